//! Random games: how fast the rules run, and a yardstick for players.
//!
//! Start, each head's choice and the bonus are uniform over what is legal; the bonus is taken in full. In Goré every legal
//! move is as likely as any other.

use crate::random::Random;
use alloc::vec::Vec;
use magomba_engine::{BonusRule, Position, Record, Rest, Ring, Ruleset, Side, capture, relay};

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
            Some(rows) => rows.play(&mut random, &mut tally),
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
    start: [Ring; 2],
    first: Side,
    /// Signatures of the positions since the last capture: no earlier one can come back.
    since_capture: Vec<u64>,
}

impl Rows {
    fn new(rules: Ruleset, start: [Ring; 2], first: Side) -> Rows {
        Rows { rules, start, first, since_capture: Vec::new() }
    }

    /// Plays one game to its end.
    fn play(&mut self, random: &mut Random, tally: &mut Tally) {
        let (mut rings, mut side) = (self.start, self.first);
        self.since_capture.clear();
        self.since_capture.push(signature(&rings));
        while let Some(at) = self.sow(&mut rings[side.index()], random, tally) {
            tally.turns += 1;
            let enemy = &mut rings[side.other().index()];
            let captured = at.and_then(|at| capture(&self.rules, enemy, at));
            if let Some(captured) = captured {
                self.take_bonus(enemy, captured.held, random);
                self.since_capture.clear();
            }
            let now = signature(&rings);
            if self.is_repeated(now) {
                return;
            }
            self.since_capture.push(now);
            side = side.other();
        }
    }

    /// Sows from a uniformly random legal start. Gives where the sowing ended in an empty hole, if it did not stop at a
    /// head, or `None` when there is no legal start.
    fn sow(&self, ring: &mut Ring, random: &mut Random, tally: &mut Tally) -> Option<Option<usize>> {
        let before = *ring;
        let mut starts = ring.places_that_may_start();
        while starts != 0 {
            let place = nth_bit(starts, random.below(starts.count_ones() as usize));
            if let Some(rest) = self.sow_from(ring, place, random, tally) {
                return Some(rest);
            }
            *ring = before;
            starts &= !(1 << place);
        }
        None
    }

    /// Sows from a place, tossing a coin at each head; `None` when the start is endless.
    fn sow_from(&self, ring: &mut Ring, from: usize, random: &mut Random, tally: &mut Tally) -> Option<Option<usize>> {
        let mut laps = 0;
        let mut rest = relay(&self.rules, ring, from, |_, _| laps += 1);
        // Heads met so far with their rings: a go-on may not bring one back.
        let mut met: Option<Vec<(usize, Ring)>> = None;
        let ended = loop {
            match rest {
                Rest::Empty(at) => break Some(at),
                Rest::Endless => return None,
                Rest::Head(at) => {
                    if random.below(2) == 0 {
                        break None;
                    }
                    let stopped = *ring;
                    let met = met.get_or_insert_default();
                    met.push((at, stopped));
                    rest = relay(&self.rules, ring, at, |_, _| laps += 1);
                    let recurs =
                        matches!(rest, Rest::Head(head) if met.iter().any(|(at, was)| *at == head && was == ring));
                    if recurs || rest == Rest::Endless {
                        *ring = stopped;
                        break None;
                    }
                }
            }
        };
        tally.laps += laps;
        Some(ended)
    }

    /// Takes the whole bonus at random.
    fn take_bonus(&self, enemy: &mut Ring, held: u8, random: &mut Random) {
        let (up_to, safe_heads, stones) = match self.rules.bonus() {
            BonusRule::Nothing => return,
            BonusRule::Holes { up_to, safe_heads } => (up_to, safe_heads, false),
            BonusRule::Stones => (held, false, true),
        };
        let mut open = enemy.places_with(1);
        if safe_heads {
            let heads = (0..enemy.len()).filter(|place| self.rules.is_head(*place));
            open &= !heads.fold(0, |heads, place| heads | 1 << place);
        }
        for _ in 0..up_to {
            if open == 0 {
                return;
            }
            let place = nth_bit(open, random.below(open.count_ones() as usize));
            let left = if stones { enemy.get(place) - 1 } else { 0 };
            enemy.set(place, left);
            if left == 0 {
                open &= !(1 << place);
            }
        }
    }

    /// Whether a position has now come about too often. Those of the other player are every second one.
    fn is_repeated(&self, now: u64) -> bool {
        let before = self.since_capture.iter().rev().skip(1).step_by(2);
        let times = 1 + before.filter(|earlier| **earlier == now).count();
        times >= usize::from(self.rules.repetition().times)
    }
}

/// A number that tells positions apart well enough for random games.
fn signature(rings: &[Ring; 2]) -> u64 {
    let words = rings.iter().flat_map(Ring::words).zip(1u64..);
    words.fold(0, |sum, (word, at)| {
        sum ^ word.wrapping_mul(at.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1).rotate_left(at as u32)
    })
}

/// The place of the `n`-th set bit, from 0.
fn nth_bit(bits: u128, n: usize) -> usize {
    let low = bits as u64;
    let in_low = low.count_ones() as usize;
    let (mut half, skip, base) = if n < in_low { (low, n, 0) } else { ((bits >> 64) as u64, n - in_low, 64) };
    for _ in 0..skip {
        half &= half - 1;
    }
    base + half.trailing_zeros() as usize
}
