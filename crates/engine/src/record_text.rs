//! Reading game records, in the spirit of PGN, several in a file.

use crate::expected::Expected;
use crate::moves::Move;
use crate::options::Options;
use crate::position::Position;
use crate::record::Record;
use crate::record_error::{Instead, RecordError, RecordProblem};
use crate::ruleset::{Ruleset, RulesetError};
use crate::text::{Scanner, TextError, quote};
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

/// What some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Reads the games of a text one after the other. A game that can't be read does not hide those after it.
pub fn games(text: &str) -> impl ExactSizeIterator<Item = Result<Record, RecordError>> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    split(text).into_iter().map(|lines| read(&lines))
}

/// Exactly one game.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let lines = split(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text));
        match lines.as_slice() {
            [] => Err(RecordError { line: 1, problem: RecordProblem::NoGame }),
            [only] => read(only),
            [_, second, ..] => {
                let line = second.first().map_or(1, |(line, _)| *line);
                Err(RecordError { line, problem: RecordProblem::SecondGame })
            }
        }
    }
}

type Line<'a> = (usize, &'a str);

/// Cuts a text into the lines of its games: a game begins at a tag after moves, or at the tag `Game` after an empty line.
fn split(text: &str) -> Vec<Vec<Line<'_>>> {
    let mut games: Vec<Vec<Line<'_>>> = Vec::new();
    let (mut in_comment, mut after_tag, mut after_moves) = (false, false, false);
    for (at, line) in text.lines().enumerate() {
        let is_tag = !in_comment && line.trim_start().starts_with('[');
        let begins = is_tag && !after_tag && (after_moves || line.trim_start().starts_with("[Game "));
        if begins || (games.is_empty() && !line.trim().is_empty()) {
            games.push(Vec::new());
            after_moves = false;
        }
        after_moves |= !is_tag && !line.trim().is_empty();
        if let Some(game) = games.last_mut() {
            game.push((at + 1, line));
        }
        if !is_tag {
            for c in line.chars() {
                in_comment = if in_comment { c != '}' } else { c == '{' };
            }
        }
        after_tag = is_tag;
    }
    games
}

/// A tag as it was read.
struct Tag<'a> {
    line: usize,
    name: &'a str,
    value: String,
}

