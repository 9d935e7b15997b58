//! Why a move can't be played: one plain sentence a reason.

use crate::game::Game;
use crate::hole::Hole;
use crate::setup::SetupError;
use crate::side::Side;
use crate::told::{Args, Told};
use thiserror::Error;

/// A move or an answer that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over, no move follows")]
    Over,
    /// The board has no such hole.
    #[error("there is no hole {hole} on this board")]
    NoSuchHole {
        /// The hole.
        hole: Hole,
    },
    /// The hole belongs to the other side.
    #[error("{hole} is not {side}'s hole")]
    NotYours {
        /// The hole.
        hole: Hole,
        /// The side to move.
        side: Side,
    },
    /// Nothing lies in the hole.
    #[error("{hole} is empty")]
    Empty {
        /// The hole.
        hole: Hole,
    },
    /// A single stone where another hole holds two.
    #[error("{hole} holds a single stone, which may move only when no own hole holds two or more")]
    SingleTooEarly {
        /// The hole.
        hole: Hole,
    },
    /// A single stone with no room before it.
    #[error("the single stone of {hole} may move only into an empty hole, and {next} is occupied")]
    SingleBlocked {
        /// The hole.
        hole: Hole,
        /// The next hole of the ring.
        next: Hole,
    },
    /// Every way from this start would never end.
    #[error("a sowing from {hole} would never end")]
    EndlessStart {
        /// The hole.
        hole: Hole,
    },
    /// Going on from this head would never end.
    #[error("going on from {hole} would never end, only stopping (\"|\") is possible")]
    EndlessGoOn {
        /// The head.
        hole: Hole,
    },
    /// An answer where the rules ask for none.
    #[error("the move is complete, there is nothing left to choose")]
    NothingToChoose,
    /// A head's choice where the rules ask for the bonus, or the other way round.
    #[error("the choice now is {expected}")]
    WrongAnswer {
        /// What is to be chosen.
        expected: Wanted,
    },
    /// The move's text has more head choices than the sowing met.
    #[error("the sowing from {hole} comes to an occupied head {met} times, but the move chooses {chosen} times")]
    TooManyHeadChoices {
        /// Where the move starts.
        hole: Hole,
        /// How many choices there are.
        met: u32,
        /// How many choices the move names.
        chosen: u32,
    },
    /// The move's text has fewer head choices than the sowing met.
    #[error("the sowing comes to the occupied head {hole}: add \">\" to go on or \"|\" to stop")]
    HeadChoiceMissing {
        /// The head.
        hole: Hole,
    },
    /// The move captures, and its text does not say so.
    #[error("the sowing from {hole} captures: add \"x\" and the bonus, if any is taken")]
    CaptureMissing {
        /// Where the move starts.
        hole: Hole,
    },
    /// The move's text says that it captures, and it does not.
    #[error("the sowing from {hole} captures nothing, so no \"x\" can follow")]
    NoCapture {
        /// Where the move starts.
        hole: Hole,
    },
    /// There is no bonus to take.
    #[error("there is no bonus to take after this capture")]
    NoBonus,
    /// Whole holes where single stones are taken, or the other way round.
    #[error("the bonus here is {expected}")]
    WrongBonus {
        /// What the bonus is, with an example.
        expected: Wanted,
    },
    /// More bonus than the rules allow.
    #[error("the bonus takes at most {up_to}, not {taken}")]
    BonusTooLarge {
        /// The most holes or stones.
        up_to: usize,
        /// How many were named.
        taken: usize,
    },
    /// The bonus is taken from the enemy.
    #[error("{hole} is not an enemy hole, and the bonus is taken from the enemy")]
    BonusNotEnemy {
        /// The hole.
        hole: Hole,
    },
    /// A bonus hole is empty.
    #[error("{hole} is empty, there is nothing to take")]
    BonusEmpty {
        /// The hole.
        hole: Hole,
    },
    /// The bonus spares the heads.
    #[error("{hole} is a head, which the bonus may not empty")]
    BonusHeadSafe {
        /// The head.
        hole: Hole,
    },
    /// More stones than a hole holds.
    #[error("{hole} holds {there} stones, so {taken} can't be taken")]
    BonusMoreThanThere {
        /// The hole.
        hole: Hole,
        /// What it holds.
        there: u8,
        /// What was to be taken.
        taken: u8,
    },
    /// A move of Goré in another game.
    #[error("there is no such move in {game}")]
    NotInThisGame {
        /// The game.
        game: Game,
    },
    /// An offer waits for its answer.
    #[error("an offer is pending: it must be accepted or refused first")]
    MustAnswer,
    /// There is no offer to answer.
    #[error("there is no offer to answer")]
    NothingToAnswer,
    /// The player has no cow in any own hole.
    #[error("{side} has no cow in any own hole and must pass")]
    MustPass {
        /// The side.
        side: Side,
    },
    /// The player has something to sow.
    #[error("{side} has cows to sow and may not pass")]
    MayNotPass {
        /// The side.
        side: Side,
    },
    /// An offer of no hole.
    #[error("an offer names one, two or three holes")]
    EmptyOffer,
    /// The offer can't be made.
    #[error(transparent)]
    Offer(SetupError),
}

