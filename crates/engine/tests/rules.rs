//! Drives the rule cases and perft tables of `tests/rules`.

use magomba_engine::{Hole, Move, Position, Record};
use std::fs;
use std::path::Path;

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rules").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Words in an order that does not matter.
fn sorted<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut words: Vec<&str> = words.into_iter().collect();
    words.sort_unstable();
    words
}

/// Plays moves and tells what came of them, in the words of the cases.
fn play(position: &str, moves: &str) -> Result<String, String> {
    let mut record = Record::from_position(position.parse().unwrap());
    for text in moves.split_whitespace() {
        let played = Move::parse(text).map_err(|error| error.to_string())?;
        record.play(&played).map_err(|error| error.to_string())?;
    }
    Ok(format!("{}{}", record.last(), over(&record).map(|end| format!(" {end}")).unwrap_or_default()))
}

fn over(record: &Record) -> Option<String> {
    let outcome = record.outcome()?;
    Some(format!("over {outcome}{}", if outcome.without_glory { " without glory" } else { "" }))
}

/// Checks one indented line; gives what was found instead.
fn check(position: &str, line: &str) -> Result<(), String> {
    let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
    let same = |expected: String, found: String| if expected == found { Ok(()) } else { Err(found) };
    let here: Position = position.parse().map_err(|error| format!("{error}"))?;
    match what {
        "moves" => {
            let found: Vec<String> = here.legal_moves().iter().map(ToString::to_string).collect();
            let found = sorted(found.iter().map(String::as_str)).join(" ");
            same(sorted(rest.split_whitespace()).join(" "), found)
        }
        "starts" => {
            let found: Vec<String> = here.starts().map(|hole: Hole| hole.to_string()).collect();
            let found = sorted(found.iter().map(String::as_str)).join(" ");
            same(sorted(rest.split_whitespace()).join(" "), found)
        }
        "play" => {
            let (moves, expected) = rest.split_once(" = ").ok_or("expected \" = \"")?;
            same(expected.to_string(), play(position, moves)?)
        }
        "refuse" => {
            let (text, expected) = rest.split_once(": ").ok_or("expected \": \"")?;
            // Move texts hold colons too, but never one before a space.
            same(expected.to_string(), play(position, text).err().unwrap_or("it was played".to_string()))
        }
        "over" => {
            let found = over(&Record::from_position(here)).unwrap_or("not over".to_string());
            same(line.to_string(), found)
        }
        _ => Err(format!("unknown check {what}")),
    }
}

#[test]
fn cases() {
    let text = data("cases.txt");
    let (mut position, mut checked, mut failures) = ("", 0, Vec::new());
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty()) {
        let result = if let Some(check_line) = line.strip_prefix("  ") {
            check(position, check_line)
        } else if let Some((bad, expected)) = line.strip_prefix("bad ").and_then(|rest| rest.split_once(": ")) {
            match bad.parse::<Position>() {
                Err(error) if error.to_string() == expected => Ok(()),
                Err(error) => Err(error.to_string()),
                Ok(_) => Err("it was read".to_string()),
            }
        } else {
            position = line;
            let canonical = line.parse::<Position>().map(|position| position.to_string());
            if canonical.as_deref() == Ok(line) { Ok(()) } else { Err(format!("{canonical:?}")) }
        };
        checked += 1;
        if let Err(found) = result {
            failures.push(format!("line {}: {line}\n  found: {found}", at + 1));
        }
    }
    assert!(checked > 100, "only {checked} lines were checked");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn perft() {
    let text = data("perft.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        let (position, counts) = line.split_once(" ; ").unwrap();
        let position: Position = position.parse().unwrap();
        for (at, count) in counts.split_whitespace().enumerate() {
            assert_eq!(position.perft(at as u32 + 1).to_string(), count, "{position}, depth {}", at + 1);
            checked += 1;
        }
    }
    assert!(checked > 50);
}
