//! Position texts, read and written: `tsoro 2x21/0x21/0x21/2x21 S`.

use crate::expected::Expected;
use crate::hole::{Hole, HoleSet, MAX_COLUMNS, Row, StoneCounts};
use crate::moves::write_holes;
use crate::options::Options;
use crate::position::Position;
use crate::ruleset::{Ruleset, RulesetError};
use crate::setup::{COWS, GoreSetup, Setup, SetupError};
use crate::side::Side;
use crate::text::{Scanner, TextError, Word};
use crate::told::{Args, Told};
use core::fmt;
use core::str::FromStr;
use thiserror::Error;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is not written as a position.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The game is not played on such a board.
    #[error(transparent)]
    Rules(#[from] RulesetError),
    /// It can't come about in that game.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Told for PositionError {
    fn code(&self) -> &'static str {
        match self {
            PositionError::Text(_) => "position-text",
            PositionError::Rules(reason) => reason.code(),
            PositionError::Setup(reason) => reason.code(),
        }
    }

    fn tell(&self, args: &mut Args) {
        match self {
            PositionError::Text(reason) => reason.tell(args),
            PositionError::Rules(reason) => reason.tell(args),
            PositionError::Setup(reason) => reason.tell(args),
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Ok(text.parse::<Setup>()?.validate()?)
    }
}

impl FromStr for Setup {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let mut scanner = Scanner::new(text);
        let options = Options::scan(scanner.word(Expected::Game)?)?;
        let board = scanner.word(Expected::Board)?;
        let (stones, columns) = scan_board(board, options.game().rows())?;
        let rules = Ruleset::new(options, columns)?;
        let side = scan_side(scanner.word(Expected::Side)?)?;
        let gore = if rules.rows() == 2 { scan_gore(&mut scanner, &rules)? } else { GoreSetup::default() };
        scanner.skip_space();
        scanner.end(Expected::PositionEnd)?;
        Ok(Setup { rules, side, stones, gore })
    }
}

/// Reads the rows, which must be equally long, and gives their number of columns.
fn scan_board(word: Word<'_>, rows: usize) -> Result<(StoneCounts, usize), TextError> {
    let mut scanner = word.scanner();
    let mut stones = StoneCounts::EMPTY;
    let mut columns = None;
    for (at, row) in Row::ALL[..rows].iter().rev().enumerate() {
        if at > 0 {
            scanner.require('/', Expected::NextRow)?;
        }
        let at_row = scanner.clone();
        let length = scan_row(&mut scanner, *row, &mut stones)?;
        if *columns.get_or_insert(length) != length {
            return Err(at_row.error(Expected::Row { holes: columns.unwrap_or(length), length }));
        }
    }
    scanner.end(if rows == 2 { Expected::TwoRows } else { Expected::FourRows })?;
    Ok((stones, columns.unwrap_or(0)))
}

/// Reads one row, `2,0x5,1`, and gives its length.
fn scan_row(scanner: &mut Scanner<'_>, row: Row, stones: &mut StoneCounts) -> Result<usize, TextError> {
    let mut length = 0;
    loop {
        let at_count = scanner.clone();
        let count = u8::try_from(scanner.number(Expected::Stones)?).map_err(|_| at_count.error(Expected::Stones))?;
        let mut run = 1;
        if scanner.eat('x') {
            let at_run = scanner.clone();
            run = scanner.number(Expected::Run)? as usize;
            if !(1..=MAX_COLUMNS).contains(&run) {
                return Err(at_run.error(Expected::Run));
            }
        }
        for _ in 0..run {
            length += 1;
            let hole = Hole::new(row, length).ok_or_else(|| at_count.error(Expected::RowEnd))?;
            stones.set(hole, count);
        }
        if !scanner.eat(',') {
            return Ok(length);
        }
    }
}

fn scan_side(word: Word<'_>) -> Result<Side, TextError> {
    match word.text {
        "S" => Ok(Side::South),
        "N" => Ok(Side::North),
        _ => Err(word.scanner().error(Expected::Side)),
    }
}

