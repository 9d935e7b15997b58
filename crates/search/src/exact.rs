//! Full-width search: every turn of both sides up to a number of turns, nothing left out and nothing judged.
//!
//! [`crate::Player`] looks at the bonuses that promise most; who claims that a turn is the only one must have looked at
//! all. Repetition is left out of account: the shortest way to a win never goes through a position twice.

use crate::score::{INFINITE, Score, WON};
use crate::state::{Mixer, worth};
use crate::table::{Bound, Table};
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::hash::Hasher;
use magomba_engine::{Answer, Bonus, Choice, Hole, HoleSet, Move, Position, Side, StoneCounts, Turn};

/// A turn and the position it leads to.
pub type Way = (Move, Position);

/// A search of this kind, with a budget of positions to look at. Whatever it is asked gives `None` once that is spent.
///
/// Turns are counted as players count them: in Goré the answer to an offer and the move after it are one.
pub struct Exact {
    table: Table,
    left: u64,
}

impl Exact {
    /// A search that looks at so many positions at most, with a table of so many bytes.
    pub fn new(nodes: u64, table_bytes: usize) -> Exact {
        Exact { table: Table::new(table_bytes), left: nodes }
    }

    /// The ways of the side to move, those that lead to the same position only once, those that take most first.
    pub fn ways(&mut self, position: &Position) -> Option<Vec<Way>> {
        let side = position.side();
        let mut ways: Vec<Way> = Vec::new();
        let all = position.for_each_move(&mut |played, after| {
            ways.push((*played, after.clone()));
            self.spend().is_some()
        });
        ways.sort_by_key(|(_, after)| Reverse(after.taken(side)));
        let mut different: Vec<Way> = Vec::new();
        for way in ways {
            let alike = different.iter().rev().take_while(|(_, after)| after.taken(side) == way.1.taken(side));
            if !alike.into_iter().any(|(_, after)| *after == way.1) {
                different.push(way);
            }
        }
        all.then_some(different)
    }

    /// The positions after each move, those that take most first.
    fn next(&mut self, position: &Position) -> Option<Vec<Position>> {
        let side = position.side();
        let mut next = Vec::new();
        let all = position.for_each_move(&mut |_, after| {
            next.push(after.clone());
            self.spend().is_some()
        });
        next.sort_by_key(|after| Reverse(after.taken(side)));
        all.then_some(next)
    }

    /// The ways that force a win within so many own turns, whatever the other side does: all of them, or the first `most`.
    pub fn wins(&mut self, position: &Position, turns: usize, most: usize) -> Option<Vec<Way>> {
        let side = position.side();
        let mut won = Vec::new();
        for (played, after) in self.ways(position)? {
            if self.forces(&after, side, plies_left(position, 2 * turns - 1))? {
                won.push((played, after));
                if won.len() == most {
                    break;
                }
            }
        }
        Some(won)
    }

    /// In how few of a side's own turns, at most so many, it forces a win after its move: 0 when it has won already.
    pub fn distance(&mut self, after: &Position, side: Side, most: usize) -> Option<Option<usize>> {
        for turns in 0..=most {
            if self.forces(after, side, 2 * turns)? {
                return Some(Some(turns));
            }
        }
        Some(None)
    }

    /// Each way with the lead in stones that the side to move has after so many turns of both sides, if both play for
    /// stones; a win or a loss counts as [`WON`] stones. Who is behind the best by more than `within` has at most the value
    /// said.
    pub fn leads(&mut self, position: &Position, plies: usize, within: Score) -> Option<Vec<(Way, Score)>> {
        let mut best = -INFINITE;
        let mut found = Vec::new();
        for way in self.ways(position)? {
            let alpha = (best - within - 1).max(-INFINITE);
            let lead = self.lead_after(position, &way.1, plies, alpha, INFINITE)?;
            best = best.max(lead);
            found.push((way, lead));
        }
        found.sort_by_key(|(_, lead)| Reverse(*lead));
        Some(found)
    }

    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    /// Whether a side forces a win within so many turns of both sides.
    fn forces(&mut self, position: &Position, side: Side, plies: usize) -> Option<bool> {
        self.spend()?;
        let own = position.side() == side;
        let won = |position: &Position| position.outcome().is_some_and(|outcome| outcome.winner == Some(side));
        if plies == 0 {
            return Some(won(position));
        }
        let key = key(position, plies, 1 + side.index());
        if let Some(known) = self.table.get(key) {
            return Some(known.score > 0);
        }
        let result = if own && plies == 1 && position.offer().is_empty() {
            let (mut found, mut spent) = (false, false);
            position.for_each_move(&mut |_, after| {
                spent = self.spend().is_none();
                found = won(after);
                !found && !spent
            });
            if spent {
                return None;
            }
            found || won(position)
        } else {
            let next = self.next(position)?;
            let mut result = if next.is_empty() { won(position) } else { !own };
            for after in next {
                if self.forces(&after, side, plies_left(position, plies))? == own {
                    result = own;
                    break;
                }
            }
            result
        };
        self.table.put(key, plies as i32, Score::from(result), Bound::Exact, 0);
        Some(result)
    }

