//! The two players.

use core::fmt;

/// A player, named after the edge of the board they sit at. South moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Sits at the near edge: rows `a` and `b` in four-row games, row `a` in Goré at the start.
    South,
    /// Sits at the far edge: rows `d` and `c` in four-row games, row `b` in Goré at the start.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The enemy.
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North: for arrays that hold a value a side.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The upper-case letter of notation, `S` or `N`.
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}
