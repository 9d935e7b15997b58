//! A turn in progress: begin at a hole, answer the choices, take the finished move.
//!
//! `play`, `legal_moves` and the page's animation all run through here, so the rules of a move exist once.

use crate::bonus::{BonusChoice, Ways};
use crate::error::{PlayError, Wanted};
use crate::gore;
use crate::hole::{Hole, HoleSet};
use crate::moves::{Bonus, Move, Sowing};
use crate::position::{Board, Position};
use crate::ring::{Lap, Ring};
use crate::side::Side;
use crate::sowing::{Chain, Rest, capture, relay};
use crate::step::{Recorder, Step};

/// A turn that has begun. Cheap to clone, so that each answer can be tried.
#[derive(Clone, Debug)]
pub struct Turn {
    before: Position,
    /// The board as it lies now; the side to move changes when the turn is done.
    now: Position,
    text: Sowing,
    stage: Stage,
    /// Watches over the heads gone on from.
    chain: Chain,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    Head(usize),
    Bonus(BonusChoice),
    Done,
}

/// What the player is asked inside a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The last stone fell into an occupied head: go on or stop?
    Head {
        /// The head.
        hole: Hole,
        /// Whether going on is legal; it is not where it would never end.
        may_go_on: bool,
    },
    /// Which whole enemy holes to empty?
    Holes {
        /// The most that may be taken.
        up_to: usize,
        /// Those to choose from.
        holes: HoleSet,
    },
    /// How many stones to take from which enemy holes?
    Stones {
        /// The most stones that may be taken.
        up_to: usize,
        /// Those to choose from.
        holes: HoleSet,
    },
}

/// A player's answer to a [`Choice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Lift the head's stones and sow on.
    GoOn,
    /// Stop at the head, which ends the move.
    Stop,
    /// Take this bonus, perhaps none.
    Take(Bonus),
}

impl Turn {
    /// Begins a turn at a hole and runs it up to its first choice or its end.
    ///
    /// # Errors
    /// When the game is over or the move may not start there.
    pub fn begin<R: Recorder>(position: &Position, from: Hole, recorder: &mut R) -> Result<Turn, PlayError> {
        if position.is_cleared() {
            return Err(PlayError::Over);
        }
        let text = Sowing { from, go_ons: 0, stopped: false, captured: false, bonus: Bonus::Nothing };
        let start = match &position.board {
            Board::Rings(rings) => check_start(position, &rings[position.side().index()], from)?,
            Board::Gore(gore) => gore::check_start(gore, position.rules(), position.side(), from)?,
        };
        let (before, now) = (position.clone(), position.clone());
        let mut turn = Turn { before, now, text, stage: Stage::Done, chain: Chain::default() };
        let (rules, side) = (*position.rules(), position.side());
        match &mut turn.now.board {
            Board::Gore(gore) => {
                turn.text.captured = gore.sow(&rules, side, start, recorder);
                turn.finish();
            }
            Board::Rings(_) => {
                // Millions of laps may pass before a sowing is seen to be endless: nobody should have to hear them.
                let endless = R::HEARS && turn.clone().sow(start, &mut ()) == Rest::Endless;
                let rest = if endless { Rest::Endless } else { turn.sow(start, recorder) };
                if rest == Rest::Endless {
                    return Err(PlayError::EndlessStart { hole: from });
                }
                turn.rest(rest, recorder);
            }
        }
        Ok(turn)
    }

    /// The choice the player has now, or `None` when the turn is done.
    pub fn choice(&self) -> Option<Choice> {
        match &self.stage {
            Stage::Head(at) => Some(Choice::Head { hole: self.hole(*at), may_go_on: self.may_go_on() }),
            Stage::Bonus(bonus) => Some(bonus.choice(self.now.rules(), self.side().other())),
            Stage::Done => None,
        }
    }

    /// Answers the choice and runs on to the next one or the end. After an error the turn is as it was.
    ///
    /// # Errors
    /// When there is no choice, when it is another one, or when the rules do not allow the answer.
    pub fn answer<R: Recorder>(&mut self, answer: &Answer, recorder: &mut R) -> Result<(), PlayError> {
        match (self.stage, answer) {
            (Stage::Done, _) => Err(PlayError::NothingToChoose),
            (Stage::Head(at), Answer::GoOn) => {
                let endless = PlayError::EndlessGoOn { hole: self.hole(at) };
                if R::HEARS && !self.may_go_on() {
                    return Err(endless);
                }
                let mut next = self.clone();
                let rest = next.sow(at, recorder);
                if rest == Rest::Endless {
                    return Err(endless);
                }
                next.text.go_ons += 1;
                next.rest(rest, recorder);
                *self = next;
                Ok(())
            }
            (Stage::Head(at), Answer::Stop) => {
                self.text.stopped = true;
                recorder.step(Step::Stop { hole: self.hole(at) });
                self.finish();
                Ok(())
            }
            (Stage::Head(_), Answer::Take(_)) => Err(PlayError::WrongAnswer { expected: Wanted::Head }),
            (Stage::Bonus(choice), Answer::Take(bonus)) => {
                let (rules, side) = (*self.now.rules(), self.side());
                choice.check(&rules, side.other(), bonus)?;
                choice.take(&rules, side, self.enemy_ring(), bonus, recorder);
                self.text.bonus = bonus.canonical();
                self.finish();
                Ok(())
            }
            (Stage::Bonus(_), _) => Err(PlayError::WrongAnswer { expected: Wanted::Bonus }),
        }
    }