    fn lead_after(
        &mut self,
        before: &Position,
        after: &Position,
        plies: usize,
        alpha: Score,
        beta: Score,
    ) -> Option<Score> {
        let plies = plies_left(before, plies);
        if after.side() == before.side() {
            self.lead(after, plies, alpha, beta)
        } else {
            Some(-self.lead(after, plies, -beta, -alpha)?)
        }
    }

    /// The lead of the side to move after so many turns.
    fn lead(&mut self, position: &Position, plies: usize, mut alpha: Score, beta: Score) -> Option<Score> {
        self.spend()?;
        if let Some(outcome) = position.outcome() {
            return Some(worth(outcome, position.side()));
        }
        if plies == 0 {
            return Some(lead(position));
        }
        if plies == 1 && position.rings().is_some() {
            return self.last_lead(position);
        }
        let (key, floor) = (key(position, plies, 0), alpha);
        if let Some(known) = self.table.get(key) {
            match known.bound {
                Bound::Exact => return Some(known.score),
                Bound::Lower if known.score >= beta => return Some(known.score),
                Bound::Upper if known.score <= alpha => return Some(known.score),
                _ => {}
            }
        }
        let mut best = -INFINITE;
        for after in self.next(position)? {
            best = best.max(self.lead_after(position, &after, plies, alpha, beta)?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > floor => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(key, plies as i32, best, bound, 0);
        Some(best)
    }

    /// The lead after one more turn of a four-row game: nobody need look at every bonus, for the fullest is the best.
    fn last_lead(&mut self, position: &Position) -> Option<Score> {
        let mut best = -INFINITE;
        for from in position.starts() {
            let Ok(mut turn) = Turn::begin(position, from, &mut ()) else { continue };
            loop {
                self.spend()?;
                let going_on = match turn.choice() {
                    // To stop leaves things as they are, so a move that goes on and can capture is no worse.
                    Some(Choice::Head { may_go_on, .. }) => {
                        best = best.max(lead(position));
                        may_go_on && turn.answer(&Answer::GoOn, &mut ()).is_ok()
                    }
                    Some(_) => turn.answer(&Answer::Take(fullest(&turn)), &mut ()).is_ok(),
                    None => false,
                };
                if !going_on {
                    break;
                }
            }
            if let Some((_, after)) = turn.finished() {
                let won = after.total(after.side()) == 0;
                best = best.max(if won { WON } else { -lead(after) });
            }
        }
        Some(best)
    }
}

/// The bonus that takes most.
fn fullest(turn: &Turn) -> Bonus {
    let stones = |hole: &Hole| turn.position().stones(*hole);
    match turn.choice() {
        Some(Choice::Holes { up_to, holes }) => {
            let mut open: Vec<Hole> = holes.iter().collect();
            open.sort_by_key(|hole| Reverse(stones(hole)));
            Bonus::Holes(open.into_iter().take(up_to).collect::<HoleSet>())
        }
        Some(Choice::Stones { mut up_to, holes }) => {
            let mut taken = StoneCounts::EMPTY;
            for hole in holes.iter() {
                let count = stones(&hole).min(u8::try_from(up_to).unwrap_or(u8::MAX));
                taken.set(hole, count);
                up_to -= usize::from(count);
            }
            Bonus::Stones(taken)
        }
        _ => Bonus::Nothing,
    }
}

/// How many turns are left after a move: an answer to an offer is none.
fn plies_left(before: &Position, plies: usize) -> usize {
    if before.offer().is_empty() { plies - 1 } else { plies }
}

/// How many stones the side to move is ahead.
fn lead(position: &Position) -> Score {
    let side = position.side();
    position.score(side) as Score - position.score(side.other()) as Score
}

/// A number for what is known of a position with so many turns left.
fn key(position: &Position, plies: usize, question: usize) -> u64 {
    let mut mixer = Mixer::new();
    position.hash_board(&mut mixer);
    mixer.write_u64((plies * 4 + question) as u64);
    mixer.finish()
}
