//! `magomba bestmove` and `magomba analyse`: the search at a researcher's fingertips.

use crate::Effort;
use crate::commands::Failure;
use crate::player::{Chooser, TABLE};
use magomba_engine::{Position, Record};
use magomba_search::{Limits, Player, Report, Score, Strength, plies_to_end};
use std::cell::Cell;
use std::io::Write;
use std::time::{Duration, Instant};

/// Prints the chosen move, or `over RESULT ENDING`.
///
/// # Errors
/// When the output can't be written.
pub fn best_move(position: Position, effort: &Effort, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let chooser = match (effort.level, effort.ms, effort.nodes) {
        (Some(level), ..) => Chooser::Level(level),
        (_, Some(ms), _) => Chooser::Time(ms.max(1)),
        (.., Some(nodes)) => Chooser::Strength(Strength::nodes(nodes.max(1))),
        _ => Chooser::Time(1000),
    };
    let record = Record::from_position(position);
    match (record.outcome(), chooser.choose(&mut Player::new(TABLE), &record, seed)) {
        (Some(outcome), _) => writeln!(out, "over {outcome}")?,
        (None, Some(played)) => writeln!(out, "{played}")?,
        (None, None) => {}
    }
    Ok(())
}

/// Prints each finished depth's lines as they come.
///
/// # Errors
/// When the output can't be written.
pub fn analyse(position: Position, lines: usize, ms: u64, out: &mut impl Write) -> Result<(), Failure> {
    let record = Record::from_position(position);
    if let Some(outcome) = record.outcome() {
        writeln!(out, "over {outcome}")?;
        return Ok(());
    }
    let until = Instant::now() + Duration::from_millis(ms);
    let limits = Limits { lines, ..Limits::default() };
    let mut written = Ok(());
    // One ply is always finished: who has so little time still wants an answer.
    let answered = Cell::new(false);
    Player::new(TABLE).search(&record, &limits, &mut || answered.get() && Instant::now() >= until, &mut |report| {
        answered.set(true);
        if written.is_ok() {
            written = print(report, out);
        }
    });
    Ok(written?)
}

fn print(report: &Report, out: &mut impl Write) -> std::io::Result<()> {
    for (number, line) in report.lines.iter().enumerate() {
        write!(
            out,
            "depth {} line {} score {} nodes {} pv",
            report.depth,
            number + 1,
            score(line.score),
            report.nodes
        )?;
        for played in &line.moves {
            write!(out, " {played}")?;
        }
        writeln!(out)?;
    }
    out.flush()
}

/// Stones for the side to move with two decimals, or `won-in-N` and `lost-in-N` with the plies to the end.
pub fn score(score: Score) -> String {
    match plies_to_end(score) {
        Some(plies) if score > 0 => format!("won-in-{plies}"),
        Some(plies) => format!("lost-in-{plies}"),
        None => format!("{:+.2}", f64::from(score) / 100.0),
    }
}
