//! A game: where it began, the moves with what each led to, and how it ended.

use crate::error::PlayError;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::ruleset::Ruleset;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::hash::Hasher;

/// A game that has been played so far. Everything else (undo, replay, links, analysis) is a way to look at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: Position,
    start_outcome: Option<Outcome>,
    plies: Vec<Ply>,
    tags: Tags,
    /// Comments before the first move.
    preface: Vec<String>,
    /// The fingerprint of each position, the start's first: looking for repetition compares a number for each ply.
    seen: Vec<u64>,
}

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
    /// The end of the game, if this move brought it.
    pub outcome: Option<Outcome>,
    /// Comments on it.
    pub comments: Vec<String>,
}

impl Record {
    /// A new game from the start position.
    pub fn new(rules: Ruleset) -> Record {
        Record::from_position(Position::start(rules))
    }

    /// A new game from any position.
    pub fn from_position(start: Position) -> Record {
        let start_outcome = start.outcome();
        let seen = Vec::from([fingerprint(&start)]);
        Record { start, start_outcome, plies: Vec::new(), tags: Tags::default(), preface: Vec::new(), seen }
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position after so many moves, or `None` when there are fewer.
    pub fn position(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(at) => self.plies.get(at).map(|ply| &ply.after),
        }
    }

    /// The position after the last move.
    pub fn last(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// How the game stood after so many moves: its end, or `None` while it goes on.
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        match ply.checked_sub(1) {
            None => self.start_outcome,
            Some(at) => self.plies.get(at).and_then(|ply| ply.outcome),
        }
    }

    /// The end of the game, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.plies.len())
    }

    /// Plays a move at the end of the record.
    ///
    /// # Errors
    /// When the game has ended or the rules do not allow the move; the record stays as it was.
    pub fn play(&mut self, played: &Move) -> Result<&Ply, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        let after = self.last().play(played)?;
        let outcome = match played {
            Move::Resign => Some(after.resigned()),
            _ => after.outcome().or_else(|| self.is_repeated_by(&after).then(|| after.repeated())),
        };
        self.seen.push(fingerprint(&after));
        self.plies.push(Ply { played: *played, after, outcome, comments: Vec::new() });
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// The end that a legal move after the last one would bring, `after` being the position it leads to.
    pub fn outcome_after(&self, played: &Move, after: &Position) -> Option<Outcome> {
        match played {
            Move::Resign => Some(after.resigned()),
            _ => after.outcome().or_else(|| self.is_repeated_by(after).then(|| after.repeated())),
        }
    }

    /// Forgets every move after the first `plies`.
    pub fn truncate(&mut self, plies: usize) {
        self.plies.truncate(plies);
        self.seen.truncate(self.plies.len() + 1);
    }

    /// Whether a position after the last move has now come about too often.
    fn is_repeated_by(&self, after: &Position) -> bool {
        let print = fingerprint(after);
        let alike = self.seen.iter().enumerate().filter(|(_, seen)| **seen == print);
        let before = alike.filter_map(|(ply, _)| self.position(ply));
        let times = 1 + before.filter(|position| position.repeats(after)).count();
        times >= usize::from(self.start.rules().repetition().times)
    }

    /// The tags that are not derived from the moves.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags that are not derived from the moves, to change them.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Comments before the first move.
    pub fn preface(&self) -> &[String] {
        &self.preface
    }

    /// Comments on the `ply`-th move, or before the first move for 0; none when there is no such move.
    pub fn comments(&self, ply: usize) -> &[String] {
        match ply.checked_sub(1) {
            None => &self.preface,
            Some(at) => self.plies.get(at).map_or(&[], |ply| &ply.comments),
        }
    }

    /// Adds a comment to the `ply`-th move, or before the first move for 0; `false` when there is no such move.
    /// A closing brace, which would end the comment in the text, is replaced.
    pub fn comment(&mut self, ply: usize, text: &str) -> bool {
        let text = text.replace('}', ")");
        self.comments_mut(ply).map(|comments| comments.push(text)).is_some()
    }

    /// Puts one comment in the place of all that the `ply`-th move has, or takes them away with an empty text; otherwise
    /// like [`Record::comment`].
    pub fn set_comment(&mut self, ply: usize, text: &str) -> bool {
        let Some(comments) = self.comments_mut(ply) else { return false };
        comments.clear();
        text.is_empty() || self.comment(ply, text)
    }

    fn comments_mut(&mut self, ply: usize) -> Option<&mut Vec<String>> {
        match ply.checked_sub(1) {
            None => Some(&mut self.preface),
            Some(at) => self.plies.get_mut(at).map(|ply| &mut ply.comments),
        }
    }
}

/// A number that positions which repeat each other share, and others hardly ever do.
fn fingerprint(position: &Position) -> u64 {
    /// Fowler, Noll and Vo's hash, a word at a time.
    struct Fnv(u64);
    impl Hasher for Fnv {
        fn finish(&self) -> u64 {
            self.0
        }
        fn write(&mut self, bytes: &[u8]) {
            bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
        }
        fn write_u64(&mut self, word: u64) {
            self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(29);
        }
    }
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    position.hash_board(&mut hasher);
    hasher.finish()
}

/// The tags of a record that its moves do not determine, in the order of writing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// Tags that are derived from the game and can't be set.
    pub const DERIVED: [&str; 5] = ["Game", "Position", "Columns", "Result", "Ending"];
    /// Well-known free tags, written before the derived `Result`.
    pub(crate) const FREE: [&str; 3] = ["South", "North", "Date"];

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, or removes it with an empty value; `false` when the name is not letters, digits and `_`, or is
    /// derived. Line breaks and other control characters of the value become spaces.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let fit = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !fit || Tags::DERIVED.contains(&name) {
            return false;
        }
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let at = self.0.iter().position(|(known, _)| known == name);
        match (at, value.is_empty()) {
            (Some(at), true) => _ = self.0.remove(at),
            (Some(at), false) => self.0[at].1 = value,
            (None, true) => {}
            (None, false) => self.0.push((name.to_string(), value)),
        }
        true
    }

    /// Keeps a tag as it was read, one that is known not to be there yet.
    pub(crate) fn keep(&mut self, name: &str, value: &str) {
        if !Tags::DERIVED.contains(&name) {
            self.0.push((name.to_string(), value.to_string()));
        }
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
