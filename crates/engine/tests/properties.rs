//! One suite of properties, run over every game and option.

mod support;

use magomba_engine::{Move, Position, Record, Setup, Side, Step, games};
use proptest::prelude::*;
use std::collections::HashSet;
use support::{Random, random_game, random_move, rulesets};

/// Listing is for positions with no more moves than this.
const LISTED: u128 = 3_000;

/// A position some random moves away from a random start, never finished.
fn position() -> impl Strategy<Value = Position> {
    (0..rulesets().len(), any::<u64>(), 0usize..80).prop_map(|(at, seed, plies)| {
        let (mut record, _) = random_game(rulesets()[at], seed, plies);
        if record.outcome().is_some() {
            record.truncate(record.plies().len().saturating_sub(1));
        }
        record.last().clone()
    })
}

/// Stones on the board and in heaps or herds, counted without the engine's own totals.
fn stones(position: &Position) -> [usize; 2] {
    let mut sums = [0; 2];
    for hole in position.rules().layout() {
        sums[position.owner(hole).unwrap().index()] += usize::from(position.stones(hole));
    }
    sums
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn stones_are_conserved(position in position(), seed: u64) {
        let mut steps = Vec::new();
        let (_, after) = random_move(&position, &mut Random(seed), &mut steps);
        let (mut captured, mut paid) = (0, 0);
        for step in &steps {
            match step {
                Step::Capture { stones, by, .. } => {
                    prop_assert_eq!(*by, position.side());
                    captured += usize::from(*stones);
                }
                Step::Pay { stones, .. } => paid += usize::from(*stones),
                _ => {}
            }
        }
        let (before_sum, after_sum): (usize, usize) = (stones(&position).iter().sum(), stones(&after).iter().sum());
        prop_assert_eq!(before_sum + paid, after_sum + captured);
        for side in Side::ALL {
            let gained = if side == position.side() { captured } else { 0 };
            prop_assert_eq!(position.taken(side) + gained, after.taken(side) + if side == position.side() { paid } else { 0 });
        }
        if position.rules().rows() == 4 {
            let mover = position.side().index();
            prop_assert_eq!(stones(&position)[mover], stones(&after)[mover]);
        }
    }

    #[test]
    fn every_listed_move_plays_and_no_two_are_written_alike(position in position()) {
        let count = position.count_moves();
        prop_assume!(count <= LISTED);
        let moves = position.legal_moves();
        prop_assert_eq!(moves.len() as u128, count);
        let mut texts = HashSet::new();
        position.for_each_move(&mut |played, after| {
            let text = played.to_string();
            assert_eq!(&Move::parse(&text).unwrap(), played);
            assert_eq!(&position.play(played).unwrap(), after);
            assert!(texts.insert(text.clone()), "{text} is listed twice");
            true
        });
        prop_assert_eq!(texts.len(), moves.len());
    }

    #[test]
    fn what_is_printed_parses_back(position in position()) {
        prop_assert_eq!(&position.to_string().parse::<Position>().unwrap(), &position);
        prop_assert_eq!(&position.setup().validate().unwrap(), &position);
        prop_assert_eq!(position.to_string().parse::<Setup>().unwrap(), position.setup());
    }

    #[test]
    fn turn_and_play_agree(position in position(), seed: u64) {
        let (mut by_turn, mut by_play) = (Vec::new(), Vec::new());
        let (played, after) = random_move(&position, &mut Random(seed), &mut by_turn);
        prop_assert_eq!(position.play_recorded(&played, &mut by_play).unwrap(), after);
        prop_assert_eq!(by_turn, by_play);
        prop_assert_eq!(Move::parse(&played.to_string()).unwrap(), played);
    }

    #[test]
    fn a_finished_position_has_no_moves_and_others_have_some(position in position()) {
        prop_assert_eq!(position.outcome().is_some(), position.count_moves() == 0);
        prop_assert_eq!(position.is_over(), position.count_moves() == 0);
    }

    #[test]
    fn records_are_read_as_they_were_written(at in 0..rulesets().len(), seed: u64, plies in 0usize..60) {
        let (mut record, _) = random_game(rulesets()[at], seed, plies);
        record.tags_mut().set("South", "Rudo \"the \\ hand\"");
        record.tags_mut().set("Place", "Under a tree");
        record.comment(0, "before");
        record.comment(record.plies().len(), "a comment\n[Game \"not a tag\"]\n\nof lines");
        let text = format!("{record}\n{record}");
        let read: Vec<Record> = games(&text).map(Result::unwrap).collect();
        prop_assert_eq!(read, vec![record.clone(), record]);
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "[a-dstgknx0-9:,/|>. =\\[\\]\"{}\\n-]{0,60}|.{0,40}") {
        let _ = Move::parse(&text);
        let _ = text.parse::<Position>();
        let _ = text.parse::<Record>();
        let _ = games(&text).count();
    }

    #[test]
    fn no_damage_to_a_position_makes_anything_panic(position in position(), at: prop::sample::Index, with: char) {
        let mut text: Vec<char> = position.to_string().chars().collect();
        let place = at.index(text.len());
        text[place] = with;
        if let Ok(damaged) = text.into_iter().collect::<String>().parse::<Position>() {
            damaged.outcome();
            prop_assert_eq!(&damaged.to_string().parse::<Position>().unwrap(), &damaged);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn no_damage_to_a_record_makes_anything_panic(at in 0..rulesets().len(), seed: u64, where_: prop::sample::Index, with: char) {
        let (mut record, _) = random_game(rulesets()[at], seed, 12);
        record.comment(1, "a comment");
        let mut text: Vec<char> = record.to_string().chars().collect();
        let place = where_.index(text.len());
        text[place] = with;
        let damaged: String = text.into_iter().collect();
        for game in games(&damaged).flatten() {
            prop_assert_eq!(&game.to_string().parse::<Record>().unwrap(), &game);
        }
    }
}

#[test]
fn every_random_game_ends() {
    for (at, rules) in rulesets().into_iter().enumerate() {
        for seed in 0..6 {
            let (_, outcome) = random_game(rules, seed * 1_000 + at as u64, 100_000);
            assert!(outcome.is_some(), "{} on {} columns, seed {seed}", rules.options(), rules.columns());
        }
    }
}
