//! `magomba match`: two players, many games, on all cores.

use crate::commands::Failure;
use crate::player::{Chooser, TABLE};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use magomba_engine::{Record, Side, quote};
use magomba_search::{Player, Random, Weights};
use rayon::prelude::*;
use std::fmt;
use std::fs::File;
use std::io::Write;
use std::path::Path;

/// What to play.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// The players.
    pub players: [Chooser; 2],
    /// What they judge positions by; the game's own weights if nothing else.
    pub weights: [Option<Weights>; 2],
    /// How many games.
    pub games: usize,
    /// How they begin, one opening for each two games, which are played with sides changed.
    pub openings: &'a [Record],
    /// The players' seed.
    pub seed: u64,
}

/// Plays the match and prints its result.
///
/// # Errors
/// When the output or the file can't be written.
pub fn run(plan: &Plan<'_>, file: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |reason| {
        let file = quote(&file.map_or(String::new(), |file| file.display().to_string()));
        Failure::File { file, reason }
    };
    // Opened first, so that hours of play are not lost to a wrong name.
    let mut written = file.map(File::create).transpose().map_err(failed)?;
    let games = play_all(plan);
    writeln!(out, "{}", Tally::of(&games))?;
    if let Some(file) = &mut written {
        let text: Vec<String> = games.iter().map(|(record, _)| record.to_string()).collect();
        file.write_all(text.join("\n").as_bytes()).map_err(failed)?;
    }
    Ok(())
}

/// Plays the games on all cores, with a progress bar; gives each with the first player's points.
pub fn play_all(plan: &Plan<'_>) -> Vec<(Record, f64)> {
    let bar = ProgressBar::new(plan.games as u64);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let games = (0..plan.games).into_par_iter().progress_with(bar.clone()).map(|number| play(plan, number)).collect();
    bar.finish_and_clear();
    games
}

/// Plays one game of a plan; gives it with the first player's points.
pub fn play(plan: &Plan<'_>, number: usize) -> (Record, f64) {
    let first_is = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let mut record = plan.openings[number / 2].clone();
    let mut random = Random::new(plan.seed.wrapping_add(number as u64));
    let mut tables = plan.weights.map(|weights| Player::new(TABLE).with_weights(weights));
    while record.outcome().is_none() {
        let who = usize::from(record.last().side() != first_is);
        let played = plan.players[who].choose(&mut tables[who], &record, random.bits());
        if played.is_none_or(|played| record.play(&played).is_err()) {
            break;
        }
    }
    let points = match record.outcome().and_then(|outcome| outcome.winner) {
        None => 0.5,
        Some(winner) if winner == first_is => 1.0,
        Some(_) => 0.0,
    };
    (record, points)
}

/// What a match came to, for its first player.
pub struct Tally {
    /// Games won, drawn and lost.
    pub counts: [usize; 3],
    /// The share of the points, from 0 to 1.
    pub score: f64,
    /// Half of the 95 % interval about it.
    pub error: f64,
}

impl Tally {
    /// Adds up the first player's points of each game.
    pub fn new(points: impl IntoIterator<Item = f64>) -> Tally {
        let points: Vec<f64> = points.into_iter().collect();
        let count = points.len().max(1) as f64;
        let of = |wanted: f64| points.iter().filter(|points| **points == wanted).count();
        let score = points.iter().sum::<f64>() / count;
        // As if either had won two games more (Agresti and Coull): a few games that all end alike prove little.
        let more = points.iter().chain(&[0.0, 0.0, 1.0, 1.0]);
        let (count, middle) = (count + 4.0, (score * count + 2.0) / (count + 4.0));
        let spread = more.map(|points| (points - middle).powi(2)).sum::<f64>() / count;
        Tally { counts: [of(1.0), of(0.5), of(0.0)], score, error: 1.96 * (spread / count).sqrt() }
    }

    /// Of games as [`play_all`] gives them.
    pub fn of(games: &[(Record, f64)]) -> Tally {
        Tally::new(games.iter().map(|(_, points)| *points))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { counts: [wins, draws, losses], score, error } = self;
        let elo = |score: f64| 400.0 * (1.0 / (1.0 / score.clamp(0.001, 0.999) - 1.0)).log10();
        writeln!(f, "wins {wins} draws {draws} losses {losses}")?;
        writeln!(f, "score {:.1} % ± {:.1} %", 100.0 * score, 100.0 * error)?;
        write!(f, "Elo {:+.0} ({:+.0} to {:+.0})", elo(*score), elo(score - error), elo(score + error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_the_score_with_its_interval() {
        let mixed: Vec<f64> = [1.0, 1.0, 0.5, 0.0].repeat(100);
        assert_eq!(
            Tally::new(mixed).to_string(),
            "wins 200 draws 100 losses 100\nscore 62.5 % ± 4.1 %\nElo +89 (+59 to +120)"
        );
        // Ten wins of ten: the other may well be able to win.
        assert!(Tally::new([1.0; 10]).to_string().starts_with("wins 10 draws 0 losses 0\nscore 100.0 % ± 18.3 %\n"));
    }
}
