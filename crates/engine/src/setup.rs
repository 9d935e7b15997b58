//! Anything that can be written down as a position, and the reasons why it may not be one.

use crate::hole::{Hole, HoleSet, StoneCounts};
use crate::position::{Board, GoreBoard, Position};
use crate::ring::Ring;
use crate::ruleset::Ruleset;
use crate::side::Side;
use thiserror::Error;

/// Captured cows put into each hole that changes owner (Goré).
pub const PRICE: u8 = 6;
/// The most holes that one offer may name (Goré).
pub const OFFER_MAX: usize = 3;
/// Cows in Goré, in the holes and the herds together.
pub const COWS: usize = 48;

/// A board as it was written down or set up, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules it is to be played by.
    pub rules: Ruleset,
    /// Who is to move.
    pub side: Side,
    /// The stones of each hole.
    pub stones: StoneCounts,
    /// Goré's further fields; left alone in the other games.
    pub gore: GoreSetup,
}

/// The part of a [`Setup`] that only Goré has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoreSetup {
    /// The holes that North owns; South owns the others.
    pub north_owns: HoleSet,
    /// Captured cows, South's first.
    pub herds: [u8; 2],
    /// The holes of a pending offer, which the side to move answers.
    pub offer: HoleSet,
    /// Who has refused an offer in this game, South first.
    pub refused: [bool; 2],
}

/// Why a [`Setup`] is not a position of its game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A Kimasai hole holds more than one stone.
    #[error("{hole} holds {stones} stones, but no hole of this game ever holds more than {limit}")]
    HoleTooFull {
        /// The hole.
        hole: Hole,
        /// What it holds.
        stones: u8,
        /// What it may hold.
        limit: u8,
    },
    /// A side has more stones than it starts with.
    #[error("{side} has {stones} stones, but starts with {limit} and never gets more")]
    TooManyStones {
        /// The side.
        side: Side,
        /// Its stones.
        stones: usize,
        /// What it starts with.
        limit: usize,
    },
    /// Goré's cows do not add up.
    #[error("there are {cows} cows in the holes and herds together, but the game has {COWS}")]
    Cows {
        /// How many there are.
        cows: usize,
    },
    /// A side owns no hole.
    #[error("{side} owns no hole, but a player always keeps at least one")]
    NoHole {
        /// The side.
        side: Side,
    },
    /// An offer or a refusal in a game without trade.
    #[error("this game is played without trade, so there can be no {what}")]
    NoTrade {
        /// "offer" or "refusal".
        what: &'static str,
    },
    /// An offered hole is not the offering player's.
    #[error("{hole} is offered, but it is not {side}'s to offer")]
    OfferNotOwn {
        /// The hole.
        hole: Hole,
        /// The offering side.
        side: Side,
    },
    /// Too many holes are offered at once.
    #[error("{holes} holes are offered, but an offer names at most {OFFER_MAX}")]
    OfferTooLarge {
        /// How many.
        holes: usize,
    },
    /// The offering player would keep no hole.
    #[error("{side} offers every hole, but must keep at least one")]
    OfferEverything {
        /// The offering side.
        side: Side,
    },
    /// The other player could not pay.
    #[error("the offer costs {price} captured cows, but {side} holds {herd}")]
    OfferUnpaid {
        /// The side that would pay.
        side: Side,
        /// Its herd.
        herd: u8,
        /// The price.
        price: usize,
    },
    /// The offering player had no cow and could only have passed.
    #[error("{side} has no cow in any own hole, so it could only have passed, not offered")]
    OfferInsteadOfPass {
        /// The offering side.
        side: Side,
    },
}

impl SetupError {
    /// A stable name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupError::HoleTooFull { .. } => "hole-too-full",
            SetupError::TooManyStones { .. } => "too-many-stones",
            SetupError::Cows { .. } => "cows",
            SetupError::NoHole { .. } => "no-hole",
            SetupError::NoTrade { .. } => "no-trade",
            SetupError::OfferNotOwn { .. } => "offer-not-own",
            SetupError::OfferTooLarge { .. } => "offer-too-large",
            SetupError::OfferEverything { .. } => "offer-everything",
            SetupError::OfferUnpaid { .. } => "offer-unpaid",
            SetupError::OfferInsteadOfPass { .. } => "offer-instead-of-pass",
        }
    }
}

impl Setup {
    /// Checks that the position is possible in its game.
    ///
    /// # Errors
    /// The first reason why it is not.
    pub fn validate(&self) -> Result<Position, SetupError> {
        let board = match self.rules.rows() {
            2 => Board::Gore(self.gore_board()?),
            _ => Board::Rings(self.rings()?),
        };
        Ok(Position::from_parts(self.rules, self.side, board))
    }

    /// A ring with the stones of this setup.
    fn ring(&self, side: Side) -> Ring {
        let mut ring = Ring::new(self.rules.ring_len());
        for place in 0..ring.len() {
            ring.set(place, self.stones.get(self.rules.hole(side, place)));
        }
        ring
    }

    fn rings(&self) -> Result<[Ring; 2], SetupError> {
        let rings = Side::ALL.map(|side| self.ring(side));
        let limit = self.rules.hole_limit();
        let overfull = self.stones.iter().find(|(_, stones)| *stones > limit);
        if let Some((hole, stones)) = overfull {
            return Err(SetupError::HoleTooFull { hole, stones, limit });
        }
        for side in Side::ALL {
            let (stones, limit) = (rings[side.index()].total(), self.rules.start_total());
            if stones > limit {
                return Err(SetupError::TooManyStones { side, stones, limit });
            }
        }
        Ok(rings)
    }

    fn gore_board(&self) -> Result<GoreBoard, SetupError> {
        let gore = &self.gore;
        let mut board = GoreBoard {
            ring: self.ring(Side::South),
            north_owns: 0,
            herds: gore.herds,
            offer: 0,
            refused: gore.refused,
        };
        for place in 0..board.ring.len() {
            let hole = self.rules.hole(Side::South, place);
            board.north_owns |= u8::from(gore.north_owns.contains(hole)) << place;
            board.offer |= u8::from(gore.offer.contains(hole)) << place;
        }
        let cows = board.ring.total() + gore.herds.iter().map(|herd| usize::from(*herd)).sum::<usize>();
        if cows != COWS {
            return Err(SetupError::Cows { cows });
        }
        if let Some(side) = Side::ALL.into_iter().find(|side| board.owned(*side) == 0) {
            return Err(SetupError::NoHole { side });
        }
        if !self.rules.trade() {
            if !gore.offer.is_empty() {
                return Err(SetupError::NoTrade { what: "offer" });
            }
            if gore.refused != [false, false] {
                return Err(SetupError::NoTrade { what: "refusal" });
            }
        }
        if !gore.offer.is_empty() {
            board.check_offer(&self.rules, self.side.other(), gore.offer)?;
        }
        Ok(board)
    }
}
