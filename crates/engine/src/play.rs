//! Playing a move from a position, and the moves there are.

use crate::error::PlayError;
use crate::gore::Deal;
use crate::hole::{Hole, HoleSet};
use crate::moves::{Move, Sowing};
use crate::position::{Board, GoreBoard, Position};
use crate::step::{Recorder, Step};
use crate::turn::{Answer, Choice, Turn};
use alloc::vec::Vec;

impl Position {
    /// Plays a move and gives the next position; this one stays as it was.
    ///
    /// `resign` leaves the position as it is: that the game is over is the record's to know.
    ///
    /// # Errors
    /// Why the rules do not allow the move.
    pub fn play(&self, played: &Move) -> Result<Position, PlayError> {
        self.play_recorded(played, &mut ())
    }

    /// As [`Position::play`], telling a recorder each step.
    ///
    /// # Errors
    /// Why the rules do not allow the move.
    pub fn play_recorded(&self, played: &Move, recorder: &mut impl Recorder) -> Result<Position, PlayError> {
        match played {
            Move::Sow(sowing) => self.sow(sowing, recorder),
            _ if self.is_over() => Err(PlayError::Over),
            Move::Resign => {
                recorder.step(Step::Resign);
                Ok(self.clone())
            }
            Move::Pass => self.deal(Deal::Pass, recorder),
            Move::Offer(holes) => self.deal(Deal::Offer(*holes), recorder),
            Move::Accept => self.deal(Deal::Accept, recorder),
            Move::Refuse => self.deal(Deal::Refuse, recorder),
        }
    }

    /// Sows with all choices given, and insists that they are exactly those that the rules ask for.
    fn sow(&self, sowing: &Sowing, recorder: &mut impl Recorder) -> Result<Position, PlayError> {
        let hole = sowing.from;
        let mut turn = Turn::begin(self, hole, recorder)?;
        let chosen = sowing.go_ons.saturating_add(u32::from(sowing.stopped));
        for met in 0..chosen {
            if !turn.is_at_head() {
                return Err(PlayError::TooManyHeadChoices { hole, met, chosen });
            }
            let answer = if met < sowing.go_ons { Answer::GoOn } else { Answer::Stop };
            turn.answer(&answer, recorder)?;
        }
        if let Some(Choice::Head { hole, .. }) = turn.choice() {
            return Err(PlayError::HeadChoiceMissing { hole });
        }
        match (turn.sowing().captured, sowing.captured) {
            (true, false) => return Err(PlayError::CaptureMissing { hole }),
            (false, true) => return Err(PlayError::NoCapture { hole }),
            _ => {}
        }
        if turn.finished().is_none() {
            turn.answer(&Answer::Take(sowing.bonus), recorder)?;
        } else if !sowing.bonus.holes().is_empty() {
            return Err(PlayError::NoBonus);
        }
        Ok(turn.position().clone())
    }

