//! Choosing a move. Clock and randomness are handed in by the caller; nothing here needs the standard library.
//!
//! [`Player`] searches and chooses; [`Strength`] grades it; [`playouts`] plays at random.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod best_ways;
mod bonus;
mod evaluate;
#[cfg(test)]
mod every;
mod exact;
mod greedy;
mod level;
mod listed;
mod player;
mod playout;
mod puzzle;
mod random;
mod random_move;
mod rows;
mod score;
mod state;
mod table;
mod tree;

pub use evaluate::{FEATURES, Features, Weights, feature_names};
pub use exact::{Exact, Way};
pub use greedy::greedy_move;
pub use level::{LEVELS, Strength};
pub use player::{Limits, Player, Report, Variation};
pub use playout::{Tally, playouts};
pub use puzzle::{GRADES, Goal, LONGEST_WIN, Puzzle, Puzzler};
pub use random::Random;
pub use random_move::random_move;
pub use score::{DECIDED, Score, WON, plies_to_end};
