//! One move at random, for players that need no skill.

use crate::random::Random;
use alloc::vec::Vec;
use magomba_engine::{Answer, Bonus, Choice, Hole, HoleSet, Move, Position, StoneCounts, Turn};

/// A random legal move: start, each head's choice and the bonus uniform, the bonus taken in full; in Goré uniform over all
/// moves. `None` when there is no move.
pub fn random_move(position: &Position, random: &mut Random) -> Option<Move> {
    if position.rules().rows() == 2 {
        let moves = position.legal_moves();
        return (!moves.is_empty()).then(|| moves[random.below(moves.len())]);
    }
    let starts: Vec<Hole> = position.starts().collect();
    let from = *starts.get(random.below(starts.len().max(1)))?;
    let mut turn = Turn::begin(position, from, &mut ()).ok()?;
    while let Some(choice) = turn.choice() {
        let answer = match choice {
            Choice::Head { may_go_on, .. } if may_go_on && random.below(2) == 0 => Answer::GoOn,
            Choice::Head { .. } => Answer::Stop,
            Choice::Holes { up_to, holes } => {
                let mut open: Vec<Hole> = holes.iter().collect();
                let count = up_to.min(open.len());
                let taken: HoleSet = (0..count).map(|_| open.swap_remove(random.below(open.len()))).collect();
                Answer::Take(Bonus::Holes(taken))
            }
            Choice::Stones { up_to, holes } => {
                let mut open: Vec<Hole> = holes.iter().collect();
                let mut taken = StoneCounts::EMPTY;
                for _ in 0..up_to {
                    let at = random.below(open.len());
                    let hole = open[at];
                    taken.set(hole, taken.get(hole) + 1);
                    if taken.get(hole) == turn.position().stones(hole) {
                        open.swap_remove(at);
                    }
                }
                Answer::Take(Bonus::Stones(taken))
            }
        };
        turn.answer(&answer, &mut ()).ok()?;
    }
    turn.finished().map(|(played, _)| played)
}
