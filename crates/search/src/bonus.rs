//! The few bonuses worth looking at, of the hundreds or millions that the rules allow.
//!
//! What is taken from a column has a merit: what the evaluation says the enemy loses and, where there is time to look, what
//! sowings from its two holes would have captured and no longer do. The merits of columns add up, so the ways of most
//! merit are found column by column, keeping for each number of things taken the best ways so far. Where there are few ways
//! in all, all of them are looked at. At last the evaluation itself ranks what was found, since merits no longer add up
//! once the last double is gone.
//!
//! Single stones taken here change how far a sowing from elsewhere runs, which no merit of a column sees. So near the root
//! on small boards many more ways are found, and ranked by the enemy's best reply to each.

use crate::best_ways::{Ranked, Taking, best_ways, rank};
use crate::evaluate::{Weights, loss, ring};
use crate::score::{INFINITE, Score};
use crate::state::Effort;
use alloc::vec::Vec;
use magomba_engine::{Bonus, BonusRule, HoleSet, Rest, Ring, Ruleset, Side, StoneCounts, capture, relay};

/// How many ways are looked at with time to look and without, when whole holes are taken.
const MOST: (usize, usize) = (16, 3);
/// The same when single stones are taken.
const MOST_STONES: (usize, usize) = (32, 3);
/// How many columns are taken from at most, with time to look and without: those where one thing taken is worth most.
const COLUMNS: (usize, usize) = (16, 8);
/// The most single stones that count as few.
const FEW: u8 = 3;
/// The most holes with stones from which every way is found before they are ranked.
const OPEN: u32 = 8;
/// How many ways those are at most.
const ALL: usize = 48;
/// How many ways are ranked by the enemy's reply, where much effort is made.
const RANKED: usize = 1000;
/// How many of those are looked at.
const MOST_RANKED: usize = 128;
/// What a stone of the enemy's bonus is worth to them, about, when their reply is judged.
const REPLY: Score = 200;
/// The most columns on which that can be afforded.
const NARROW: usize = 10;

/// Whether much effort finds more ways than some does: where single stones are taken on a small board.
pub fn effort_pays(rules: &Ruleset) -> bool {
    rules.bonus() == BonusRule::Stones && rules.columns() <= NARROW
}

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

/// A few ways to take the bonus after a capture that took `held` stones from the inner hole, the most promising first;
/// nothing, where that is all there is. More effort finds more of them, and looks at what the enemy threatens.
pub fn choose_bonuses(rules: &Ruleset, mine: &Ring, enemy: &Ring, held: u8, effort: Effort) -> Vec<Picked> {
    let deep = effort != Effort::Little;
    let much = effort == Effort::Much && effort_pays(rules);
    let (up_to, stones) = match rules.bonus() {
        BonusRule::Nothing => (0, false),
        BonusRule::Holes { up_to, .. } => (up_to, false),
        BonusRule::Stones => (held, true),
    };
    let merits = Merits { rules, weights: Weights::of(rules.game(), rules.columns()), mine, enemy };
    let bare = effort_pays(rules) && merits.may_be_bared(up_to);
    let mut takings = merits.takings(up_to, deep, stones && up_to > FEW && !much && !bare);
    keep_columns(&mut takings, if deep { COLUMNS.0 } else { COLUMNS.1 });
    let (deep_most, shallow_most) = if stones { MOST_STONES } else { MOST };
    let few = if deep { deep_most } else { shallow_most };
    let (wide, most) = if much {
        (RANKED, MOST_RANKED)
    } else if enemy.places_with(1).count_ones() <= OPEN {
        (ALL, if deep { ALL } else { few })
    } else {
        (2 * few, few)
    };
    let n = rules.columns();
    let mut ways = Ranked::new();
    let mut reply = 0;
    let mut found = best_ways(&takings, usize::from(up_to), wide);
    if bare {
        found.extend(merits.sparing(&takings, up_to));
    }
    for way in found {
        let mut picked = Ring::new(enemy.len());
        for Taking { column, stones, .. } in &way {
            picked.set(usize::from(*column), stones[0]);
            picked.set(2 * n - 1 - usize::from(*column), stones[1]);
        }
        if bare && ways.iter().any(|(_, other)| *other == Picked(picked)) {
            continue;
        }
        let mut left = *enemy;
        Picked(picked).take(&mut left);
        let merit = if much {
            let enough = ways.get(most - 1).map_or(INFINITE, |(worst, _): &(Score, Picked)| -worst);
            -merits.reply(&left, enough, &mut reply)
        } else {
            let threats: Score = way.iter().map(|taking| taking.merit - taking.loss).sum();
            threats - merits.weights.sum(&ring(rules, &left))
        };
        rank(&mut ways, merit, Picked(picked), most);
    }
    ways.into_iter().map(|(_, picked)| picked).collect()
}

