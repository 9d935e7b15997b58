//! Four-row games as the search sees them: two bare rings.

use crate::bonus::{self, choose_bonuses};
use crate::evaluate::{self, Features};
use crate::state::{Child, Code, Effort, Mixer, State};
use alloc::vec::Vec;
use core::hash::Hasher;
use magomba_engine::{
    Answer, Captured, Chain, Choice, Move, Position, Rest, Ring, Ruleset, Side, Turn, capture, relay,
};

/// The rings, South's first, and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    pub(crate) rings: [Ring; 2],
    pub(crate) side: Side,
}

/// A code's parts: the place it starts from, how often it goes on, whether it then stops, and which of the bonuses
/// looked at it takes, and with how much effort they were chosen.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    from: u8,
    go_ons: u32,
    stopped: bool,
    bonus: u8,
    effort: Effort,
}

impl Parts {
    fn code(self) -> Code {
        // As many bits as there is effort.
        let effort = (1 << self.effort as u64) - 1;
        let choices = u64::from(self.stopped) << 16 | effort << 17 | u64::from(self.go_ons) << 32;
        u64::from(self.from) | u64::from(self.bonus) << 8 | choices
    }

    fn of(code: Code) -> Parts {
        let bit = |at: u32| code >> at & 1 == 1;
        Parts {
            from: code as u8,
            bonus: (code >> 8) as u8,
            stopped: bit(16),
            effort: [Effort::Little, Effort::Some, Effort::Much][usize::from(bit(17)) + usize::from(bit(18))],
            go_ons: (code >> 32) as u32,
        }
    }
}

impl State for Rows {
    fn of(position: &Position) -> Rows {
        let empty = Ring::new(position.rules().ring_len());
        Rows { rings: position.rings().copied().unwrap_or([empty, empty]), side: position.side() }
    }

