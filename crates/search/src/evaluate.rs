//! What a position that goes on is worth: a few countable things and their weights.
//!
//! Four-row games count, for each side and in hundredths of a stone:
//! - *stones* on the board, the coin of the game;
//! - *starts*: holes of two or more, which are the moves a side has, and the means to threaten;
//! - *singles*: stones that can only step once nothing else is left;
//! - *exposed*: stones that lie where one capture would take them: an occupied inner hole and, where the column is
//!   taken, what lies behind it;
//! - *run*: in the singles ending, empty places before a single stone, the tempo moves a side has left.
//!
//! Goré counts cows in own holes and herd, holes owned, and *ripe* holes: own ones that a single cow would make two or
//! four, which the enemy may take.

use crate::score::Score;
use magomba_engine::{CaptureRule, Position, Ring, Ruleset, Side};

/// The weights of the four-row games, in hundredths of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A stone on the board.
    pub stone: Score,
    /// A hole to start from.
    pub start: Score,
    /// A hole with a single stone.
    pub single: Score,
    /// A stone that one capture would take.
    pub exposed: Score,
    /// An empty place before a single stone, when a side has nothing but singles.
    pub run: Score,
    /// Being the side to move.
    pub turn: Score,
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights { stone: 100, start: 20, single: 5, exposed: -12, run: 4, turn: 40 };

/// The value of two rings for the side that owns the first.
pub fn evaluate_rows(rules: &Ruleset, mine: &Ring, enemy: &Ring) -> Score {
    WEIGHTS.turn + side_value(rules, mine) - side_value(rules, enemy)
}

fn side_value(rules: &Ruleset, ring: &Ring) -> Score {
    let n = rules.columns();
    let holes = ring.holes();
    let (mut stones, mut starts, mut singles) = (0, 0, 0);
    for held in holes {
        stones += Score::from(*held);
        starts += Score::from(*held > 1);
        singles += Score::from(*held == 1);
    }
    // Behind the inner place 2n-1-i lies the outer place i.
    let (outer, inner) = holes.split_at(n);
    let behind = rules.capture() == CaptureRule::Column;
    let mut exposed = 0;
    for (front, back) in inner.iter().rev().zip(outer) {
        if *front > 0 {
            exposed += Score::from(*front) + if behind { Score::from(*back) } else { 0 };
        }
    }
    let run = if starts == 0 { stones.min(1) * (holes.len() as Score - singles) } else { 0 };
    WEIGHTS.stone * stones
        + WEIGHTS.start * starts
        + WEIGHTS.single * singles
        + WEIGHTS.exposed * exposed
        + WEIGHTS.run * run
}

/// The value of a Goré position for the side to move.
pub fn evaluate_gore(position: &Position) -> Score {
    const COW: Score = 100;
    const OWNED: Score = 60;
    const RIPE: Score = -25;
    let value = |side: Side| {
        let own = position.rules().layout().filter(|hole| position.owner(*hole) == Some(side));
        let hole_value = |cows: u8| OWNED + if matches!(cows, 1 | 3) { RIPE } else { 0 };
        COW * position.score(side) as Score + own.map(|hole| hole_value(position.stones(hole))).sum::<Score>()
    };
    let side = position.side();
    value(side) - value(side.other())
}
