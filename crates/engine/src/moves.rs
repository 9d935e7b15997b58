//! A move: a whole turn with every choice that was made in it, and its text.

use crate::expected::Expected;
use crate::hole::{Hole, HoleSet, StoneCounts};
use crate::text::{Scanner, TextError};
use core::fmt;

/// A whole turn. A position and a move together give exactly one next position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Sow from a hole, with the choices made on the way.
    Sow(Sowing),
    /// Goré: pass, having no cow in any own hole.
    Pass,
    /// Goré: offer some own holes.
    Offer(HoleSet),
    /// Goré: accept the offer.
    Accept,
    /// Goré: refuse the offer.
    Refuse,
    /// End the game as lost.
    Resign,
}

/// A sowing with the choices made in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sowing {
    /// The hole it starts from.
    pub from: Hole,
    /// How many times the player went on at an occupied head.
    pub go_ons: u32,
    /// Whether the player then stopped at an occupied head.
    pub stopped: bool,
    /// Whether the sowing captured.
    pub captured: bool,
    /// What was taken on top of the capture.
    pub bonus: Bonus,
}

/// What a player takes on top of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    Nothing,
    /// Whole enemy holes: Tsoro, and Nsolo of 1913.
    Holes(HoleSet),
    /// Single stones: Nsolo of 1975.
    Stones(StoneCounts),
}

impl Bonus {
    /// Reads `c4,d17` or `c3:2,d1:1`; the empty text takes nothing.
    ///
    /// # Errors
    /// Says at which character what was expected.
    pub fn parse(text: &str) -> Result<Bonus, TextError> {
        let mut scanner = Scanner::new(text);
        let bonus = Bonus::scan(&mut scanner)?;
        scanner.end(Expected::BonusEnd)?;
        Ok(bonus)
    }

    fn scan(scanner: &mut Scanner<'_>) -> Result<Bonus, TextError> {
        if scanner.rest().is_empty() {
            return Ok(Bonus::Nothing);
        }
        let mut bonus = None;
        loop {
            let at_hole = scanner.clone();
            let hole = Hole::scan(scanner)?;
            let stones = if scanner.eat(':') { Some(scan_stones(scanner)?) } else { None };
            match (bonus.get_or_insert_with(|| Bonus::none_like(stones.is_some())), stones) {
                (Bonus::Holes(holes), None) => {
                    if !holes.insert(hole) {
                        return Err(at_hole.error(Expected::FreshHole));
                    }
                }
                (Bonus::Stones(counts), Some(stones)) => {
                    if counts.get(hole) > 0 {
                        return Err(at_hole.error(Expected::FreshHole));
                    }
                    counts.set(hole, stones);
                }
                _ => {
                    return Err(at_hole.error(Expected::OneBonus));
                }
            }
            if !scanner.eat(',') {
                return Ok(bonus.unwrap_or(Bonus::Nothing));
            }
        }
    }

    fn none_like(stones: bool) -> Bonus {
        if stones { Bonus::Stones(StoneCounts::EMPTY) } else { Bonus::Holes(HoleSet::EMPTY) }
    }
}

fn scan_stones(scanner: &mut Scanner<'_>) -> Result<u8, TextError> {
    let before = scanner.clone();
    let stones = scanner.number(Expected::BonusStones)?;
    u8::try_from(stones).ok().filter(|stones| *stones > 0).ok_or_else(|| before.error(Expected::BonusStones))
}

impl Move {
    /// Reads the text of one move.
    ///
    /// # Errors
    /// Says at which character what was expected.
    pub fn parse(text: &str) -> Result<Move, TextError> {
        let mut scanner = Scanner::new(text);
        let found = Move::scan(&mut scanner)?;
        scanner.end(Expected::MoveEnd)?;
        Ok(found)
    }

