//! What a text should have had somewhere: all that can be expected of one.

use crate::game::{Game, MAX_OPTIONS, OptionSpec};
use crate::hole::Hole;
use crate::told::Args;
use alloc::string::String;
use alloc::vec::Vec;
use thiserror::Error;

/// What could stand at a place of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// A hole's name.
    #[error("a hole such as a5")]
    Hole,
    /// The number in a hole's name.
    #[error("a column number from 1 to 36")]
    Column,
    /// Nothing after a hole that stands alone.
    #[error("the end after the hole")]
    HoleEnd,
    /// Another hole than those before.
    #[error("a hole not named before")]
    FreshHole,
    /// The beginning of a move.
    #[error("a hole such as a5, or pass, offer:, accept, refuse or resign")]
    Move,
    /// What may follow the hole that is sown from.
    #[error("\">\", \"|\", \"x\" or the end")]
    Choice,
    /// Nothing after a stop.
    #[error("the end after \"|\"")]
    StopEnd,
    /// Nothing after a move.
    #[error("the end of the move")]
    MoveEnd,
    /// The holes of an offer.
    #[error("\":\" and the holes offered")]
    OfferHoles,
    /// A bonus of one kind.
    #[error("whole holes (c4,d17) or stones (c3:2,d1:1), not both")]
    OneBonus,
    /// How many stones of a hole are taken.
    #[error("a number of stones from 1 to 255")]
    BonusStones,
    /// More of the bonus, or nothing.
    #[error("\",\" and a further hole, or the end")]
    BonusEnd,
    /// A game.
    #[error("a game: tsoro, nsolo, kimasai or gore")]
    Game,
    /// An option where all are given, or the game has none.
    #[error("no further option of {game}")]
    NoOption {
        /// The game.
        game: Game,
    },
    /// An option.
    #[error("an option of {game} not yet given: {}", open_options(*game, given))]
    Option {
        /// The game.
        game: Game,
        /// Which of its options are given.
        given: [bool; MAX_OPTIONS],
    },
    /// An option's value follows.
    #[error("\"=\" and the option's value")]
    OptionEquals,
    /// An option's value.
    #[error("a value of {}: {}", option.name, option.values.join(", "))]
    OptionValue {
        /// The option.
        option: &'static OptionSpec,
    },
    /// More options, or nothing.
    #[error("\",\" or the end of the options")]
    OptionsEnd,
    /// Nothing after the options.
    #[error("the end after the options")]
    RulesEnd,
    /// The rows of a board.
    #[error("the board: rows of stones with \"/\" between")]
    Board,
    /// What a hole holds.
    #[error("a number of stones, from 0 to 255")]
    Stones,
    /// How many holes hold that.
    #[error("a number of holes from 1 to 36")]
    Run,
    /// More of a row, or the next one.
    #[error("\"/\" and the next row, or \",\" and the next hole")]
    NextRow,
    /// A row as long as the others.
    #[error("a row of {holes} holes like the one before, not {length}")]
    Row {
        /// How long it should be.
        holes: usize,
        /// How long it is.
        length: usize,
    },
    /// No more of a row that is longer than any.
    #[error("the end of the row: no board has more than 36 columns")]
    RowEnd,
    /// No third row.
    #[error("the end of the board, which has two rows")]
    TwoRows,
    /// No fifth row.
    #[error("the end of the board, which has four rows")]
    FourRows,
    /// Who is to move.
    #[error("the side to move: S or N")]
    Side,
    /// Who owns what.
    #[error("the owner of each hole, such as nnnn/ssss")]
    Owners,
    /// Who owns one hole.
    #[error("the owner of {hole}: s or n")]
    Owner {
        /// The hole.
        hole: Hole,
    },
    /// More owners.
    #[error("\"/\" and the owners of the next row")]
    NextOwners,
    /// No more owners.
    #[error("the end of the owners")]
    OwnersEnd,
    /// Both herds.
    #[error("the herds, such as 0,0")]
    Herds,
    /// A herd.
    #[error("a number of cows from 0 to 48")]
    Cows,
    /// The second herd.
    #[error("\",\" and North's herd")]
    NorthHerd,
    /// No third herd.
    #[error("the end of the herds")]
    HerdsEnd,
    /// The holes on offer.
    #[error("the holes on offer, or -")]
    Offer,
    /// More holes on offer, or no more.
    #[error("\",\" and a further hole, or the end of the offer")]
    OfferEnd,
    /// Who has refused.
    #[error("who has refused an offer: S, N, SN or -")]
    Refused,
    /// Nothing after a position.
    #[error("the end of the position")]
    PositionEnd,
    /// A tag's beginning.
    #[error("\"[\" and a tag")]
    Tag,
    /// A tag's name.
    #[error("the name of a tag, such as Game")]
    TagName,
    /// A tag's value.
    #[error("the value of the tag in quotation marks")]
    TagValue,
    /// What a backslash may stand before.
    #[error("\\\" or \\\\ after a backslash")]
    Escaped,
    /// The end of a tag's value.
    #[error("a closing quotation mark")]
    TagQuote,
    /// A tag's end.
    #[error("\"]\" after the tag")]
    TagEnd,
    /// Nothing after a tag.
    #[error("the end of the line after the tag")]
    TagLineEnd,
    /// How many columns a board has.
    #[error("a number of columns")]
    Columns,
    /// Nothing more.
    #[error("the end")]
    End,
    /// A move's number.
    #[error("a move number")]
    MoveNumber,
    /// What follows a move's number.
    #[error("\".\" after the move number")]
    MoveDot,
}

