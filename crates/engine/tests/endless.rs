//! Endless sowing against the rule spelt out plainly: a lap may not bring back a ring and a last hole that this same
//! move has met before.

mod support;

use magomba_engine::{Answer, Choice, Hole, Position, Turn};
use std::collections::HashSet;
use support::{Random, rulesets};

/// A ring and the last hole of a lap in it.
type State = (Vec<u8>, usize);

/// The rule, written as it reads, keeping every state of the move.
struct Plain {
    ring: Vec<u8>,
    heads: Vec<bool>,
    met: HashSet<State>,
}

enum Rest {
    Empty,
    Head(usize),
    Endless,
}

impl Plain {
    fn sow(&mut self, mut place: usize) -> Rest {
        loop {
            let stones = std::mem::take(&mut self.ring[place]);
            for _ in 0..stones {
                place = (place + 1) % self.ring.len();
                self.ring[place] += 1;
            }
            if !self.met.insert((self.ring.clone(), place)) {
                return Rest::Endless;
            }
            if self.ring[place] == 1 {
                return Rest::Empty;
            }
            if self.heads[place] {
                return Rest::Head(place);
            }
        }
    }

    /// How many times the player may go on at heads, and whether a stop is possible after the last; `None` when the
    /// start itself is endless.
    fn chain(&mut self, start: usize) -> Option<(usize, bool)> {
        let mut rest = self.sow(start);
        let mut go_ons = 0;
        loop {
            match rest {
                Rest::Endless if go_ons == 0 => return None,
                Rest::Endless => return Some((go_ons - 1, true)),
                Rest::Empty => return Some((go_ons, false)),
                Rest::Head(place) => {
                    rest = self.sow(place);
                    go_ons += 1;
                }
            }
        }
    }
}

/// The same from the engine.
fn chain(position: &Position, hole: Hole) -> Option<(usize, bool)> {
    let mut turn = Turn::begin(position, hole, &mut ()).ok()?;
    let mut go_ons = 0;
    loop {
        match turn.choice() {
            Some(Choice::Head { may_go_on: true, .. }) => {
                turn.answer(&Answer::GoOn, &mut ()).unwrap();
                go_ons += 1;
            }
            Some(Choice::Head { may_go_on: false, .. }) => {
                assert!(turn.clone().answer(&Answer::GoOn, &mut ()).is_err());
                return Some((go_ons, true));
            }
            _ => return Some((go_ons, false)),
        }
    }
}

#[test]
fn recurrence_is_found_exactly() {
    let mut random = Random(20_261_130);
    let (mut endless, mut chains) = (0, 0);
    for rules in rulesets().into_iter().filter(|rules| rules.rows() == 4 && rules.hole_limit() > 1) {
        for _ in 0..if rules.columns() > 8 { 100 } else { 12_000 } {
            // Sparse and full boards, all within what a side may hold.
            let mut setup = Position::start(rules).setup();
            for hole in rules.layout() {
                setup.stones.set(hole, 0);
            }
            let total = random.below(rules.start_total() + 1);
            let holes: Vec<Hole> = rules.layout().filter(|hole| rules.place(*hole).unwrap().0 == setup.side).collect();
            for _ in 0..total {
                let hole = holes[random.below(holes.len())];
                setup.stones.set(hole, setup.stones.get(hole) + 1);
            }
            let position = setup.validate().unwrap();
            for hole in holes.iter().filter(|hole| position.stones(**hole) > 1) {
                let place = rules.place(*hole).unwrap().1;
                let ring = (0..rules.ring_len()).map(|at| position.stones(rules.hole(setup.side, at))).collect();
                let heads = (0..rules.ring_len()).map(|at| rules.is_head(at)).collect();
                let expected = Plain { ring, heads, met: HashSet::new() }.chain(place);
                assert_eq!(chain(&position, *hole), expected, "{position}, {hole}");
                endless += usize::from(expected.is_none());
                chains += usize::from(matches!(expected, Some((2.., true))));
            }
        }
    }
    assert!(endless > 10 && chains > 10, "the sample met {endless} endless starts and {chains} chains cut short");
}
