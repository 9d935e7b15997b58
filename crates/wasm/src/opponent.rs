//! The computer's move, for the worker.

use crate::error::{ApiError, limit};
use magomba_engine::Record;
use wasm_bindgen::prelude::wasm_bindgen;

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
    let chosen = magomba_search::choose(&record, seed.to_bits(), &mut out_of_time);
    chosen.map(|played| played.to_string()).ok_or(ApiError::new("over", "the game is over, no move follows"))
}