impl Expected {
    /// A stable name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Expected::Hole => "hole",
            Expected::Column => "column",
            Expected::HoleEnd => "hole-end",
            Expected::FreshHole => "fresh-hole",
            Expected::Move => "move",
            Expected::Choice => "choice",
            Expected::StopEnd => "stop-end",
            Expected::MoveEnd => "move-end",
            Expected::OfferHoles => "offer-holes",
            Expected::OneBonus => "one-bonus",
            Expected::BonusStones => "bonus-stones",
            Expected::BonusEnd => "bonus-end",
            Expected::Game => "game",
            Expected::NoOption { .. } => "no-option",
            Expected::Option { .. } => "option",
            Expected::OptionEquals => "option-equals",
            Expected::OptionValue { .. } => "option-value",
            Expected::OptionsEnd => "options-end",
            Expected::RulesEnd => "rules-end",
            Expected::Board => "board",
            Expected::Stones => "stones",
            Expected::Run => "run",
            Expected::NextRow => "next-row",
            Expected::Row { .. } => "row",
            Expected::RowEnd => "row-end",
            Expected::TwoRows => "two-rows",
            Expected::FourRows => "four-rows",
            Expected::Side => "side",
            Expected::Owners => "owners",
            Expected::Owner { .. } => "owner",
            Expected::NextOwners => "next-owners",
            Expected::OwnersEnd => "owners-end",
            Expected::Herds => "herds",
            Expected::Cows => "cows",
            Expected::NorthHerd => "north-herd",
            Expected::HerdsEnd => "herds-end",
            Expected::Offer => "offer",
            Expected::OfferEnd => "offer-end",
            Expected::Refused => "refused",
            Expected::PositionEnd => "position-end",
            Expected::Tag => "tag",
            Expected::TagName => "tag-name",
            Expected::TagValue => "tag-value",
            Expected::Escaped => "escaped",
            Expected::TagQuote => "tag-quote",
            Expected::TagEnd => "tag-end",
            Expected::TagLineEnd => "tag-line-end",
            Expected::Columns => "columns",
            Expected::End => "end",
            Expected::MoveNumber => "move-number",
            Expected::MoveDot => "move-dot",
        }
    }

    /// What the sentence is filled in with.
    pub(crate) fn tell(&self, args: &mut Args) {
        args.word("expected", self.code());
        match self {
            Expected::NoOption { game } => args.word("game", game.name()),
            Expected::Option { game, given } => {
                args.word("game", game.name());
                args.text("names", &open_options(*game, given));
            }
            Expected::OptionValue { option } => {
                args.word("option", option.name);
                args.text("values", &option.values.join(", "));
            }
            Expected::Row { holes, length } => {
                args.count("count", *length);
                args.count("limit", *holes);
            }
            Expected::Owner { hole } => args.text("hole", hole),
            _ => {}
        }
    }
}

/// The options that are not given.
fn open_options(game: Game, given: &[bool; MAX_OPTIONS]) -> String {
    let open = game.options().iter().zip(given).filter(|(_, given)| !**given).map(|(spec, _)| spec.name);
    open.collect::<Vec<_>>().join(", ")
}
