//! `magomba tune`: weights from self-play. Games are played, what can be counted in their positions is set against how
//! they ended, and the weights that foretell the end best (logistic regression) are tried against those in use.

use crate::commands::Failure;
use crate::matches::{Plan, play_all, report};
use crate::player::Chooser;
use magomba_engine::{Record, Ruleset, Side};
use magomba_search::{FEATURES, Strength, Weights, feature_names, features};
use std::io::Write;

/// Moves in a hundred made at random, so that games differ and show what mistakes cost.
const SLIPS: u8 = 10;
/// Random moves before the players begin.
const OPENING: usize = 8;
/// Steps of Newton's method: it settles in half as many.
const STEPS: usize = 20;
/// Pulls weights towards nothing where the games say little.
const CAUTION: f64 = 1.0;

/// What was counted in a position, and how the game ended for the side to move: 1 won, 0 lost, ½ drawn.
struct Sample {
    features: [f64; FEATURES],
    result: f64,
}

/// Plays, fits, prints the weights, and tries them.
///
/// # Errors
/// When the output can't be written.
pub fn run(rules: Ruleset, games: usize, nodes: u64, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let learner = Chooser::Strength(Strength { nodes, error: 0, slips: SLIPS });
    let plan = Plan { players: [learner; 2], weights: [None; 2], rules, games, opening: OPENING, seed, file: None };
    let samples: Vec<Sample> = play_all(&plan).iter().flat_map(|(record, _)| samples(record)).collect();
    let fitted = fit(&samples);
    // The first thing counted is the coin: stones or cows.
    let unit = fitted[0] / 100.0;
    let weights = Weights(fitted.map(|weight| (weight / unit).round() as i32));
    writeln!(
        out,
        "{} positions, {}",
        samples.len(),
        if unit > 0.0 { "learnt:" } else { "but stones are worth nothing:" }
    )?;
    for (name, weight) in feature_names(rules.game()).iter().zip(weights.0) {
        writeln!(out, "{name:>8} {weight}")?;
    }
    writeln!(out, "{weights:?}, even odds times e for each {:.0}", 1.0 / unit)?;
    let trier = Chooser::Strength(Strength::nodes(nodes));
    let trial = Plan {
        players: [trier; 2],
        weights: [Some(weights), None],
        games: games.div_ceil(2),
        seed: seed.wrapping_add(1),
        ..plan
    };
    let points: Vec<f64> = play_all(&trial).iter().map(|(_, points)| *points).collect();
    writeln!(out, "against the weights in use:")?;
    report(&points, out)
}

/// The positions of a game that has ended.
fn samples(record: &Record) -> Vec<Sample> {
    let winner = record.outcome().map(|outcome| outcome.winner);
    let Some(winner) = winner else { return Vec::new() };
    let sample = |ply| {
        let position = record.position(ply)?;
        let side: Side = position.side();
        let result = winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 });
        Some(Sample { features: features(position).map(f64::from), result })
    };
    (0..record.plies().len()).filter_map(sample).collect()
}

/// The weights that make what happened most likely, by Newton's method.
fn fit(samples: &[Sample]) -> [f64; FEATURES] {
    let mut weights = [0.0; FEATURES];
    for _ in 0..STEPS {
        let mut slope = weights.map(|weight| -CAUTION * weight);
        let mut bend = [[0.0; FEATURES]; FEATURES];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = CAUTION;
        }
        for Sample { features, result } in samples {
            let sum: f64 = weights.iter().zip(features).map(|(weight, count)| weight * count).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let certainty = chance * (1.0 - chance);
            for (at, count) in features.iter().enumerate() {
                slope[at] += (result - chance) * count;
                for (other, with) in features.iter().enumerate() {
                    bend[at][other] += certainty * count * with;
                }
            }
        }
        let step = solve(bend, slope);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight += step;
        }
    }
    weights
}

/// Solves linear equations whose matrix is symmetric and positive: plain elimination will do.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        let row = matrix[pivot];
        for below in pivot + 1..FEATURES {
            let times = matrix[below][pivot] / row[pivot];
            for (cell, above) in matrix[below].iter_mut().zip(row) {
                *cell -= times * above;
            }
            right[below] -= times * right[pivot];
        }
    }
    for pivot in (0..FEATURES).rev() {
        let known: f64 = (pivot + 1..FEATURES).map(|at| matrix[pivot][at] * right[at]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results drawn from known weights give those weights back.
    #[test]
    fn finds_the_weights_behind_the_results() {
        let known = [0.8, -0.3, 0.5, 0.0, 0.2, -0.6, 0.1, 0.4];
        let mut random = magomba_search::Random::new(1);
        let samples: Vec<Sample> = (0..40_000)
            .map(|_| {
                let features = [0; FEATURES].map(|_: i32| random.below(7) as f64 - 3.0);
                let sum: f64 = known.iter().zip(features).map(|(weight, count)| weight * count).sum();
                let won = (random.below(1_000_000) as f64) < 1_000_000.0 / (1.0 + (-sum).exp());
                Sample { features, result: f64::from(u8::from(won)) }
            })
            .collect();
        for (found, known) in fit(&samples).iter().zip(known) {
            assert!((found - known).abs() < 0.05, "{found} for {known}");
        }
    }
}
