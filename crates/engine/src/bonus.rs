//! The bonus after a capture: what may be taken, in how many ways, and each way in turn.

use crate::error::{PlayError, Wanted};
use crate::hole::{Hole, HoleSet, StoneCounts};
use crate::moves::Bonus;
use crate::ring::{RING_MAX, Ring};
use crate::ruleset::{BonusRule, Ruleset};
use crate::side::Side;
use crate::step::{Recorder, Step};
use crate::turn::Choice;

/// What a capture's bonus may be taken from: for each place of the enemy's ring the most that can be taken there.
///
/// Whole holes and single stones are the same thing here: a hole counts as one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BonusChoice {
    /// Most units (holes or stones) a place; 0 where nothing can be taken.
    open: Ring,
    /// What lies there.
    there: Ring,
    up_to: usize,
    stones: bool,
}

impl BonusChoice {
    /// The choice after a capture whose inner hole held `held` stones, or `None` when nothing can be taken.
    pub(crate) fn new(rules: &Ruleset, enemy: &Ring, held: u8) -> Option<BonusChoice> {
        let (up_to, stones) = match rules.bonus() {
            BonusRule::Nothing => return None,
            BonusRule::Holes { up_to, .. } => (usize::from(up_to), false),
            BonusRule::Stones => (usize::from(held), true),
        };
        let mut open = Ring::new(enemy.len());
        for place in 0..enemy.len() {
            let spared = is_spared(rules, place);
            let there = if spared { 0 } else { enemy.get(place) };
            open.set(place, if stones { there } else { there.min(1) });
        }
        let up_to = up_to.min(open.total());
        (up_to > 0).then_some(BonusChoice { open, there: *enemy, up_to, stones })
    }

    /// The choice as the player is asked it.
    pub(crate) fn choice(&self, rules: &Ruleset, enemy: Side) -> Choice {
        let open = (0..self.open.len()).filter(|place| self.open.get(*place) > 0);
        let holes = open.map(|place| rules.hole(enemy, place)).collect();
        if self.stones {
            Choice::Stones { up_to: self.up_to, holes }
        } else {
            Choice::Holes { up_to: self.up_to, holes }
        }
    }

    /// Whether the rules allow this bonus.
    pub(crate) fn check(&self, rules: &Ruleset, enemy: Side, bonus: &Bonus) -> Result<(), PlayError> {
        match bonus {
            Bonus::Nothing => Ok(()),
            Bonus::Holes(_) if self.stones => Err(PlayError::WrongBonus { expected: Wanted::Stones }),
            Bonus::Stones(_) if !self.stones => Err(PlayError::WrongBonus { expected: Wanted::Holes }),
            Bonus::Holes(holes) => {
                holes.iter().try_for_each(|hole| self.check_hole(rules, enemy, hole).map(|_| ()))?;
                self.check_size(holes.len())
            }
            Bonus::Stones(counts) => {
                for (hole, taken) in counts.iter() {
                    let there = self.there.get(self.check_hole(rules, enemy, hole)?);
                    if taken > there {
                        return Err(PlayError::BonusMoreThanThere { hole, there, taken });
                    }
                }
                self.check_size(counts.total())
            }
        }
    }

    /// Whether something can be taken from a hole, and its place.
    fn check_hole(&self, rules: &Ruleset, enemy: Side, hole: Hole) -> Result<usize, PlayError> {
        let (owner, place) = rules.place(hole).ok_or(PlayError::NoSuchHole { hole })?;
        if owner != enemy {
            Err(PlayError::BonusNotEnemy { hole })
        } else if self.there.get(place) == 0 {
            Err(PlayError::BonusEmpty { hole })
        } else if is_spared(rules, place) {
            Err(PlayError::BonusHeadSafe { hole })
        } else {
            Ok(place)
        }
    }

    fn check_size(&self, taken: usize) -> Result<(), PlayError> {
        if taken > self.up_to { Err(PlayError::BonusTooLarge { up_to: self.up_to, taken }) } else { Ok(()) }
    }

