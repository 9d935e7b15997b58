//! The sowing on bare rings: lap after lap until it is over, a head asks, or it is seen to go on for ever; the chain of
//! heads in a move; and what it captures. A [`crate::Turn`] is made of this; a search may use it directly.

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

/// Laps before a state is kept for comparison: nearly every sowing is over by then.
const UNWATCHED: u32 = 16;

/// Sows from a place and relays until the sowing rests, telling `each` of every lap with the place it was lifted from.
///
/// Between two choices a sowing is a function of (ring, last hole) alone, and there are finitely many of those, so it
/// is endless exactly if such a state comes back. A lap can be undone in one way only: it was lifted from the first hole,
/// backwards from its last, that holds fewest stones. So a sowing that comes back to any state goes through all of its states
/// again; keeping one of them is enough, and there is no limit on laps.
#[inline]
pub fn relay(rules: &Ruleset, ring: &mut Ring, from: usize, mut each: impl FnMut(usize, Lap)) -> Rest {
    let mut place = from;
    let mut kept = None;
    let mut laps = 0;
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
        match &kept {
            Some((at, state)) if *at == place && state == ring => return Rest::Endless,
            Some(_) => {}
            None if laps == UNWATCHED => kept = Some((place, *ring)),
            None => laps += 1,
        }
    }
}

/// What a move must know of the heads it has gone on from, so that none comes back with the same ring: the first one. If any
/// comes back, the first does so before all others (see [`relay`]). A move begins with [`relay`] and an empty chain.
///
/// ```
/// use magomba_engine::{Chain, Game, Rest, Ruleset, relay};
///
/// let rules = Ruleset::usual(Game::Tsoro);
/// let (mut ring, mut chain) = (rules.start_ring(), Chain::default());
/// assert_eq!(relay(&rules, &mut ring, 17, |_, _| ()), Rest::Head(19));
/// assert_eq!(chain.go_on(&rules, &mut ring, 19, |_, _| ()), Rest::Empty(22));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Chain {
    first: Option<(usize, Ring)>,
}

impl Chain {
    /// Goes on from the head where the move rests. [`Rest::Endless`] also if that brings back a head that the move has
    /// met with the very same ring; the player may not go on then, and the ring is of no more use.
    ///
    /// Looking at heads is enough: a state met again between two heads would run on to a head met before.
    pub fn go_on(&mut self, rules: &Ruleset, ring: &mut Ring, head: usize, each: impl FnMut(usize, Lap)) -> Rest {
        let (at, was) = *self.first.get_or_insert((head, *ring));
        match relay(rules, ring, head, each) {
            Rest::Head(next) if next == at && *ring == was => Rest::Endless,
            rest => rest,
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
#[inline]
pub fn capture(rules: &Ruleset, enemy: &mut Ring, at: usize) -> Option<Captured> {
    let n = rules.columns();
    if at < n {
        return None;
    }
    // Both rings run the same way round their own player, so the facing inner places of a column add up to this.
    let inner = 3 * n - 1 - at;
    let outer = 2 * n - 1 - inner;
    let held = enemy.get(inner);
    if held == 0 {
        return None;
    }
    enemy.set(inner, 0);
    let behind = if rules.capture() == CaptureRule::Column { enemy.lift(outer) } else { 0 };
    Some(Captured { inner, held, outer, behind })
}
