//! Who plays on the command line: a level, a time, a number of nodes, or one of two yardsticks.

use magomba_engine::{Move, Record};
use magomba_search::{LEVELS, Player, Random, Strength, greedy_move, random_move};
use std::str::FromStr;
use std::time::{Duration, Instant};

/// Memory of a player's table, in bytes.
pub const TABLE: usize = 16 << 20;

/// A way to choose moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// A level, 1 to 8.
    Level(usize),
    /// So many milliseconds a move.
    Time(u64),
    /// Any strength: nodes a move, error of judgement in hundredths of a stone, slips in a hundred moves.
    Strength(Strength),
    /// A uniformly random start, then each choice uniformly at random, bonus in full: as the playouts play.
    Random,
    /// The move that captures most.
    Greedy,
}

impl FromStr for Chooser {
    type Err = String;

    fn from_str(text: &str) -> Result<Chooser, String> {
        let expected = "expected a level from 1 to 8, 250ms, 10000nodes, 2000nodes~150~10, random or greedy";
        let number = |digits: &str| digits.parse::<u64>().ok().filter(|number| *number > 0).ok_or(expected);
        Ok(match text {
            "random" => Chooser::Random,
            "greedy" => Chooser::Greedy,
            _ => match (text.strip_suffix("ms"), text.strip_suffix("nodes")) {
                (Some(digits), _) => Chooser::Time(number(digits)?),
                (_, Some(digits)) => Chooser::Strength(Strength::nodes(number(digits)?)),
                _ if text.contains("nodes~") => Chooser::Strength(strength(text).ok_or(expected)?),
                _ => {
                    let level = number(text)? as usize;
                    if level > LEVELS {
                        return Err(expected.to_string());
                    }
                    Chooser::Level(level)
                }
            },
        })
    }
}

/// Reads `2000nodes~150~10`: nodes, error and slips.
fn strength(text: &str) -> Option<Strength> {
    let (nodes, rest) = text.split_once("nodes~")?;
    let (error, slips) = rest.split_once('~').unwrap_or((rest, "0"));
    let slips = slips.parse().ok().filter(|slips| *slips <= 100)?;
    Some(Strength { nodes: nodes.parse().ok()?, error: error.parse().ok().filter(|error| *error >= 0)?, slips })
}

impl Chooser {
    /// Chooses a move at the end of a record, or `None` when the game is over.
    pub fn choose(self, player: &mut Player, record: &Record, seed: u64) -> Option<Move> {
        let never = &mut || false;
        match self {
            Chooser::Level(level) => {
                // A level remembers nothing from move to move, here as on the page.
                player.forget();
                player.choose(record, Strength::level(record.start().rules().game(), level)?, seed, never)
            }
            Chooser::Strength(strength) => player.choose(record, strength, seed, never),
            Chooser::Time(milliseconds) => {
                let until = Instant::now() + Duration::from_millis(milliseconds);
                let strength = Strength::nodes(u64::MAX);
                player.choose(record, strength, seed, &mut || Instant::now() >= until)
            }
            Chooser::Greedy => greedy_move(record.last(), &mut Random::new(seed)),
            Chooser::Random => random_move(record.last(), &mut Random::new(seed)),
        }
    }
}
