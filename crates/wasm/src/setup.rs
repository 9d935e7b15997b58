//! A position that is being set up, legal or not: what a text says, and every reason why it can't come about.

use crate::error::{ApiError, limit};
use crate::values::{GameName, Side, names, out};
use magomba_engine as engine;
use magomba_engine::{Setup, SetupError};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

/// A board as a text sets it up. Arrays are in layout order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SetupInfo {
    /// The position's canonical text.
    pub text: String,
    /// The game.
    pub game: GameName,
    /// Game and options as position texts begin: `tsoro:heads=1`.
    pub rules: String,
    /// Holes in a row.
    pub columns: usize,
    /// Who is to move.
    pub side: Side,
    /// The stones of each hole.
    pub stones: Vec<u8>,
    /// The owner of each hole: 0 South, 1 North.
    pub owners: Vec<u8>,
    /// Goré: the herds, South's first; zeros in the other games.
    #[tsify(type = "[number, number]")]
    pub herds: [u8; 2],
    /// Goré: the holes of the pending offer.
    pub offer: Vec<String>,
    /// Goré: who has refused an offer.
    pub refused: Vec<Side>,
    /// Why it is not a legal position; none when it is.
    pub problems: Vec<Problem>,
}

/// A reason why a setup is not a legal position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Problem {
    /// Its stable name: `hole-too-full`, `too-many-stones`, `cows`, `no-hole`, `no-trade`, `offer-not-own`,
    /// `offer-too-large`, `offer-everything`, `offer-unpaid` or `offer-instead-of-pass`.
    pub code: &'static str,
    /// One plain sentence.
    pub message: String,
    /// The hole it is about.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hole: Option<String>,
    /// The side it is about.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// How many stones, cows or holes there are.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// How many there may be, or must be.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// What there can be none of without trade.
    #[tsify(optional, type = "\"offer\" | \"refusal\"")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<&'static str>,
}

impl Problem {
    fn of(error: &SetupError) -> Problem {
        let mut problem = Problem {
            code: error.code(),
            message: error.to_string(),
            hole: None,
            side: None,
            count: None,
            limit: None,
            what: None,
        };
        let (count, limit) = match *error {
            SetupError::HoleTooFull { hole, stones, limit } => {
                problem.hole = Some(hole.to_string());
                (Some(stones.into()), Some(limit.into()))
            }
            SetupError::TooManyStones { side, stones, limit } => {
                problem.side = Some(side.into());
                (Some(stones), Some(limit))
            }
            SetupError::Cows { cows } => (Some(cows), Some(engine::COWS)),
            SetupError::NoTrade { what } => {
                problem.what = Some(what);
                (None, None)
            }
            SetupError::OfferNotOwn { hole, side } => {
                problem.hole = Some(hole.to_string());
                problem.side = Some(side.into());
                (None, None)
            }
            SetupError::OfferTooLarge { holes } => (Some(holes), Some(engine::OFFER_MAX)),
            SetupError::OfferUnpaid { side, herd, price } => {
                problem.side = Some(side.into());
                (Some(herd.into()), Some(price))
            }
            SetupError::NoHole { side }
            | SetupError::OfferEverything { side }
            | SetupError::OfferInsteadOfPass { side } => {
                problem.side = Some(side.into());
                (None, None)
            }
        };
        Problem { count, limit, ..problem }
    }
}

/// Reads a position's text, whether or not the position is legal.
///
/// # Errors
/// `Error` with a `code` when the text is not written as a position, or no game has such a board.
#[wasm_bindgen(js_name = readSetup)]
pub fn read_setup(text: &str) -> Result<Ts<SetupInfo>, ApiError> {
    let setup: Setup = limit(text)?.parse()?;
    let (rules, gore) = (&setup.rules, &setup.gore);
    let owner = |hole| match rules.rows() {
        2 => u8::from(gore.north_owns.contains(hole)),
        _ => rules.place(hole).map_or(0, |(side, _)| side.index() as u8),
    };
    let refused = engine::Side::ALL.into_iter().filter(|side| gore.refused[side.index()]);
    out(&SetupInfo {
        text: setup.to_string(),
        game: rules.game().into(),
        rules: rules.options().to_string(),
        columns: rules.columns(),
        side: setup.side.into(),
        stones: rules.layout().map(|hole| setup.stones.get(hole)).collect(),
        owners: rules.layout().map(owner).collect(),
        herds: gore.herds,
        offer: names(&gore.offer),
        refused: refused.map(Side::from).collect(),
        problems: setup.problems().iter().map(Problem::of).collect(),
    })
}
