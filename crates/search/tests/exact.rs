//! The full-width search against brute force on the engine's rules alone, and what puzzles promise.

use magomba_engine::{Game, Options, Position, Record, Ruleset, Side};
use magomba_search::{Exact, Goal, Puzzler, Random, random_move};

const GAMES: [(&str, usize); 6] = [
    ("tsoro", 6),
    ("tsoro:heads=1,bonus=1", 6),
    ("nsolo", 8),
    ("kimasai", 12),
    ("gore", 4),
    // Without offers a position near the end has few enough moves to be won by force.
    ("gore:trade=no", 4),
];
/// The most moves a position may have for brute force to look at it.
const FEW: u128 = 24;

fn rules(game: &str, columns: usize) -> Ruleset {
    Ruleset::new(Options::parse(game).unwrap(), columns).unwrap()
}

/// Positions near the end of random games, with few moves.
fn endings(rules: Ruleset, count: usize) -> Vec<Position> {
    let mut random = Random::new(3);
    let mut found = Vec::new();
    while found.len() < count {
        let mut record = Record::new(rules);
        while record.outcome().is_none() {
            record.play(&random_move(record.last(), &mut random).unwrap()).unwrap();
        }
        let ply = record.plies().len().saturating_sub(1 + random.below(4));
        let position = record.position(ply).unwrap();
        if position.outcome().is_none() && position.count_moves() <= FEW {
            found.push(position.clone());
        }
    }
    found
}

fn plies_left(position: &Position, plies: usize) -> usize {
    plies - usize::from(position.offer().is_empty())
}

fn forces(position: &Position, side: Side, plies: usize) -> bool {
    if position.outcome().is_some() || plies == 0 {
        return position.outcome().is_some_and(|outcome| outcome.winner == Some(side));
    }
    let own = position.side() == side;
    let mut after = position.legal_moves().into_iter().map(|played| position.play(&played).unwrap());
    after.any(|after| forces(&after, side, plies_left(position, plies)) == own) == own
}

/// The lead of the side to move, in stones, or a thousand for a win.
fn lead(position: &Position, plies: usize) -> i32 {
    let side = position.side();
    match position.outcome() {
        Some(outcome) => outcome.winner.map_or(0, |winner| if winner == side { 1000 } else { -1000 }),
        None if plies == 0 => position.score(side) as i32 - position.score(side.other()) as i32,
        None => best(position, plies).into_iter().max().unwrap(),
    }
}

fn best(position: &Position, plies: usize) -> Vec<i32> {
    let after = position.legal_moves().into_iter().map(|played| position.play(&played).unwrap());
    let value = |after: Position| {
        let lead = lead(&after, plies_left(position, plies));
        if after.side() == position.side() { lead } else { -lead }
    };
    after.map(value).collect()
}

#[test]
fn wins_are_those_of_brute_force() {
    let mut won_in = Vec::new();
    for (game, columns) in GAMES {
        for position in endings(rules(game, columns), 40) {
            for turns in [1, 2] {
                let found = Exact::new(u64::MAX, 1 << 16).wins(&position, turns, usize::MAX).unwrap();
                for played in position.legal_moves() {
                    let after = position.play(&played).unwrap();
                    let won = forces(&after, position.side(), 2 * turns - 2);
                    assert_eq!(found.iter().any(|(_, other)| *other == after), won, "{position}: {played}, {turns}");
                    won_in.extend(won.then_some(position.rules().game()));
                }
            }
        }
    }
    assert!(Game::ALL.iter().all(|game| won_in.contains(game)), "each game has to be won somewhere");
}

#[test]
fn leads_are_those_of_brute_force() {
    for (game, columns) in GAMES {
        for position in endings(rules(game, columns), 12) {
            for plies in [1, 2, 3] {
                let leads = Exact::new(u64::MAX, 1 << 16).leads(&position, plies, 1).unwrap();
                let best = best(&position, plies).into_iter().max().unwrap();
                assert_eq!(leads[0].1.clamp(-1000, 1000), best, "{position}, {plies}");
            }
        }
    }
}

#[test]
fn a_budget_is_kept() {
    let start = Position::start(rules("nsolo", 36));
    assert!(Exact::new(5_000, 1 << 16).wins(&start, 3, 1).is_none());
    assert!(Exact::new(5_000, 1 << 16).leads(&start, 4, 3).is_none());
}

/// South wins by waiting with b5, and only so.
#[test]
fn a_puzzle_is_found() {
    let text = "kimasai 0x2,1,0x9/0,1,0x10/0x2,1,0,1,0x2,1,0x4/1,0x2,1,0,1x2,0x2,1x2,0 S";
    let position: Position = text.parse().unwrap();
    let puzzle = Puzzler::new(100_000).find(&position, &|_| true).unwrap();
    assert_eq!((puzzle.goal, puzzle.solutions.len()), (Goal::Win(2), 1));
    assert_eq!(puzzle.solutions[0].to_string(), "b5");
    let mut record = Record::from_position(position.clone());
    puzzle.line.iter().for_each(|played| _ = record.play(played).unwrap());
    assert_eq!((record.plies().len(), record.outcome().unwrap().winner), (3, Some(Side::South)));
    // What is not wanted is not found, and a start position is no puzzle.
    assert!(Puzzler::new(100_000).find(&position, &|goal| goal != Goal::Win(2)).is_none());
    assert!(Puzzler::new(100_000).find(&Position::start(*position.rules()), &|_| true).is_none());
}
