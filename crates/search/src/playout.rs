//! Random games: how fast the rules run, and a yardstick for players.
//!
//! Start, each head's choice and the bonus are uniform over what is legal; the bonus is taken in full. In Goré every legal
//! move is as likely as any other.

use crate::random::Random;
use alloc::vec::Vec;
use magomba_engine::{BonusRule, Chain, Position, RING_MAX, Record, Rest, Ring, Ruleset, Side, capture, relay};

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Finished games.
    pub playouts: u64,
    /// Moves in them.
    pub turns: u64,
    /// Laps in those.
    pub laps: u64,
}

/// How often the clock is asked, in playouts.
const BATCH: u64 = 64;

/// Plays random games from a position until `out_of_time`.
pub fn playouts(start: &Position, seed: u64, out_of_time: &mut impl FnMut() -> bool) -> Tally {
    let mut random = Random::new(seed);
    let mut tally = Tally::default();
    let mut rows = start.rings().map(|rings| Rows::new(*start.rules(), *rings, start.side()));
    loop {
        match &mut rows {
            Some(rows) => {
                rows.play(&mut random, &mut tally);
            }
            None => play_listed(start, &mut random, &mut tally),
        }
        tally.playouts += 1;
        if tally.playouts.is_multiple_of(BATCH) && out_of_time() {
            return tally;
        }
    }
}

/// Plays a game by listing its moves: for Goré, which has few.
fn play_listed(start: &Position, random: &mut Random, tally: &mut Tally) {
    let mut record = Record::from_position(start.clone());
    while record.outcome().is_none() {
        let moves = record.last().legal_moves();
        let played = moves[random.below(moves.len())];
        if record.play(&played).is_err() {
            return;
        }
        tally.turns += 1;
        tally.laps += u64::from(matches!(played, magomba_engine::Move::Sow(_)));
    }
}

/// Four-row games on bare rings.
struct Rows {
    rules: Ruleset,
    start: [Half; 2],
    first: Side,
    /// The places that no bonus may empty, as bits.
    safe: u128,
    seen: Seen,
}

/// A player's half of the board.
#[derive(Clone, Copy)]
struct Half {
    ring: Ring,
    /// The ring's [`mark`].
    mark: u64,
    /// Whether no hole is known to hold two stones: none ever will again.
    singles: bool,
}

impl Rows {
    fn new(rules: Ruleset, start: [Ring; 2], first: Side) -> Rows {
        let heads = (0..rules.ring_len()).filter(|place| rules.is_head(*place));
        let safe = match rules.bonus() {
            BonusRule::Holes { safe_heads: true, .. } => heads.fold(0, |heads, place| heads | 1 << place),
            _ => 0,
        };
        let start = start.map(|ring| Half { ring, mark: mark(&ring), singles: false });
        Rows { rules, start, first, safe, seen: Seen::default() }
    }

    /// Plays one game; gives its end.
    fn play(&mut self, random: &mut Random, tally: &mut Tally) -> [Ring; 2] {
        let [mut south, mut north] = self.start;
        let (mut mine, mut enemy) = match self.first {
            Side::South => (&mut south, &mut north),
            Side::North => (&mut north, &mut south),
        };
        let (mut turns, mut laps) = (0, 0);
        self.seen.clear();
        self.seen.add(mine.mark, enemy.mark);
        while let Some(ended) = self.sow(mine, random, &mut laps) {
            turns += 1;
            mine.mark = mark(&mine.ring);
            if let Some(captured) = ended.and_then(|at| capture(&self.rules, &mut enemy.ring, at)) {
                self.take_bonus(&mut enemy.ring, captured.held, random);
                enemy.mark = mark(&enemy.ring);
                self.seen.clear();
            }
            (mine, enemy) = (enemy, mine);
            if self.seen.add(mine.mark, enemy.mark) >= usize::from(self.rules.repetition().times) {
                break;
            }
        }
        tally.turns += turns;
        tally.laps += laps;
        [south.ring, north.ring]
    }

