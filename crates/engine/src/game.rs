//! The four games with the columns and options each may be played with.

use core::fmt;

/// One of the four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Tsoro (Fuva, Imbwe) of the Shona: Matthews 1964.
    Tsoro,
    /// Nsolo (Nchombwa) of the Ngoni: Sanderson 1913; Ndola 1975.
    Nsolo,
    /// Bao la Kimasai, four rows: Klamroth 1911.
    Kimasai,
    /// Goré of the Guro: Climent Tondo 2009.
    Gore,
}

/// An option of a game: its name in notation and its values, the default first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name in notation, such as `safe-heads`.
    pub name: &'static str,
    /// The values in notation; the first is the default.
    pub values: &'static [&'static str],
}

/// The most options that any game has.
pub const MAX_OPTIONS: usize = 3;

const TSORO_OPTIONS: [OptionSpec; 3] = [
    OptionSpec { name: "heads", values: &["2", "1", "0"] },
    OptionSpec { name: "bonus", values: &["2", "0", "1", "3"] },
    OptionSpec { name: "safe-heads", values: &["no", "yes"] },
];
const NSOLO_OPTIONS: [OptionSpec; 1] = [OptionSpec { name: "capture", values: &["1975", "1913"] }];
const GORE_OPTIONS: [OptionSpec; 1] = [OptionSpec { name: "trade", values: &["yes", "no"] }];

impl Game {
    /// The four games.
    pub const ALL: [Game; 4] = [Game::Tsoro, Game::Nsolo, Game::Kimasai, Game::Gore];

    /// The name in notation: `tsoro`, `nsolo`, `kimasai` or `gore`.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Tsoro => "tsoro",
            Game::Nsolo => "nsolo",
            Game::Kimasai => "kimasai",
            Game::Gore => "gore",
        }
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The numbers of columns it may be played with, the usual one first.
    pub const fn columns(self) -> &'static [usize] {
        match self {
            Game::Tsoro => &[21, 18, 15, 12, 8, 6],
            Game::Nsolo => &[
                8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
                34, 35, 36,
            ],
            Game::Kimasai => &[12],
            Game::Gore => &[4],
        }
    }

    /// The usual number of columns.
    pub const fn usual_columns(self) -> usize {
        self.columns()[0]
    }

    /// How many rows the board has: two in Goré, else four.
    pub const fn rows(self) -> usize {
        match self {
            Game::Gore => 2,
            _ => 4,
        }
    }

    /// The options, in the order in which notation writes them.
    pub const fn options(self) -> &'static [OptionSpec] {
        match self {
            Game::Tsoro => &TSORO_OPTIONS,
            Game::Nsolo => &NSOLO_OPTIONS,
            Game::Kimasai => &[],
            Game::Gore => &GORE_OPTIONS,
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
