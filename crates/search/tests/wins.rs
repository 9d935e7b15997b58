//! Forced wins in one, two and three turns, solved by brute force on the engine's rules alone, are found by the search.

use magomba_engine::{Options, Position, Record, Ruleset, Side};
use magomba_search::{Limits, Player, Random, plies_to_end, random_move};

/// The most moves a position may have for brute force to go on from it.
const FEW: u128 = 40;

/// Whether a side can force a win within so many plies, whatever the other does. `None` when there is too much to look at.
fn forces(position: &Position, side: Side, plies: u32) -> Option<bool> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner == Some(side));
    }
    if plies == 0 {
        return Some(false);
    }
    if position.count_moves() > FEW {
        return None;
    }
    let own = position.side() == side;
    for played in position.legal_moves() {
        if forces(&position.play(&played).ok()?, side, plies - 1)? == own {
            return Some(own);
        }
    }
    Some(!own)
}

/// In how few plies, at most five, the side to move forces a win.
fn distance(position: &Position) -> Option<u32> {
    (1..=5).find(|plies| forces(position, position.side(), *plies) == Some(true))
}

/// Positions of random games near their end, and how far the win is.
fn wins(rules: Ruleset, each: usize) -> Vec<(Record, u32)> {
    let mut random = Random::new(7);
    let mut found: Vec<(Record, u32)> = Vec::new();
    while [1, 3, 5].iter().any(|plies| found.iter().filter(|(_, far)| far == plies).count() < each) {
        let mut record = Record::new(rules);
        while record.outcome().is_none() {
            let played = random_move(record.last(), &mut random).unwrap();
            record.play(&played).unwrap();
        }
        for _ in 0..6 {
            record.truncate(record.plies().len().saturating_sub(1));
            // The game as it came here matters for repetition, so the search is asked about the position alone.
            let Some(far) = distance(record.last()) else { continue };
            if found.iter().filter(|(_, other)| *other == far).count() < each {
                found.push((Record::from_position(record.last().clone()), far));
            }
        }
    }
    found
}

#[test]
fn forced_wins_are_found_in_every_game() {
    let games = [
        ("tsoro", 6),
        ("tsoro:heads=1,bonus=0", 8),
        ("tsoro:heads=0,bonus=3,safe-heads=yes", 6),
        ("nsolo", 8),
        ("nsolo:capture=1913", 8),
        ("kimasai", 12),
        ("gore", 4),
        ("gore:trade=no", 4),
    ];
    for (game, columns) in games {
        let rules = Ruleset::new(Options::parse(game).unwrap(), columns).unwrap();
        for (record, far) in wins(rules, 5) {
            let root = record.last();
            // Late moves are first looked at one ply less deeply, so a win may be seen a little later.
            let limits = Limits { depth: far as usize + 2, ..Limits::default() };
            let report = Player::new(1 << 20).search(&record, &limits, &mut || false, &mut |_| ()).unwrap();
            let line = &report.lines[0];
            let seen = plies_to_end(line.score).filter(|_| line.score > 0);
            assert!(seen.is_some_and(|seen| seen >= far), "{root}: a win in {far}: {line:?}");
            let after = root.play(&line.moves[0]).unwrap();
            assert_ne!(forces(&after, root.side(), seen.unwrap() - 1), Some(false), "{root}: {}", line.moves[0]);
        }
    }
}
