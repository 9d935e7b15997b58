//! What each subcommand prints.

use crate::Command;
use crate::bench;
use crate::check::check;
use crate::levels;
use crate::matches::{self, Plan};
use crate::opening::Opening;
use crate::puzzles;
use crate::think;
use crate::tune::{self, Tuning};
use magomba_engine::{
    Move, Options, PlayError, Position, PositionError, Quote, Record, Ruleset, RulesetError, TextError, quote,
};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;
use thiserror::Error;

/// Why a command stopped: one line for standard error.
#[derive(Debug, Error)]
pub enum Failure {
    /// The position argument is not one.
    #[error("the position, {0}")]
    Position(#[from] PositionError),
    /// The game argument is not one.
    #[error("the game, {0}")]
    Game(TextError),
    /// The game is not played on so many columns.
    #[error("{0}")]
    Columns(#[from] RulesetError),
    /// A move argument is not written as a move.
    #[error("move {number}, {text}, {reason}")]
    MoveText {
        /// Which one, from 1.
        number: usize,
        /// A quotation of the argument.
        text: Quote,
        /// What is wrong with it.
        reason: TextError,
    },
    /// A move is not legal.
    #[error("move {number}, {text}: {reason}")]
    Move {
        /// Which one, from 1.
        number: usize,
        /// A quotation of the argument.
        text: Quote,
        /// Why not.
        reason: PlayError,
    },
    /// A file can't be read or written.
    #[error("{file}: {reason}")]
    File {
        /// Its name.
        file: Quote,
        /// Why not.
        reason: io::Error,
    },
    /// Nothing more can be printed.
    #[error("writing the output: {0}")]
    Output(#[from] io::Error),
}

/// Runs a command.
///
/// # Errors
/// When its input is bad or its output can't be written.
pub fn run(command: Command, out: &mut impl Write) -> Result<ExitCode, Failure> {
    match command {
        Command::Start { game, columns } => {
            writeln!(out, "{}", Position::start(rules(&game, columns)?))?;
        }
        Command::Moves { position } => print_moves(&position.parse()?, out)?,
        Command::Play { position, moves } => play(position.parse()?, &moves, out)?,
        Command::Perft { position, depth } => {
            let position: Position = position.parse()?;
            writeln!(out, "{}", position.perft(depth))?;
        }
        Command::Playouts { position, seconds, seed } => print_playouts(&position.parse()?, seconds, seed, out)?,
        Command::Bench { seconds } => bench::run(seconds),
        Command::BestMove { position, effort, seed } => think::best_move(position.parse()?, &effort, seed, out)?,
        Command::Analyse { position, lines, ms } => think::analyse(position.parse()?, lines, ms, out)?,
        Command::Match { first, second, game, columns, games, opening, evenness, seed, file } => {
            let (players, rules) = ([first, second], rules(&game, columns)?);
            let openings = Opening { moves: opening, margin: evenness.margin() }.draw_for(rules, games, seed);
            let plan = Plan { players, weights: [None; 2], games, openings: &openings, seed };
            matches::run(&plan, file.as_deref(), out)?;
        }
        Command::Levels { game, columns, games, evenness, seed } => {
            levels::run(rules(&game, columns)?, games, evenness.margin(), seed, out)?;
        }
        Command::Puzzles { game, columns, count, goals, grade, nodes, games, seed } => {
            let plan = puzzles::Plan { rules: rules(&game, columns)?, count, goals, grade, nodes, games, seed };
            puzzles::run(&plan, out)?;
        }
        Command::Tune { game, columns, games, opening, nodes, seed } => {
            tune::run(&Tuning { rules: rules(&game, columns)?, games, opening, nodes, seed }, out)?;
        }
        // A conversation does not go through a buffered output; `main` has dealt with it.
        Command::Ugi => {}
        Command::Check { file } => return check(&file, out),
    }
    Ok(ExitCode::SUCCESS)
}

/// The rules of a game and a number of columns as arguments.
fn rules(game: &str, columns: Option<usize>) -> Result<Ruleset, Failure> {
    let options = Options::parse(game).map_err(Failure::Game)?;
    Ok(Ruleset::new(options, columns.unwrap_or(options.game().usual_columns()))?)
}

fn print_moves(position: &Position, out: &mut impl Write) -> Result<(), Failure> {
    let mut written = Ok(());
    position.for_each_move(&mut |found, _| {
        if written.is_ok() {
            written = writeln!(out, "{found}");
        }
        written.is_ok()
    });
    Ok(written?)
}

fn print_playouts(start: &Position, seconds: f64, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let begun = Instant::now();
    let tally = magomba_search::playouts(start, seed, &mut || begun.elapsed().as_secs_f64() >= seconds);
    let spent = begun.elapsed().as_secs_f64();
    for (what, count) in [("playouts", tally.playouts), ("turns", tally.turns), ("laps", tally.laps)] {
        writeln!(out, "{:.0} {what}/s", count as f64 / spent)?;
    }
    Ok(())
}

fn play(start: Position, moves: &[String], out: &mut impl Write) -> Result<(), Failure> {
    let mut record = Record::from_position(start);
    for (at, text) in moves.iter().enumerate() {
        let number = at + 1;
        let played = Move::parse(text).map_err(|reason| Failure::MoveText { number, text: quote(text), reason })?;
        let ply = record.play(&played).map_err(|reason| Failure::Move { number, text: quote(text), reason })?;
        writeln!(out, "{}", ply.after)?;
    }
    if let Some(outcome) = record.outcome() {
        writeln!(out, "over {outcome}")?;
    }
    Ok(())
}