/// Keeps the takings of the most promising columns.
fn keep_columns(takings: &mut Vec<Taking>, most: usize) {
    let mut best = Ranked::new();
    for column in takings.chunk_by(|one, other| one.column == other.column) {
        let worth = column.iter().map(|taking| taking.merit / Score::from(taking.cost)).max();
        rank(&mut best, worth.unwrap_or(0), column[0].column, most);
    }
    takings.retain(|taking| best.iter().any(|(_, column)| *column == taking.column));
}

/// What taking stones of a column is worth.
struct Merits<'a> {
    rules: &'a Ruleset,
    weights: Weights,
    mine: &'a Ring,
    enemy: &'a Ring,
}

impl Merits<'_> {
    fn places(&self, column: usize) -> [usize; 2] {
        [column, 2 * self.rules.columns() - 1 - column]
    }

    /// What the enemy loses in the evaluation.
    fn loss(&self, column: usize, stones: [u8; 2]) -> Score {
        let mut left = *self.enemy;
        let mut lost = 0;
        for (place, stones) in self.places(column).into_iter().zip(stones) {
            lost += loss(self.rules, &self.weights, &left, place, stones);
            left.set(place, left.get(place) - stones);
        }
        lost
    }

    /// What sowings from there would have captured and no longer do.
    fn threat(&self, column: usize, stones: [u8; 2]) -> Score {
        let touched = self.places(column).into_iter().zip(stones).filter(|(_, stones)| *stones > 0);
        let mut left = *self.enemy;
        touched.clone().for_each(|(place, stones)| left.set(place, left.get(place) - stones));
        let less = touched.map(|(place, _)| {
            Score::from(self.captured_from(self.enemy, place)) - Score::from(self.captured_from(&left, place))
        });
        less.sum::<Score>() * self.weights.0[0]
    }

    /// What may be taken of each column: of `many` ways to take so much of it only the best one.
    fn takings(&self, up_to: u8, deep: bool, many: bool) -> Vec<Taking> {
        let (rules, enemy) = (self.rules, self.enemy);
        let stones = rules.bonus() == BonusRule::Stones;
        let safe_heads = matches!(rules.bonus(), BonusRule::Holes { safe_heads: true, .. });
        let mut takings: Vec<Taking> = Vec::new();
        for column in (0..rules.columns()).filter(|_| up_to > 0) {
            let places = self.places(column);
            // How much may be taken of each hole, and what that costs of the bonus.
            let ways = places.map(|place| {
                let there = enemy.get(place);
                if stones { there.min(up_to) } else { u8::from(there > 0 && !(safe_heads && rules.is_head(place))) }
            });
            let first = takings.len();
            for outer in 0..=ways[0] {
                for inner in 0..=ways[1].min(up_to - outer) {
                    let of = |place: usize, units: u8| if stones { units } else { units * enemy.get(place) };
                    let stones = [of(places[0], outer), of(places[1], inner)];
                    let cost = outer + inner;
                    if cost > 0 {
                        let loss = self.loss(column, stones);
                        let merit = loss + if deep { self.threat(column, stones) } else { 0 };
                        let taking = Taking { column: column as u8, cost, stones, loss, merit };
                        match takings[first..].iter_mut().find(|other| many && other.cost == cost) {
                            Some(other) if other.merit >= merit => {}
                            Some(other) => *other = taking,
                            None => takings.push(taking),
                        }
                    }
                }
            }
        }
        takings
    }

    /// Whether so many stones can take the last double. Merits that add up know nothing of the single stones that may then
    /// be moved.
    fn may_be_bared(&self, up_to: u8) -> bool {
        let more: usize = self.enemy.holes().iter().map(|held| usize::from(held.saturating_sub(1))).sum();
        more <= usize::from(up_to)
    }

    /// The best way to leave a double, for each column that has one: of all ways that leave any, the best is among them.
    fn sparing(&self, takings: &[Taking], up_to: u8) -> Vec<Vec<Taking>> {
        let left = |column: usize, taken: [u8; 2]| {
            self.places(column).into_iter().zip(taken).any(|(place, taken)| self.enemy.get(place) > taken + 1)
        };
        let columns = (0..self.rules.columns()).filter(|column| left(*column, [0, 0]));
        let best = |column: usize| {
            let spares = |taking: &&Taking| usize::from(taking.column) != column || left(column, taking.stones);
            let takings: Vec<Taking> = takings.iter().filter(spares).copied().collect();
            best_ways(&takings, usize::from(up_to), 1)
        };
        columns.flat_map(best).collect()
    }

    /// What the enemy's best sowing makes of what is left to them, for them; not to the end once it is more than `enough`.
    /// `first` is the place to begin with, and becomes that of the best sowing: ways are much alike, and so are the replies.
    fn reply(&self, left: &Ring, enough: Score, first: &mut usize) -> Score {
        let starts = left.places_that_may_start();
        let mine = self.weights.sum(&ring(self.rules, self.mine));
        let mut best = -INFINITE;
        let begin = *first;
        let places = core::iter::once(begin).chain((0..left.len()).filter(|place| *place != begin));
        for place in places.filter(|place| starts >> place & 1 == 1) {
            let mut sown = *left;
            let (mine, bonus) = match relay(self.rules, &mut sown, place, |_, _| ()) {
                Rest::Endless => continue,
                Rest::Head(_) => (mine, 0),
                Rest::Empty(at) => {
                    let mut after = *self.mine;
                    match capture(self.rules, &mut after, at) {
                        Some(captured) => (self.weights.sum(&ring(self.rules, &after)), Score::from(captured.held)),
                        None => (mine, 0),
                    }
                }
            };
            let worth = self.weights.sum(&ring(self.rules, &sown)) - mine + bonus * REPLY;
            if worth > best {
                (best, *first) = (worth, place);
                if best > enough {
                    break;
                }
            }
        }
        best
    }

    /// What a sowing from a place of the enemy's ring would capture at once.
    fn captured_from(&self, enemy: &Ring, place: usize) -> u8 {
        if enemy.get(place) < 2 {
            return 0;
        }
        let mut sown = *enemy;
        match relay(self.rules, &mut sown, place, |_, _| ()) {
            Rest::Empty(at) => {
                capture(self.rules, &mut self.mine.clone(), at).map_or(0, |captured| captured.held + captured.behind)
            }
            Rest::Head(_) | Rest::Endless => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::evaluate::Weights;
    use crate::every;
    use crate::listed::Listed;
    use crate::random::Random;
    use crate::random_move::random_move;
    use crate::rows::Rows;
    use crate::score::Score;
    use crate::state::State;
    use crate::table::Table;
    use crate::tree::Tree;
    use alloc::vec::Vec;
    use magomba_engine::{Options, Position, Record, Ruleset};

    const DEPTH: i32 = 3;

    fn value<S: State>(root: &Position) -> Score {
        value_to::<S>(root, DEPTH)
    }

    fn value_to<S: State>(root: &Position, depth: i32) -> Score {
        let weights = Weights::of(root.rules().game(), root.rules().columns());
        let mut table = Table::new(1 << 20);
        let mut tree = Tree::<S, _>::new(root, Vec::new(), weights, &mut table, u64::MAX, || false).plain();
        tree.best(depth, &[]).ok().flatten().map_or(0, |line| line.score)
    }

    /// Of so many random positions, how many have the same value with the few bonuses as with all.
    fn same(game: &str, columns: usize, positions: usize, full: fn(&Position) -> Score) -> usize {
        let rules = Ruleset::new(Options::parse(game).unwrap(), columns).unwrap();
        let mut random = Random::new(1);
        let (mut same, mut looked) = (0, 0);
        while looked < positions {
            let mut record = Record::new(rules);
            for _ in 0..random.below(24) {
                let Some(played) = random_move(record.last(), &mut random) else { break };
                record.play(&played).unwrap();
            }
            let root = record.last();
            if root.outcome().is_none() {
                looked += 1;
                same += usize::from(value::<Rows>(root) == full(root));
            }
        }
        same
    }

    /// How many positions are compared: fewer where the build is not optimised, for all bonuses take long.
    const fn positions(fewer: usize) -> usize {
        if cfg!(debug_assertions) { fewer } else { 1000 }
    }

    #[test]
    fn few_holes_are_worth_what_all_are() {
        let games = [
            ("tsoro", 6),
            ("tsoro:heads=0,bonus=1", 6),
            ("tsoro:bonus=3,safe-heads=yes", 6),
            ("nsolo:capture=1913", 8),
        ];
        let positions = positions(60);
        for (game, columns) in games {
            let same = same(game, columns, positions, value::<Listed>);
            assert!(100 * same >= 99 * positions, "{same} of {positions} in {game}");
        }
    }

    #[test]
    fn few_stones_are_worth_what_all_are() {
        let positions = positions(100);
        let same = same("nsolo", 8, positions, |root| every::value(root, DEPTH));
        assert!(100 * same >= 99 * positions, "{same} of {positions}");
    }

    /// The search that leaves out no bonus finds what a plain one of all listed moves finds.
    #[test]
    fn every_bonus_is_looked_at() {
        let rules = Ruleset::new(Options::parse("nsolo").unwrap(), 8).unwrap();
        let mut random = Random::new(3);
        let mut looked = 0;
        while looked < 12 {
            let mut record = Record::new(rules);
            for _ in 0..10 + random.below(30) {
                let Some(played) = random_move(record.last(), &mut random) else { break };
                record.play(&played).unwrap();
            }
            let root = record.last();
            if root.outcome().is_none() && root.count_moves() < 40 {
                looked += 1;
                assert_eq!(every::value(root, 2), value_to::<Listed>(root, 2), "{root}");
            }
        }
    }
}
