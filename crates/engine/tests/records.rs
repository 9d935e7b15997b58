//! Game records: repetition, endings, texts that are wrong and where.

mod support;

use magomba_engine::{Ending, Game, Hole, Move, Position, Record, Repetition, Ruleset, Side, Turn, Verdict, games};
use std::cmp::Ordering;
use std::collections::HashMap;
use support::{Random, random_game, rulesets};

#[test]
fn repetition_ends_a_game_exactly_when_the_rules_say() {
    let mut random = Random(64);
    let mut seen: HashMap<Game, usize> = HashMap::new();
    let few = |rules: &Ruleset| rules.columns() == 6 || matches!(rules.game(), Game::Kimasai | Game::Gore);
    for rules in rulesets().into_iter().filter(few) {
        for _ in 0..if rules.columns() == 6 { 250 } else { 6 } {
            let (record, _) = random_game(rules, random.next(), usize::MAX);
            let texts = (0..=record.plies().len()).map(|ply| {
                let text = record.position(ply).unwrap().to_string();
                // Who has refused an offer is not part of the position that comes back.
                if rules.rows() == 2 { text.rsplit_once(' ').unwrap().0.to_string() } else { text }
            });
            let mut times: HashMap<String, usize> = HashMap::new();
            let counts: Vec<usize> =
                texts.map(|text| *times.entry(text).and_modify(|n| *n += 1).or_insert(1)).collect();
            let limit = match rules.game() {
                Game::Tsoro | Game::Gore => 3,
                Game::Nsolo | Game::Kimasai => 2,
            };
            let (last, before) = counts.split_last().unwrap();
            assert!(before.iter().all(|count| *count < limit), "{record}");
            let outcome = record.outcome().unwrap();
            assert_eq!(outcome.ending == Ending::Repetition, *last == limit, "{record}");
            if outcome.ending == Ending::Repetition {
                *seen.entry(rules.game()).or_default() += 1;
                if rules.game() != Game::Tsoro {
                    assert_eq!(outcome.winner, winner_by_count(record.last()));
                }
            }
        }
    }
    // The rules of the games where it does not come about in the sample are told apart here.
    for (game, times, verdict) in [
        (Game::Tsoro, 3, Verdict::MoreStones),
        (Game::Nsolo, 2, Verdict::Draw),
        (Game::Kimasai, 2, Verdict::Draw),
        (Game::Gore, 3, Verdict::LargerHerd),
    ] {
        assert_eq!(Ruleset::usual(game).repetition(), Repetition { times, verdict });
    }
    // In Nsolo and Kimasai captures hardly ever let a position come back; the verdicts have a test of their own.
    for game in [Game::Tsoro, Game::Gore] {
        assert!(seen.contains_key(&game), "the sample has no repetition in {game}");
    }
}

/// Kimasai is drawn by repetition; in Goré own cows and herd are compared.
fn winner_by_count(position: &Position) -> Option<Side> {
    if position.rules().game() == Game::Kimasai {
        return None;
    }
    let count = |side| {
        let own = position.rules().layout().filter(|hole| position.owner(*hole) == Some(side));
        position.taken(side) + own.map(|hole| usize::from(position.stones(hole))).sum::<usize>()
    };
    match count(Side::South).cmp(&count(Side::North)) {
        Ordering::Greater => Some(Side::South),
        Ordering::Less => Some(Side::North),
        Ordering::Equal => None,
    }
}

fn errors(text: &str) -> Vec<String> {
    games(text).map(|game| game.map_or_else(|error| error.to_string(), |_| "ok".to_string())).collect()
}

