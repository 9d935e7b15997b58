//! How strong a player is: by positions looked at and a blurred judgement, never by time, so that a level is the same on
//! a phone as on a desktop.

use crate::random::Random;
use crate::score::Score;

/// A measure of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The most positions looked at for a move.
    pub nodes: u64,
    /// The standard error of judgement, in hundredths of a stone.
    pub error: Score,
    /// How many moves of a hundred are made without thinking at all.
    pub slips: u8,
}

/// Levels 1 to 8.
pub const LEVELS: [Strength; 8] = [
    Strength { nodes: 200, error: 2000, slips: 0 },
    Strength { nodes: 400, error: 700, slips: 0 },
    Strength { nodes: 800, error: 350, slips: 0 },
    Strength { nodes: 2_000, error: 150, slips: 0 },
    Strength { nodes: 6_000, error: 50, slips: 0 },
    Strength { nodes: 20_000, error: 0, slips: 0 },
    Strength { nodes: 80_000, error: 0, slips: 0 },
    Strength { nodes: 350_000, error: 0, slips: 0 },
];

/// What a seen end counts for when judgement is blurred, so that a weak player may miss it.
const SEEN_END: Score = 6000;

impl Strength {
    /// A player that makes no mistakes within so many positions.
    pub const fn nodes(nodes: u64) -> Strength {
        Strength { nodes, error: 0, slips: 0 }
    }

    /// The strength of a level, 1 to 8.
    pub fn level(level: usize) -> Option<Strength> {
        LEVELS.get(level.checked_sub(1)?).copied()
    }

    /// A score as a player of this strength sees it: the sum of a dozen even chances is nearly a normal error.
    pub(crate) fn blur(&self, score: Score, random: &mut Random) -> Score {
        const DRAWS: i64 = 12;
        const STEP: usize = 2001;
        let sum: i64 = (0..DRAWS).map(|_| random.below(STEP) as i64 - 1000).sum();
        // A sum of twelve draws from -1..1 has a standard deviation of two.
        score.clamp(-SEEN_END, SEEN_END) + (i64::from(self.error) * sum / 2000) as Score
    }
}
