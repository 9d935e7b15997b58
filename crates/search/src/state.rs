//! What the tree search needs of a game, whichever it is.

use crate::evaluate::Features;
use crate::score::{Score, WON};
use alloc::vec::Vec;
use magomba_engine::{Move, Outcome, Position, Side};

/// A move as the search keeps it: small, and meaningful only together with the state it was made for.
pub type Code = u64;

/// A move and where it leads.
#[derive(Clone, Debug)]
pub struct Child<S> {
    /// The move.
    pub code: Code,
    /// Stones it takes, for ordering.
    pub gain: u8,
    /// The state after it.
    pub after: S,
}

/// How much work goes into finding the moves worth looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// For a node whose moves are judged at once.
    Little,
    /// For a node whose moves are searched.
    Some,
    /// Near the root, where it can be afforded.
    Much,
}

impl Effort {
    /// What is usual with so many plies still to be looked at.
    pub const fn usual(depth: i32) -> Effort {
        if depth > 1 { Effort::Some } else { Effort::Little }
    }
}

/// A position in the shape that is quickest to search.
pub trait State: Clone {
    /// From a position of the game.
    fn of(position: &Position) -> Self;
    /// The position again; `root` is any position of the same game.
    fn position(&self, root: &Position) -> Position;
    /// Who is to move.
    fn side(&self) -> Side;
    /// The moves worth looking at. None exactly if the game is over.
    fn children(&self, root: &Position, effort: Effort, into: &mut Vec<Child<Self>>);
    /// Whether much effort finds more of them than some in games like the root's.
    fn effort_pays(root: &Position) -> bool;
    /// A number that equal states share and others hardly ever do.
    fn key(&self) -> u64;
    /// What can be counted in the state, for the side to move, while the game goes on.
    fn features(&self, root: &Position) -> Features;
    /// The whole move behind a code.
    fn realise(&self, root: &Position, code: Code) -> Option<Move>;

    /// What a state without children is worth.
    fn ended(&self, root: &Position) -> Score {
        self.position(root).outcome().map_or(0, |outcome| worth(outcome, self.side()))
    }

    /// What it is worth that a state has come about again.
    fn repeated(&self, root: &Position) -> Score {
        worth(self.position(root).repeated(), self.side())
    }
}

/// What an end is worth to a side.
pub fn worth(outcome: Outcome, side: Side) -> Score {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == side => WON,
        Some(_) => -WON,
    }
}

/// A quick hasher of few words, good enough for tables of positions.
#[derive(Clone, Debug)]
pub struct Mixer(u64);

impl Mixer {
    /// A hasher that has seen nothing.
    pub const fn new() -> Mixer {
        Mixer(0x2545_f491_4f6c_dd1d)
    }
}

impl core::hash::Hasher for Mixer {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
