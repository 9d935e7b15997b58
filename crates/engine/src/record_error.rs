//! Why a text is not a game record.

use crate::error::PlayError;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::position_text::PositionError;
use crate::text::{Quote, TextError};
use crate::told::{Args, Told};
use thiserror::Error;

/// Why a text is not a game, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line of the whole text, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong in a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordProblem {
    /// It is not written as a record.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The record does not say which game it is.
    #[error("expected the tag [Game \"…\"] among the tags of the game")]
    NoGame,
    /// Another game follows where one was expected.
    #[error("expected the end after one game, found a second one")]
    SecondGame,
    /// A tag stands twice.
    #[error("the tag {name} stands twice")]
    TagTwice {
        /// The tag.
        name: Quote,
    },
    /// The value of a tag can't be read.
    #[error("the tag {name}: {reason}")]
    TagValue {
        /// The tag.
        name: &'static str,
        /// Why not.
        reason: PositionError,
    },
    /// Two parts of the record do not agree.
    #[error("the tag {name} says \"{}\", but {instead}", says.as_str())]
    Contradiction {
        /// The tag.
        name: &'static str,
        /// A quotation of its value.
        says: Quote,
        /// What the rest of the record says.
        instead: Instead,
    },
    /// A comment is not closed.
    #[error("the comment that begins here is not closed: expected \"}}\"")]
    CommentOpen,
    /// A move number is out of order.
    #[error("expected move number {expected}, found {found}")]
    Number {
        /// The number due.
        expected: usize,
        /// The number there.
        found: u32,
    },
    /// A move can't be played.
    #[error("move {number}, {text}: {reason}")]
    Move {
        /// Which move, counted over both sides from 1.
        number: usize,
        /// A quotation of its text.
        text: Quote,
        /// Why not.
        reason: PlayError,
    },
}

/// What stands against a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Instead {
    /// The position belongs to other rules.
    #[error("the position is one of {0}")]
    Rules(Options),
    /// The position has so many columns.
    #[error("the position has {0}")]
    Columns(usize),
    /// The moves end the game in another way.
    #[error("the moves end with {0}")]
    Outcome(Outcome),
    /// The moves do not end the game.
    #[error("the moves do not end the game")]
    GoesOn,
}

impl Told for RecordError {
    fn code(&self) -> &'static str {
        self.problem.code()
    }

    fn tell(&self, args: &mut Args) {
        args.count("line", self.line);
        self.problem.tell(args);
    }
}

impl Told for RecordProblem {
    fn code(&self) -> &'static str {
        match self {
            RecordProblem::Text(_) => "record-text",
            RecordProblem::NoGame => "no-game-tag",
            RecordProblem::SecondGame => "second-game",
            RecordProblem::TagTwice { .. } => "tag-twice",
            RecordProblem::TagValue { reason, .. } => reason.code(),
            RecordProblem::Contradiction { .. } => "contradiction",
            RecordProblem::CommentOpen => "comment-open",
            RecordProblem::Number { .. } => "move-number",
            RecordProblem::Move { reason, .. } => reason.code(),
        }
    }

    fn tell(&self, args: &mut Args) {
        match self {
            RecordProblem::Text(reason) => reason.tell(args),
            RecordProblem::NoGame | RecordProblem::SecondGame | RecordProblem::CommentOpen => {}
            RecordProblem::TagTwice { name } => args.text("name", &name.as_str()),
            RecordProblem::TagValue { name, reason } => {
                args.word("tag", name);
                reason.tell(args);
            }
            RecordProblem::Contradiction { name, says, instead } => {
                args.word("name", name);
                args.text("found", &says.as_str());
                instead.tell(args);
            }
            RecordProblem::Number { expected, found } => {
                args.count("limit", *expected);
                args.count("count", *found as usize);
            }
            RecordProblem::Move { number, text, reason } => {
                args.count("number", *number);
                args.text("move", &text.as_str());
                reason.tell(args);
            }
        }
    }
}

impl Instead {
    fn tell(self, args: &mut Args) {
        let instead = match self {
            Instead::Rules(options) => {
                args.text("value", &options);
                "rules"
            }
            Instead::Columns(columns) => {
                args.text("value", &columns);
                "columns"
            }
            Instead::Outcome(outcome) => {
                args.text("value", &outcome);
                "outcome"
            }
            Instead::GoesOn => "goes-on",
        };
        args.word("instead", instead);
    }
}
