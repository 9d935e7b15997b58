//! How strong a player is: by positions looked at and a blurred judgement, never by time, so that a level is the same on
//! a phone as on a desktop.

use crate::random::Random;
use crate::score::Score;
use magomba_engine::Game;

/// A measure of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The most positions looked at for a move, though one ply is always finished.
    pub nodes: u64,
    /// The standard error of judgement, in hundredths of a stone.
    pub error: Score,
    /// How many moves of a hundred are made without thinking at all.
    pub slips: u8,
}

/// The highest level; the lowest is 1.
pub const LEVELS: usize = 8;

/// One level of each game; see `docs/levels.md` for how they were found.
type Table = [Strength; LEVELS];

const fn strength(nodes: u64, error: Score, slips: u8) -> Strength {
    Strength { nodes, error, slips }
}

const TSORO: Table = [
    strength(200, 300, 91),
    strength(200, 300, 70),
    strength(200, 300, 48),
    strength(300, 200, 32),
    strength(600, 100, 20),
    strength(1_500, 0, 18),
    strength(10_000, 0, 8),
    strength(250_000, 0, 0),
];
const NSOLO: Table = [
    strength(200, 300, 92),
    strength(200, 300, 70),
    strength(200, 300, 50),
    strength(300, 200, 34),
    strength(500, 100, 22),
    strength(1_000, 0, 13),
    strength(5_000, 0, 6),
    strength(60_000, 0, 0),
];
const KIMASAI: Table = [
    strength(200, 300, 91),
    strength(200, 300, 70),
    strength(200, 300, 48),
    strength(300, 200, 36),
    strength(500, 100, 29),
    strength(600, 50, 21),
    strength(1_000, 0, 10),
    strength(20_000, 0, 0),
];
const GORE: Table = [
    strength(200, 300, 97),
    strength(200, 300, 86),
    strength(200, 300, 76),
    strength(200, 300, 65),
    strength(200, 300, 51),
    strength(300, 200, 32),
    strength(600, 100, 12),
    strength(20_000, 0, 0),
];

/// What a seen end counts for when judgement is blurred, so that a weak player may miss it.
const SEEN_END: Score = 6000;

impl Strength {
    /// A player that makes no mistakes within so many positions.
    pub const fn nodes(nodes: u64) -> Strength {
        Strength { nodes, error: 0, slips: 0 }
    }

    /// The strength of a level of a game, 1 to [`LEVELS`].
    pub fn level(game: Game, level: usize) -> Option<Strength> {
        let table = match game {
            Game::Tsoro => &TSORO,
            Game::Nsolo => &NSOLO,
            Game::Kimasai => &KIMASAI,
            Game::Gore => &GORE,
        };
        table.get(level.checked_sub(1)?).copied()
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
