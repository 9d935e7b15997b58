//! The moves worth looking at: every start and head choice, but only a few ways to take a bonus, of which there can be
//! millions.

use alloc::vec::Vec;
use core::cmp::Reverse;
use magomba_engine::{Answer, Bonus, Choice, Hole, Move, Position, Row, StoneCounts, Turn};

/// Hands candidate moves and the positions after them to `visit` until it says `false`; says whether it came to the end.
/// Where the position has a move, at least one is visited.
pub fn for_each_candidate(position: &Position, visit: &mut impl FnMut(&Move, &Position) -> bool) -> bool {
    if position.rules().rows() == 2 {
        return position.for_each_move(visit);
    }
    let rules = position.rules();
    let holes = rules.layout().filter(|hole| position.owner(*hole) == Some(position.side()));
    holes.filter_map(|hole| Turn::begin(position, hole, &mut ()).ok()).all(|turn| walk(turn, visit))
}

/// Visits the ways to finish a turn.
fn walk(mut turn: Turn, visit: &mut impl FnMut(&Move, &Position) -> bool) -> bool {
    loop {
        let answers = match turn.choice() {
            None => return turn.finished().is_none_or(|(played, next)| visit(&played, next)),
            Some(Choice::Head { may_go_on, .. }) => {
                if !finish(&turn, &Answer::Stop, visit) {
                    return false;
                }
                if !may_go_on || turn.answer(&Answer::GoOn, &mut ()).is_err() {
                    return true;
                }
                continue;
            }
            Some(Choice::Holes { up_to, holes }) => {
                let holes: Vec<Hole> = holes.iter().collect();
                bonuses(turn.position(), &holes, |ranked| Bonus::Holes(ranked.iter().take(up_to).copied().collect()))
            }
            Some(Choice::Stones { up_to, holes }) => {
                let holes: Vec<Hole> = holes.iter().collect();
                bonuses(turn.position(), &holes, |ranked| Bonus::Stones(fill(turn.position(), ranked, up_to)))
            }
        };
        return answers.iter().all(|bonus| finish(&turn, &Answer::Take(*bonus), visit));
    }
}

/// Visits the position after an answer that finishes the turn.
fn finish(turn: &Turn, answer: &Answer, visit: &mut impl FnMut(&Move, &Position) -> bool) -> bool {
    let mut turn = turn.clone();
    match turn.answer(answer, &mut ()) {
        Ok(()) => turn.finished().is_none_or(|(played, next)| visit(&played, next)),
        Err(_) => true,
    }
}

/// The bonus taken by each of a few orders of preference, without repeats.
fn bonuses(position: &Position, holes: &[Hole], take: impl Fn(&[Hole]) -> Bonus) -> Vec<Bonus> {
    let stones = |hole: &Hole| position.stones(*hole);
    let is_inner = |hole: &Hole| matches!(hole.row(), Row::B | Row::C);
    let mut ranked = holes.to_vec();
    let mut found = Vec::new();
    let mut add = |ranked: &[Hole]| {
        let bonus = take(ranked);
        if !found.contains(&bonus) {
            found.push(bonus);
        }
    };
    // The fullest holes; then those that hold just two, which leaves the enemy singles; then what threatens from the
    // inner row.
    ranked.sort_by_key(|hole| Reverse(stones(hole)));
    add(&ranked);
    ranked.sort_by_key(|hole| (stones(hole) != 2, Reverse(stones(hole))));
    add(&ranked);
    ranked.sort_by_key(|hole| (!is_inner(hole), Reverse(stones(hole))));
    add(&ranked);
    found
}

/// Takes `up_to` stones from the holes in their order.
fn fill(position: &Position, ranked: &[Hole], up_to: usize) -> StoneCounts {
    let mut counts = StoneCounts::EMPTY;
    let mut left = up_to;
    for hole in ranked {
        let taken = usize::from(position.stones(*hole)).min(left);
        counts.set(*hole, taken as u8);
        left -= taken;
    }
    counts
}
