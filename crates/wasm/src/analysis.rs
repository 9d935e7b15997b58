//! Analysing a position, for the worker: the best lines of play, told depth by depth.

use crate::error::{Problem, limit};
use crate::player::with_player;
use crate::values::out;
use magomba_engine::Record;
use magomba_search::{Limits, Report, Score, Variation, plies_to_end};
use serde::Serialize;
use std::cell::Cell;
use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a line of play is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Value {
    /// The game goes on beyond what was seen; the side to move is so many stones ahead (or, below zero, behind).
    Score {
        /// Stones, with hundredths.
        stones: f64,
    },
    /// The side to move wins.
    Win {
        /// After so many plies from here, if the other side holds out as long as it can.
        plies: u32,
    },
    /// The side to move loses.
    Loss {
        /// After so many plies from here, if it holds out as long as it can.
        plies: u32,
    },
}

impl Value {
    fn of(score: Score) -> Value {
        match plies_to_end(score) {
            Some(plies) if score > 0 => Value::Win { plies },
            Some(plies) => Value::Loss { plies },
            None => Value::Score { stones: f64::from(score) / 100.0 },
        }
    }
}

/// A line of play and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct AnalysisLine {
    /// For the side to move.
    pub value: Value,
    /// The moves' texts, first the one to be made now.
    pub moves: Vec<String>,
}

impl AnalysisLine {
    fn of(line: &Variation) -> AnalysisLine {
        AnalysisLine { value: Value::of(line.score), moves: line.moves.iter().map(ToString::to_string).collect() }
    }
}

/// What an analysis has found so far.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct AnalysisReport {
    /// The depth that was finished, in plies.
    pub depth: usize,
    /// Positions looked at.
    #[tsify(type = "number")]
    pub nodes: u64,
    /// The best moves with their lines, the best first.
    pub lines: Vec<AnalysisLine>,
}

impl AnalysisReport {
    fn of(report: &Report) -> AnalysisReport {
        AnalysisReport {
            depth: report.depth,
            nodes: report.nodes,
            lines: report.lines.iter().map(AnalysisLine::of).collect(),
        }
    }
}

/// Searches the position after the last move of a record and calls `each` with an [`AnalysisReport`] after every finished
/// depth: the best `lines` moves with their lines of play. Ends when the position is decided, or `nodes` positions or
/// `milliseconds` have been spent. Nothing is reported for a game that is over.
///
/// # Errors
/// `Error` with a `code` when the record can't be read; whatever `each` throws ends the search and is thrown.
#[wasm_bindgen]
pub fn analyse(
    record: &str,
    lines: usize,
    nodes: f64,
    milliseconds: f64,
    #[wasm_bindgen(unchecked_param_type = "(report: AnalysisReport) => void")] each: &js_sys::Function,
) -> Result<(), JsValue> {
    let record: Record = limit(record)?.parse().map_err(Problem::from)?;
    // No number at all is no time at all.
    let until = js_sys::Date::now() + milliseconds.max(0.0);
    let limits = Limits { nodes: nodes.max(1.0) as u64, lines: lines.max(1), ..Limits::default() };
    let mut thrown = Ok(());
    let stopped = Cell::new(false);
    with_player(&record, |player| {
        player.search(&record, &limits, &mut || stopped.get() || js_sys::Date::now() >= until, &mut |report| {
            if stopped.get() {
                return;
            }
            let told = out(&AnalysisReport::of(report)).map_err(JsValue::from);
            thrown = told.and_then(|report| each.call1(&JsValue::NULL, &report.into())).map(|_| ());
            stopped.set(thrown.is_err());
        })
    });
    thrown
}
