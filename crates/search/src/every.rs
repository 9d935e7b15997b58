//! The value of a position of Nsolo when every bonus of single stones is looked at: what the search with few of them is
//! measured against.

use crate::bonus::choose_bonuses;
use crate::evaluate::{Weights, ring};
use crate::rows::Rows;
use crate::score::{INFINITE, Score, one_ply_later, one_ply_sooner};
use crate::state::{Effort, State};
use alloc::vec::Vec;
use magomba_engine::{CaptureRule, Captured, Position, Ring, Ruleset};

/// More than any sum of the evaluation.
const NONE: Score = INFINITE;
/// More stones than any bonus of a small board.
const BONUS: usize = 64;

/// The value to a depth, with every bonus.
pub fn value(root: &Position, depth: i32) -> Score {
    let weights = Weights::of(root.rules().game(), root.rules().columns());
    Every { root, weights, killers: Vec::from([0; 8]) }.node(&Rows::of(root), depth, -INFINITE, INFINITE)
}

/// A search that leaves out no bonus. At the last ply it finds the best one column by column.
struct Every<'a> {
    root: &'a Position,
    weights: Weights,
    /// For each depth the place of the last sowing that was good enough.
    killers: Vec<usize>,
}

impl Every<'_> {
    fn node(&mut self, state: &Rows, depth: i32, mut alpha: Score, beta: Score) -> Score {
        if depth == 0 {
            return self.weights.sum(&state.features(self.root));
        }
        let rules = *self.root.rules();
        let killer = self.killers[depth as usize];
        let starts = state.rings[state.side.index()].places_that_may_start();
        let places = core::iter::once(killer).chain((0..rules.ring_len()).filter(|place| *place != killer));
        let mut ends: Vec<(usize, Rows, Option<Captured>)> = Vec::new();
        for from in places.filter(|place| starts >> place & 1 == 1) {
            state.for_each_end(&rules, from, |_, after, captured| ends.push((from, after, captured)));
        }
        if ends.is_empty() {
            return state.ended(self.root);
        }
        let mut best = -INFINITE;
        // First the few bonuses that look good, then more of them, then all.
        for pass in 0..3 {
            for (from, after, captured) in &ends {
                // The side to move has changed.
                let (mine, theirs) = (&after.rings[1 - after.side.index()], &after.rings[after.side.index()]);
                let least =
                    captured.filter(|_| depth == 1 && pass == 0).map(|captured| self.least(theirs, captured.held));
                let mut look = |after: &Rows| {
                    let (lower, upper) = (one_ply_sooner(alpha), one_ply_sooner(beta));
                    best = best.max(one_ply_later(-self.node(after, depth - 1, -upper, -lower)));
                    alpha = alpha.max(best);
                    alpha >= beta
                };
                let good_enough = match captured {
                    None => pass == 0 && look(after),
                    Some(_) if depth == 1 => least.is_some_and(|least| look(&with_left(after, least))),
                    Some(captured) if pass < 2 => {
                        let effort = if pass == 0 { Effort::Little } else { Effort::Some };
                        let few = choose_bonuses(&rules, mine, theirs, captured.held, effort);
                        few.iter().any(|picked| {
                            let mut left = *theirs;
                            picked.take(&mut left);
                            look(&with_left(after, left))
                        })
                    }
                    Some(captured) => any_left(theirs, captured.held, |left| look(&with_left(after, *left))),
                };
                if good_enough {
                    self.killers[depth as usize] = *from;
                    return best;
                }
            }
        }
        best
    }

    /// What is left to the enemy after the best bonus of so many stones, as the evaluation sees it.
    fn least(&self, there: &Ring, held: u8) -> Ring {
        let rules = *self.root.rules();
        // The ways that leave a double add up column by column; by doubles left or not, and stones spent.
        let mut sums = [[(NONE, *there); BONUS]; 2];
        sums[0][0].0 = 0;
        for column in 0..rules.columns() {
            let places = [column, 2 * rules.columns() - 1 - column];
            let [outer, inner] = places.map(|place| there.get(place));
            let mut next = [[(NONE, *there); BONUS]; 2];
            for from_outer in 0..=outer.min(held) {
                for from_inner in 0..=inner.min(held - from_outer) {
                    let left = [outer - from_outer, inner - from_inner];
                    let (worth, spent) = (self.column(&rules, left), usize::from(from_outer + from_inner));
                    let has = usize::from(left[0] > 1 || left[1] > 1);
                    for had in 0..2 {
                        for before in 0..=usize::from(held) - spent {
                            let (sum, mut ring) = sums[had][before];
                            let best = &mut next[had | has][before + spent];
                            if sum < NONE && sum + worth < best.0 {
                                ring.set(places[0], left[0]);
                                ring.set(places[1], left[1]);
                                *best = (sum + worth, ring);
                            }
                        }
                    }
                }
            }
            sums = next;
        }
        let mut best = sums[1].into_iter().min_by_key(|(sum, _)| *sum).unwrap_or((NONE, *there));
        // Those that leave none do not add up; there are few.
        let need: usize = there.holes().iter().map(|held| usize::from(held.saturating_sub(1))).sum();
        if let Some(more) = usize::from(held).checked_sub(need) {
            let mut singles = *there;
            (0..there.len()).for_each(|place| singles.set(place, there.get(place).min(1)));
            any_left(&singles, more as u8, |left| {
                let sum = self.weights.sum(&ring(&rules, left));
                if sum < best.0 {
                    best = (sum, *left);
                }
                false
            });
        }
        best.1
    }

    /// What a column of so many stones, in the outer and the inner hole, is worth to its owner while there are doubles.
    fn column(&self, rules: &Ruleset, [outer, inner]: [u8; 2]) -> Score {
        let [stone, start, single, exposed, column, shelter, ..] = self.weights.0;
        let hole = |held: u8| start * Score::from(held > 1) + single * Score::from(held == 1);
        let behind = if rules.capture() == CaptureRule::Column && inner > 0 { outer } else { 0 };
        stone * Score::from(outer + inner)
            + hole(outer)
            + hole(inner)
            + exposed * Score::from(inner + behind)
            + column * Score::from(inner > 0)
            + shelter * Score::from(inner == 0 && outer > 1)
    }
}

/// The state with so much left to the side to move.
fn with_left(after: &Rows, left: Ring) -> Rows {
    let mut state = *after;
    state.rings[after.side.index()] = left;
    state
}

/// Whether any way to take at most so many stones leaves what is asked for.
fn any_left(there: &Ring, up_to: u8, mut asked: impl FnMut(&Ring) -> bool) -> bool {
    // Counts up like an odometer whose digits may not add up to too much.
    let (mut left, mut more) = (*there, up_to);
    loop {
        if asked(&left) {
            return true;
        }
        let moved = (0..there.len()).any(|place| {
            let held = left.get(place);
            if more > 0 && held > 0 {
                left.set(place, held - 1);
                more -= 1;
                return true;
            }
            more += there.get(place) - held;
            left.set(place, there.get(place));
            false
        });
        if !moved {
            return false;
        }
    }
}