    /// Sows from a uniformly random legal start. Gives where the sowing ended in an empty hole, if it did not stop at a
    /// head, or `None` when there is no legal start.
    fn sow(&self, half: &mut Half, random: &mut Random, laps: &mut u64) -> Option<Option<usize>> {
        let before = half.ring;
        let mut place = half.draw_start(random)?;
        let mut endless = 0;
        loop {
            if let Some(ended) = self.sow_from(&mut half.ring, place, random, laps) {
                return Some(ended);
            }
            half.ring = before;
            endless |= 1 << place;
            let starts = before.places_that_may_start() & !endless;
            if starts == 0 {
                return None;
            }
            place = random.one_of(starts);
        }
    }

    /// Sows from a place, tossing a coin at each head; `None` when the start is endless.
    fn sow_from(&self, ring: &mut Ring, from: usize, random: &mut Random, laps: &mut u64) -> Option<Option<usize>> {
        let mut sown = 0;
        let mut rest = relay(&self.rules, ring, from, |_, _| sown += 1);
        if rest == Rest::Endless {
            return None;
        }
        *laps += sown;
        let mut chain = Chain::default();
        while let Rest::Head(head) = rest {
            if random.below(2) == 0 {
                return Some(None);
            }
            let (stopped, mut sown) = (*ring, 0);
            rest = chain.go_on(&self.rules, ring, head, |_, _| sown += 1);
            if rest == Rest::Endless {
                *ring = stopped;
                return Some(None);
            }
            *laps += sown;
        }
        Some(if let Rest::Empty(at) = rest { Some(at) } else { None })
    }

    /// Takes the whole bonus at random.
    fn take_bonus(&self, enemy: &mut Ring, held: u8, random: &mut Random) {
        let (up_to, stones) = match self.rules.bonus() {
            BonusRule::Nothing => return,
            BonusRule::Holes { up_to, .. } => (up_to, false),
            BonusRule::Stones => (held, true),
        };
        let mut open = enemy.places_with(1) & !self.safe;
        for _ in 0..up_to {
            if open == 0 {
                return;
            }
            let place = random.one_of(open);
            let left = if stones { enemy.get(place) - 1 } else { 0 };
            enemy.set(place, left);
            if left == 0 {
                open &= !(1 << place);
            }
        }
    }
}

impl Half {
    /// A uniformly random place to start from, endlessness apart.
    #[inline]
    fn draw_start(&mut self, random: &mut Random) -> Option<usize> {
        if !self.singles {
            let doubles = self.ring.words_with(2);
            if let Some(place) = random.one_of_words::<WORDS>(doubles) {
                return Some(place);
            }
            self.singles = true;
        }
        let singles = self.ring.singles_that_may_start();
        (singles != 0).then(|| random.one_of(singles))
    }
}

/// The words of the longest ring.
const WORDS: usize = RING_MAX.div_ceil(8);

/// The positions since the last capture: no earlier one can come back.
#[derive(Default)]
struct Seen {
    marks: Vec<u64>,
    /// A bit for each mark, which nearly always tells that a position is new.
    sketch: [u64; 8],
}

impl Seen {
    fn clear(&mut self) {
        self.marks.clear();
        self.sketch = [0; 8];
    }

    /// Adds a position by the marks of its rings, the mover's first; says how often it has come about, this time
    /// included.
    fn add(&mut self, mine: u64, enemy: u64) -> usize {
        let now = mine.wrapping_add(enemy.rotate_left(32));
        let (sketch, bit) = (&mut self.sketch[(now >> 61) as usize], 1 << (now >> 55 & 63));
        let is_new = *sketch & bit == 0;
        *sketch |= bit;
        // Those of the other player are every second one.
        let before = || self.marks.iter().rev().skip(1).step_by(2).filter(|earlier| **earlier == now).count();
        let times = if is_new { 1 } else { 1 + before() };
        self.marks.push(now);
        times
    }
}

