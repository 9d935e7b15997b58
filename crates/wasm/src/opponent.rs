//! The computer's move, for the worker.

use crate::error::{Problem, limit};
use crate::player::with_player;
use magomba_engine::{Move, Position, Record, Turn};
use magomba_search::{Limits, Strength};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

const OVER: Problem = Problem::new("over", "the game is over, no move follows");

/// Chooses a move for the side to move after the last move of a record, at a level from 1 to 8. A level is the same on
/// every machine, and the same record, level and seed give the same move. Gives the whole move's text.
///
/// # Errors
/// `Error` with a `code` when the record can't be read, `over` when its game has ended, `level` when there is no such level.
#[wasm_bindgen(js_name = chooseMove)]
pub fn choose_move(record: &str, level: f64, seed: f64) -> Result<String, Problem> {
    let record: Record = limit(record)?.parse()?;
    let game = record.start().rules().game();
    let whole = Some(level as usize).filter(|whole| *whole as f64 == level);
    let strength = whole.and_then(|level| Strength::level(game, level));
    let strength = strength.ok_or(Problem::new("level", "expected a level from 1 to 8"))?;
    with_player(&record, |player| {
        player.forget();
        player.choose(&record, strength, seed.to_bits(), &mut || false)
    })
    .map(|played| played.to_string())
    .ok_or(OVER)
}

/// Chooses the best move for the side to move after the last move of a record that is found within so many milliseconds;
/// sooner when there is only one, or when the end is in sight. `best` is called with the best move so far each time the
/// search has looked one move further ahead. Gives the whole move's text.
///
/// # Errors
/// `Error` with a `code` when the record can't be read, or `over` when its game has ended.
#[wasm_bindgen(js_name = chooseMoveIn)]
pub fn choose_move_in(
    record: &str,
    milliseconds: f64,
    #[wasm_bindgen(unchecked_optional_param_type = "(move: string) => void")] best: Option<js_sys::Function>,
) -> Result<String, Problem> {
    let record: Record = limit(record)?.parse()?;
    if record.outcome().is_some() {
        return Err(OVER);
    }
    if let Some(played) = only_move(record.last()) {
        return Ok(played.to_string());
    }
    // No number at all is no time at all.
    let until = js_sys::Date::now() + milliseconds.max(0.0);
    let found = with_player(&record, |player| {
        player.best(&record, &Limits::default(), &mut || js_sys::Date::now() >= until, &mut |report| {
            if let (Some(best), Some(played)) = (&best, report.best()) {
                // What the caller's function throws is the caller's.
                let _ = best.call1(&JsValue::NULL, &played.to_string().into());
            }
        })
    });
    found.map(|played| played.to_string()).ok_or(OVER)
}

/// The move that needs no thought because there is no other. Not every such move is seen.
fn only_move(position: &Position) -> Option<Move> {
    if position.must_pass() {
        return Some(Move::Pass);
    }
    if position.offer_limit() > 0 || !position.offer().is_empty() {
        return None;
    }
    let mut starts = position.starts();
    let (only, None) = (starts.next()?, starts.next()) else { return None };
    let turn = Turn::begin(position, only, &mut ()).ok()?;
    turn.finished().map(|(played, _)| played)
}
