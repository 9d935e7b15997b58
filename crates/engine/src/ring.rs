//! A ring of holes and the one sowing function of all four games.

use crate::hole::MAX_COLUMNS;
use core::fmt;

/// The most holes a ring can have: two rows of the widest board.
pub const RING_MAX: usize = 2 * MAX_COLUMNS;

/// The stones of a ring of holes, in the order of sowing. A side's two rows, or all of Goré's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ring {
    len: u8,
    stones: [u8; RING_MAX],
}

/// What one lap did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lap {
    /// How many stones were lifted and dropped.
    pub stones: u8,
    /// The place where the last one fell.
    pub last: usize,
}

impl Ring {
    /// An empty ring of `len` holes, at most [`RING_MAX`].
    pub fn new(len: usize) -> Ring {
        debug_assert!((1..=RING_MAX).contains(&len));
        Ring { len: len.min(RING_MAX) as u8, stones: [0; RING_MAX] }
    }

    /// The number of holes.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the ring has no holes; it always has some.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The stones at a place, counted from 0 in the order of sowing.
    pub fn get(&self, place: usize) -> u8 {
        self.holes()[place]
    }

    /// Sets the stones at a place.
    pub fn set(&mut self, place: usize, stones: u8) {
        let len = self.len();
        self.stones[..len][place] = stones;
    }

    /// Empties a hole and says what it held.
    pub fn lift(&mut self, place: usize) -> u8 {
        let stones = self.get(place);
        self.set(place, 0);
        stones
    }

    /// The stones hole by hole.
    pub fn holes(&self) -> &[u8] {
        &self.stones[..self.len()]
    }

    /// All stones together.
    pub fn total(&self) -> usize {
        self.holes().iter().map(|stones| usize::from(*stones)).sum()
    }

    /// The place after `place`.
    pub const fn next(&self, place: usize) -> usize {
        if place + 1 == self.len() { 0 } else { place + 1 }
    }

    /// Sows one lap: lifts every stone of a hole and drops one into each following hole. The lifted hole is not
    /// skipped when the sowing goes all the way round (house rule).
    pub fn lap(&mut self, from: usize) -> Lap {
        let stones = self.lift(from);
        let mut last = from;
        for _ in 0..stones {
            last = self.next(last);
            self.stones[last] += 1;
        }
        Lap { stones, last }
    }
}

impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.holes()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_lap_does_not_skip_the_lifted_hole() {
        let mut ring = Ring::new(4);
        ring.set(1, 6);
        assert_eq!(ring.lap(1), Lap { stones: 6, last: 3 });
        assert_eq!(ring.holes(), [1, 1, 2, 2]);
    }

    #[test]
    fn a_lap_of_the_whole_ring_ends_alone_in_the_lifted_hole() {
        let mut ring = Ring::new(4);
        ring.set(2, 4);
        assert_eq!(ring.lap(2), Lap { stones: 4, last: 2 });
        assert_eq!(ring.holes(), [1, 1, 1, 1]);
    }
}
