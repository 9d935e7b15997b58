//! The few bonuses worth looking at, of the hundreds or millions that the rules allow.

use alloc::vec::Vec;
use core::cmp::Reverse;
use magomba_engine::{Bonus, BonusRule, HoleSet, RING_MAX, Rest, Ring, Ruleset, Side, StoneCounts, capture, relay};

/// How many stones to take from each place of the enemy's ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked(Ring);

impl Picked {
    /// Takes the stones; says how many.
    pub fn take(&self, enemy: &mut Ring) -> u8 {
        let mut taken = 0;
        for place in 0..enemy.len() {
            enemy.set(place, enemy.get(place) - self.0.get(place));
            taken += self.0.get(place);
        }
        taken
    }

    /// The bonus as the engine writes it.
    pub fn bonus(&self, rules: &Ruleset, side: Side) -> Bonus {
        let places = || (0..self.0.len()).filter(|place| self.0.get(*place) > 0);
        if self.0.total() == 0 {
            return Bonus::Nothing;
        }
        if rules.bonus() == BonusRule::Stones {
            let mut counts = StoneCounts::EMPTY;
            places().for_each(|place| counts.set(rules.hole(side, place), self.0.get(place)));
            Bonus::Stones(counts)
        } else {
            Bonus::Holes(places().map(|place| rules.hole(side, place)).collect::<HoleSet>())
        }
    }
}

/// Some bonuses, numbered. Numbers are the same whether or not the deeper ones were looked for.
#[derive(Clone, Debug, Default)]
pub struct Bonuses(Vec<(u8, Picked)>);

impl Bonuses {
    /// Bonuses numbered from here on take more work to find.
    pub const SHALLOW: u8 = 2;

    /// Numbers and bonuses.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Picked)> {
        self.0.iter().map(|(number, picked)| (*number, picked))
    }

    /// The bonus of a number.
    pub fn get(&self, number: u8) -> Option<&Picked> {
        self.0.iter().find(|(known, _)| *known == number).map(|(_, picked)| picked)
    }

    fn add(&mut self, number: u8, picked: Picked) {
        if self.0.iter().all(|(_, known)| *known != picked) {
            self.0.push((number, picked));
        }
    }
}

/// A few ways to take the bonus after a capture that took `held` stones from the inner hole; nothing, where that is all
/// there is. The deep ones look at what the enemy threatens.
pub fn choose_bonuses(rules: &Ruleset, mine: &Ring, enemy: &Ring, held: u8, deep: bool) -> Bonuses {
    let (up_to, safe_heads, stones) = match rules.bonus() {
        BonusRule::Nothing => (0, false, false),
        BonusRule::Holes { up_to, safe_heads } => (up_to, safe_heads, false),
        BonusRule::Stones => (held, false, true),
    };
    let mut open = [0u8; RING_MAX];
    let mut count = 0;
    for place in (0..enemy.len()).filter(|place| enemy.get(*place) > 0) {
        if !(safe_heads && rules.is_head(place)) {
            open[count] = place as u8;
            count += 1;
        }
    }
    let open = &mut open[..count];
    let held_by = |place: &u8| enemy.get(usize::from(*place));
    let mut found = Bonuses::default();
    let pick = |ranked: &[u8]| pick(enemy, ranked, up_to, stones);
    // What is worth most.
    open.sort_unstable_by_key(|place| (Reverse(held_by(place)), *place));
    found.add(0, pick(open));
    if up_to == 0 || count == 0 {
        return found;
    }
    // What leaves the enemy fewest holes to start from: the smallest of two or more, since it costs least.
    open.sort_unstable_by_key(|place| (held_by(place) < 2, held_by(place), *place));
    found.add(1, if stones { pick_down_to_one(enemy, open, up_to) } else { pick(open) });
    if deep {
        // What threatens most, then what is worth most.
        let threats = threats(rules, mine, enemy);
        open.sort_unstable_by_key(|place| (Reverse(threats[usize::from(*place)]), Reverse(held_by(place)), *place));
        found.add(2, pick(open));
        // The inner row first, where stones shield what lies behind and threaten at once.
        open.sort_unstable_by_key(|place| (usize::from(*place) < rules.columns(), Reverse(held_by(place)), *place));
        found.add(3, pick(open));
    }
    found
}

/// Takes from the ranked places until nothing is left to take.
fn pick(enemy: &Ring, ranked: &[u8], up_to: u8, stones: bool) -> Picked {
    let mut picked = Ring::new(enemy.len());
    let mut left = up_to;
    for place in ranked.iter().map(|place| usize::from(*place)) {
        if left == 0 {
            break;
        }
        let there = enemy.get(place);
        let taken = if stones { there.min(left) } else { there };
        picked.set(place, taken);
        left -= if stones { taken } else { 1 };
    }
    Picked(picked)
}

/// Takes stones so that as many ranked places as possible are left with a single one, then the rest as it comes.
fn pick_down_to_one(enemy: &Ring, ranked: &[u8], up_to: u8) -> Picked {
    let mut picked = Ring::new(enemy.len());
    let mut left = up_to;
    for keep in [1, 0] {
        for place in ranked.iter().map(|place| usize::from(*place)) {
            let more = (enemy.get(place) - picked.get(place)).saturating_sub(keep).min(left);
            picked.set(place, picked.get(place) + more);
            left -= more;
        }
    }
    Picked(picked)
}

/// For each enemy place what a sowing from there would capture at once.
fn threats(rules: &Ruleset, mine: &Ring, enemy: &Ring) -> [u8; RING_MAX] {
    let mut threats = [0; RING_MAX];
    for place in (0..enemy.len()).filter(|place| enemy.get(*place) > 1) {
        let mut sown = *enemy;
        if let Rest::Empty(at) = relay(rules, &mut sown, place, |_, _| ())
            && let Some(captured) = capture(rules, &mut mine.clone(), at)
        {
            threats[place] = captured.held + captured.behind;
        }
    }
    threats
}
