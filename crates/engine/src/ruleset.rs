//! A game with its columns and options, spelt out as the data that the rule code reads.

use crate::game::{Game, MAX_OPTIONS};
use crate::hole::{Hole, Row};
use crate::options::Options;
use crate::ring::Ring;
use crate::side::Side;
use crate::told::{Args, Told};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use thiserror::Error;

/// What a capture takes before any bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaptureRule {
    /// The enemy inner hole of the column (Nsolo, 1975).
    Inner,
    /// The enemy inner hole and the outer hole behind it (Tsoro, Kimasai, Sanderson's Nsolo).
    Column,
    /// The hole where the last cow fell and the unbroken chain of twos and fours through it (Goré).
    Chain,
}

/// What a player may take on top of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BonusRule {
    /// Nothing.
    Nothing,
    /// Up to so many whole enemy holes, from the heads too unless they are safe.
    Holes {
        /// The most holes that may be emptied.
        up_to: u8,
        /// Whether the bonus spares the enemy's heads (Matthews, variant 6).
        safe_heads: bool,
    },
    /// As many single stones as the captured inner hole held (Nsolo, 1975).
    Stones,
}

/// Who wins when a game can't go on by its own moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Nobody.
    Draw,
    /// Whoever has more stones on the board; see [`crate::Ending`] for equal stones.
    MoreStones,
    /// The larger of each player's own holes and herd together (Goré).
    LargerHerd,
}

/// When coming back to a position ends the game, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// The occurrence that ends the game, the first one included.
    pub times: u8,
    /// Who wins then.
    pub verdict: Verdict,
}

/// One of the corner holes that a start position treats apart, from the owner's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Corner {
    OuterRight,
    InnerRight,
    InnerLeft,
}

/// How a side's holes are filled at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fill {
    outer: u8,
    inner: u8,
    except: Option<(Corner, u8)>,
}

/// A game, its number of columns and its options, as data. Made by [`Ruleset::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    game: Game,
    columns: u8,
    /// For each option of the game, the index of its value in [`crate::OptionSpec::values`].
    values: [u8; MAX_OPTIONS],
    fill: Fill,
    heads: u8,
    capture: CaptureRule,
    bonus: BonusRule,
    repetition: Repetition,
    endless: Verdict,
    hole_limit: u8,
    trade: bool,
}

/// A ruleset that no game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesetError {
    /// The game is not played on that many columns.
    #[error("{} is played on {} columns, not {columns}", game.name(), list_columns(*game))]
    Columns {
        /// The game.
        game: Game,
        /// The number that was asked for.
        columns: usize,
    },
}

impl Told for RulesetError {
    fn code(&self) -> &'static str {
        "columns"
    }

    fn tell(&self, args: &mut Args) {
        let RulesetError::Columns { game, columns } = self;
        args.word("game", game.name());
        args.count("count", *columns);
        args.text("allowed", &list_columns(*game));
    }
}

impl Ruleset {
    /// The rules of a game with its usual columns and default options.
    pub fn usual(game: Game) -> Ruleset {
        Options::of(game).build(game.usual_columns())
    }