    fn position(&self, root: &Position) -> Position {
        root.with_rings(self.rings, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn children(&self, root: &Position, effort: Effort, into: &mut Vec<Child<Rows>>) {
        let ring = &self.rings[self.side.index()];
        let mut starts = ring.places_that_may_start();
        while starts != 0 {
            self.sow(root, starts.trailing_zeros() as usize, effort, into);
            starts &= starts - 1;
        }
    }

    fn effort_pays(root: &Position) -> bool {
        bonus::effort_pays(root.rules())
    }

    fn key(&self) -> u64 {
        let mut mixer = Mixer::new();
        for ring in &self.rings {
            ring.words().for_each(|word| mixer.write_u64(word));
        }
        mixer.write_u64(self.side.index() as u64);
        mixer.finish()
    }

    fn features(&self, root: &Position) -> Features {
        let mine = self.side.index();
        evaluate::rows(root.rules(), &self.rings[mine], &self.rings[1 - mine])
    }

    fn realise(&self, root: &Position, code: Code) -> Option<Move> {
        let parts = Parts::of(code);
        let position = self.position(root);
        let rules = *root.rules();
        let from = rules.hole(self.side, usize::from(parts.from));
        let mut turn = Turn::begin(&position, from, &mut ()).ok()?;
        for _ in 0..parts.go_ons {
            turn.answer(&Answer::GoOn, &mut ()).ok()?;
        }
        if parts.stopped {
            turn.answer(&Answer::Stop, &mut ()).ok()?;
        }
        if matches!(turn.choice(), Some(Choice::Holes { .. } | Choice::Stones { .. })) {
            // The rings are those that the search chose the bonus on: after the capture, before the bonus.
            let rings = turn.position().rings()?;
            let enemy = &rings[self.side.other().index()];
            let held = before_capture(&position, turn.position(), self.side)?;
            let bonuses = choose_bonuses(&rules, &rings[self.side.index()], enemy, held, parts.effort);
            let bonus = bonuses.get(usize::from(parts.bonus))?.bonus(&rules, self.side.other());
            turn.answer(&Answer::Take(bonus), &mut ()).ok()?;
        }
        turn.finished().map(|(played, _)| played)
    }
}

/// What the captured inner hole held: the difference of the inner rows.
fn before_capture(before: &Position, after: &Position, side: Side) -> Option<u8> {
    let enemy = side.other().index();
    let (before, after) = (before.rings()?, after.rings()?);
    let n = before[enemy].len() / 2;
    (n..2 * n).map(|place| before[enemy].get(place) - after[enemy].get(place)).max()
}

impl Rows {
    /// Adds the moves that start at a place: a stop at each head on the way, and the end with a few bonuses.
    fn sow(&self, root: &Position, from: usize, effort: Effort, into: &mut Vec<Child<Rows>>) {
        let rules = root.rules();
        let (mine, enemy) = (self.side.index(), self.side.other().index());
        self.for_each_end(rules, from, |parts, after, captured| {
            let Some(captured) = captured else {
                into.push(Child { code: parts.code(), gain: 0, after });
                return;
            };
            let taken = captured.held + captured.behind;
            let bonuses = choose_bonuses(rules, &after.rings[mine], &after.rings[enemy], captured.held, effort);
            for (number, picked) in (0..).zip(&bonuses) {
                let mut after = after;
                let more = picked.take(&mut after.rings[enemy]);
                let code = Parts { bonus: number, effort, ..parts }.code();
                into.push(Child { code, gain: taken.saturating_add(more), after });
            }
        });
    }

    /// All that may come of a sowing from a place before a bonus: a stop at each head on the way, and the end.
    pub(crate) fn for_each_end(
        &self,
        rules: &Ruleset,
        from: usize,
        mut each: impl FnMut(Parts, Rows, Option<Captured>),
    ) {
        let (mine, enemy) = (self.side.index(), self.side.other().index());
        let mut after = Rows { rings: self.rings, side: self.side.other() };
        let mut parts = Parts { from: from as u8, go_ons: 0, stopped: false, bonus: 0, effort: Effort::Little };
        let mut chain = Chain::default();
        let mut rest = relay(rules, &mut after.rings[mine], from, |_, _| ());
        loop {
            match rest {
                Rest::Endless => return,
                Rest::Head(at) => {
                    each(Parts { stopped: true, ..parts }, after, None);
                    rest = chain.go_on(rules, &mut after.rings[mine], at, |_, _| ());
                    parts.go_ons += 1;
                }
                Rest::Empty(at) => {
                    let captured = capture(rules, &mut after.rings[enemy], at);
                    each(parts, after, captured);
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::random_move::random_move;
    use alloc::collections::BTreeSet;
    use magomba_engine::{Options, Record, Ruleset};

    /// Children are what the engine plays: each code's move leads to the child's position, and none is left out but
    /// bonuses.
    #[test]
    fn children_are_the_engines_moves() {
        let mut random = Random::new(1);
        for game in ["tsoro", "tsoro:heads=1,bonus=3,safe-heads=yes", "nsolo", "nsolo:capture=1913"] {
            let rules = Ruleset::new(Options::parse(game).unwrap(), 8).unwrap();
            for _ in 0..30 {
                let mut record = Record::new(rules);
                while record.outcome().is_none() {
                    let root = record.last();
                    let rows = Rows::of(root);
                    for effort in [Effort::Little, Effort::Some, Effort::Much] {
                        let mut children = Vec::new();
                        rows.children(root, effort, &mut children);
                        if effort == Effort::Much {
                            // Each of a hundred bonuses is found again by finding all.
                            children.retain(|child| Parts::of(child.code).bonus.is_multiple_of(32));
                        }
                        assert!(!children.is_empty());
                        let ways = |played: &Move| match played {
                            Move::Sow(sowing) => (sowing.from, sowing.go_ons, sowing.stopped),
                            _ => unreachable!("a four-row game has only sowings"),
                        };
                        let found = children.iter().map(|child| ways(&rows.realise(root, child.code).unwrap()));
                        let found: BTreeSet<_> = found.collect();
                        // With Nsolo's bonus there may be too many moves to list; their starts are few.
                        let mut all = BTreeSet::new();
                        let listed = root.count_moves() < 2_000;
                        if listed {
                            root.for_each_move(&mut |played, _| {
                                all.insert(ways(played));
                                true
                            });
                            assert_eq!(found, all);
                        }
                        for child in &children {
                            let played = rows.realise(root, child.code).unwrap();
                            let after = root.play(&played).unwrap();
                            assert_eq!(Rows::of(&after), child.after, "{root}: {played}");
                            let taken = after.taken(root.side()) - root.taken(root.side());
                            assert_eq!(taken, usize::from(child.gain));
                        }
                    }
                    let played = random_move(root, &mut random).unwrap();
                    record.play(&played).unwrap();
                }
                let mut children = Vec::new();
                if record.last().outcome().is_some() {
                    Rows::of(record.last()).children(record.last(), Effort::Some, &mut children);
                    assert!(children.is_empty());
                }
            }
        }
    }
}
