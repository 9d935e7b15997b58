//! The player from outside: legal, repeatable, obedient, and able to see a win.

use magomba_engine::{Game, Options, Position, Record, Ruleset};
use magomba_search::{LEVELS, Limits, Player, Random, Strength, playouts, plies_to_end, random_move};

const TABLE: usize = 1 << 18;
const FULL: Strength = Strength::nodes(50_000);

/// Every game with the options that change its shape, on small boards.
fn rulesets() -> Vec<Ruleset> {
    let games = [
        ("tsoro", 6),
        ("tsoro:heads=1,bonus=3,safe-heads=yes", 8),
        ("tsoro:heads=0,bonus=0", 6),
        ("tsoro", 21),
        ("nsolo", 8),
        ("nsolo:capture=1913", 8),
        ("kimasai", 12),
        ("gore", 4),
        ("gore:trade=no", 4),
    ];
    games.map(|(game, columns)| Ruleset::new(Options::parse(game).unwrap(), columns).unwrap()).to_vec()
}

/// A game some random moves long, not yet over.
fn record(rules: Ruleset, plies: usize, random: &mut Random) -> Record {
    let mut record = Record::new(rules);
    for _ in 0..plies {
        let Some(played) = random_move(record.last(), random) else { break };
        record.play(&played).unwrap();
        if record.outcome().is_some() {
            record.truncate(record.plies().len() - 1);
            break;
        }
    }
    record
}

#[test]
fn every_line_is_legal_and_every_choice_repeatable() {
    let mut random = Random::new(3);
    for rules in rulesets() {
        for plies in [0, 5, 20, 45] {
            let record = record(rules, plies, &mut random);
            let limits = Limits { nodes: 3_000, lines: 3, ..Limits::default() };
            let found = Player::new(TABLE).search(&record, &limits, &mut || false, &mut |_| ()).unwrap();
            assert!(
                found
                    .lines
                    .windows(2)
                    .all(|pair| pair[0].score >= pair[1].score && pair[0].moves[0] != pair[1].moves[0])
            );
            for line in &found.lines {
                let mut played = record.clone();
                for found in &line.moves {
                    played.play(found).unwrap();
                }
            }
            for level in 1..=LEVELS {
                let level = Strength::level(rules.game(), level).unwrap();
                let strength = Strength { nodes: level.nodes.min(2_000), ..level };
                let choose = |seed| Player::new(TABLE).choose(&record, strength, seed, &mut || false).unwrap();
                assert_eq!(choose(5), choose(5));
                assert!(record.last().play(&choose(6)).is_ok());
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_move_to_choose() {
    let record = Record::from_position("tsoro 0x6/0x6/0x6/2x6 N".parse().unwrap());
    assert_eq!(Player::new(TABLE).choose(&record, FULL, 1, &mut || false), None);
    assert_eq!(Player::new(TABLE).search(&record, &Limits::default(), &mut || false, &mut |_| ()), None);
}

#[test]
fn a_player_that_is_stopped_at_once_still_moves() {
    for rules in rulesets() {
        let record = Record::new(rules);
        assert!(Player::new(TABLE).choose(&record, FULL, 1, &mut || true).is_some());
    }
}

#[test]
fn wins_are_seen_with_their_distance() {
    let ends = [
        // One capture takes the last stones.
        ("tsoro 0,1,0x4/0,1,0x4/0x2,1,0x3/0x6 S", 1),
        ("gore 4x3,3/4x3,1 S nnnn/ssss 14,6 - -", 1),
        ("kimasai 0x12/0x3,1,0x8/0x4,1,0x7/0x12 S", 1),
    ];
    for (position, plies) in ends {
        let record = Record::from_position(position.parse::<Position>().unwrap());
        let limits = Limits { depth: 4, ..Limits::default() };
        let found = Player::new(TABLE).search(&record, &limits, &mut || false, &mut |_| ()).unwrap();
        assert_eq!(plies_to_end(found.lines[0].score), Some(plies), "{position}: {found:?}");
        assert!(found.lines[0].score > 0);
    }
}

/// The search's few bonuses and its cuts do not make it blind: it beats a player that looks one ply far.
#[test]
fn more_nodes_play_better() {
    for rules in [Ruleset::new(Options::of(Game::Tsoro), 6).unwrap(), Ruleset::usual(Game::Gore)] {
        let mut points = 0;
        let mut random = Random::new(11);
        for number in 0..16 {
            let mut record = record(rules, 4, &mut random);
            let strong = record.last().side().index() == number % 2;
            let mut strong_to_move = strong;
            while record.outcome().is_none() {
                let nodes = if strong_to_move { 3_000 } else { 30 };
                let strength = Strength::nodes(nodes);
                let side = record.last().side();
                let played = Player::new(TABLE).choose(&record, strength, 1, &mut || false).unwrap();
                record.play(&played).unwrap();
                strong_to_move ^= record.last().side() != side;
            }
            let last = record.last().side();
            let strong_side = if strong_to_move { last } else { last.other() };
            points += usize::from(record.outcome().unwrap().winner == Some(strong_side));
        }
        assert!(points > 10, "{} of 16 in {}", points, rules.game());
    }
}

#[test]
fn playouts_are_counted_and_repeatable() {
    for rules in rulesets() {
        let start = Position::start(rules);
        let run = || {
            let mut asked = 0;
            playouts(&start, 9, &mut || {
                asked += 1;
                asked > 1
            })
        };
        let tally = run();
        assert_eq!(tally, run());
        assert!(tally.playouts > 0 && tally.turns > tally.playouts && tally.laps > 0);
    }
}

/// A search that is told to stop looks at a few more positions at most, and asks often enough to be told in time.
#[test]
fn a_search_asks_often_and_stops_when_told() {
    for rules in rulesets() {
        let record = Record::new(rules);
        for until in [1, 10, 100] {
            let mut asked = 0;
            let mut stop = || {
                asked += 1;
                asked >= until
            };
            let report = Player::new(TABLE).search(&record, &Limits::default(), &mut stop, &mut |_| ());
            assert!(report.is_none_or(|report| report.nodes < 16 * until));
            assert_eq!(asked, until, "asked again after it was told");
        }
    }
}

/// Captures upon captures: on the widest board the one ply that is always finished must not become the longest of all.
#[test]
fn the_first_ply_is_soon_done_on_the_widest_board() {
    let start = concat!(
        "nsolo 0,2x34,1/0,2x8,0,3,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0/",
        "0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3,0,2x12,1,2x4,1/",
        "3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3,1,0,1,4x2 N",
    );
    let record = Record::from_position(start.parse().unwrap());
    let limits = Limits { nodes: 1, lines: 3, ..Limits::default() };
    let found = Player::new(TABLE).search(&record, &limits, &mut || false, &mut |_| ()).unwrap();
    assert_eq!((found.depth, found.lines.len()), (1, 3));
    assert!(found.nodes < 30_000, "{} nodes", found.nodes);
}
