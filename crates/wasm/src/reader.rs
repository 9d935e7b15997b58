//! Reading a text with many games, for the worker: each game is told as it is read.

use crate::error::{FILE_LIMIT, Problem, limit_to};
use crate::values::{GameName, Outcome, out};
use magomba_engine::{self as engine, Record, RecordError};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What became of one game of a text.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GameRead {
    /// It was read.
    Game(ReadGame),
    /// It was not; the sentence names the line.
    Bad(Problem),
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct ReadGame {
    /// Its text in canonical form.
    pub record: String,
    /// Which game it is.
    pub game: GameName,
    /// How many moves it has.
    pub plies: usize,
    /// The position after the last of them.
    pub position: String,
    /// How it ended; absent while it goes on.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Who played South, by its tag, or an empty text.
    pub south: String,
    /// Who played North.
    pub north: String,
    /// The day, by its tag.
    pub date: String,
}

impl GameRead {
    fn of(read: Result<Record, RecordError>) -> GameRead {
        match read {
            Ok(record) => GameRead::Game(ReadGame::of(&record)),
            Err(error) => GameRead::Bad(error.into()),
        }
    }
}

impl ReadGame {
    fn of(record: &Record) -> ReadGame {
        let tag = |name| record.tags().get(name).unwrap_or("").to_owned();
        ReadGame {
            record: record.to_string(),
            game: record.start().rules().game().into(),
            plies: record.plies().len(),
            position: record.last().to_string(),
            outcome: record.outcome().map(|outcome| Outcome::of(outcome, record.last())),
            south: tag("South"),
            north: tag("North"),
            date: tag("Date"),
        }
    }
}

/// Reads a text with any number of games and calls `each` with a [`GameRead`] for the first `most` of them. Gives back how
/// many there are. Blocks, so call it in a worker.
///
/// # Errors
/// `Error` with code `text-too-long` when the text is longer than 5 MiB; whatever `each` throws ends the reading and is
/// thrown.
#[wasm_bindgen(js_name = readGames)]
pub fn read_games(
    text: &str,
    most: usize,
    #[wasm_bindgen(unchecked_param_type = "(read: GameRead) => void")] each: &js_sys::Function,
) -> Result<usize, JsValue> {
    let mut games = engine::games(limit_to(text, FILE_LIMIT)?);
    let mut count = 0;
    for read in games.by_ref().take(most) {
        each.call1(&JsValue::NULL, &out(&GameRead::of(read))?.into())?;
        count += 1;
    }
    Ok(count + games.len())
}