/// A number that tells rings apart well enough for random games.
fn mark(ring: &Ring) -> u64 {
    // Odd, so that rings that differ in eight holes only are told apart for certain.
    const FACTORS: [u64; WORDS] = {
        let (mut factors, mut random) = ([0; WORDS], Random::new(1));
        let mut at = 0;
        while at < WORDS {
            factors[at] = random.bits() | 1;
            at += 1;
        }
        factors
    };
    ring.words().zip(FACTORS).fold(0u64, |sum, (word, factor)| sum.wrapping_add(word.wrapping_mul(factor)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use magomba_engine::{Answer, Bonus, Choice, Hole, HoleSet, Options, PlayError, Step, StoneCounts, Turn};

    /// A game by the plain engine that draws as [`Rows::play`] does; gives its end and adds its moves and laps.
    fn plain_game(start: &Position, random: &mut Random, tally: &mut Tally) -> Record {
        let mut record = Record::from_position(start.clone());
        while record.outcome().is_none() {
            let position = record.last();
            let begun = |hole: &Hole| matches!(begin(position, *hole), Ok(_) | Err(PlayError::EndlessStart { .. }));
            let mut starts: Vec<Hole> = places(position, position.side()).filter(begun).collect();
            let mut turn = loop {
                match begin(position, starts[random.below(starts.len())]) {
                    Err(PlayError::EndlessStart { hole }) => starts.retain(|start| *start != hole),
                    begun => break begun.unwrap(),
                }
            };
            while let Some(choice) = turn.choice() {
                let answer = match choice {
                    Choice::Head { may_go_on, .. } => {
                        let stop = random.below(2) == 0 || !may_go_on;
                        if stop { Answer::Stop } else { Answer::GoOn }
                    }
                    Choice::Holes { up_to, holes } => {
                        Answer::Take(Bonus::Holes(draw_holes(&turn, holes, up_to, random)))
                    }
                    Choice::Stones { up_to, holes } => {
                        Answer::Take(Bonus::Stones(draw_stones(&turn, holes, up_to, random)))
                    }
                };
                turn.answer(&answer, &mut ()).unwrap();
            }
            let (played, _) = turn.finished().unwrap();
            let mut steps: Vec<Step> = Vec::new();
            position.play_recorded(&played, &mut steps).unwrap();
            tally.turns += 1;
            tally.laps += steps.iter().filter(|step| matches!(step, Step::Lap { .. })).count() as u64;
            record.play(&played).unwrap();
        }
        record
    }

    fn begin(position: &Position, hole: Hole) -> Result<Turn, PlayError> {
        Turn::begin(position, hole, &mut ())
    }

    /// A side's holes in the order of sowing.
    fn places(position: &Position, side: Side) -> impl Iterator<Item = Hole> + use<> {
        let rules = *position.rules();
        (0..rules.ring_len()).map(move |place| rules.hole(side, place))
    }

    fn draw_holes(turn: &Turn, holes: HoleSet, up_to: usize, random: &mut Random) -> HoleSet {
        let enemy = turn.position().side().other();
        let mut open: Vec<Hole> = places(turn.position(), enemy).filter(|hole| holes.contains(*hole)).collect();
        (0..up_to).map(|_| open.remove(random.below(open.len()))).collect()
    }

    fn draw_stones(turn: &Turn, holes: HoleSet, up_to: usize, random: &mut Random) -> StoneCounts {
        let enemy = turn.position().side().other();
        let mut open: Vec<Hole> = places(turn.position(), enemy).filter(|hole| holes.contains(*hole)).collect();
        let mut taken = StoneCounts::EMPTY;
        for _ in 0..up_to {
            let at = random.below(open.len());
            taken.set(open[at], taken.get(open[at]) + 1);
            if taken.get(open[at]) == turn.position().stones(open[at]) {
                open.remove(at);
            }
        }
        taken
    }

    /// The same draws make the same game as on the plain engine: moves, laps and the last board.
    #[test]
    fn random_games_are_the_engines() {
        for (game, columns, games) in [
            ("tsoro", 6, 60),
            ("tsoro:heads=0", 21, 6),
            ("tsoro:heads=1,bonus=3,safe-heads=yes", 8, 30),
            ("tsoro:bonus=0", 12, 10),
            ("nsolo", 8, 15),
            ("nsolo", 36, 1),
            ("nsolo:capture=1913", 15, 5),
            ("kimasai", 12, 10),
        ] {
            let start = Position::start(Ruleset::new(Options::parse(game).unwrap(), columns).unwrap());
            let mut rows = Rows::new(*start.rules(), *start.rings().unwrap(), start.side());
            let (mut fast, mut plain) = (Tally::default(), Tally::default());
            for seed in 0..games {
                let end = rows.play(&mut Random::new(seed), &mut fast);
                let record = plain_game(&start, &mut Random::new(seed), &mut plain);
                assert_eq!(&end, record.last().rings().unwrap(), "{start}, game {seed}");
                assert_eq!(fast, plain, "{start}, game {seed}");
            }
        }
    }
}
