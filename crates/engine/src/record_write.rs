//! Writing a game record as text.

use crate::outcome::Ending;
use crate::position::Position;
use crate::record::{Record, Tags};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// Lines of moves are broken before they get longer than this, where a move allows it.
const LINE: usize = 80;

/// The canonical text of one game, ending with a line break.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_up_to(self.plies().len(), f)
    }
}

/// The text of a game as it stood after some of its moves.
struct UpTo<'a>(&'a Record, usize);

impl fmt::Display for UpTo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write_up_to(self.1, f)
    }
}

impl Record {
    /// The canonical text of the game as it stood after so many moves; the later ones are left out.
    pub fn text_up_to(&self, plies: usize) -> String {
        UpTo(self, plies.min(self.plies().len())).to_string()
    }

    fn write_up_to(&self, plies: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = *self.start().rules();
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")
        };
        tag("Game", &rules.options().to_string())?;
        if *self.start() != Position::start(rules) {
            tag("Position", &self.start().to_string())?;
        }
        if rules.columns() != rules.game().usual_columns() {
            tag("Columns", &rules.columns().to_string())?;
        }
        for name in Tags::FREE {
            if let Some(value) = self.tags().get(name) {
                tag(name, value)?;
            }
        }
        let outcome = self.outcome_at(plies);
        tag("Result", &outcome.map_or('*', |outcome| outcome.result()).to_string())?;
        if let Some(outcome) = outcome {
            tag("Ending", Ending::name(outcome.ending))?;
        }
        for (name, value) in self.tags().iter().filter(|(name, _)| !Tags::FREE.contains(name)) {
            tag(name, value)?;
        }
        let moves = self.move_text(plies);
        if moves.is_empty() { Ok(()) } else { write!(f, "\n{moves}\n") }
    }

    /// The first moves with their numbers and comments, in lines.
    fn move_text(&self, plies: usize) -> String {
        let mut text = String::new();
        let mut width = 0;
        let mut word = |word: &str| {
            let fits = width + 1 + word.chars().count() <= LINE;
            if !text.is_empty() {
                text.push(if fits { ' ' } else { '\n' });
                width = if fits { width + 1 } else { 0 };
            }
            text.push_str(word);
            width += word.chars().count();
        };
        self.preface().iter().for_each(|said| word(&format!("{{{said}}}")));
        for (at, ply) in self.plies()[..plies].iter().enumerate() {
            if at % 2 == 0 {
                word(&format!("{}. {}", at / 2 + 1, ply.played));
            } else {
                word(&ply.played.to_string());
            }
            ply.comments.iter().for_each(|said| word(&format!("{{{said}}}")));
        }
        text
    }
}
