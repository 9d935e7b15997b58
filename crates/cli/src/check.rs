//! `magomba check`: replays the games of a file.

use crate::commands::Failure;
use magomba_engine::{games, quote};
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

/// Prints `ok` or what is wrong for each game of a file.
///
/// # Errors
/// When the file can't be read, holds no game, or the output can't be written.
pub fn check(file: &Path, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let failed = |reason| Failure::File { file: quote(&file.display().to_string()), reason };
    let text = read(file).map_err(failed)?;
    let (mut count, mut wrong) = (0, 0);
    for game in games(&text) {
        count += 1;
        match game {
            Ok(_) => writeln!(out, "ok")?,
            Err(error) => {
                wrong += 1;
                writeln!(out, "{error}")?;
            }
        }
    }
    if count == 0 {
        return Err(failed(io::Error::other("expected at least one game, found none")));
    }
    Ok(if wrong > 0 { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

fn read(file: &Path) -> io::Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        io::stdin().lock().read_to_string(&mut text)?;
        Ok(text)
    } else {
        fs::read_to_string(file)
    }
}