    /// Takes a checked bonus for `side` from the enemy's ring.
    pub(crate) fn take(
        &self,
        rules: &Ruleset,
        side: Side,
        ring: &mut Ring,
        bonus: &Bonus,
        recorder: &mut impl Recorder,
    ) {
        let mut take = |hole: Hole, stones: Option<u8>| {
            let Some((_, place)) = rules.place(hole) else {
                return;
            };
            let there = ring.get(place);
            let stones = stones.unwrap_or(there).min(there);
            ring.set(place, there - stones);
            recorder.step(Step::Capture { hole, stones, bonus: true, by: side });
        };
        match bonus {
            Bonus::Nothing => {}
            Bonus::Holes(holes) => holes.iter().for_each(|hole| take(hole, None)),
            Bonus::Stones(counts) => counts.iter().for_each(|(hole, stones)| take(hole, Some(stones))),
        }
    }

    /// In how many ways the bonus may be taken, taking nothing included, without walking through them.
    pub(crate) fn count(&self) -> u128 {
        // ways[k]: in how many ways k units can be taken from the places seen so far.
        let mut ways = [0u128; 256];
        ways[0] = 1;
        for &open in self.open.holes().iter().filter(|open| **open > 0) {
            for taken in (1..=self.up_to).rev() {
                let least = taken.saturating_sub(usize::from(open));
                ways[taken] = ways[least..=taken].iter().sum();
            }
        }
        ways[..=self.up_to].iter().sum()
    }

    /// Every way to take the bonus, nothing first. There may be astronomically many.
    pub(crate) fn ways(&self, rules: Ruleset, enemy: Side) -> Ways {
        Ways { choice: *self, rules, enemy, units: [0; RING_MAX], taken: 0, done: false }
    }
}

/// Whether the bonus may not touch a place.
fn is_spared(rules: &Ruleset, place: usize) -> bool {
    matches!(rules.bonus(), BonusRule::Holes { safe_heads: true, .. }) && rules.is_head(place)
}

/// Counts up through all ways to take a bonus like an odometer whose digits may not add up to too much.
pub(crate) struct Ways {
    choice: BonusChoice,
    rules: Ruleset,
    enemy: Side,
    units: [u8; RING_MAX],
    taken: usize,
    done: bool,
}

impl Ways {
    fn current(&self) -> Bonus {
        let places = (0..self.choice.open.len()).filter(|place| self.units[*place] > 0);
        let hole = |place| self.rules.hole(self.enemy, place);
        if self.taken == 0 {
            return Bonus::Nothing;
        }
        if !self.choice.stones {
            return Bonus::Holes(places.map(hole).collect());
        }
        let mut counts = StoneCounts::EMPTY;
        places.for_each(|place| counts.set(hole(place), self.units[place]));
        Bonus::Stones(counts)
    }

    fn advance(&mut self) {
        for place in 0..self.choice.open.len() {
            if self.units[place] < self.choice.open.get(place) && self.taken < self.choice.up_to {
                self.units[place] += 1;
                self.taken += 1;
                return;
            }
            self.taken -= usize::from(self.units[place]);
            self.units[place] = 0;
        }
        self.done = true;
    }
}

impl Iterator for Ways {
    type Item = Bonus;

    fn next(&mut self) -> Option<Bonus> {
        if self.done {
            return None;
        }
        let bonus = self.current();
        self.advance();
        Some(bonus)
    }
}

impl Bonus {
    /// The same bonus, with an empty one written as nothing.
    pub(crate) fn canonical(self) -> Bonus {
        match self {
            Bonus::Holes(holes) if holes.is_empty() => Bonus::Nothing,
            Bonus::Stones(counts) if counts == StoneCounts::EMPTY => Bonus::Nothing,
            bonus => bonus,
        }
    }

    /// The named holes.
    pub fn holes(&self) -> HoleSet {
        match self {
            Bonus::Nothing => HoleSet::EMPTY,
            Bonus::Holes(holes) => *holes,
            Bonus::Stones(counts) => counts.iter().map(|(hole, _)| hole).collect(),
        }
    }
}
