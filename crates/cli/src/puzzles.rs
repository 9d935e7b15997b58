//! `magomba puzzles`: plays games and prints positions in which exactly one turn is best.

use crate::commands::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use magomba_engine::{Game, Move, Position, Record, Ruleset, Side};
use magomba_search::{Goal, LONGEST_WIN, Player, Puzzle, Puzzler, Random, Strength, random_move};
use rayon::prelude::*;
use std::collections::HashSet;
use std::io::Write;
use std::str::FromStr;

/// Games looked through before what they gave is printed, so that the order depends on nothing else.
const BATCH: usize = 64;
/// How many positions of a game are looked at, at most.
const LOOKED_AT: usize = 48;
/// The last plies of a game, in which wins are looked for.
const ENDING: usize = 16;
/// The table of a player of the games.
const TABLE: usize = 1 << 20;
/// The highest level that plays. Games with mistakes have more to find in them.
const STRONGEST: usize = 6;

/// What to look for.
pub struct Plan {
    /// The rules.
    pub rules: Ruleset,
    /// How many puzzles.
    pub count: usize,
    /// What they may ask for.
    pub goals: Vec<Wanted>,
    /// The easiest grade.
    pub grade: u8,
    /// Positions a search looks at to grade one.
    pub nodes: u64,
    /// The most games to play.
    pub games: usize,
    /// The seed of the games.
    pub seed: u64,
}

/// A kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A win in so many turns.
    Win(usize),
    /// A gain of stones.
    Gain,
}

impl Wanted {
    fn is(self, goal: Goal) -> bool {
        match goal {
            Goal::Win(turns) => self == Wanted::Win(turns),
            Goal::Gain(_) => self == Wanted::Gain,
        }
    }
}

impl FromStr for Wanted {
    type Err = String;

    fn from_str(text: &str) -> Result<Wanted, String> {
        let turns = text.strip_prefix("win-").and_then(|turns| turns.parse().ok());
        match turns {
            Some(turns @ 1..=LONGEST_WIN) => Ok(Wanted::Win(turns)),
            _ if text == "gain" => Ok(Wanted::Gain),
            _ => Err(format!("expected win-1 to win-{LONGEST_WIN}, or gain")),
        }
    }
}

/// Prints so many puzzles, or as many as there are in the games.
///
/// # Errors
/// When the output can't be written.
pub fn run(plan: &Plan, out: &mut impl Write) -> Result<(), Failure> {
    let bar = ProgressBar::new(plan.count as u64);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} puzzles, {msg} games, {elapsed}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut known = HashSet::new();
    let mut first = 0;
    while first < plan.games && known.len() < plan.count {
        let last = plan.games.min(first + BATCH);
        let found: Vec<Option<Puzzle>> = (first..last).into_par_iter().map(|number| find(plan, number)).collect();
        for puzzle in found.into_iter().flatten() {
            if known.len() < plan.count && known.insert(puzzle.position.to_string()) {
                writeln!(out, "{}", line(&puzzle))?;
                out.flush()?;
            }
        }
        first = last;
        bar.set_position(known.len() as u64);
        bar.set_message(first.to_string());
    }
    bar.finish_and_clear();
    Ok(())
}

/// Plays a game and gives one of the puzzles in it. South is always to move in them: who solves one sits there.
fn find(plan: &Plan, number: usize) -> Option<Puzzle> {
    let mut random = Random::new(plan.seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
    let record = game(plan.rules, &mut random);
    // Wins are near the end.
    let ends_only = !plan.goals.contains(&Wanted::Gain);
    let begin = if ends_only { record.plies().len().saturating_sub(ENDING) } else { 0 };
    let mut plies: Vec<usize> = (begin..record.plies().len()).collect();
    let mut puzzler = Puzzler::new(plan.nodes);
    for _ in 0..LOOKED_AT.min(plies.len()) {
        let ply = plies.swap_remove(random.below(plies.len()));
        let position = record.position(ply)?;
        let south = position.side() == Side::South;
        let wanted = |goal| plan.goals.iter().any(|wanted| wanted.is(goal));
        let found = if south { puzzler.find(position, &wanted) } else { None };
        if let Some(puzzle) = found.filter(|puzzle| puzzle.grade >= plan.grade) {
            return Some(puzzle);
        }
    }
    None
}

/// A game of two players of chance levels, after a few turns by chance.
fn game(rules: Ruleset, random: &mut Random) -> Record {
    let mut record = Record::from_position(Position::start(rules));
    // A game of Kimasai has few moves to choose from at first, so it needs many to vary.
    let opening = if rules.game() == Game::Kimasai { 24 } else { 6 };
    for _ in 0..random.below(opening + 1) {
        let Some(played) = random_move(record.last(), random) else { break };
        if record.outcome().is_some() || record.play(&played).is_err() {
            break;
        }
    }
    let levels = [1 + random.below(STRONGEST), 1 + random.below(STRONGEST)];
    let mut players = [Player::new(TABLE), Player::new(TABLE)];
    while record.outcome().is_none() {
        let who = record.last().side().index();
        let Some(strength) = Strength::level(rules.game(), levels[who]) else { break };
        let player = &mut players[who];
        player.forget();
        let played = player.choose(&record, strength, random.bits(), &mut || false);
        if played.is_none_or(|played| record.play(&played).is_err()) {
            break;
        }
    }
    record
}

/// A puzzle's line of text.
fn line(puzzle: &Puzzle) -> String {
    let Puzzle { position, goal, grade, solutions, line } = puzzle;
    let goal = match goal {
        Goal::Win(turns) => format!("win {turns}"),
        Goal::Gain(stones) => format!("gain {stones}"),
    };
    format!("{}; {position}; {goal}; {grade}; {}; {}", name(position), moves(solutions), moves(line))
}

fn moves(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// A name that depends on the position only, so that a puzzle keeps it however its list is put together.
fn name(position: &Position) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    // Fowler, Noll and Vo's hash (FNV-1a).
    let hash = position
        .to_string()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let letters: String = (0..5).map(|at| char::from(LETTERS[(hash >> (59 - 5 * at)) as usize & 31])).collect();
    format!("{}-{letters}", position.rules().game())
}
