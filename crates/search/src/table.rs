//! The transposition table: what the search found out about positions it may meet again, in a fixed amount of memory.

use crate::score::{DECIDED, Score};
use crate::state::Code;
use alloc::vec;
use alloc::vec::Vec;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    key: u64,
    /// The best move found.
    pub best: Code,
    /// The score, seen from the position.
    pub score: Score,
    /// How deep it was searched.
    pub depth: i8,
    /// What the score says.
    pub bound: Bound,
    age: u8,
    era: u8,
}

/// A table of fixed size. Newer and deeper entries take the place of others.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<Option<Entry>>,
    age: u8,
    /// Entries of other eras are forgotten: wiping a large table before every move would take longer than some moves do.
    era: u8,
}

impl Table {
    /// A table of at most so many bytes, at least a few entries.
    pub fn new(bytes: usize) -> Table {
        let wanted = (bytes / size_of::<Option<Entry>>()).max(1024);
        Table { entries: vec![None; 1 << wanted.ilog2()], age: 0, era: 0 }
    }

    /// Lets entries of earlier searches be replaced first.
    pub fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.age = 0;
        self.era = self.era.wrapping_add(1);
        if self.era == 0 {
            self.entries.fill(None);
        }
    }

    /// What is known of the position with a key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.entries[self.slot(key)].filter(|entry| entry.key == key && entry.era == self.era)
    }

    /// Keeps what was found out, unless something deeper of this search is there.
    pub fn put(&mut self, key: u64, depth: i32, score: Score, bound: Bound, best: Code) {
        let (slot, age, era) = (self.slot(key), self.age, self.era);
        let entry = &mut self.entries[slot];
        let keep = entry.filter(|old| old.age == age && old.era == era);
        let keep = keep.is_some_and(|old| old.key != key && i32::from(old.depth) > depth + 2);
        if !keep {
            // A distance to an end depends on nothing but the position, so it may be kept as it is.
            debug_assert!(score.abs() <= DECIDED + 10_000);
            let depth = depth.clamp(-1, 100) as i8;
            *entry = Some(Entry { key, best, score, depth, bound, age, era });
        }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that was cleared is as a new one, however often it was.
    #[test]
    fn what_is_cleared_is_forgotten() {
        let mut table = Table::new(1);
        for round in 0..600 {
            assert!((0..8).all(|key| table.get(key).is_none()), "{round}");
            // The last one shares its slot with the first, and is not as deep.
            let slots = table.entries.len() as u64;
            table.put(round % 8, 9, 5, Bound::Exact, 1);
            table.put(round % 8 + slots, 1, 5, Bound::Exact, 1);
            assert!(table.get(round % 8).is_some() && table.get(round % 8 + slots).is_none());
            table.clear();
        }
    }
}
