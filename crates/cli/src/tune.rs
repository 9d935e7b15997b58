//! `magomba tune`: weights from self-play by simultaneous perturbation (SPSA).
//!
//! All weights are changed a little at once, each up or down by chance. The changed weights play a pair of games against
//! their mirror image, and the weights move a bit towards the side that won. Over thousands of pairs the luck cancels
//! out and what helps remains; the mean of the second half is taken. The first weight, the stone, is the unit and stays.

use crate::commands::Failure;
use crate::matches::{Plan, Tally, play, play_all};
use crate::opening::Opening;
use crate::player::Chooser;
use indicatif::ProgressIterator;
use magomba_engine::Ruleset;
use magomba_search::{FEATURES, Random, Strength, Weights, feature_names};
use rayon::prelude::*;
use std::io::Write;

/// Pairs of games between two steps.
const BATCH: usize = 32;
/// How far a weight is moved for a pair of games, in hundredths of a stone.
const PROBE: f64 = 16.0;
/// The share of a probe that a won game is worth, at the beginning and at the end.
const RATE: (f64, f64) = (0.04, 0.004);
/// How many times the nodes a pair of games looks at, each as likely: weights found at one depth can be wrong at another.
const TIMES: [u64; 4] = [1, 2, 4, 8];

/// What to tune, and how long.
pub struct Tuning {
    /// The rules.
    pub rules: Ruleset,
    /// How many games to learn from.
    pub games: usize,
    /// Random moves before the players begin.
    pub opening: usize,
    /// Positions looked at for a move, at least.
    pub nodes: u64,
    /// The seed of openings and changes.
    pub seed: u64,
}

/// Tunes, prints the weights, and tries them against those in use.
///
/// # Errors
/// When the output can't be written.
pub fn run(tuning: &Tuning, out: &mut impl Write) -> Result<(), Failure> {
    let &Tuning { rules, games, opening, nodes, seed } = tuning;
    let game = rules.game();
    // Judging an opening would take longer than the games do.
    let opening = Opening { moves: opening, margin: None };
    let players = |times| [Chooser::Strength(Strength::nodes(nodes.saturating_mul(times))); 2];
    let won = |probe: [Weights; 2], seed: u64| {
        let openings = opening.draw_for(rules, 2, seed);
        let players = players(TIMES[seed as usize % TIMES.len()]);
        let plan = Plan { players, weights: probe.map(Some), games: 2, openings: &openings, seed };
        let points = (0..2).map(|number| play(&plan, number).1).sum::<f64>();
        2.0 * (points - 1.0)
    };
    let weights = climb(Weights::of(game, rules.columns()), games.div_ceil(2 * BATCH), seed, &won);
    for (name, weight) in feature_names(game).iter().zip(weights.0) {
        writeln!(out, "{name:>8} {weight}")?;
    }
    writeln!(out, "{weights:?}")?;
    writeln!(out, "against the weights in use:")?;
    let (weights, seed) = ([Some(weights), None], seed.wrapping_add(1));
    let games = games.div_ceil(8);
    let openings = opening.draw_for(rules, games, seed);
    let trial = Plan { players: players(1), weights, games, openings: &openings, seed };
    writeln!(out, "{}", Tally::of(&play_all(&trial)))?;
    Ok(())
}

/// Moves weights uphill. `won` plays a pair of games between two sets of weights with a seed and gives the first one's
/// wins less its losses.
fn climb(from: Weights, batches: usize, seed: u64, won: &(impl Fn([Weights; 2], u64) -> f64 + Sync)) -> Weights {
    let mut random = Random::new(seed);
    let mut weights = from.0.map(f64::from);
    let mut sum = [0.0; FEATURES];
    for batch in (0..batches).progress() {
        let done = batch as f64 / batches as f64;
        let rate = RATE.0 + (RATE.1 - RATE.0) * done;
        let probes: Vec<([f64; FEATURES], u64)> = (0..BATCH).map(|_| (probe(&mut random), random.bits())).collect();
        let results: Vec<f64> = probes
            .par_iter()
            .map(|(by, seed)| won([moved(weights, by, 1.0), moved(weights, by, -1.0)], *seed))
            .collect();
        for ((by, _), result) in probes.iter().zip(&results) {
            for (weight, by) in weights.iter_mut().zip(by) {
                *weight += rate * by * result;
            }
        }
        if batch >= batches / 2 {
            for (sum, weight) in sum.iter_mut().zip(weights) {
                *sum += weight;
            }
        }
    }
    let counted = (batches - batches / 2).max(1) as f64;
    Weights(sum.map(|sum| (sum / counted).round() as i32))
}

/// A change of every weight but the unit.
fn probe(random: &mut Random) -> [f64; FEATURES] {
    let mut by = [0.0; FEATURES];
    by[1..].iter_mut().for_each(|by| *by = if random.below(2) == 0 { PROBE } else { -PROBE });
    by
}

fn moved(weights: [f64; FEATURES], by: &[f64; FEATURES], times: f64) -> Weights {
    let mut moved = [0; FEATURES];
    for (at, weight) in moved.iter_mut().enumerate() {
        *weight = (weights[at] + times * by[at]).round() as i32;
    }
    Weights(moved)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where one set of weights is the best there is, and nearer ones win more often, that set is found.
    #[test]
    fn climbs_to_the_best_weights() {
        let best = [100, 50, -30, 10, 0, 20, -60, 40];
        let distance = |weights: Weights| {
            weights.0.iter().zip(best).map(|(weight, best)| f64::from(weight - best).powi(2)).sum::<f64>()
        };
        let won = |[first, second]: [Weights; 2], seed: u64| {
            let chance = 1.0 / (1.0 + ((distance(first) - distance(second)) / 4000.0).exp());
            let mut random = Random::new(seed);
            (0..2).map(|_| if (random.below(1000) as f64) < 1000.0 * chance { 1.0 } else { -1.0 }).sum()
        };
        let start = Weights([100, 0, 0, 0, 0, 0, 0, 0]);
        let found = climb(start, 300, 1, &won);
        assert_eq!(found.0[0], 100);
        assert!(distance(found) < distance(start) / 20.0, "{found:?}");
    }
}