/// Reads owners, herds, offer and refusals.
fn scan_gore(scanner: &mut Scanner<'_>, rules: &Ruleset) -> Result<GoreSetup, TextError> {
    let owners = scanner.word(Expected::Owners)?;
    let north_owns = scan_owners(owners, rules)?;
    let herds = scan_herds(scanner.word(Expected::Herds)?)?;
    let offer = scan_offer(scanner.word(Expected::Offer)?)?;
    let refused = scanner.word(Expected::Refused)?;
    let refused = match refused.text {
        "-" => [false, false],
        "S" => [true, false],
        "N" => [false, true],
        "SN" => [true, true],
        _ => {
            return Err(refused.scanner().error(Expected::Refused));
        }
    };
    Ok(GoreSetup { north_owns, herds, offer, refused })
}

fn scan_owners(word: Word<'_>, rules: &Ruleset) -> Result<HoleSet, TextError> {
    let mut scanner = word.scanner();
    let mut north_owns = HoleSet::EMPTY;
    for (at, hole) in rules.layout().enumerate() {
        if at > 0 && at % rules.columns() == 0 {
            scanner.require('/', Expected::NextOwners)?;
        }
        let before = scanner.clone();
        match scanner.next() {
            Some('n') => _ = north_owns.insert(hole),
            Some('s') => {}
            _ => return Err(before.error(Expected::Owner { hole })),
        }
    }
    scanner.end(Expected::OwnersEnd)?;
    Ok(north_owns)
}

fn scan_herds(word: Word<'_>) -> Result<[u8; 2], TextError> {
    let mut scanner = word.scanner();
    let mut herds = [0; 2];
    for (at, herd) in herds.iter_mut().enumerate() {
        if at > 0 {
            scanner.require(',', Expected::NorthHerd)?;
        }
        let before = scanner.clone();
        let cows = scanner.number(Expected::Cows)?;
        *herd = u8::try_from(cows)
            .ok()
            .filter(|cows| usize::from(*cows) <= COWS)
            .ok_or_else(|| before.error(Expected::Cows))?;
    }
    scanner.end(Expected::HerdsEnd)?;
    Ok(herds)
}

fn scan_offer(word: Word<'_>) -> Result<HoleSet, TextError> {
    if word.text == "-" {
        return Ok(HoleSet::EMPTY);
    }
    let mut scanner = word.scanner();
    let holes = HoleSet::scan(&mut scanner)?;
    scanner.end(Expected::OfferEnd)?;
    Ok(holes)
}

/// The canonical text.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

/// The canonical text, legal or not.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.rules.options())?;
        let columns = self.rules.columns();
        let mut layout = self.rules.layout().map(|hole| self.stones.get(hole)).peekable();
        let mut at = 0;
        while let Some(count) = layout.next() {
            let mut run = 1;
            while (at + run) % columns != 0 && layout.peek() == Some(&count) {
                layout.next();
                run += 1;
            }
            f.write_str(match at {
                0 => "",
                at if at % columns == 0 => "/",
                _ => ",",
            })?;
            write!(f, "{count}")?;
            if run > 1 {
                write!(f, "x{run}")?;
            }
            at += run;
        }
        write!(f, " {}", self.side.letter())?;
        if self.rules.rows() == 2 { self.write_gore(f) } else { Ok(()) }
    }
}

impl Setup {
    fn write_gore(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gore = &self.gore;
        for (at, hole) in self.rules.layout().enumerate() {
            f.write_str(match at {
                0 => " ",
                at if at % self.rules.columns() == 0 => "/",
                _ => "",
            })?;
            f.write_str(if gore.north_owns.contains(hole) { "n" } else { "s" })?;
        }
        write!(f, " {},{} ", gore.herds[0], gore.herds[1])?;
        if gore.offer.is_empty() {
            f.write_str("-")?;
        } else {
            write_holes(f, &gore.offer)?;
        }
        f.write_str(match gore.refused {
            [false, false] => " -",
            [true, false] => " S",
            [false, true] => " N",
            [true, true] => " SN",
        })
    }
}
