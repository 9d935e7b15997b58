//! How a game ends: by what lies on the board, by repetition, by resignation.

use crate::error::PlayError;
use crate::position::{Board, Position};
use crate::ruleset::Verdict;
use crate::side::Side;
use crate::turn::Turn;
use core::cmp::Ordering;
use core::fmt;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A side is left without stones, which loses.
    Captured,
    /// The side to move has stones but no move, which loses.
    Immobile,
    /// A position came about too often. With equal stones in Tsoro, whoever brought it about loses.
    Repetition,
    /// Every move would be endless. With equal stones in Tsoro, the side to move loses.
    Endless,
    /// Goré: no hole holds three cows or more.
    Cleared,
    /// The side to move resigned.
    Resigned,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Ending; 6] =
        [Ending::Captured, Ending::Immobile, Ending::Repetition, Ending::Endless, Ending::Cleared, Ending::Resigned];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Captured => "captured",
            Ending::Immobile => "immobile",
            Ending::Repetition => "repetition",
            Ending::Endless => "endless",
            Ending::Cleared => "cleared",
            Ending::Resigned => "resigned",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won, or `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub ending: Ending,
    /// Goré: the winner has refused an offer, so it is a "victory without glory".
    pub without_glory: bool,
}

impl Outcome {
    /// The result in notation: `S`, `N` or `=`.
    pub const fn result(&self) -> char {
        match self.winner {
            Some(side) => side.letter(),
            None => '=',
        }
    }
}

/// Result and ending as the command line prints them: `S captured`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result(), self.ending.name())
    }
}

impl Position {
    /// The end that lies on the board, or `None` while the side to move has a move.
    pub fn outcome(&self) -> Option<Outcome> {
        let side = self.side();
        match &self.board {
            Board::Gore(_) if self.is_cleared() => Some(self.decide(Ending::Cleared, Verdict::LargerHerd, side)),
            Board::Gore(_) => None,
            Board::Rings(rings) => {
                if rings[side.index()].total() == 0 {
                    return Some(self.won(side.other(), Ending::Captured));
                }
                let mut endless = false;
                for place in 0..self.rules().ring_len() {
                    match Turn::begin(self, self.rules().hole(side, place), &mut ()) {
                        Ok(_) => return None,
                        Err(PlayError::EndlessStart { .. }) => endless = true,
                        Err(_) => {}
                    }
                }
                Some(if endless {
                    self.decide(Ending::Endless, self.rules().endless(), side)
                } else {
                    self.won(side.other(), Ending::Immobile)
                })
            }
        }
    }

    /// Whether the position is finished by what lies on the board.
    pub fn is_over(&self) -> bool {
        !self.has_move()
    }

    /// Goré: whether no hole holds three cows or more.
    pub(crate) fn is_cleared(&self) -> bool {
        matches!(&self.board, Board::Gore(gore) if gore.is_cleared())
    }

    /// What each side has to compare when the game is counted out, South first: in Goré own cows and herd, else the
    /// stones on the board.
    pub fn score(&self, side: Side) -> usize {
        match &self.board {
            Board::Rings(rings) => rings[side.index()].total(),
            Board::Gore(gore) => gore.score(side),
        }
    }

    /// The end by repetition, if this position has come about once too often.
    pub fn repeated(&self) -> Outcome {
        self.decide(Ending::Repetition, self.rules().repetition().verdict, self.side().other())
    }

    /// The end by the resignation of the side to move.
    pub(crate) fn resigned(&self) -> Outcome {
        self.won(self.side().other(), Ending::Resigned)
    }

    fn won(&self, winner: Side, ending: Ending) -> Outcome {
        Outcome { winner: Some(winner), ending, without_glory: self.has_refused(winner) }
    }

    /// Counts out by a verdict; `blamed` loses when Tsoro's stones are equal.
    fn decide(&self, ending: Ending, verdict: Verdict, blamed: Side) -> Outcome {
        let draw = Outcome { winner: None, ending, without_glory: false };
        let order = self.score(Side::South).cmp(&self.score(Side::North));
        match (verdict, order) {
            (Verdict::Draw, _) | (Verdict::LargerHerd, Ordering::Equal) => draw,
            (_, Ordering::Greater) => self.won(Side::South, ending),
            (_, Ordering::Less) => self.won(Side::North, ending),
            (Verdict::MoreStones, Ordering::Equal) => self.won(blamed.other(), ending),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn repeated(position: &str) -> alloc::string::String {
        position.parse::<Position>().unwrap().repeated().to_string()
    }

    /// The side to move did not bring the position about, so with equal stones it wins.
    #[test]
    fn repetition_in_tsoro_is_won_by_more_stones_and_lost_by_whoever_brought_it_about() {
        assert_eq!(repeated("tsoro 2,0x5/0x6/0x6/1,0x5 S"), "N repetition");
        assert_eq!(repeated("tsoro 1,0x5/0x6/0x6/2,0x5 S"), "S repetition");
        assert_eq!(repeated("tsoro 1,0x5/0x6/0x6/1,0x5 S"), "S repetition");
        assert_eq!(repeated("tsoro 1,0x5/0x6/0x6/1,0x5 N"), "N repetition");
    }

    #[test]
    fn repetition_in_nsolo_is_a_draw() {
        assert_eq!(repeated("nsolo 2,0x7/0x8/0x8/1,0x7 S"), "= repetition");
    }
}
