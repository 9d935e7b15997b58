//! Random games: how fast the engine runs in this browser. Not in the page: see `cargo xtask ratio`.

use crate::error::{Problem, limit};
use magomba_engine::Position;
use wasm_bindgen::prelude::wasm_bindgen;

/// Plays uniformly random games from a position for so many milliseconds: start, each head's choice and the bonus are
/// uniform over what is legal, and the bonus is taken in full. Gives how many games were finished, moves in them and laps
/// in those. The same seed gives the same games.
///
/// # Errors
/// `Error` with a `code` when the position can't be read.
#[wasm_bindgen]
pub fn playouts(position: &str, milliseconds: f64, seed: f64) -> Result<Vec<f64>, Problem> {
    let start: Position = limit(position)?.parse()?;
    // No number at all is no time at all.
    let until = js_sys::Date::now() + milliseconds.max(0.0);
    let tally = magomba_search::playouts(&start, seed as u64, &mut || js_sys::Date::now() >= until);
    Ok([tally.playouts, tally.turns, tally.laps].map(|count| count as f64).into())
}
