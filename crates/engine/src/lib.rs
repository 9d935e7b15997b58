//! The exact rules of four mancala games: Tsoro, Nsolo, Bao la Kimasai and Goré.
//!
//! A [`Setup`] is anything that can be written down; a [`Position`] is one that is possible in its game. A [`Turn`] runs
//! from its hole to its choices and its end; [`Position::play`] and [`Position::legal_moves`] run on the same code. A
//! [`Record`] is a game: its start, its moves, its end, and its text. Errors are sentences, and data for other ones ([`Told`]).
//!
//! ```
//! use magomba_engine::{Move, Options, Game, Position, Ruleset};
//!
//! let start = Position::start(Ruleset::new(Options::of(Game::Tsoro), 6)?);
//! let next = start.play(&Move::parse("a2")?)?;
//! assert_eq!(next.to_string(), "tsoro 2x6/0x6/0x5,1/2,0,3,0,3x2 N");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod bonus;
mod error;
mod expected;
mod game;
mod gore;
mod hole;
mod moves;
mod options;
mod outcome;
mod play;
mod position;
mod position_text;
mod record;
mod record_error;
mod record_text;
mod record_write;
mod ring;
mod ruleset;
mod setup;
mod side;
mod sowing;
mod step;
mod text;
mod told;
mod turn;

pub use error::{PlayError, Wanted};
pub use expected::Expected;
pub use game::{Game, MAX_OPTIONS, OptionSpec};
pub use hole::{Hole, HoleSet, MAX_COLUMNS, Row, StoneCounts};
pub use moves::{Bonus, Move, Sowing};
pub use options::Options;
pub use outcome::{Ending, Outcome};
pub use position::Position;
pub use position_text::PositionError;
pub use record::{Ply, Record, Tags};
pub use record_error::{Instead, RecordError, RecordProblem};
pub use record_text::games;
pub use ring::{Lap, RING_MAX, Ring};
pub use ruleset::{BonusRule, CaptureRule, Repetition, Ruleset, RulesetError, Verdict};
pub use setup::{COWS, GoreSetup, OFFER_MAX, PRICE, Setup, SetupError, Trade};
pub use side::Side;
pub use sowing::{Captured, Chain, Rest, capture, relay};
pub use step::{Recorder, Step};
pub use text::{Quote, TextError, quote};
pub use told::{Arg, Args, Told};
pub use turn::{Answer, Choice, Turn};
