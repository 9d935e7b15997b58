//! The plain values that go out to JavaScript, with their TypeScript types.

use crate::error::Problem;
use crate::step::Step;
use magomba_engine as engine;
use magomba_engine::{Game, Hole, HoleSet, Position, Ruleset};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

/// Hands a value to JavaScript.
pub(crate) fn out<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, Problem> {
    value.into_ts().map_err(|_| Problem::new("internal", "a value could not be handed to JavaScript"))
}

/// A player: South, at the near edge, moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
pub enum Side {
    /// South.
    S,
    /// North.
    N,
}

impl From<engine::Side> for Side {
    fn from(side: engine::Side) -> Side {
        match side {
            engine::Side::South => Side::S,
            engine::Side::North => Side::N,
        }
    }
}

/// The name of a game in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum GameName {
    /// Tsoro.
    Tsoro,
    /// Nsolo.
    Nsolo,
    /// Bao la Kimasai.
    Kimasai,
    /// Goré.
    Gore,
}

impl From<Game> for GameName {
    fn from(game: Game) -> GameName {
        match game {
            Game::Tsoro => GameName::Tsoro,
            Game::Nsolo => GameName::Nsolo,
            Game::Kimasai => GameName::Kimasai,
            Game::Gore => GameName::Gore,
        }
    }
}

/// A game with what may be chosen before it begins.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its name in notation.
    pub game: GameName,
    /// The numbers of columns it may be played with.
    pub columns: Vec<usize>,
    /// The usual one.
    pub usual_columns: usize,
    /// Its options, in the order of notation.
    pub options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct OptionInfo {
    /// Its name in notation.
    #[tsify(type = "\"heads\" | \"bonus\" | \"safe-heads\" | \"capture\" | \"trade\"")]
    pub name: &'static str,
    /// Its values in notation, the default first.
    pub values: Vec<&'static str>,
    /// The default.
    pub default: &'static str,
}

/// The four games.
///
/// # Errors
/// Never in practice: only if JavaScript refused a plain object.
#[wasm_bindgen]
pub fn games() -> Result<Vec<Ts<GameInfo>>, Problem> {
    let option = |spec: &engine::OptionSpec| OptionInfo {
        name: spec.name,
        values: spec.values.to_vec(),
        default: spec.values.first().copied().unwrap_or(""),
    };
    let info = |game: Game| GameInfo {
        game: game.into(),
        columns: game.columns().to_vec(),
        usual_columns: game.usual_columns(),
        options: game.options().iter().map(option).collect(),
    };
    Game::ALL.into_iter().map(|game| out(&info(game))).collect()
}

/// What of a board stays the same for a whole game. "Layout order" is that of position texts: rows from the far one to
/// South's outer one, in each row the holes from South's left.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct BoardInfo {
    /// The game.
    pub game: GameName,
    /// Game and options as position texts begin: `tsoro:heads=1`.
    pub rules: String,
    /// Holes in a row.
    pub columns: usize,
    /// Rows: 4, or 2 in Goré.
    pub rows: usize,
    /// The holes' names in layout order.
    pub holes: Vec<String>,
    /// South's ring as layout indices in the order of sowing.
    pub ring_south: Vec<usize>,
    /// North's ring; in Goré the same as South's.
    pub ring_north: Vec<usize>,
    /// Which holes are heads, in layout order.
    pub heads: Vec<bool>,
    /// The most stones that a side could ever take.
    pub max_taken: usize,
}

impl BoardInfo {
    /// The board that a position is played on.
    pub(crate) fn of(position: &Position) -> BoardInfo {
        let rules: &Ruleset = position.rules();
        let layout: Vec<Hole> = rules.layout().collect();
        let index = |hole: Hole| layout.iter().position(|other| *other == hole).unwrap_or(0);
        let ring = |side| (0..rules.ring_len()).map(|place| index(rules.hole(side, place))).collect();
        BoardInfo {
            game: rules.game().into(),
            rules: rules.options().to_string(),
            columns: rules.columns(),
            rows: rules.rows(),
            holes: layout.iter().map(ToString::to_string).collect(),
            ring_south: ring(engine::Side::South),
            ring_north: ring(engine::Side::North),
            heads: layout.iter().map(|hole| position.is_head(*hole)).collect(),
            max_taken: rules.start_total(),
        }
    }
}

/// Names the holes of a set.
pub(crate) fn names(holes: &HoleSet) -> Vec<String> {
    holes.iter().map(|hole| hole.to_string()).collect()
}

