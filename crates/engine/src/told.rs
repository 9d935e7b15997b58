//! Errors as data, for whoever says them in other words than theirs.

use alloc::borrow::Cow;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::Display;

/// An error that says what it is and what it is about.
pub trait Told: Display {
    /// A stable name for programs. That of an error within another is the inner one's.
    fn code(&self) -> &'static str;

    /// Adds what the sentence is filled in with. An error within another adds to the same: their names differ.
    fn tell(&self, args: &mut Args);
}

/// What a sentence is filled in with: values by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(&'static str, Arg)>);

/// One thing that a sentence is filled in with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Count(usize),
    /// A name, a letter, or a piece of a text.
    Text(Cow<'static, str>),
}

impl Args {
    /// Nothing to fill in.
    pub const NONE: Args = Args(Vec::new());

    /// The values with their names.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &(&'static str, Arg)> {
        self.0.iter()
    }

    // Not inlined: they are called in very many places, and only when something has gone wrong.

    /// Adds a number.
    #[inline(never)]
    pub fn count(&mut self, name: &'static str, count: usize) {
        self.0.push((name, Arg::Count(count)));
    }

    /// Adds a word that is always written alike.
    #[inline(never)]
    pub fn word(&mut self, name: &'static str, word: &'static str) {
        self.0.push((name, Arg::Text(Cow::Borrowed(word))));
    }

    /// Adds whatever can be written.
    #[inline(never)]
    pub fn text(&mut self, name: &'static str, text: &dyn Display) {
        self.0.push((name, Arg::Text(Cow::Owned(text.to_string()))));
    }
}