    /// The rules of a game with its options on so many columns.
    ///
    /// # Errors
    /// When the game is not played on that many columns.
    pub fn new(options: Options, columns: usize) -> Result<Ruleset, RulesetError> {
        let game = options.game();
        if game.columns().contains(&columns) {
            Ok(options.build(columns))
        } else {
            Err(RulesetError::Columns { game, columns })
        }
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The number of columns.
    pub const fn columns(&self) -> usize {
        self.columns as usize
    }

    /// The number of rows, two or four.
    pub const fn rows(&self) -> usize {
        self.game.rows()
    }

    /// The options.
    pub const fn options(&self) -> Options {
        Options::from_parts(self.game, self.values)
    }

    /// How many heads a side has.
    pub const fn heads(&self) -> usize {
        self.heads as usize
    }

    /// What a capture takes.
    pub const fn capture(&self) -> CaptureRule {
        self.capture
    }

    /// What may be taken on top of a capture.
    pub const fn bonus(&self) -> BonusRule {
        self.bonus
    }

    /// What repetition does.
    pub const fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// What happens when every move would be endless.
    pub const fn endless(&self) -> Verdict {
        self.endless
    }

    /// The most stones that a hole may hold.
    pub const fn hole_limit(&self) -> u8 {
        self.hole_limit
    }

    /// Whether holes may be offered (Goré).
    pub const fn trade(&self) -> bool {
        self.trade
    }

    /// The holes of a ring: two rows of a four-row board, or all of Goré's.
    pub const fn ring_len(&self) -> usize {
        2 * self.columns()
    }

    /// Whether a ring place is a head.
    pub const fn is_head(&self, place: usize) -> bool {
        place < self.columns() && place + self.heads() >= self.columns()
    }

    /// A side's ring at the start; in Goré the whole board.
    pub fn start_ring(&self) -> Ring {
        let n = self.columns();
        let mut ring = Ring::new(2 * n);
        for place in 0..2 * n {
            ring.set(place, if place < n { self.fill.outer } else { self.fill.inner });
        }
        if let Some((corner, stones)) = self.fill.except {
            let place = match corner {
                Corner::OuterRight => n - 1,
                Corner::InnerRight => n,
                Corner::InnerLeft => 2 * n - 1,
            };
            ring.set(place, stones);
        }
        ring
    }

    /// The stones a side starts with; in Goré all cows.
    pub fn start_total(&self) -> usize {
        self.start_ring().total()
    }

    /// The hole at a place of a side's ring, counted round if the ring is shorter. In Goré both sides share one ring.
    pub fn hole(&self, side: Side, place: usize) -> Hole {
        let n = self.columns();
        let place = place % (2 * n);
        let (outer, inner) = match (self.rows(), side) {
            (2, _) | (_, Side::South) => (Row::A, Row::B),
            (_, Side::North) => (Row::D, Row::C),
        };
        let (row, along) = if place < n { (outer, place + 1) } else { (inner, 2 * n - place) };
        let column = if outer == Row::D { n + 1 - along } else { along };
        // Both are in range for every place of the ring, so the fallback is never seen.
        Hole::new(row, column).unwrap_or(Hole::FIRST)
    }

    /// The ring and the place in it of a hole, or `None` when the board has no such hole.
    /// In Goré the side says nothing, for owners change.
    pub fn place(&self, hole: Hole) -> Option<(Side, usize)> {
        let n = self.columns();
        if hole.column() > n || hole.row().index() >= self.rows() {
            return None;
        }
        let column = hole.column();
        Some(match hole.row() {
            Row::A => (Side::South, column - 1),
            Row::B => (Side::South, 2 * n - column),
            Row::C => (Side::North, n + column - 1),
            Row::D => (Side::North, n - column),
        })
    }

    /// Every hole of the board in the order of position texts: rows from the far one to South's
    /// outer one, holes from South's left.
    pub fn layout(&self) -> impl Iterator<Item = Hole> + use<> {
        let (rows, columns) = (self.rows(), self.columns());
        (0..rows).rev().flat_map(move |row| (1..=columns).filter_map(move |column| Hole::new(Row::ALL[row], column)))
    }
}

impl Options {
    /// The rules these options stand for. This is the one place where a game's rules are written down as data.
    fn build(self, columns: usize) -> Ruleset {
        let value = |name| self.value(name).unwrap_or("");
        let number = |name| value(name).parse::<u8>().unwrap_or(0);
        let tsoro = Ruleset {
            game: self.game(),
            columns: columns as u8,
            values: self.values(),
            fill: Fill { outer: 2, inner: 0, except: None },
            heads: 0,
            capture: CaptureRule::Column,
            bonus: BonusRule::Nothing,
            repetition: Repetition { times: 3, verdict: Verdict::MoreStones },
            endless: Verdict::MoreStones,
            hole_limit: u8::MAX,
            trade: false,
        };
        match self.game() {
            // Matthews 1964; repetition and endlessness are house rules.
            Game::Tsoro => Ruleset {
                fill: Fill { except: (number("heads") == 1).then_some((Corner::OuterRight, 3)), ..tsoro.fill },
                heads: number("heads"),
                bonus: BonusRule::Holes { up_to: number("bonus"), safe_heads: value("safe-heads") == "yes" },
                ..tsoro
            },
            // Ndola 1975, or Sanderson 1913; repetition and endlessness are house rules.
            Game::Nsolo => {
                let (capture, bonus) = match value("capture") {
                    "1913" => (CaptureRule::Column, BonusRule::Holes { up_to: 1, safe_heads: false }),
                    _ => (CaptureRule::Inner, BonusRule::Stones),
                };
                Ruleset {
                    fill: Fill { outer: 2, inner: 2, except: Some((Corner::InnerRight, 0)) },
                    capture,
                    bonus,
                    repetition: Repetition { times: 2, verdict: Verdict::Draw },
                    endless: Verdict::Draw,
                    ..tsoro
                }
            }
            // Klamroth 1911. With single stones only, the start rule shared with Tsoro (a single may move
            // where nothing holds two, into an empty hole) is exactly Kimasai's step.
            Game::Kimasai => Ruleset {
                fill: Fill { outer: 1, inner: 1, except: Some((Corner::InnerLeft, 0)) },
                repetition: Repetition { times: 2, verdict: Verdict::Draw },
                endless: Verdict::Draw,
                hole_limit: 1,
                ..tsoro
            },
            // Climent Tondo 2009; repetition is a house rule.
            Game::Gore => Ruleset {
                fill: Fill { outer: 6, inner: 6, except: None },
                capture: CaptureRule::Chain,
                repetition: Repetition { times: 3, verdict: Verdict::LargerHerd },
                endless: Verdict::LargerHerd,
                trade: value("trade") == "yes",
                ..tsoro
            },
        }
    }
}

/// The columns of a game, smallest first.
fn list_columns(game: Game) -> String {
    let all = game.columns();
    match all {
        [low, .., high] if high + 1 == low + all.len() => format!("{low}–{high}"),
        _ => all.iter().rev().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}
