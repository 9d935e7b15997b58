//! Choosing a move. Clock and randomness are handed in by the caller; nothing here needs the standard library.
//!
//! For now one modest player: [`choose`] takes the move that keeps most stones after the enemy's best reply.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod candidates;
mod greedy;

pub use candidates::for_each_candidate;
pub use greedy::choose;