    /// The holes where the side to move may begin a turn, in ring order.
    pub fn starts(&self) -> impl Iterator<Item = Hole> + '_ {
        (0..self.rules().ring_len())
            .map(|place| self.rules().hole(self.side(), place))
            .filter(|hole| self.may_start(*hole))
    }

    /// Whether the side to move may begin a turn at a hole.
    pub fn may_start(&self, hole: Hole) -> bool {
        Turn::begin(self, hole, &mut ()).is_ok()
    }

    /// Whether the side to move has any move at all, not counting resignation.
    pub fn has_move(&self) -> bool {
        match &self.board {
            Board::Rings(_) => self.starts().next().is_some(),
            // An owner always has an answer, a sowing or a pass.
            Board::Gore(gore) => !gore.is_cleared(),
        }
    }

    /// The most holes that the side to move could offer now: 0 outside Goré's trade.
    pub fn offer_limit(&self) -> usize {
        match &self.board {
            Board::Gore(gore) if gore.offer == 0 && !gore.is_cleared() => gore.offer_limit(self.rules(), self.side()),
            _ => 0,
        }
    }

    /// Goré: whether the side to move is bound to pass.
    pub fn must_pass(&self) -> bool {
        match &self.board {
            Board::Gore(gore) => gore.offer == 0 && !gore.is_cleared() && gore.must_pass(self.side()),
            Board::Rings(_) => false,
        }
    }

    /// Hands every legal move with the position after it to `visit`, resignation apart, one after the other, until
    /// `visit` says `false`: with Nsolo's bonus there can be astronomically many. Says whether it came to the end.
    pub fn for_each_move(&self, visit: &mut impl FnMut(&Move, &Position) -> bool) -> bool {
        if let Board::Gore(gore) = &self.board
            && !self.for_each_deal(gore, visit)
        {
            return false;
        }
        self.turns().all(|turn| walk(turn, visit))
    }

    /// A turn begun at each hole where one may begin.
    fn turns(&self) -> impl Iterator<Item = Turn> + '_ {
        let holes = (0..self.rules().ring_len()).map(|place| self.rules().hole(self.side(), place));
        holes.filter_map(|hole| Turn::begin(self, hole, &mut ()).ok())
    }

    /// Every legal move, resignation apart. For positions with few: see [`Position::for_each_move`].
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_move(&mut |found, _| {
            moves.push(*found);
            true
        });
        moves
    }

    /// How many legal moves there are, counted without listing the ways to take a bonus.
    pub fn count_moves(&self) -> u128 {
        let mut count = 0;
        if let Board::Gore(gore) = &self.board {
            self.for_each_deal(gore, &mut |_: &Move, _: &Position| {
                count += 1;
                true
            });
        }
        count + self.turns().map(count_turn).sum::<u128>()
    }

    /// The number of move sequences of a length; repetition is left out of account, a finished position has none.
    /// Goes one call deeper for each move, so that a depth of many thousands needs as large a stack.
    pub fn perft(&self, depth: u32) -> u128 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut count = 0;
                self.for_each_move(&mut |_, next| {
                    count += next.perft(depth - 1);
                    true
                });
                count
            }
        }
    }

    /// Goré's moves that are not sowings, until `visit` says `false`.
    fn for_each_deal(&self, gore: &GoreBoard, visit: &mut impl FnMut(&Move, &Position) -> bool) -> bool {
        if gore.is_cleared() {
            return true;
        }
        let mut try_move = |found: Move| self.play(&found).map_or(true, |next| visit(&found, &next));
        if gore.offer != 0 {
            return try_move(Move::Accept) && try_move(Move::Refuse);
        }
        if gore.must_pass(self.side()) {
            return try_move(Move::Pass);
        }
        let limit = gore.offer_limit(self.rules(), self.side()) as u32;
        if limit == 0 {
            return true;
        }
        // The board has eight holes, so all sets of own holes are few.
        let owned: Vec<Hole> = gore.holes(self.rules(), gore.owned(self.side())).iter().collect();
        (1u32..1 << owned.len()).filter(|set| set.count_ones() <= limit).all(|set| {
            let chosen = owned.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            try_move(Move::Offer(chosen.map(|(_, hole)| *hole).collect::<HoleSet>()))
        })
    }
}

/// Visits every way to finish a turn, until `visit` says `false`.
fn walk(mut turn: Turn, visit: &mut impl FnMut(&Move, &Position) -> bool) -> bool {
    while turn.is_at_head() {
        let mut stopped = turn.clone();
        if stopped.answer(&Answer::Stop, &mut ()).is_ok() && !visit_finished(&stopped, visit) {
            return false;
        }
        if turn.answer(&Answer::GoOn, &mut ()).is_err() {
            return true;
        }
    }
    let Some(mut bonuses) = turn.bonuses() else {
        return visit_finished(&turn, visit);
    };
    bonuses.all(|bonus| {
        let mut taken = turn.clone();
        taken.answer(&Answer::Take(bonus), &mut ()).map_or(true, |()| visit_finished(&taken, visit))
    })
}

fn visit_finished(turn: &Turn, visit: &mut impl FnMut(&Move, &Position) -> bool) -> bool {
    turn.finished().is_none_or(|(found, next)| visit(&found, next))
}

/// In how many ways a turn can be finished.
fn count_turn(mut turn: Turn) -> u128 {
    let mut stops = 0;
    while turn.is_at_head() {
        stops += 1;
        if turn.answer(&Answer::GoOn, &mut ()).is_err() {
            return stops;
        }
    }
    stops + turn.count_bonuses()
}