    /// The board as it lies now.
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// The move so far: the whole move once the turn is done.
    pub fn sowing(&self) -> &Sowing {
        &self.text
    }

    /// The finished move and the position after it, or `None` while a choice is open.
    pub fn finished(&self) -> Option<(Move, &Position)> {
        matches!(self.stage, Stage::Done).then_some((Move::Sow(self.text), &self.now))
    }

    /// Whether the choice now is a head's.
    pub(crate) fn is_at_head(&self) -> bool {
        matches!(self.stage, Stage::Head(_))
    }

    /// Every way to take the bonus, if that is the choice now.
    pub(crate) fn bonuses(&self) -> Option<Ways> {
        match &self.stage {
            Stage::Bonus(choice) => Some(choice.ways(*self.now.rules(), self.side().other())),
            _ => None,
        }
    }

    /// In how many ways a turn without a head's choice can be finished.
    pub(crate) fn count_bonuses(&self) -> u128 {
        match &self.stage {
            Stage::Bonus(choice) => choice.count(),
            _ => 1,
        }
    }

    fn side(&self) -> Side {
        self.before.side()
    }

    fn hole(&self, place: usize) -> Hole {
        self.now.rules().hole(self.side(), place)
    }

    fn finish(&mut self) {
        self.stage = Stage::Done;
        self.now.pass_turn();
    }

    /// Sows from a place until the sowing rests: the start, or the head where the turn waits.
    fn sow(&mut self, from: usize, recorder: &mut impl Recorder) -> Rest {
        let (rules, side) = (*self.now.rules(), self.side());
        let Board::Rings(rings) = &mut self.now.board else {
            return Rest::Endless;
        };
        let ring = &mut rings[side.index()];
        let each = |place, lap: Lap| {
            let (from, last) = (rules.hole(side, place), rules.hole(side, lap.last));
            recorder.step(Step::Lap { from, stones: lap.stones, last });
        };
        match self.stage {
            Stage::Head(_) => self.chain.go_on(&rules, ring, from, each),
            _ => relay(&rules, ring, from, each),
        }
    }

    /// Deals with a sowing that has come to rest: a head asks, a capture follows, or the turn is done.
    fn rest(&mut self, rest: Rest, recorder: &mut impl Recorder) {
        match rest {
            Rest::Head(at) => self.stage = Stage::Head(at),
            Rest::Empty(at) => self.capture(at, recorder),
            Rest::Endless => debug_assert!(false, "the caller deals with endless sowings"),
        }
    }

    /// Captures if the sowing that ended at `at` does.
    fn capture(&mut self, at: usize, recorder: &mut impl Recorder) {
        let (rules, side) = (*self.now.rules(), self.side());
        let enemy = self.enemy_ring();
        let Some(captured) = capture(&rules, enemy, at) else { return self.finish() };
        let choice = BonusChoice::new(&rules, enemy, captured.held);
        for (place, stones) in [(captured.inner, captured.held), (captured.outer, captured.behind)] {
            if stones > 0 {
                let hole = rules.hole(side.other(), place);
                recorder.step(Step::Capture { hole, stones, bonus: false, by: side });
            }
        }
        self.text.captured = true;
        match choice {
            Some(choice) => self.stage = Stage::Bonus(choice),
            None => self.finish(),
        }
    }

    fn enemy_ring(&mut self) -> &mut Ring {
        let enemy = self.side().other().index();
        match &mut self.now.board {
            Board::Rings(rings) => &mut rings[enemy],
            // Goré never captures by column; its one ring stands in.
            Board::Gore(gore) => &mut gore.ring,
        }
    }

    /// Whether going on from the head may be done, without doing it.
    fn may_go_on(&self) -> bool {
        self.clone().answer(&Answer::GoOn, &mut ()).is_ok()
    }
}

/// Whether a move of a four-row game may start at a hole, apart from endlessness, and the hole's place.
pub(crate) fn check_start(position: &Position, ring: &Ring, hole: Hole) -> Result<usize, PlayError> {
    let (rules, side) = (position.rules(), position.side());
    let (owner, place) = rules.place(hole).ok_or(PlayError::NoSuchHole { hole })?;
    if owner != side {
        return Err(PlayError::NotYours { hole, side });
    }
    if ring.places_that_may_start() >> place & 1 == 1 {
        return Ok(place);
    }
    Err(match ring.get(place) {
        0 => PlayError::Empty { hole },
        _ if ring.places_with(2) != 0 => PlayError::SingleTooEarly { hole },
        _ => PlayError::SingleBlocked { hole, next: rules.hole(side, ring.next(place)) },
    })
}
