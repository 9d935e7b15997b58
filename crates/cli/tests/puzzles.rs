//! The puzzles that come with Magomba: each is what it says it is.

use magomba_engine::{Move, Position, Record, Side};
use magomba_search::Exact;
use rayon::prelude::*;
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Positions looked at to prove one.
const NODES: u64 = 2_000_000;

/// A line of a file, read without the code that wrote it.
struct Shipped {
    name: String,
    position: Position,
    goal: String,
    stones: i32,
    grade: u8,
    solutions: Vec<Move>,
    line: Vec<Move>,
}

fn read(line: &str) -> Shipped {
    let fields: Vec<&str> = line.split("; ").collect();
    let [name, position, goal, grade, solutions, line] = fields[..] else { panic!("{line}") };
    let moves = |text: &str| text.split(' ').map(|text| Move::parse(text).unwrap()).collect();
    let (goal, number) = goal.split_once(' ').unwrap();
    Shipped {
        name: name.to_string(),
        position: position.parse().unwrap(),
        goal: goal.to_string(),
        stones: number.parse().unwrap(),
        grade: grade.parse().unwrap(),
        solutions: moves(solutions),
        line: moves(line),
    }
}

fn shipped(game: &str) -> Vec<Shipped> {
    let file = format!("../../web/puzzles/{game}.txt");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

#[test]
fn there_are_enough_in_every_game() {
    let mut names = HashSet::new();
    for game in ["tsoro", "nsolo", "kimasai", "gore"] {
        let puzzles = shipped(game);
        assert!(puzzles.len() >= 20, "{game}: {}", puzzles.len());
        let grades: HashSet<u8> = puzzles.iter().map(|puzzle| puzzle.grade).collect();
        assert!(grades.len() >= 3 && grades.iter().all(|grade| (1..=5).contains(grade)), "{game}: {grades:?}");
        for puzzle in puzzles {
            assert_eq!(puzzle.position.rules().game().name(), game);
            assert_eq!(puzzle.position.side(), Side::South);
            assert!(names.insert(puzzle.name.clone()), "{} is there twice", puzzle.name);
        }
    }
}

#[test]
fn each_is_what_it_says() {
    let all: Vec<Shipped> = ["tsoro", "nsolo", "kimasai", "gore"].into_iter().flat_map(shipped).collect();
    all.par_iter().for_each(check);
}

fn check(puzzle: &Shipped) {
    let Shipped { name, position, goal, stones, solutions, line, .. } = puzzle;
    let right: Vec<Position> = solutions.iter().map(|played| position.play(played).unwrap()).collect();
    assert_eq!(line.first(), solutions.first(), "{name}");
    assert!(position.count_moves() > solutions.len() as u128, "{name}");
    let mut record = Record::from_position(position.clone());
    line.iter().for_each(|played| _ = record.play(played).unwrap());
    let mut exact = Exact::new(NODES, 1 << 22);
    if goal == "win" {
        let turns = usize::try_from(*stones).unwrap();
        assert!(turns == 1 || exact.wins(position, turns - 1, 1).unwrap().is_empty(), "{name}: quicker");
        let wins = exact.wins(position, turns, 2).unwrap();
        assert!(wins.len() == 1 && wins[0].1 == right[0] && right.len() == 1, "{name}");
        assert_eq!(record.outcome().unwrap().winner, Some(Side::South), "{name}");
        // On the way, too, only one turn is right, up to the last.
        for ply in (2..line.len()).step_by(2).filter(|ply| line.len() - ply > 2) {
            let wins = exact.wins(record.position(ply).unwrap(), (line.len() - ply).div_ceil(2), 2).unwrap();
            assert!(wins.len() == 1 && wins[0].1 == *record.position(ply + 1).unwrap(), "{name}: ply {ply}");
        }
    } else {
        assert_eq!(goal, "gain", "{name}");
        let leads = exact.leads(position, 3, *stones).unwrap();
        let worst = leads.iter().filter(|((_, after), _)| right.contains(after)).map(|(_, lead)| lead).min().unwrap();
        let others = leads.iter().filter(|((_, after), _)| !right.contains(after)).map(|(_, lead)| lead).max();
        assert!(worst - others.unwrap() >= *stones, "{name}: {worst} and {others:?}");
    }
}

#[test]
fn the_command_prints_the_same_for_the_same_arguments() {
    let print = || {
        let goals = ["--game", "kimasai", "--goals", "win-2", "--nodes", "2000"];
        let count = ["--count", "1", "--games", "64"];
        Command::new(env!("CARGO_BIN_EXE_magomba")).arg("puzzles").args(goals).args(count).output().unwrap().stdout
    };
    let text = String::from_utf8(print()).unwrap();
    assert_eq!(text.as_bytes(), print());
    assert_eq!(text.lines().count(), 1);
    text.lines().for_each(|line| check(&read(line)));
}

#[test]
fn what_can_not_be_looked_for_is_said() {
    let arguments = ["puzzles", "--game", "gore", "--goals", "win-9"];
    let output = Command::new(env!("CARGO_BIN_EXE_magomba")).args(arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("expected win-1 to win-3, or gain"));
}
