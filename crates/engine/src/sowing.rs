//! The relay: lap after lap until the sowing is over, a head asks, or it is seen to go on for ever.

use crate::ring::{Lap, Ring};
use crate::ruleset::Ruleset;

/// How a stretch of laps came to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
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
pub(crate) fn relay(rules: &Ruleset, ring: &mut Ring, from: usize, mut each: impl FnMut(usize, Lap)) -> Rest {
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
