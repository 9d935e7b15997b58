//! A legal position: rules, side to move and what lies on the board.

use crate::hole::{Hole, HoleSet, StoneCounts};
use crate::ring::Ring;
use crate::ruleset::Ruleset;
use crate::setup::{GoreSetup, Setup};
use crate::side::Side;
use core::hash::Hasher;

/// A position that is possible in its game. Made from a start position, a [`Setup`] that passed validation, a text,
/// or by playing a move; never changed in place from outside.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Ruleset,
    side: Side,
    pub(crate) board: Board,
}

/// The stones, in the shape the rule code works on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Board {
    /// Four-row games: a ring a side, South's first.
    Rings([Ring; 2]),
    /// Goré: one ring and changing owners.
    Gore(GoreBoard),
}

/// Goré's board. Sets of holes are bits by ring place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GoreBoard {
    pub(crate) ring: Ring,
    pub(crate) north_owns: u8,
    pub(crate) herds: [u8; 2],
    pub(crate) offer: u8,
    pub(crate) refused: [bool; 2],
}

impl Position {
    /// The start position of a ruleset, South to move.
    pub fn start(rules: Ruleset) -> Position {
        let ring = rules.start_ring();
        let board = match rules.rows() {
            2 => Board::Gore(GoreBoard { ring, north_owns: 0xf0, herds: [0, 0], offer: 0, refused: [false, false] }),
            _ => Board::Rings([ring, ring]),
        };
        Position { rules, side: Side::South, board }
    }

    /// Puts a position together from parts that are known to be legal.
    pub(crate) fn from_parts(rules: Ruleset, side: Side, board: Board) -> Position {
        Position { rules, side, board }
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Who is to move; while an offer is pending, who is to answer it.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Hands the turn to the other side.
    pub(crate) fn pass_turn(&mut self) {
        self.side = self.side.other();
    }

    /// Stones in a hole; none in a hole that this board does not have.
    pub fn stones(&self, hole: Hole) -> u8 {
        match (self.rules.place(hole), &self.board) {
            (None, _) => 0,
            (Some((side, place)), Board::Rings(rings)) => rings[side.index()].get(place),
            (Some((_, place)), Board::Gore(gore)) => gore.ring.get(place),
        }
    }

    /// Who owns a hole, or `None` when this board does not have it.
    pub fn owner(&self, hole: Hole) -> Option<Side> {
        let (side, place) = self.rules.place(hole)?;
        Some(match &self.board {
            Board::Rings(_) => side,
            Board::Gore(gore) => gore.owner(place),
        })
    }

    /// Whether a hole is a head.
    pub fn is_head(&self, hole: Hole) -> bool {
        self.rules.place(hole).is_some_and(|(_, place)| self.rules.is_head(place))
    }

    /// Stones in all holes that a side owns.
    pub fn total(&self, side: Side) -> usize {
        match &self.board {
            Board::Rings(rings) => rings[side.index()].total(),
            Board::Gore(gore) => gore.cows_of(side),
        }
    }

    /// What a side has taken: in Goré its herd, else the stones that the other side has lost since the start.
    pub fn taken(&self, side: Side) -> usize {
        match &self.board {
            Board::Rings(rings) => self.rules.start_total() - rings[side.other().index()].total(),
            Board::Gore(gore) => usize::from(gore.herds[side.index()]),
        }
    }

    /// Goré: the holes of the pending offer; none otherwise.
    pub fn offer(&self) -> HoleSet {
        match &self.board {
            Board::Rings(_) => HoleSet::EMPTY,
            Board::Gore(gore) => gore.holes(&self.rules, gore.offer),
        }
    }

    /// Goré: whether a side has refused an offer in this game.
    pub fn has_refused(&self, side: Side) -> bool {
        match &self.board {
            Board::Rings(_) => false,
            Board::Gore(gore) => gore.refused[side.index()],
        }
    }

    /// The bare rings of a four-row game, South's first; `None` in Goré.
    pub fn rings(&self) -> Option<&[Ring; 2]> {
        match &self.board {
            Board::Rings(rings) => Some(rings),
            Board::Gore(_) => None,
        }
    }

    /// The position with other rings and another side to move, for a search that sows on bare rings. The rings must come
    /// from sowing and capturing on this position's; in Goré the rings are ignored.
    ///
    /// # Panics
    /// When a ring has another length or more stones than a side starts with.
    pub fn with_rings(&self, rings: [Ring; 2], side: Side) -> Position {
        let fits = |ring: &Ring| ring.len() == self.rules.ring_len() && ring.total() <= self.rules.start_total();
        assert!(self.rules.rows() == 2 || rings.iter().all(fits), "the rings do not come from this position");
        let board = match &self.board {
            Board::Rings(_) => Board::Rings(rings),
            Board::Gore(gore) => Board::Gore(gore.clone()),
        };
        Position { rules: self.rules, side, board }
    }

    /// Feeds what a position is made of, apart from its rules, to a hasher. Positions that [`Position::repeats`] calls
    /// the same are fed alike.
    pub fn hash_board(&self, hasher: &mut impl Hasher) {
        match &self.board {
            Board::Rings(rings) => {
                rings.iter().for_each(|ring| ring.feed(hasher));
                hasher.write_u64(self.side.index() as u64);
            }
            Board::Gore(gore) => {
                gore.ring.feed(hasher);
                let [south, north] = gore.herds;
                hasher.write_u64(u64::from_le_bytes([gore.north_owns, south, north, gore.offer, 0, 0, 0, 0]));
                hasher.write_u64(self.side.index() as u64);
            }
        }
    }

    /// Whether two positions count as the same for repetition: board, owners, herds and side to move. One with an
    /// offer pending is not the one where the same player may sow; who has refused before makes no difference.
    pub fn repeats(&self, other: &Position) -> bool {
        if self.side != other.side || self.rules != other.rules {
            return false;
        }
        match (&self.board, &other.board) {
            (Board::Rings(mine), Board::Rings(theirs)) => mine == theirs,
            (Board::Gore(mine), Board::Gore(theirs)) => {
                let offer = mine.offer == theirs.offer;
                offer && mine.ring == theirs.ring && mine.north_owns == theirs.north_owns && mine.herds == theirs.herds
            }
            _ => false,
        }
    }

    /// The position as a setup, to be changed and validated again.
    pub fn setup(&self) -> Setup {
        let mut stones = StoneCounts::EMPTY;
        for hole in self.rules.layout() {
            stones.set(hole, self.stones(hole));
        }
        let gore = match &self.board {
            Board::Rings(_) => GoreSetup::default(),
            Board::Gore(gore) => GoreSetup {
                north_owns: gore.holes(&self.rules, gore.north_owns),
                herds: gore.herds,
                offer: gore.holes(&self.rules, gore.offer),
                refused: gore.refused,
            },
        };
        Setup { rules: self.rules, side: self.side, stones, gore }
    }
}