#[test]
fn wrong_texts_are_told_with_their_line() {
    let cases = [
        ("1. a2", "line 1: expected the tag [Game \"…\"] among the tags of the game"),
        (
            "[Game \"oware\"]",
            "line 1: the tag Game: character 1: expected a game: tsoro, nsolo, kimasai or gore, found \"oware\"",
        ),
        ("[Game \"gore\"", "line 1: character 13: expected \"]\" after the tag, found the end"),
        ("[Game \"gore\"]\n[Game \"gore\"]", "line 2: the tag \"Game\" stands twice"),
        (
            "[Game \"tsoro\"]\n[Columns \"7\"]",
            "line 2: the tag Columns: tsoro is played on 6, 8, 12, 15, 18, 21 columns, not 7",
        ),
        ("[Game \"gore\"]\n\n1. a1 b1\n2. b2", "line 4: move 3, \"b2\": b2 is not South's hole"),
        ("[Game \"gore\"]\n\n1. a1 b4|x", "line 3: character 10: expected the end after \"|\", found \"x\""),
        ("[Game \"gore\"]\n\n2. a1", "line 3: expected move number 1, found 2"),
        ("[Game \"gore\"]\n\n1. a1 {why?\nnot", "line 3: the comment that begins here is not closed: expected \"}\""),
        ("[Game \"gore\"]\n\n1. resign b1", "line 3: move 2, \"b1\": the game is over, no move follows"),
        (
            "[Game \"gore\"]\n[Result \"S\"]\n\n1. a1",
            "line 2: the tag Result says \"S\", but the moves do not end the game",
        ),
        (
            "[Game \"gore\"]\n[Ending \"cleared\"]\n\n1. resign",
            "line 2: the tag Ending says \"cleared\", but the moves end with N resigned",
        ),
        (
            "[Game \"gore:trade=no\"]\n[Position \"gore 6x4/6x4 S nnnn/ssss 0,0 - -\"]",
            "line 1: the tag Game says \"gore:trade=no\", but the position is one of gore",
        ),
        (
            "[Game \"tsoro\"]\n[Position \"tsoro 2x6/0x6/0x6/2x6 S\"]\n[Columns \"8\"]",
            "line 3: the tag Columns says \"8\", but the position has 6",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(errors(text), [expected], "{text}");
    }
}

#[test]
fn one_bad_game_does_not_hide_the_others() {
    let text = "[Game \"gore\"]\n\n1. a1\n\n[Game \"gore\"]\n\n1. b1\n\n[Game \"kimasai\"]\n\n[Game \"gore\"]\n\n1. a1 b1 2. a4";
    assert_eq!(errors(text), ["ok", "line 7: move 1, \"b1\": b1 is not South's hole", "ok", "ok"]);
}

#[test]
fn windows_lines_marks_and_free_numbering_are_read() {
    let text = "\u{feff}[Game \"gore\"]\r\n[Event \"A \\\"test\\\" \\\\\"]\r\n\r\n1.a1 {one} {two} 1... b1 a2";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.tags().get("Event"), Some("A \"test\" \\"));
    assert_eq!(record.plies()[0].comments, ["one", "two"]);
    assert_eq!(
        record.to_string(),
        "[Game \"gore\"]\n[Result \"*\"]\n[Event \"A \\\"test\\\" \\\\\"]\n\n1. a1 {one} {two} b1 2. a2\n"
    );
}

#[test]
fn a_comment_takes_the_place_of_those_before() {
    let mut record: Record = "[Game \"gore\"]\n\n{before} 1. a1 {one} {two} b1".parse().unwrap();
    assert!(record.set_comment(1, "why {not}?\n[Game \"tsoro\"]"));
    assert!(record.set_comment(2, "good"));
    assert!(record.set_comment(0, ""));
    assert!(!record.set_comment(3, "there is no third move"));
    assert_eq!(record.comments(0), [""; 0]);
    assert_eq!(record.comments(1), ["why {not)?\n[Game \"tsoro\"]"]);
    assert_eq!(record.comments(3), [""; 0]);
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again, record);
    assert_eq!(errors(&format!("{record}\n{record}")), ["ok", "ok"]);
}

#[test]
fn a_record_keeps_position_and_columns_only_where_they_are_not_usual() {
    let text = |position: &str| Record::from_position(position.parse().unwrap()).to_string();
    assert_eq!(text("gore 6x4/6x4 S nnnn/ssss 0,0 - -"), "[Game \"gore\"]\n[Result \"*\"]\n");
    assert_eq!(text("tsoro 2x6/0x6/0x6/2x6 S"), "[Game \"tsoro\"]\n[Columns \"6\"]\n[Result \"*\"]\n");
    assert_eq!(
        text("kimasai 0x12/0x12/0x12/1,0x11 S"),
        "[Game \"kimasai\"]\n[Position \"kimasai 0x12/0x12/0x12/1,0x11 S\"]\n[Result \"*\"]\n"
    );
}

