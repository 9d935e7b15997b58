//! A ring of holes and the one sowing function of all four games.

use crate::hole::MAX_COLUMNS;
use core::fmt;
use core::hash::Hasher;

/// The most holes a ring can have: two rows of the widest board.
pub const RING_MAX: usize = 2 * MAX_COLUMNS;

/// Holes are worked on this many at a time: the width of the vector registers of WebAssembly and of every desktop.
const LANES: usize = 16;
/// The ring's holes rounded up to whole registers.
const PADDED: usize = RING_MAX.next_multiple_of(LANES);
/// Where a ring keeps its number of holes: the last byte, which no ring needs for a hole.
const LEN_AT: usize = PADDED - 1;
const _: () = assert!(RING_MAX <= LEN_AT);

/// Every place in its lane.
const PLACES: [[u8; LANES]; PADDED / LANES] = {
    let mut places = [[0; LANES]; PADDED / LANES];
    let mut place = 0;
    while place < PADDED {
        places[place / LANES][place % LANES] = place as u8;
        place += 1;
    }
    places
};

/// The stones of a ring of holes, in the order of sowing. A side's two rows, or all of Goré's board.
// Aligned, so that no register is loaded from two lines of the cache.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(align(16))]
pub struct Ring {
    /// Stones by place. Places past the ring's end are always zero, but for the very last, which holds the number of holes.
    bytes: [u8; PADDED],
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
        let mut bytes = [0; PADDED];
        bytes[LEN_AT] = len.min(RING_MAX) as u8;
        Ring { bytes }
    }

    /// The number of holes.
    pub const fn len(&self) -> usize {
        self.bytes[LEN_AT] as usize
    }

    /// Whether the ring has no holes; it always has some.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
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
        self.bytes[..len][place] = stones;
    }

    /// Empties a hole and says what it held.
    pub fn lift(&mut self, place: usize) -> u8 {
        let stones = self.get(place);
        self.set(place, 0);
        stones
    }

    /// The stones hole by hole.
    pub fn holes(&self) -> &[u8] {
        &self.bytes[..self.len()]
    }

    /// All stones together.
    pub fn total(&self) -> usize {
        self.holes().iter().map(|stones| usize::from(*stones)).sum()
    }

    /// The places with at least `least` stones (from 1 to 128), as bits.
    #[inline]
    pub fn places_with(&self, least: u8) -> u128 {
        // Gathers eight bytes into one.
        let places = |words: &[[u8; 8]]| {
            let gathered = words.iter().map(|word| enough(*word, least).wrapping_mul(0x0102_0408_1020_4080) >> 56);
            gathered.rev().fold(0, |places, eight| places << 8 | eight)
        };
        // A machine word holds the places of all but the widest boards.
        let (low, high) = self.chunks().split_at(self.chunks().len().min(8));
        u128::from(places(low)) | u128::from(places(high)) << 64
    }

    /// As [`Ring::places_with`], as words with a byte for each place, the first in the lowest byte: 1 or 0.
    #[inline]
    pub fn words_with(&self, least: u8) -> impl Iterator<Item = u64> + '_ {
        self.chunks().iter().map(move |word| enough(*word, least))
    }

    /// The places where a move of a four-row game may start, endlessness apart, as bits: those of two stones or more, or
    /// if there are none the singles that have an empty place before them.
    #[inline]
    pub fn places_that_may_start(&self) -> u128 {
        match self.places_with(2) {
            0 => self.singles_that_may_start(),
            doubles => doubles,
        }
    }

    /// As [`Ring::places_that_may_start`], for a ring without two stones in any hole; it stays one for the rest of a game.
    #[inline]
    pub fn singles_that_may_start(&self) -> u128 {
        let singles = self.places_with(1);
        // What lies at the next place; the first follows the last.
        let next_taken = singles >> 1 | (singles & 1) << (self.len() - 1);
        singles & !next_taken
    }

    /// The stones eight holes at a time, the first hole in the lowest byte; holes past the end are empty.
    #[inline]
    pub fn words(&self) -> impl Iterator<Item = u64> + '_ {
        self.chunks().iter().map(|word| u64::from_le_bytes(*word))
    }

    fn chunks(&self) -> &[[u8; 8]] {
        let (chunks, _) = self.bytes.as_chunks();
        &chunks[..self.len().div_ceil(8)]
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
    ///
    /// All holes are looked at, whatever the number of stones: a few registers take less time than one wrong guess of
    /// the processor about how many stones there are.
    #[inline]
    pub fn lap(&mut self, from: usize) -> Lap {
        let (len, stones) = (self.len(), self.get(from));
        let (mut rounds, mut rest) = (0, stones);
        if usize::from(stones) >= len {
            (rounds, rest) = (stones / len as u8, stones % len as u8);
        }
        self.drop_run(from as u8, rest);
        if rounds > 0 {
            self.bytes[..len].iter_mut().for_each(|stones| *stones += rounds);
        }
        let end = from + usize::from(rest);
        Lap { stones, last: if end < len { end } else { end - len } }
    }

    /// Empties a hole and drops a stone into each of the `count` places after it, fewer than the ring has.
    // One expression over whole registers, without a branch, which the compiler turns into vector instructions.
    #[inline]
    fn drop_run(&mut self, from: u8, count: u8) {
        const fn mask(yes: bool) -> u8 {
            if yes { u8::MAX } else { 0 }
        }
        let len = self.bytes[LEN_AT];
        let (registers, _) = self.bytes.as_chunks_mut::<LANES>();
        for (held, places) in registers.iter_mut().zip(&PLACES).take(usize::from(len).div_ceil(LANES)) {
            *held = core::array::from_fn(|lane| {
                let place = places[lane];
                // How far the place lies after the first one sown into: of the two, the one that did not wrap below zero.
                let ahead = place.wrapping_sub(from + 1);
                let ahead = ahead.min(ahead.wrapping_add(len));
                let sown = mask(ahead < count) & mask(place < len);
                (held[lane] & !mask(place == from)).wrapping_sub(sown)
            });
        }
    }
}

/// For each of eight holes whether it has at least `least` stones (from 1 to 128), as 1 or 0.
#[inline]
fn enough(eight: [u8; 8], least: u8) -> u64 {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const HIGH: u64 = 0x80 * ONES;
    // Adding this sets the high bit of a byte that is large enough.
    let lift = u64::from(128 - least.clamp(1, 128)) * ONES;
    let word = u64::from_le_bytes(eight);
    ((((word & !HIGH) + lift) | word) & HIGH) >> 7
}

impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.holes()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

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

    /// What finding endless sowings rests on: no two different rings and places become the same by a lap.
    #[test]
    fn a_lap_can_be_undone_in_one_way_only() {
        const LEN: usize = 5;
        let mut met = BTreeSet::new();
        // Every ring of up to six stones a hole, and more than three times round from one of them.
        for number in 0..7usize.pow(LEN as u32 - 1) {
            for lifted in 1..17 {
                for from in 0..LEN {
                    let mut ring = Ring::new(LEN);
                    (1..LEN).fold(number, |digits, step| {
                        ring.set((from + step) % LEN, (digits % 7) as u8);
                        digits / 7
                    });
                    ring.set(from, lifted);
                    let last = ring.lap(from).last;
                    assert!(met.insert((ring.holes().to_vec(), last)), "{ring:?} and {last} come about twice");
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
