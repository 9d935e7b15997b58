//! Naming holes (`a5`), sets of them and counts in them, independent of any position.

use crate::expected::Expected;
use crate::text::{Scanner, TextError};
use core::fmt;

/// The largest number of columns of any board (Nsolo's 4×36).
pub const MAX_COLUMNS: usize = 36;

/// A row of holes, counted from South: `a` is nearest to South.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Row {
    /// South's outer row; in Goré South's row at the start.
    A,
    /// South's inner row; in Goré North's row at the start.
    B,
    /// North's inner row.
    C,
    /// North's outer row.
    D,
}

impl Row {
    /// All rows, the nearest to South first.
    pub const ALL: [Row; 4] = [Row::A, Row::B, Row::C, Row::D];

    /// 0 for `a` to 3 for `d`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of notation, `a` to `d`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

/// A hole's name: a row and a column counted from 1 at South's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole {
    row: Row,
    column: u8,
}

impl Hole {
    /// `a1`, which every board has.
    pub(crate) const FIRST: Hole = Hole { row: Row::A, column: 1 };

    /// The hole of `row` and `column` (from 1), or `None` when no board has such a column.
    pub const fn new(row: Row, column: usize) -> Option<Hole> {
        if column >= 1 && column <= MAX_COLUMNS { Some(Hole { row, column: column as u8 }) } else { None }
    }

    /// The row.
    pub const fn row(self) -> Row {
        self.row
    }

    /// The column, from 1.
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Reads exactly one hole, such as `a5`.
    ///
    /// # Errors
    /// Says at which character something else was found.
    pub fn parse(text: &str) -> Result<Hole, TextError> {
        let mut scanner = Scanner::new(text);
        let hole = Hole::scan(&mut scanner)?;
        scanner.end(Expected::HoleEnd)?;
        Ok(hole)
    }

    /// Reads a hole at the scanner's place.
    pub(crate) fn scan(scanner: &mut Scanner<'_>) -> Result<Hole, TextError> {
        let before = scanner.clone();
        let row = match scanner.next() {
            Some('a') => Row::A,
            Some('b') => Row::B,
            Some('c') => Row::C,
            Some('d') => Row::D,
            _ => return Err(before.error(Expected::Hole)),
        };
        let at_column = scanner.clone();
        let column = scanner.number(Expected::Column)?;
        Hole::new(row, column as usize).ok_or_else(|| at_column.error(Expected::Column))
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row.letter(), self.column)
    }
}

/// A set of holes, walked by row and then by column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSet([u64; 4]);

impl HoleSet {
    /// No hole.
    pub const EMPTY: HoleSet = HoleSet([0; 4]);

    /// Reads holes with commas between, none twice.
    pub(crate) fn scan(scanner: &mut Scanner<'_>) -> Result<HoleSet, TextError> {
        let mut holes = HoleSet::EMPTY;
        loop {
            let at_hole = scanner.clone();
            if !holes.insert(Hole::scan(scanner)?) {
                return Err(at_hole.error(Expected::FreshHole));
            }
            if !scanner.eat(',') {
                return Ok(holes);
            }
        }
    }

    /// Adds a hole; `false` when it was there already.
    pub fn insert(&mut self, hole: Hole) -> bool {
        let fresh = !self.contains(hole);
        self.0[hole.row.index()] |= 1 << hole.column;
        fresh
    }

    /// Whether the hole is in the set.
    pub fn contains(&self, hole: Hole) -> bool {
        self.0[hole.row.index()] & (1 << hole.column) != 0
    }

    /// How many holes there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The holes by row, then column.
    pub fn iter(&self) -> impl Iterator<Item = Hole> + '_ {
        Row::ALL.into_iter().zip(self.0).flat_map(|(row, columns)| {
            let after = |columns: &u64| Some(columns & (columns - 1)).filter(|rest| *rest != 0);
            let rests = core::iter::successors(Some(columns).filter(|columns| *columns != 0), after);
            rests.map(move |rest| Hole { row, column: rest.trailing_zeros() as u8 })
        })
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> HoleSet {
        let mut set = HoleSet::EMPTY;
        for hole in holes {
            set.insert(hole);
        }
        set
    }
}

/// A number of stones a hole, zero where none is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StoneCounts([[u8; MAX_COLUMNS]; 4]);

impl StoneCounts {
    /// No stones anywhere.
    pub const EMPTY: StoneCounts = StoneCounts([[0; MAX_COLUMNS]; 4]);

    /// The number at a hole.
    pub fn get(&self, hole: Hole) -> u8 {
        self.0[hole.row.index()][hole.column() - 1]
    }

    /// Sets the number at a hole.
    pub fn set(&mut self, hole: Hole, stones: u8) {
        self.0[hole.row.index()][hole.column() - 1] = stones;
    }

    /// All stones together.
    pub fn total(&self) -> usize {
        self.0.iter().flatten().map(|stones| usize::from(*stones)).sum()
    }

    /// The holes with stones and their number, by row, then column.
    pub fn iter(&self) -> impl Iterator<Item = (Hole, u8)> + '_ {
        every_hole().map(|hole| (hole, self.get(hole))).filter(|(_, stones)| *stones > 0)
    }
}

/// Every hole that any board has, by row, then column.
fn every_hole() -> impl Iterator<Item = Hole> {
    Row::ALL.into_iter().flat_map(|row| (1..=MAX_COLUMNS).filter_map(move |column| Hole::new(row, column)))
}
