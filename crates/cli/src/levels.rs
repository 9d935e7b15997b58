//! `magomba levels`: each level against the one below it, the lowest against random play, the highest against greedy play.

use crate::commands::Failure;
use crate::matches::{Plan, Tally, play_all};
use crate::opening::Opening;
use crate::player::Chooser;
use magomba_engine::{Game, Ruleset};
use magomba_search::{LEVELS, Score};
use std::io::Write;

/// The highest level that plays quickly enough for as many games as asked for; above it a quarter of them is played.
const QUICK: usize = 5;

/// Random moves before the players begin. A game of Kimasai has few moves to choose from at first, so it needs many to vary.
const fn random_moves(game: Game) -> usize {
    if matches!(game, Game::Kimasai) { 24 } else { 6 }
}

/// Plays the matches and prints a table row for each as it ends.
///
/// # Errors
/// When the output can't be written.
pub fn run(
    rules: Ruleset,
    games: usize,
    margin: Option<Score>,
    seed: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "| level | against | games | won | drawn | lost | score |")?;
    writeln!(out, "|---|---|---|---|---|---|---|")?;
    let openings = Opening { moves: random_moves(rules.game()), margin }.draw_for(rules, games, seed);
    let mut play = |level: usize, against: &str, other: Chooser| {
        let games = if level <= QUICK { games } else { games.div_ceil(4) };
        let players = [Chooser::Level(level), other];
        let plan = Plan { players, weights: [None; 2], games, openings: &openings, seed };
        let Tally { counts: [won, drawn, lost], score, error } = Tally::of(&play_all(&plan));
        let score = format!("{:.1} % ± {:.1} %", 100.0 * score, 100.0 * error);
        writeln!(out, "| {level} | {against} | {games} | {won} | {drawn} | {lost} | {score} |")?;
        out.flush()
    };
    play(1, "random", Chooser::Random)?;
    for level in 2..=LEVELS {
        play(level, &format!("level {}", level - 1), Chooser::Level(level - 1))?;
    }
    play(LEVELS, "greedy", Chooser::Greedy)?;
    Ok(())
}
