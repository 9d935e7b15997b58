//! What the suites share: every ruleset worth testing and games played at random without ever listing moves.

#![allow(dead_code, reason = "each suite uses its part")]

use magomba_engine::{
    Answer, Bonus, Choice, Hole, HoleSet, Move, Options, Outcome, Position, Record, Ruleset, Step, StoneCounts, Turn,
};

/// Every game with every option at least once, over the smaller and the usual boards.
pub fn rulesets() -> Vec<Ruleset> {
    let tsoro = [6, 8, 12, 15, 18, 21].map(|columns| ("tsoro", columns));
    let options = ["tsoro:heads=1", "tsoro:heads=0", "tsoro:bonus=0", "tsoro:bonus=1", "tsoro:bonus=3"];
    let more = ["tsoro:safe-heads=yes", "tsoro:heads=1,bonus=3,safe-heads=yes", "tsoro:heads=0,bonus=0"];
    let small = options.into_iter().chain(more).flat_map(|game| [(game, 6), (game, 12)]);
    let nsolo = [8, 9, 13, 20, 36].into_iter().flat_map(|n| [("nsolo", n), ("nsolo:capture=1913", n)]);
    let rest = [("kimasai", 12), ("gore", 4), ("gore:trade=no", 4)];
    tsoro
        .into_iter()
        .chain(small)
        .chain(nsolo)
        .chain(rest)
        .map(|(game, columns)| Ruleset::new(Options::parse(game).unwrap(), columns).unwrap())
        .collect()
}

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

/// Plays one random move through a [`Turn`] or, in Goré's trade, a listed move; tells the steps.
pub fn random_move(position: &Position, random: &mut Random, steps: &mut Vec<Step>) -> (Move, Position) {
    let starts: Vec<Hole> = position.starts().collect();
    let deals = if position.rules().rows() == 2 { deals(position) } else { Vec::new() };
    let pick = random.below(starts.len() + deals.len().min(2));
    if pick >= starts.len() {
        let played = deals[random.below(deals.len())];
        let after = position.play_recorded(&played, steps).unwrap();
        return (played, after);
    }
    let mut turn = Turn::begin(position, starts[pick], steps).unwrap();
    while let Some(choice) = turn.choice() {
        let answer = random_answer(turn.position(), choice, random);
        turn.answer(&answer, steps).unwrap();
    }
    let (played, after) = turn.finished().unwrap();
    (played, after.clone())
}

fn deals(position: &Position) -> Vec<Move> {
    position.legal_moves().into_iter().filter(|played| !matches!(played, Move::Sow(_))).collect()
}

fn random_answer(position: &Position, choice: Choice, random: &mut Random) -> Answer {
    match choice {
        Choice::Head { may_go_on, .. } if may_go_on && random.below(2) == 0 => Answer::GoOn,
        Choice::Head { .. } => Answer::Stop,
        Choice::Holes { up_to, holes } => {
            let holes: Vec<Hole> = holes.iter().collect();
            let wanted = random.below(up_to + 1);
            let mut taken = HoleSet::EMPTY;
            for _ in 0..wanted {
                taken.insert(holes[random.below(holes.len())]);
            }
            Answer::Take(Bonus::Holes(taken))
        }
        Choice::Stones { up_to, holes } => {
            let holes: Vec<Hole> = holes.iter().collect();
            let mut taken = StoneCounts::EMPTY;
            for _ in 0..if random.below(4) == 0 { random.below(up_to + 1) } else { up_to } {
                let hole = holes[random.below(holes.len())];
                if taken.get(hole) < position.stones(hole) {
                    taken.set(hole, taken.get(hole) + 1);
                }
            }
            Answer::Take(Bonus::Stones(taken))
        }
    }
}

/// A random game of at most `plies` moves.
pub fn random_game(rules: Ruleset, seed: u64, plies: usize) -> (Record, Option<Outcome>) {
    let mut record = Record::new(rules);
    let mut random = Random(seed);
    while record.outcome().is_none() && record.plies().len() < plies {
        let (played, after) = random_move(record.last(), &mut random, &mut Vec::new());
        assert_eq!(record.play(&played).unwrap().after, after);
    }
    let outcome = record.outcome();
    (record, outcome)
}