/// What the player is asked inside a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Choice {
    /// The last stone fell into an occupied head: answer `>` to go on or `|` to stop.
    Head {
        /// The head.
        hole: String,
        /// Whether going on is legal; it is not where it would never end.
        go_on: bool,
    },
    /// Empty up to so many of these enemy holes: answer `c4,d17`, or nothing.
    Holes {
        /// The most holes.
        up_to: usize,
        /// Those to choose from.
        holes: Vec<String>,
    },
    /// Take up to so many stones, one by one, from these enemy holes: answer `c3:2,d1:1`, or nothing.
    Stones {
        /// The most stones.
        up_to: usize,
        /// Those to choose from.
        holes: Vec<String>,
        /// What each of them holds.
        stones: Vec<u8>,
    },
}

impl Choice {
    /// The choice that a turn asks now.
    pub(crate) fn of(turn: &engine::Turn) -> Option<Choice> {
        Some(match turn.choice()? {
            engine::Choice::Head { hole, may_go_on } => Choice::Head { hole: hole.to_string(), go_on: may_go_on },
            engine::Choice::Holes { up_to, holes } => Choice::Holes { up_to, holes: names(&holes) },
            engine::Choice::Stones { up_to, holes } => {
                let stones = holes.iter().map(|hole| turn.position().stones(hole)).collect();
                Choice::Stones { up_to, holes: names(&holes), stones }
            }
        })
    }
}

/// What came of beginning a turn, answering a choice or playing a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct TurnReport {
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// What the player must choose next; absent when the turn is done.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// The text of the whole move, once the turn is done.
    #[tsify(optional)]
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// `S`, `N` or `=`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
pub enum GameResult {
    /// South won.
    S,
    /// North won.
    N,
    /// Nobody won.
    #[serde(rename = "=")]
    Draw,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A side has no stones left.
    Captured,
    /// The side to move has stones but no move.
    Immobile,
    /// A position came about too often.
    Repetition,
    /// Every move would be endless.
    Endless,
    /// Goré: no hole holds three cows or more.
    Cleared,
    /// A player resigned.
    Resigned,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Who won.
    pub result: GameResult,
    /// Why the game ended.
    pub ending: Ending,
    /// Goré: the winner has refused an offer.
    pub without_glory: bool,
    /// What South has to count: stones on the board, in Goré own cows and herd.
    pub score_south: usize,
    /// What North has to count.
    pub score_north: usize,
}

impl Outcome {
    /// An end that came about in a position.
    pub(crate) fn of(outcome: engine::Outcome, position: &Position) -> Outcome {
        Outcome {
            result: match outcome.winner {
                Some(engine::Side::South) => GameResult::S,
                Some(engine::Side::North) => GameResult::N,
                None => GameResult::Draw,
            },
            ending: match outcome.ending {
                engine::Ending::Captured => Ending::Captured,
                engine::Ending::Immobile => Ending::Immobile,
                engine::Ending::Repetition => Ending::Repetition,
                engine::Ending::Endless => Ending::Endless,
                engine::Ending::Cleared => Ending::Cleared,
                engine::Ending::Resigned => Ending::Resigned,
            },
            without_glory: outcome.without_glory,
            score_south: position.score(engine::Side::South),
            score_north: position.score(engine::Side::North),
        }
    }
}

/// What the side to move may do, apart from resigning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Actions {
    /// Begin a turn at a hole.
    pub sow: bool,
    /// Goré: pass, and nothing else.
    pub pass: bool,
    /// Goré: accept or refuse the pending offer, and nothing else.
    pub answer: bool,
    /// Goré: the most holes that may be offered; 0 when none may.
    pub offer_max: usize,
    /// Goré: the own holes to choose an offer from.
    pub offer_holes: Vec<String>,
    /// Goré: what the receiver pays for each hole, in captured cows.
    pub price: u8,
}

/// A finished move in numbers, to be said in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// Who moved.
    pub side: Side,
    /// The move's text.
    #[serde(rename = "move")]
    pub played: String,
    /// What kind of move it was.
    pub kind: SummaryKind,
    /// The hole sown from.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Where the last stone fell.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// How many laps were sown.
    pub laps: usize,
    /// Stones captured, the bonus apart.
    pub captured: usize,
    /// Holes that the bonus was taken from.
    pub bonus_holes: usize,
    /// Stones taken as the bonus.
    pub bonus_stones: usize,
    /// The holes captured from or, in Goré, offered or handed over.
    pub holes: Vec<String>,
}

/// What kind of move a [`Summary`] tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum SummaryKind {
    /// A sowing.
    Sow,
    /// A pass.
    Pass,
    /// An offer.
    Offer,
    /// An accepted offer.
    Accept,
    /// A refused offer.
    Refuse,
    /// A resignation.
    Resign,
}
