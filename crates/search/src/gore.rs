//! Goré as the search sees it: there are few moves, so positions and listed moves will do.

use crate::evaluate::evaluate_gore;
use crate::score::Score;
use crate::state::{Child, Code, Mixer, State};
use alloc::vec::Vec;
use core::hash::Hasher;
use magomba_engine::{Move, Position, Side};

/// A position whose moves are numbered in the order of listing.
#[derive(Clone, Debug)]
pub struct Gore(Position);

impl State for Gore {
    fn of(position: &Position) -> Gore {
        Gore(position.clone())
    }

    fn position(&self, _: &Position) -> Position {
        self.0.clone()
    }

    fn side(&self) -> Side {
        self.0.side()
    }

    fn children(&self, _: &Position, _: bool, into: &mut Vec<Child<Gore>>) {
        let side = self.0.side();
        let herd = self.0.taken(side);
        let mut code = 0;
        self.0.for_each_move(&mut |_, after| {
            let gain = after.taken(side).saturating_sub(herd) as u8;
            into.push(Child { code, gain, after: Gore(after.clone()) });
            code += 1;
            true
        });
    }

    fn key(&self) -> u64 {
        let mut mixer = Mixer::new();
        self.0.hash_board(&mut mixer);
        mixer.finish()
    }

    fn evaluate(&self, _: &Position) -> Score {
        evaluate_gore(&self.0)
    }

    fn realise(&self, _: &Position, code: Code) -> Option<Move> {
        let mut at = 0;
        let mut found = None;
        self.0.for_each_move(&mut |played, _| {
            if at == code {
                found = Some(*played);
            }
            at += 1;
            found.is_none()
        });
        found
    }
}
