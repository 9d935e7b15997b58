//! The JavaScript API. It converts and forwards; rules and search are decided elsewhere.
//!
//! Texts and plain values come in, typed arrays and plain objects go out. Every error thrown is an `Error` with the
//! properties of a [`Problem`]: a sentence, and the same as data.
#![forbid(unsafe_code)]

mod analysis;
mod error;
mod opponent;
mod player;
#[cfg(feature = "playouts")]
mod playouts;
mod reader;
mod session;
mod setup;
mod step;
mod summary;
mod values;

pub use analysis::{AnalysisLine, AnalysisReport, Value, analyse};
pub use error::Problem;
pub use opponent::{choose_move, choose_move_in};
#[cfg(feature = "playouts")]
pub use playouts::playouts;
pub use reader::{GameRead, ReadGame, read_games};
pub use session::Session;
pub use setup::{SetupInfo, read_setup};
pub use step::Step;
pub use values::{Actions, BoardInfo, Choice, Ending, GameInfo, GameName, GameResult, OptionInfo, Outcome, Side};
pub use values::{Summary, SummaryKind, TurnReport, games};
