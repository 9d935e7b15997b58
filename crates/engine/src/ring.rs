//! A ring of holes and the one sowing function of all four games.

use crate::hole::MAX_COLUMNS;
use core::fmt;
use core::hash::Hasher;

/// The most holes a ring can have: two rows of the widest board.
pub const RING_MAX: usize = 2 * MAX_COLUMNS;

/// Holes are added up this many at a time: the width of the vector registers of WebAssembly and of every desktop.
const LANES: usize = 16;
/// Up to so many stones are dropped one by one, which is faster than adding whole registers; most laps are that short.
const FEW: u8 = 6;
/// The ring's holes rounded up to whole registers.
const PADDED: usize = RING_MAX.next_multiple_of(LANES);

/// The stones of a ring of holes, in the order of sowing. A side's two rows, or all of Goré's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ring {
    /// Places from `len` on are always zero.
    stones: [u8; PADDED],
    len: u8,
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
        Ring { len: len.min(RING_MAX) as u8, stones: [0; PADDED] }
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
    ///
    /// # Panics
    /// Like every method of a ring that takes a place: when the ring has no such place.
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

    /// The places with at least `least` stones (from 1 to 128), as bits.
    pub fn places_with(&self, least: u8) -> u128 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x80 * ONES;
        // Adding this sets the high bit of a byte that is large enough.
        let lift = u64::from(128 - least.clamp(1, 128)) * ONES;
        let mut places = 0;
        for (at, word) in self.words().enumerate() {
            let enough = (((word & !HIGH) + lift) | word) & HIGH;
            // Gathers the eight high bits into one byte.
            let bits = (enough >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            places |= u128::from(bits) << (8 * at);
        }
        places
    }

    /// The places where a move of a four-row game may start, endlessness apart, as bits: those of two stones or more, or
    /// if there are none the singles that have an empty place before them.
    pub fn places_that_may_start(&self) -> u128 {
        let doubles = self.places_with(2);
        if doubles != 0 {
            return doubles;
        }
        let singles = self.places_with(1);
        // What lies at the next place; the first follows the last.
        let next_taken = singles >> 1 | (singles & 1) << (self.len() - 1);
        singles & !next_taken
    }

    /// The stones eight holes at a time, the first hole in the lowest byte; holes past the end are empty.
    pub fn words(&self) -> impl Iterator<Item = u64> + '_ {
        let (words, _) = self.stones.as_chunks::<8>();
        words[..self.len().div_ceil(8)].iter().map(|word| u64::from_le_bytes(*word))
    }

    /// Feeds the stones to a hasher, eight holes at a time.
    pub(crate) fn feed(&self, hasher: &mut impl Hasher) {
        self.words().for_each(|word| hasher.write_u64(word));
    }

    /// The place after `place`.
    pub const fn next(&self, place: usize) -> usize {
        if place + 1 == self.len() { 0 } else { place + 1 }
    }

    /// Sows one lap: lifts every stone of a hole and drops one into each following hole. The lifted hole is not
    /// skipped when the sowing goes all the way round (house rule).
    pub fn lap(&mut self, from: usize) -> Lap {
        let stones = self.lift(from);
        let last = if stones > FEW { self.drop_many(from, stones) } else { self.drop_few(from, stones) };
        Lap { stones, last }
    }

    /// Drops stones one by one into the places after `from`; gives the last place.
    fn drop_few(&mut self, from: usize, stones: u8) -> usize {
        let mut last = from;
        for _ in 0..stones {
            last = self.next(last);
            self.stones[last] += 1;
        }
        last
    }

    /// As [`Ring::drop_few`], in the same time for any number of stones: a lap adds a known pattern to the ring, full
    /// rounds everywhere and one more in a run of places.
    fn drop_many(&mut self, from: usize, stones: u8) -> usize {
        let len = self.len();
        let (rounds, rest) = (stones / self.len, usize::from(stones % self.len));
        let end = from + 1 + rest;
        let wrapped = end.saturating_sub(len);
        let (before, until, again) = (&UP_TO[from + 1], &UP_TO[end - wrapped], &UP_TO[wrapped]);
        for chunk in (0..len).step_by(LANES) {
            for at in chunk..chunk + LANES {
                self.stones[at] += until[at] - before[at] + again[at];
            }
        }
        if rounds > 0 {
            self.stones[..len].iter_mut().for_each(|stones| *stones += rounds);
        }
        match rest {
            0 => from,
            _ if wrapped > 0 => wrapped - 1,
            _ => end - 1,
        }
    }
}

/// For each number of places the ring that holds one stone in each of the first so many.
static UP_TO: [[u8; PADDED]; RING_MAX + 1] = {
    let mut table = [[0; PADDED]; RING_MAX + 1];
    let mut places = 0;
    while places <= RING_MAX {
        let mut at = 0;
        while at < places {
            table[places][at] = 1;
            at += 1;
        }
        places += 1;
    }
    table
};

impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.holes()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One stone after the other, as a hand does it.
    fn plain_lap(ring: &mut Ring, from: usize) -> Lap {
        let stones = ring.lift(from);
        let mut last = from;
        for _ in 0..stones {
            last = ring.next(last);
            ring.set(last, ring.get(last) + 1);
        }
        Lap { stones, last }
    }

    #[test]
    fn a_lap_is_what_a_hand_would_do() {
        for len in [8, 12, 16, 24, 30, 42, 58, RING_MAX] {
            for from in 0..len {
                for stones in 0..=142 {
                    let mut ring = Ring::new(len);
                    (0..len).for_each(|place| ring.set(place, (place * 7 % 5) as u8));
                    ring.set(from, stones);
                    let (mut fast, mut plain) = (ring, ring);
                    assert_eq!(fast.lap(from), plain_lap(&mut plain, from));
                    assert_eq!(fast, plain, "{stones} stones from {from} of {len}");
                }
            }
        }
    }

    #[test]
    fn places_are_found_by_their_stones() {
        let mut ring = Ring::new(72);
        (0..72).for_each(|place| ring.set(place, (place * 37 % 143) as u8));
        for least in [1, 2, 3, 100, 128] {
            let expected =
                (0..72).filter(|place| ring.get(*place) >= least).fold(0, |places, place| places | 1 << place);
            assert_eq!(ring.places_with(least), expected, "{least}");
        }
    }

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
