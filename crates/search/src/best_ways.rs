//! The best ways to spend a budget on columns, when the merits of columns add up.

use crate::score::Score;
use alloc::vec::Vec;

/// Something that may be taken from a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The column, counted along the outer row's places.
    pub column: u8,
    /// What it costs of the budget, at least 1.
    pub cost: u8,
    /// The stones taken from the outer and the inner hole.
    pub stones: [u8; 2],
    /// The part of its worth that the evaluation sees.
    pub loss: Score,
    /// What it is worth.
    pub merit: Score,
}

/// What was taken last and the way before that; none for the way that takes nothing.
type Way = Option<(u16, u32)>;

/// Things with their merits, the best first.
pub type Ranked<T> = Vec<(Score, T)>;

/// Puts a thing in its place, after those of the same merit; at most so many are kept.
pub fn rank<T>(ranked: &mut Ranked<T>, merit: Score, thing: T, most: usize) {
    let at = ranked.partition_point(|(other, _)| *other >= merit);
    if at < most {
        ranked.truncate(most - 1);
        ranked.insert(at, (merit, thing));
    }
}

/// At most `most` ways to take one thing of each column for at most `budget`, those of most merit first; of two that are
/// worth the same, the one that costs less comes later. Takings of a column stand together.
pub fn best_ways(takings: &[Taking], budget: usize, most: usize) -> Vec<Vec<Taking>> {
    // All ways ever kept, and for each sum spent which of them are the best so far.
    let mut kept: Vec<Way> = alloc::vec![None];
    let mut spent: Vec<Ranked<u32>> = alloc::vec![Vec::new(); budget + 1];
    spent[0].push((0, 0));
    let mut from = 0;
    for column in takings.chunk_by(|one, other| one.column == other.column) {
        // Downwards, so that what is built on has not yet taken of this column.
        for sum in (1..=budget).rev() {
            let (less, here) = spent.split_at_mut(sum);
            for (at, taking) in (from..).zip(column) {
                let Some(left) = sum.checked_sub(usize::from(taking.cost)) else { continue };
                for (merit, basis) in &less[left] {
                    let merit = merit + taking.merit;
                    let full = here[0].get(most.saturating_sub(1)).is_some_and(|(worst, _)| *worst >= merit);
                    // What comes after is worth less.
                    if full {
                        break;
                    }
                    rank(&mut here[0], merit, kept.len() as u32, most);
                    kept.push(Some((at, *basis)));
                }
            }
        }
        from += column.len() as u16;
    }
    let mut best = Ranked::new();
    for (merit, way) in spent.into_iter().rev().flatten() {
        rank(&mut best, merit, way, most);
    }
    let taken = |(_, way): (Score, u32)| {
        let steps = core::iter::successors(kept[way as usize], |(_, before)| kept[*before as usize]);
        steps.map(|(at, _)| takings[usize::from(at)]).collect()
    };
    best.into_iter().map(taken).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use core::cmp::Reverse;

    /// Against every way there is.
    #[test]
    fn finds_the_best_of_all_ways() {
        let mut random = Random::new(1);
        for _ in 0..200 {
            let mut takings = Vec::new();
            for column in 0..6 {
                for cost in 1..=random.below(4) as u8 {
                    takings.push(Taking {
                        column,
                        cost,
                        stones: [cost, 0],
                        loss: 0,
                        merit: random.below(2000) as Score - 200,
                    });
                }
            }
            let (budget, most) = (random.below(7), 1 + random.below(20));
            let mut all = alloc::vec![(0usize, 0)];
            for column in takings.chunk_by(|one, other| one.column == other.column) {
                let more: Vec<_> = all
                    .iter()
                    .flat_map(|(cost, merit)| {
                        column.iter().map(move |taking| (cost + usize::from(taking.cost), merit + taking.merit))
                    })
                    .filter(|(cost, _)| *cost <= budget)
                    .collect();
                all.extend(more);
            }
            let mut merits: Vec<Score> = all.iter().map(|(_, merit)| *merit).collect();
            merits.sort_by_key(|merit| Reverse(*merit));
            merits.truncate(most);
            let found = best_ways(&takings, budget, most);
            let sums: Vec<Score> = found.iter().map(|way| way.iter().map(|taking| taking.merit).sum()).collect();
            assert_eq!(sums, merits);
            for way in found {
                assert!(way.iter().map(|taking| usize::from(taking.cost)).sum::<usize>() <= budget);
                assert!(way.windows(2).all(|pair| pair[0].column > pair[1].column));
            }
        }
    }
}
