//! The greedy player, a yardstick: it takes as much as it can at once and thinks no further.

use crate::listed::Listed;
use crate::random::Random;
use crate::rows::Rows;
use crate::state::{Effort, State};
use alloc::vec::Vec;
use magomba_engine::{Move, Position};

/// The move that captures most, bonus and all; by chance among several. `None` when there is no move.
pub fn greedy_move(position: &Position, random: &mut Random) -> Option<Move> {
    greedy(position, true, random)
}

/// As [`greedy_move`], for those who have no time to look at every bonus.
pub(crate) fn greedy_at_a_glance(position: &Position, random: &mut Random) -> Option<Move> {
    greedy(position, false, random)
}

fn greedy(position: &Position, deep: bool, random: &mut Random) -> Option<Move> {
    if position.rings().is_some() {
        greediest::<Rows>(position, deep, random)
    } else {
        greediest::<Listed>(position, deep, random)
    }
}

fn greediest<S: State>(position: &Position, deep: bool, random: &mut Random) -> Option<Move> {
    let state = S::of(position);
    let mut children = Vec::new();
    state.children(position, if deep { Effort::Some } else { Effort::Little }, &mut children);
    let most = children.iter().map(|child| child.gain).max()?;
    children.retain(|child| child.gain == most);
    state.realise(position, children[random.below(children.len())].code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_the_most_there_is() {
        // From a1 nothing is captured, from a2 three stones of column 4.
        let position = "tsoro:bonus=0 0x3,2,0x2/0x3,1,0x2/0x6/1,2,0x4 S";
        let position: Position = position.parse().unwrap();
        let played = greedy_move(&position, &mut Random::new(1)).unwrap();
        let gains =
            position.legal_moves().into_iter().map(|other| position.play(&other).unwrap().taken(position.side()));
        assert_eq!(position.play(&played).unwrap().taken(position.side()), gains.max().unwrap());
    }
}