/// What a player is to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Wanted {
    /// Whether to go on at a head.
    #[error("to go on or to stop")]
    Head,
    /// The bonus.
    #[error("which bonus to take")]
    Bonus,
    /// Whole holes.
    #[error("whole holes, such as c4,d17")]
    Holes,
    /// Single stones.
    #[error("single stones, such as c3:2,d1:1")]
    Stones,
}

impl Wanted {
    /// A stable name for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Wanted::Head => "head",
            Wanted::Bonus => "bonus",
            Wanted::Holes => "holes",
            Wanted::Stones => "stones",
        }
    }
}

impl Told for PlayError {
    fn code(&self) -> &'static str {
        match self {
            PlayError::Over => "over",
            PlayError::NoSuchHole { .. } => "no-such-hole",
            PlayError::NotYours { .. } => "not-yours",
            PlayError::Empty { .. } => "empty",
            PlayError::SingleTooEarly { .. } => "single-too-early",
            PlayError::SingleBlocked { .. } => "single-blocked",
            PlayError::EndlessStart { .. } => "endless-start",
            PlayError::EndlessGoOn { .. } => "endless-go-on",
            PlayError::NothingToChoose => "nothing-to-choose",
            PlayError::WrongAnswer { .. } => "wrong-answer",
            PlayError::TooManyHeadChoices { .. } => "too-many-head-choices",
            PlayError::HeadChoiceMissing { .. } => "head-choice-missing",
            PlayError::CaptureMissing { .. } => "capture-missing",
            PlayError::NoCapture { .. } => "no-capture",
            PlayError::NoBonus => "no-bonus",
            PlayError::WrongBonus { .. } => "wrong-bonus",
            PlayError::BonusTooLarge { .. } => "bonus-too-large",
            PlayError::BonusNotEnemy { .. } => "bonus-not-enemy",
            PlayError::BonusEmpty { .. } => "bonus-empty",
            PlayError::BonusHeadSafe { .. } => "bonus-head-safe",
            PlayError::BonusMoreThanThere { .. } => "bonus-more-than-there",
            PlayError::NotInThisGame { .. } => "not-in-this-game",
            PlayError::MustAnswer => "must-answer",
            PlayError::NothingToAnswer => "nothing-to-answer",
            PlayError::MustPass { .. } => "must-pass",
            PlayError::MayNotPass { .. } => "may-not-pass",
            PlayError::EmptyOffer => "empty-offer",
            PlayError::Offer(reason) => reason.code(),
        }
    }

    fn tell(&self, args: &mut Args) {
        match self {
            PlayError::Over
            | PlayError::NothingToChoose
            | PlayError::NoBonus
            | PlayError::MustAnswer
            | PlayError::NothingToAnswer
            | PlayError::EmptyOffer => {}
            PlayError::NoSuchHole { hole }
            | PlayError::Empty { hole }
            | PlayError::SingleTooEarly { hole }
            | PlayError::EndlessStart { hole }
            | PlayError::EndlessGoOn { hole }
            | PlayError::HeadChoiceMissing { hole }
            | PlayError::CaptureMissing { hole }
            | PlayError::NoCapture { hole }
            | PlayError::BonusNotEnemy { hole }
            | PlayError::BonusEmpty { hole }
            | PlayError::BonusHeadSafe { hole } => args.text("hole", hole),
            PlayError::NotYours { hole, side } => {
                args.text("hole", hole);
                args.text("side", &side.letter());
            }
            PlayError::SingleBlocked { hole, next } => {
                args.text("hole", hole);
                args.text("next", next);
            }
            PlayError::WrongAnswer { expected } | PlayError::WrongBonus { expected } => {
                args.word("expected", expected.code());
            }
            PlayError::TooManyHeadChoices { hole, met, chosen } => {
                args.text("hole", hole);
                args.count("count", *chosen as usize);
                args.count("limit", *met as usize);
            }
            PlayError::BonusTooLarge { up_to, taken } => {
                args.count("count", *taken);
                args.count("limit", *up_to);
            }
            PlayError::BonusMoreThanThere { hole, there, taken } => {
                args.text("hole", hole);
                args.count("count", (*taken).into());
                args.count("limit", (*there).into());
            }
            PlayError::NotInThisGame { game } => args.word("game", game.name()),
            PlayError::MustPass { side } | PlayError::MayNotPass { side } => args.text("side", &side.letter()),
            PlayError::Offer(reason) => reason.tell(args),
        }
    }
}
