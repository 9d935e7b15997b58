//! Anything that can be written down as a position, and the reasons why it may not be one.

use crate::hole::{Hole, HoleSet, StoneCounts};
use crate::position::{Board, GoreBoard, Position};
use crate::ring::Ring;
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::told::{Args, Told};
use alloc::vec::Vec;
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
        /// Which.
        what: Trade,
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

/// A part of the trade in Goré.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Trade {
    /// An offer.
    #[error("offer")]
    Offer,
    /// A refusal.
    #[error("refusal")]
    Refusal,
}

impl Told for SetupError {
    fn code(&self) -> &'static str {
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

    fn tell(&self, args: &mut Args) {
        match self {
            SetupError::HoleTooFull { hole, stones, limit } => {
                args.text("hole", hole);
                args.count("count", (*stones).into());
                args.count("limit", (*limit).into());
            }
            SetupError::TooManyStones { side, stones, limit } => {
                args.text("side", &side.letter());
                args.count("count", *stones);
                args.count("limit", *limit);
            }
            SetupError::Cows { cows } => {
                args.count("count", *cows);
                args.count("limit", COWS);
            }
            SetupError::NoTrade { what } => args.text("what", what),
            SetupError::OfferNotOwn { hole, side } => {
                args.text("hole", hole);
                args.text("side", &side.letter());
            }
            SetupError::OfferTooLarge { holes } => {
                args.count("count", *holes);
                args.count("limit", OFFER_MAX);
            }
            SetupError::OfferUnpaid { side, herd, price } => {
                args.text("side", &side.letter());
                args.count("count", (*herd).into());
                args.count("limit", *price);
            }
            SetupError::NoHole { side }
            | SetupError::OfferEverything { side }
            | SetupError::OfferInsteadOfPass { side } => args.text("side", &side.letter()),
        }
    }
}

impl Setup {
    /// Checks that the position is possible in its game.
    ///
    /// # Errors
    /// The first reason why it is not; [`Setup::problems`] gives all of them.
    pub fn validate(&self) -> Result<Position, SetupError> {
        if let Some(problem) = self.problems().into_iter().next() {
            return Err(problem);
        }
        let board = match self.rules.rows() {
            2 => Board::Gore(self.gore_board()),
            _ => Board::Rings(self.rings()),
        };
        Ok(Position::from_parts(self.rules, self.side, board))
    }

    /// Every reason why the position is not possible in its game; of an offer that could not have been made, the first.
    /// None for a legal position.
    pub fn problems(&self) -> Vec<SetupError> {
        match self.rules.rows() {
            2 => self.gore_problems(),
            _ => self.ring_problems(),
        }
    }

    /// A ring with the stones of this setup.
    fn ring(&self, side: Side) -> Ring {
        let mut ring = Ring::new(self.rules.ring_len());
        for place in 0..ring.len() {
            ring.set(place, self.stones.get(self.rules.hole(side, place)));
        }
        ring
    }

    fn rings(&self) -> [Ring; 2] {
        Side::ALL.map(|side| self.ring(side))
    }

    fn ring_problems(&self) -> Vec<SetupError> {
        let limit = self.rules.hole_limit();
        let overfull = self.stones.iter().filter(|(_, stones)| *stones > limit);
        let mut problems: Vec<SetupError> =
            overfull.map(|(hole, stones)| SetupError::HoleTooFull { hole, stones, limit }).collect();
        for (side, ring) in Side::ALL.into_iter().zip(self.rings()) {
            let (stones, limit) = (ring.total(), self.rules.start_total());
            if stones > limit {
                problems.push(SetupError::TooManyStones { side, stones, limit });
            }
        }
        problems
    }

    /// Goré's board as it is set up, its offer with the holes that the board has.
    fn gore_board(&self) -> GoreBoard {
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
        board
    }

    fn gore_problems(&self) -> Vec<SetupError> {
        let (gore, board) = (&self.gore, self.gore_board());
        let mut problems = Vec::new();
        let cows = board.ring.total() + gore.herds.iter().map(|herd| usize::from(*herd)).sum::<usize>();
        if cows != COWS {
            problems.push(SetupError::Cows { cows });
        }
        let homeless = Side::ALL.into_iter().filter(|side| board.owned(*side) == 0);
        problems.extend(homeless.map(|side| SetupError::NoHole { side }));
        if !self.rules.trade() {
            if !gore.offer.is_empty() {
                problems.push(SetupError::NoTrade { what: Trade::Offer });
            }
            if gore.refused != [false, false] {
                problems.push(SetupError::NoTrade { what: Trade::Refusal });
            }
        } else if !gore.offer.is_empty() {
            problems.extend(board.check_offer(&self.rules, self.side.other(), gore.offer).err());
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};

    fn problems(text: &str) -> Vec<String> {
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.validate().err(), setup.problems().into_iter().next());
        setup.problems().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_problem_of_a_setup_is_told() {
        assert_eq!(problems("kimasai 1x12/1x11,0/0,1x11/1x12 S"), [""; 0]);
        assert_eq!(
            problems("kimasai 2,1x11/2,1x11/1x12/1x12 S"),
            [
                "c1 holds 2 stones, but no hole of this game ever holds more than 1",
                "d1 holds 2 stones, but no hole of this game ever holds more than 1",
                "South has 24 stones, but starts with 23 and never gets more",
                "North has 26 stones, but starts with 23 and never gets more",
            ]
        );
        assert_eq!(
            problems("gore:trade=no 6x4/5x4 S nnnn/nnnn 0,0 a1 SN"),
            [
                "there are 44 cows in the holes and herds together, but the game has 48",
                "South owns no hole, but a player always keeps at least one",
                "this game is played without trade, so there can be no offer",
                "this game is played without trade, so there can be no refusal",
            ]
        );
        assert_eq!(problems("gore 6x4/6x4 S nnnn/ssss 0,0 a1 -"), ["a1 is offered, but it is not North's to offer"]);
    }
}
