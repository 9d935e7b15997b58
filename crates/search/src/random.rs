//! The one source of chance: a small generator that the caller seeds.

/// SplitMix64, small and well known. The same seed gives the same numbers everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator from a seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of the places of a set of bits that is not empty, each as likely as any other.
    #[inline]
    pub(crate) fn one_of(&mut self, places: u128) -> usize {
        let (low, high) = (Bytes::of(places as u64), (places >> 64) as u64);
        if high == 0 {
            return low.nth(self.below(low.count()));
        }
        let high = Bytes::of(high);
        let n = self.below(low.count() + high.count());
        if n < low.count() { low.nth(n) } else { 64 + high.nth(n - low.count()) }
    }

    /// As [`Random::one_of`], for places that are given as words with a byte for each, 1 or 0, at most `WORDS`, which is
    /// below 16; `None` when there is no place.
    #[inline]
    pub(crate) fn one_of_words<const WORDS: usize>(&mut self, words: impl Iterator<Item = u64>) -> Option<usize> {
        // In each byte how many places there are up to that one.
        let mut up_to = [HIGH - ONES; WORDS];
        let mut total = 0;
        for (word, up_to) in words.zip(&mut up_to) {
            let sums = word.wrapping_mul(ONES);
            *up_to = sums + total * ONES;
            total += sums >> 56;
        }
        if total == 0 {
            return None;
        }
        let n = (self.below(total as usize) as u64 * ONES) | HIGH;
        let below: u64 = up_to.iter().map(|up_to| (n - up_to) >> 7 & ONES).sum();
        Some((below.wrapping_mul(ONES) >> 56) as usize)
    }

    /// A number below `limit`, which is at least 1 and fits 32 bits. The bias is below one in four thousand million.
    #[inline]
    pub fn below(&mut self, limit: usize) -> usize {
        (((self.bits() >> 32) * limit as u64) >> 32) as usize
    }
}

/// A set of up to 64 places and, in each byte of a word, how many of them there are up to the end of that byte.
///
/// Counting and finding the n-th are done in all bytes at once, for a loop of unknown length costs a wrong guess of the
/// processor each time.
#[derive(Clone, Copy)]
struct Bytes {
    places: u64,
    up_to: u64,
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x80 * ONES;

impl Bytes {
    #[inline]
    fn of(places: u64) -> Bytes {
        let pairs = places - (places >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Bytes { places, up_to: bytes.wrapping_mul(ONES) }
    }

    #[inline]
    fn count(self) -> usize {
        (self.up_to >> 56) as usize
    }

    /// The `n`-th place, from 0; there must be as many.
    #[inline]
    fn nth(self, n: usize) -> usize {
        let at = 8 * at_most(self.up_to, n as u64);
        let before = self.up_to << 8 >> at & 0xff;
        // The byte's bits, each in a byte of its own, counted the same way.
        let byte = (self.places >> at & 0xff).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
        let bits = (byte + (HIGH - ONES)) >> 7 & ONES;
        at + at_most(bits.wrapping_mul(ONES), n as u64 - before)
    }
}

/// How many bytes of a word are at most `n`; all must be below 128.
#[inline]
fn at_most(bytes: u64, n: u64) -> usize {
    let enough = ((n * ONES) | HIGH) - bytes;
    ((enough >> 7 & ONES).wrapping_mul(ONES) >> 56) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_place_is_found() {
        let mut random = Random::new(1);
        for _ in 0..1_000 {
            let places = random.bits() & random.bits();
            let bytes = Bytes::of(places);
            assert_eq!(bytes.count(), places.count_ones() as usize);
            let by_hand = (0..64).filter(|place| places >> place & 1 == 1);
            by_hand.enumerate().for_each(|(n, place)| assert_eq!(bytes.nth(n), place, "{n} of {places:b}"));
        }
        assert_eq!(Bytes::of(u64::MAX).nth(63), 63);
    }

    #[test]
    fn every_place_of_a_wide_set_is_as_likely_as_any_other() {
        let mut random = Random::new(2);
        let places = 0b1011u128 << 62 | 1;
        let mut drawn = [0u32; 66];
        (0..40_000).for_each(|_| drawn[random.one_of(places)] += 1);
        for place in [0, 62, 63, 65] {
            assert!(drawn[place].abs_diff(10_000) < 400, "{place}: {}", drawn[place]);
        }
        assert_eq!(drawn.iter().sum::<u32>(), [0, 62, 63, 65].map(|place| drawn[place]).iter().sum());
    }
}