fn read(lines: &[Line<'_>]) -> Result<Record, RecordError> {
    let is_head = |(_, text): &&Line<'_>| text.trim().is_empty() || text.trim_start().starts_with('[');
    let tag_lines = lines.iter().take_while(is_head).count();
    let mut tags: Vec<Tag<'_>> = Vec::new();
    let mut names = BTreeSet::new();
    for (line, text) in lines[..tag_lines].iter().filter(|(_, text)| !text.trim().is_empty()) {
        let fail = |problem| RecordError { line: *line, problem };
        let (name, value) = read_tag(text).map_err(|error| fail(error.into()))?;
        if !names.insert(name) {
            return Err(fail(RecordProblem::TagTwice { name: quote(name) }));
        }
        tags.push(Tag { line: *line, name, value });
    }
    let first_line = lines.first().map_or(1, |(line, _)| *line);
    let start = start_of(&tags, first_line)?;
    let mut record = Record::from_position(start);
    for tag in &tags {
        record.tags_mut().keep(tag.name, &tag.value);
    }
    read_moves(&mut record, &lines[tag_lines..])?;
    check_result(&record, &tags)?;
    Ok(record)
}

/// Reads `[Name "value"]`, with `\"` and `\\` inside the value.
fn read_tag(text: &str) -> Result<(&str, String), TextError> {
    let mut scanner = Scanner::new(text);
    scanner.skip_space();
    scanner.require('[', Expected::Tag)?;
    let at_name = scanner.clone();
    let name = scanner.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
    if name.is_empty() {
        return Err(at_name.error(Expected::TagName));
    }
    scanner.skip_space();
    scanner.require('"', Expected::TagValue)?;
    let mut value = String::new();
    loop {
        let before = scanner.clone();
        match scanner.next() {
            Some('"') => break,
            Some('\\') => match scanner.next() {
                Some(c @ ('"' | '\\')) => value.push(c),
                _ => return Err(before.error(Expected::Escaped)),
            },
            Some(c) => value.push(c),
            None => return Err(scanner.error(Expected::TagQuote)),
        }
    }
    scanner.require(']', Expected::TagEnd)?;
    scanner.skip_space();
    scanner.end(Expected::TagLineEnd)?;
    Ok((name, value))
}

/// The position that the tags begin from.
fn start_of(tags: &[Tag<'_>], first_line: usize) -> Result<Position, RecordError> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    let missing = RecordError { line: first_line, problem: RecordProblem::NoGame };
    let game = find("Game").ok_or(missing)?;
    let bad =
        |tag: &Tag<'_>, name, reason| RecordError { line: tag.line, problem: RecordProblem::TagValue { name, reason } };
    let clash = |tag: &Tag<'_>, name, instead| {
        let says = quote(&tag.value);
        RecordError { line: tag.line, problem: RecordProblem::Contradiction { name, says, instead } }
    };
    let options = Options::parse(&game.value).map_err(|error| bad(game, "Game", error.into()))?;
    let columns = match find("Columns") {
        None => None,
        Some(tag) => {
            let mut scanner = Scanner::new(&tag.value);
            let columns =
                scanner.number(Expected::Columns).and_then(|n| scanner.end(Expected::End).map(|()| n as usize));
            Some((tag, columns.map_err(|error| bad(tag, "Columns", error.into()))?))
        }
    };
    let Some(tag) = find("Position") else {
        let wanted = columns.map_or(options.game().usual_columns(), |(_, columns)| columns);
        let rules = Ruleset::new(options, wanted).map_err(|error: RulesetError| {
            let (tag, name) = columns.map_or((game, "Game"), |(tag, _)| (tag, "Columns"));
            bad(tag, name, error.into())
        })?;
        return Ok(Position::start(rules));
    };
    let start: Position = tag.value.parse().map_err(|error| bad(tag, "Position", error))?;
    if start.rules().options() != options {
        return Err(clash(game, "Game", Instead::Rules(start.rules().options())));
    }
    match columns {
        Some((tag, columns)) if columns != start.rules().columns() => {
            Err(clash(tag, "Columns", Instead::Columns(start.rules().columns())))
        }
        _ => Ok(start),
    }
}

fn read_moves(record: &mut Record, lines: &[Line<'_>]) -> Result<(), RecordError> {
    let mut comment: Option<(usize, String)> = None;
    for (line, text) in lines {
        let fail = |problem| RecordError { line: *line, problem };
        let mut scanner = Scanner::new(text);
        loop {
            if let Some((_, said)) = &mut comment {
                said.push_str(scanner.take_while(|c| c != '}'));
                if !scanner.eat('}') {
                    said.push('\n');
                    break;
                }
                record.comment(record.plies().len(), said);
                comment = None;
            }
            scanner.skip_space();
            match scanner.peek() {
                None => break,
                Some('{') => {
                    scanner.next();
                    comment = Some((*line, String::new()));
                }
                Some(c) if c.is_ascii_digit() => read_number(record, &mut scanner).map_err(fail)?,
                Some(_) => read_move(record, &mut scanner).map_err(fail)?,
            }
        }
    }
    match comment {
        Some((line, _)) => Err(RecordError { line, problem: RecordProblem::CommentOpen }),
        None => Ok(()),
    }
}

/// Reads a move number, `3.` or `3...`, which may be left out but not be wrong.
fn read_number(record: &Record, scanner: &mut Scanner<'_>) -> Result<(), RecordProblem> {
    let expected = record.plies().len() / 2 + 1;
    let found = scanner.number(Expected::MoveNumber)?;
    scanner.require('.', Expected::MoveDot)?;
    scanner.take_while(|c| c == '.');
    if found as usize == expected { Ok(()) } else { Err(RecordProblem::Number { expected, found }) }
}

fn read_move(record: &mut Record, scanner: &mut Scanner<'_>) -> Result<(), RecordProblem> {
    let before = scanner.clone();
    let text = scanner.take_while(|c| !c.is_ascii_whitespace() && c != '{');
    let played = Move::parse(text).map_err(|error| {
        let at = before.at() + error.at - 1;
        TextError { at, ..error }
    })?;
    let number = record.plies().len() + 1;
    let failed = |reason| RecordProblem::Move { number, text: quote(text), reason };
    record.play(&played).map(|_| ()).map_err(failed)
}

/// Compares the tags `Result` and `Ending` with what the moves give.
fn check_result(record: &Record, tags: &[Tag<'_>]) -> Result<(), RecordError> {
    let outcome = record.outcome();
    let result = outcome.map_or('*', |outcome| outcome.result()).to_string();
    let ending = outcome.map_or("", |outcome| outcome.ending.name());
    for tag in tags {
        let (name, is) = match tag.name {
            "Result" => ("Result", result.as_str()),
            "Ending" => ("Ending", ending),
            _ => continue,
        };
        if tag.value != is {
            let instead = outcome.map_or(Instead::GoesOn, Instead::Outcome);
            let problem = RecordProblem::Contradiction { name, says: quote(&tag.value), instead };
            return Err(RecordError { line: tag.line, problem });
        }
    }
    Ok(())
}
