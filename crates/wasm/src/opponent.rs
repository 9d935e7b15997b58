//! The computer's move, for the worker.

use crate::error::{ApiError, limit};
use magomba_engine::Record;
use magomba_search::{Player, Strength};
use wasm_bindgen::prelude::wasm_bindgen;

/// Memory of the player's table, in bytes: what it may look at in one move fits easily.
const TABLE: usize = 1 << 20;
/// What the computer looks at for a move, so that it plays alike on every machine.
const STRENGTH: Strength = Strength::nodes(20_000);

/// Chooses a move for the side to move after the last move of a record, thinking at most so many milliseconds.
/// Gives the whole move's text. The same record and seed give the same move unless time runs out.
///
/// # Errors
/// `Error` with a `code` when the record can't be read, or `over` when its game has ended.
#[wasm_bindgen(js_name = chooseMove)]
pub fn choose_move(record: &str, milliseconds: f64, seed: f64) -> Result<String, ApiError> {
    let record: Record = limit(record)?.parse()?;
    let until = js_sys::Date::now() + milliseconds;
    let mut out_of_time = || js_sys::Date::now() >= until;
    let chosen = Player::new(TABLE).choose(&record, STRENGTH, seed.to_bits(), &mut out_of_time);
    chosen.map(|played| played.to_string()).ok_or(ApiError::new("over", "the game is over, no move follows"))
}
