//! The sowing on bare rings: lap after lap until it is over, a head asks, or it is seen to go on for ever; and what it
//! captures. A [`crate::Turn`] is made of this; a search may use it directly.

use crate::ring::{Lap, Ring};
use crate::ruleset::{CaptureRule, Ruleset};

/// How a stretch of laps came to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// The last stone fell into an empty hole: the sowing is over.
    Empty(usize),
    /// The last stone fell into an occupied head: the player chooses.
    Head(usize),
    /// The laps come back to where they were: they would never end.
    Endless,
}

/// Laps before the first state is kept for comparison: nearly every sowing is over by then.
const FIRST_CHECKPOINT: u32 = 16;

/// Sows from a place and relays until the sowing rests, telling `each` of every lap with the place it was lifted from.
///
/// Between two choices a sowing is a function of (ring, last hole) alone, and there are finitely many of those, so it
/// is endless exactly if such a state comes back. Brent's method finds that with one kept state and no limit on laps.
pub fn relay(rules: &Ruleset, ring: &mut Ring, from: usize, mut each: impl FnMut(usize, Lap)) -> Rest {
    let mut place = from;
    let mut kept = None;
    let (mut laps, mut checkpoint) = (0, FIRST_CHECKPOINT);
    loop {
        let lap = ring.lap(place);
        each(place, lap);
        place = lap.last;
        if ring.get(place) == 1 {
            return Rest::Empty(place);
        }
        if rules.is_head(place) {
            return Rest::Head(place);
        }
        if kept.as_ref().is_some_and(|(at, state)| *at == place && state == ring) {
            return Rest::Endless;
        }
        laps += 1;
        if laps == checkpoint {
            kept = Some((place, *ring));
            checkpoint = checkpoint.saturating_mul(2);
        }
    }
}

/// The holes of a column that a sowing captured, as places of the enemy's ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// The inner hole.
    pub inner: usize,
    /// What it held, never nothing.
    pub held: u8,
    /// The outer hole behind it.
    pub outer: usize,
    /// What was taken from there.
    pub behind: u8,
}

/// Captures for a sowing whose last stone lies alone at the mover's place `at`, if it does capture.
pub fn capture(rules: &Ruleset, enemy: &mut Ring, at: usize) -> Option<Captured> {
    let n = rules.columns();
    if at < n {
        return None;
    }
    // Both rings run the same way round their own player, so the facing inner places of a column add up to this.
    let inner = 3 * n - 1 - at;
    let outer = 2 * n - 1 - inner;
    let held = enemy.lift(inner);
    if held == 0 {
        return None;
    }
    let behind = if rules.capture() == CaptureRule::Column { enemy.lift(outer) } else { 0 };
    Some(Captured { inner, held, outer, behind })
}
