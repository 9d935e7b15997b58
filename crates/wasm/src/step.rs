//! The steps of a move for JavaScript.

use crate::values::{Side, names};
use magomba_engine as engine;
use serde::Serialize;
use tsify::Tsify;

/// One thing that happens in a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Step {
    /// Every stone of `from` is lifted and dropped, one into each following hole of the ring.
    Lap {
        /// The hole lifted.
        from: String,
        /// How many stones.
        stones: u8,
        /// Where the last one falls.
        last: String,
        /// Whether this lap lifts the hole where the lap before it ended.
        relay: bool,
    },
    /// The player stops at an occupied head.
    Stop {
        /// The head.
        hole: String,
    },
    /// Stones leave a hole for a player's heap or herd.
    Capture {
        /// The hole.
        hole: String,
        /// How many stones.
        stones: u8,
        /// Whether they are the bonus.
        bonus: bool,
        /// Who takes them.
        by: Side,
    },
    /// Goré: holes are offered.
    Offer {
        /// The holes.
        holes: Vec<String>,
    },
    /// Goré: an offered hole changes owner, and captured cows are put into it.
    Pay {
        /// The hole.
        hole: String,
        /// How many cows.
        stones: u8,
        /// Who pays and owns it now.
        by: Side,
    },
    /// Goré: the offer is refused.
    Refuse,
    /// Goré: the player passes.
    Pass,
    /// The player resigns.
    Resign,
}

impl Step {
    /// The steps for JavaScript; `within` says whether laps of the same move came before.
    pub(crate) fn list(steps: &[engine::Step], within: bool) -> Vec<Step> {
        let mut relay = within;
        let step = |step: &engine::Step| match *step {
            engine::Step::Lap { from, stones, last } => {
                let (from, last) = (from.to_string(), last.to_string());
                Step::Lap { from, stones, last, relay: std::mem::replace(&mut relay, true) }
            }
            engine::Step::Stop { hole } => Step::Stop { hole: hole.to_string() },
            engine::Step::Capture { hole, stones, bonus, by } => {
                Step::Capture { hole: hole.to_string(), stones, bonus, by: by.into() }
            }
            engine::Step::Offer { holes } => Step::Offer { holes: names(&holes) },
            engine::Step::Pay { hole, stones, by } => Step::Pay { hole: hole.to_string(), stones, by: by.into() },
            engine::Step::Refuse => Step::Refuse,
            engine::Step::Pass => Step::Pass,
            engine::Step::Resign => Step::Resign,
        };
        steps.iter().map(step).collect()
    }
}
