//! What happens in a move, step by step, for whoever wants to listen.

use crate::hole::{Hole, HoleSet};
use crate::side::Side;

/// One thing that happens in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Every stone of a hole was lifted and dropped, one into each following hole of the ring.
    Lap {
        /// The hole that was lifted.
        from: Hole,
        /// How many stones.
        stones: u8,
        /// Where the last one fell.
        last: Hole,
    },
    /// The player stopped at an occupied head.
    Stop {
        /// The head.
        hole: Hole,
    },
    /// Stones left a hole for the mover's heap or herd.
    Capture {
        /// The hole.
        hole: Hole,
        /// How many stones.
        stones: u8,
        /// Whether they were taken as the bonus.
        bonus: bool,
        /// Who took them.
        by: Side,
    },
    /// Goré: some holes were offered.
    Offer {
        /// The holes.
        holes: HoleSet,
    },
    /// Goré: an offered hole changed owner and was paid for with captured cows.
    Pay {
        /// The hole.
        hole: Hole,
        /// The cows put into it.
        stones: u8,
        /// Who paid, and owns it now.
        by: Side,
    },
    /// Goré: the offer was refused.
    Refuse,
    /// Goré: the player had to pass.
    Pass,
    /// The player resigned.
    Resign,
}

/// Listens to the steps of a move. The rule code is generic over it, so that nobody pays for steps unheard.
pub trait Recorder {
    /// Whether anybody hears; if not, nothing is spent on telling.
    const HEARS: bool = true;

    /// Hears one step. What is heard before an error must be thrown away.
    fn step(&mut self, step: Step);
}

/// Listens to nothing.
impl Recorder for () {
    const HEARS: bool = false;

    fn step(&mut self, _: Step) {}
}

/// Keeps every step.
impl Recorder for alloc::vec::Vec<Step> {
    fn step(&mut self, step: Step) {
        self.push(step);
    }
}
