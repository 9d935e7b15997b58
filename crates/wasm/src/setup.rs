//! A position that is being set up, legal or not: what a text says, and every reason why it can't come about.

use crate::error::{Problem, limit};
use crate::values::{GameName, Side, names, out};
use magomba_engine as engine;
use magomba_engine::Setup;
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

/// Reads a position's text, whether or not the position is legal.
///
/// # Errors
/// `Error` with a `code` when the text is not written as a position, or no game has such a board.
#[wasm_bindgen(js_name = readSetup)]
pub fn read_setup(text: &str) -> Result<Ts<SetupInfo>, Problem> {
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
        problems: setup.problems().into_iter().map(Problem::from).collect(),
    })
}