    fn scan(scanner: &mut Scanner<'_>) -> Result<Move, TextError> {
        let at_word = scanner.clone();
        // No letter of a row begins another move's word but `accept`, so only two letters or more are words.
        let word = scanner.take_while(|c| c.is_ascii_lowercase());
        match word {
            "pass" => return Ok(Move::Pass),
            "accept" => return Ok(Move::Accept),
            "refuse" => return Ok(Move::Refuse),
            "resign" => return Ok(Move::Resign),
            "offer" => return scan_offer(scanner).map(Move::Offer),
            "a" | "b" | "c" | "d" => *scanner = at_word,
            _ => {
                return Err(at_word.error(Expected::Move));
            }
        }
        let from = Hole::scan(scanner)?;
        let go_ons = u32::try_from(scanner.take_while(|c| c == '>').len()).unwrap_or(u32::MAX);
        let stopped = scanner.eat('|');
        let captured = !stopped && scanner.eat('x');
        let bonus = if captured { Bonus::scan(scanner)? } else { Bonus::Nothing };
        if !captured && !scanner.rest().is_empty() {
            let expected = if stopped { Expected::StopEnd } else { Expected::Choice };
            return Err(scanner.error(expected));
        }
        Ok(Move::Sow(Sowing { from, go_ons, stopped, captured, bonus }))
    }
}

fn scan_offer(scanner: &mut Scanner<'_>) -> Result<HoleSet, TextError> {
    scanner.require(':', Expected::OfferHoles)?;
    HoleSet::scan(scanner)
}

/// Writes holes with commas between.
pub(crate) fn write_holes(f: &mut fmt::Formatter<'_>, holes: &HoleSet) -> fmt::Result {
    for (at, hole) in holes.iter().enumerate() {
        write!(f, "{}{hole}", if at == 0 { "" } else { "," })?;
    }
    Ok(())
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bonus::Nothing => Ok(()),
            Bonus::Holes(holes) => write_holes(f, holes),
            Bonus::Stones(counts) => {
                for (at, (hole, stones)) in counts.iter().enumerate() {
                    write!(f, "{}{hole}:{stones}", if at == 0 { "" } else { "," })?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(sowing) => {
                write!(f, "{}", sowing.from)?;
                for _ in 0..sowing.go_ons {
                    f.write_str(">")?;
                }
                if sowing.stopped {
                    f.write_str("|")?;
                }
                if sowing.captured {
                    write!(f, "x{}", sowing.bonus)?;
                }
                Ok(())
            }
            Move::Pass => f.write_str("pass"),
            Move::Offer(holes) => {
                f.write_str("offer:")?;
                write_holes(f, holes)
            }
            Move::Accept => f.write_str("accept"),
            Move::Refuse => f.write_str("refuse"),
            Move::Resign => f.write_str("resign"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn canonical_texts_come_back() {
        for text in ["a5", "a19>>|", "b3x", "a18>x", "a18xc4,d17", "a7xc3:2,d1:1", "pass", "offer:a1,a4", "accept"] {
            assert_eq!(Move::parse(text).map(|m| m.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn errors_name_the_place() {
        let error = |text| Move::parse(text).map(|m| m.to_string()).map_err(|e| e.to_string()).unwrap_err();
        assert_eq!(error("a5xc4,c4"), "character 7: expected a hole not named before, found \"c4\"");
        assert_eq!(error("a37"), "character 2: expected a column number from 1 to 36, found \"37\"");
        assert_eq!(error("a5|x"), "character 4: expected the end after \"|\", found \"x\"");
        assert_eq!(
            error("a5xc4,c3:1"),
            "character 7: expected whole holes (c4,d17) or stones (c3:2,d1:1), not both, found \"c3:1\""
        );
        assert_eq!(
            error(""),
            "character 1: expected a hole such as a5, or pass, offer:, accept, refuse or resign, found the end"
        );
    }

    #[test]
    fn order_and_nothing_else_is_made_canonical() {
        assert_eq!(Move::parse("a5xd17,c4").map(|m| m.to_string()).as_deref(), Ok("a5xc4,d17"));
    }
}