/// A stranger's text of the size the page accepts, in every shape that invites quadratic time.
#[test]
fn huge_texts_are_dealt_with_at_once() {
    let tags: String = (0..60_000).map(|at| format!("[Tag{at} \"x\"]\n")).collect();
    assert_eq!(errors(&format!("[Game \"gore\"]\n{tags}")), ["ok"]);
    let comments = "{a}".repeat(200_000);
    assert_eq!(errors(&format!("[Game \"gore\"]\n\n{comments} 1. a1 {comments}")), ["ok"]);
    let games = "[Game \"gore\"]\n\n".repeat(60_000);
    assert_eq!(errors(&games).len(), 60_000);
    let chain = ">".repeat(1 << 20);
    let message = errors(&format!("[Game \"tsoro\"]\n\n1. a1{chain}")).remove(0);
    assert!(message.len() < 300, "{}", message.len());
    // Going round and round in Goré, as long as no position comes a third time.
    let mut record = Record::new(Ruleset::usual(Game::Gore));
    let mut random = Random(5);
    let (mut text, mut plies) = (String::from("[Game \"gore\"]\n\n"), 0);
    while record.outcome().is_none() && plies < 50_000 {
        let quiet: Vec<Move> =
            record.last().legal_moves().into_iter().filter(|m| !m.to_string().contains('x')).collect();
        let all = record.last().legal_moves();
        let from = if quiet.is_empty() { &all } else { &quiet };
        let played = from[random.below(from.len())];
        record.play(&played).unwrap();
        text.push_str(&format!(" {played}"));
        plies += 1;
    }
    assert_eq!(errors(&text), ["ok"]);
}

#[test]
fn a_finished_record_says_how_it_ended() {
    let record: Record = "[Game \"gore\"]\n\n1. a1 resign".parse().unwrap();
    assert_eq!(record.to_string(), "[Game \"gore\"]\n[Result \"S\"]\n[Ending \"resigned\"]\n\n1. a1 resign\n");
    assert_eq!(record.text_up_to(1), "[Game \"gore\"]\n[Result \"*\"]\n\n1. a1\n");
}

#[test]
fn empty_lines_between_tags_and_empty_values_are_kept_in_the_game() {
    let text = "[Game \"gore\"]\n\n[South \"x\"]\n[Event \"\"]\n\n1. a1\n\n[Game \"gore\"]\n";
    assert_eq!(errors(text), ["ok", "ok"]);
    let record = games(text).next().unwrap().unwrap();
    assert_eq!((record.tags().get("South"), record.tags().get("Event")), (Some("x"), Some("")));
    assert_eq!(record.plies().len(), 1);
    assert_eq!(
        text.parse::<Record>().unwrap_err().to_string(),
        "line 8: expected the end after one game, found a second one"
    );
}

/// Seconds and gigabytes would go by if every lap of an endless sowing were told.
#[test]
fn an_endless_start_is_refused_without_a_word() {
    let endless = "nsolo 0x36/0x36/0,1,2,3,0,1,0,1,4,3,0,1,4,1,0,3,2,3,2,5,0,1,0,7,2,1,0,3,0,3,2,3,4,2,3,0/6,0,1,0,4,1,2,1,5,1,0,2,1,0,1,0,1,2,6,1,0,1,2,1,0,1,2,4,0,1,2,0,2,1,0,3 S";
    let position: Position = endless.parse().unwrap();
    let mut steps = Vec::new();
    assert!(Turn::begin(&position, Hole::parse("a18").unwrap(), &mut steps).is_err());
    assert!(steps.is_empty());
}

#[test]
fn nothing_follows_the_end() {
    let mut record = Record::from_position("tsoro 0x6/0x6/0x6/2x6 N".parse().unwrap());
    assert_eq!(record.outcome().unwrap().to_string(), "S captured");
    assert!(record.play(&Move::Resign).is_err());
    let mut record: Record = "[Game \"tsoro\"]\n\n1. a1> resign".parse().unwrap();
    assert_eq!(record.outcome().unwrap().to_string(), "S resigned");
    assert!(record.play(&Move::parse("d1").unwrap()).is_err());
    record.truncate(1);
    assert_eq!(record.outcome(), None);
}
