//! A game as positions and listed moves, for games that have few: Goré. It would do for any other, only slowly.

use crate::evaluate::{self, Features};
use crate::state::{Child, Code, Effort, Mixer, State};
use alloc::vec::Vec;
use core::hash::Hasher;
use magomba_engine::{Move, Position, Side};

/// A position whose moves are numbered in the order of listing.
#[derive(Clone, Debug)]
pub struct Listed(Position);

impl State for Listed {
    fn of(position: &Position) -> Listed {
        Listed(position.clone())
    }

    fn position(&self, _: &Position) -> Position {
        self.0.clone()
    }

    fn side(&self) -> Side {
        self.0.side()
    }

    fn children(&self, _: &Position, _: Effort, into: &mut Vec<Child<Listed>>) {
        let side = self.0.side();
        let herd = self.0.taken(side);
        let mut code = 0;
        self.0.for_each_move(&mut |_, after| {
            let gain = after.taken(side).saturating_sub(herd) as u8;
            into.push(Child { code, gain, after: Listed(after.clone()) });
            code += 1;
            true
        });
    }

    fn effort_pays(_: &Position) -> bool {
        false
    }

    fn key(&self) -> u64 {
        let mut mixer = Mixer::new();
        self.0.hash_board(&mut mixer);
        mixer.finish()
    }

    fn features(&self, _: &Position) -> Features {
        evaluate::features(&self.0)
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
