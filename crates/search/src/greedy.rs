//! The modest player: most stones after the enemy's best reply.

use crate::candidates::for_each_candidate;
use alloc::vec::Vec;
use core::cmp::Reverse;
use magomba_engine::{Move, Outcome, Position, Record, Side};

/// More than any difference of stones.
const WIN: i32 = 10_000;

/// Chooses a move for the side to move at the end of a record, or `None` when the game is over.
///
/// Looks until `out_of_time` says so, at the moves that gain most at once first; `seed` picks among equals.
pub fn choose(record: &Record, seed: u64, out_of_time: &mut impl FnMut() -> bool) -> Option<Move> {
    if record.outcome().is_some() {
        return None;
    }
    let position = record.last();
    let side = position.side();
    let mut moves = Vec::new();
    let mut random = Random(seed);
    for_each_candidate(position, &mut |played, after| {
        let outcome = record.outcome_after(played, after);
        moves.push((value(after, outcome, side), random.next(), *played, after.clone(), outcome));
        // A first look at every move is cheap, so it is only cut short once there is something to play.
        !out_of_time()
    });
    moves.sort_by_key(|(gain, order, ..)| (Reverse(*gain), *order));
    let mut best: Option<(i32, Move)> = None;
    for (gain, _, played, after, outcome) in &moves {
        let floor = best.map_or(i32::MIN, |(most, _)| most);
        let kept = if outcome.is_some() { *gain } else { after_best_reply(after, side, floor, out_of_time) };
        if kept > floor {
            best = Some((kept, *played));
        }
        if out_of_time() {
            break;
        }
    }
    best.or_else(|| moves.first().map(|(gain, _, played, ..)| (*gain, *played))).map(|(_, played)| played)
}

/// What `side` has left after the enemy's best reply; may stop early once that is no more than `floor`.
fn after_best_reply(position: &Position, side: Side, floor: i32, out_of_time: &mut impl FnMut() -> bool) -> i32 {
    let mut least = i32::MAX;
    for_each_candidate(position, &mut |_, after| {
        least = least.min(value(after, None, side));
        least > floor && !out_of_time()
    });
    if least == i32::MAX { value(position, None, side) } else { least }
}

/// The difference of stones in favour of `side`, or that of a won or lost game.
fn value(position: &Position, outcome: Option<Outcome>, side: Side) -> i32 {
    match outcome {
        Some(Outcome { winner: Some(winner), .. }) if winner == side => WIN,
        Some(Outcome { winner: Some(_), .. }) => -WIN,
        Some(_) => 0,
        None => position.score(side) as i32 - position.score(side.other()) as i32,
    }
}

/// SplitMix64: a small, well-known generator for breaking ties.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(position: &str) -> Option<alloc::string::String> {
        let record = Record::from_position(position.parse().unwrap());
        choose(&record, 7, &mut || false).map(|played| alloc::string::ToString::to_string(&played))
    }

    #[test]
    fn takes_the_last_stones() {
        assert_eq!(chosen("tsoro 0,1,0x4/0,1,0x4/0x2,1,0x3/0x6 S").as_deref(), Some("b3x"));
    }

    #[test]
    fn says_nothing_when_the_game_is_over() {
        assert_eq!(chosen("tsoro 0x6/0x6/2x6/0x6 N"), None);
    }

    #[test]
    fn a_move_is_found_even_without_time() {
        let record = Record::from_position("tsoro 2x21/0x21/0x21/2x21 S".parse().unwrap());
        assert!(choose(&record, 7, &mut || true).is_some());
    }

    #[test]
    fn plays_every_game_to_its_end_with_legal_moves() {
        for start in ["tsoro 2x6/0x6/0x6/2x6 S", "nsolo 2x8/0,2x7/2x7,0/2x8 S", "gore 6x4/6x4 S nnnn/ssss 0,0 - -"] {
            let mut record = Record::from_position(start.parse().unwrap());
            let mut seed = 0;
            while let Some(played) = choose(&record, seed, &mut || false) {
                record.play(&played).unwrap();
                seed += 1;
            }
            assert!(record.outcome().is_some());
        }
    }
}
