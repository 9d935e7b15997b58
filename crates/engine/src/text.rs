//! Reading ASCII notation: a small scanner whose errors name the place and what was expected.

use crate::expected::Expected;
use crate::told::{Args, Told};
use alloc::string::String;
use core::fmt;
use thiserror::Error;

/// Some text is not what it should be: where, what was expected, what stood there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("character {at}: expected {expected}, found {found}")]
pub struct TextError {
    /// The place, in characters from 1.
    pub at: usize,
    /// What could stand there.
    pub expected: Expected,
    /// What stands there.
    pub found: Quote,
}

impl Told for TextError {
    fn code(&self) -> &'static str {
        "text"
    }

    fn tell(&self, args: &mut Args) {
        args.count("at", self.at);
        self.expected.tell(args);
        args.text("found", &self.found.as_str());
    }
}

/// Walks over a text, one character at a time.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    /// A scanner at the beginning of `text`.
    pub(crate) fn new(text: &'a str) -> Scanner<'a> {
        Scanner { rest: text, at: 1 }
    }

    /// Where it stands, in characters from 1.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    /// The next character, without reading it.
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Reads one character.
    pub(crate) fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next()?;
        self.rest = chars.as_str();
        self.at += 1;
        Some(next)
    }

    /// Reads `wanted` if it stands here.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.next();
        }
        there
    }

    /// Reads the characters that `wanted` accepts.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let all = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.next();
        }
        // What is left ends the whole, so there is such a part; an index would bring its words for a panic into the wasm.
        all.get(..all.len() - self.rest.len()).unwrap_or(all)
    }

    /// Reads white space, none being fine.
    pub(crate) fn skip_space(&mut self) {
        self.take_while(|c| c.is_ascii_whitespace());
    }

    /// Reads the white space between two parts and the part after it, up to the next white space.
    pub(crate) fn word(&mut self, expected: Expected) -> Result<Word<'a>, TextError> {
        self.skip_space();
        let at = self.at;
        let text = self.take_while(|c| !c.is_ascii_whitespace());
        if text.is_empty() { Err(self.error(expected)) } else { Ok(Word { text, at }) }
    }

    /// Reads a decimal number of at most nine digits, without a sign or leading zeros.
    pub(crate) fn number(&mut self, expected: Expected) -> Result<u32, TextError> {
        let before = self.clone();
        let digits = self.take_while(|c| c.is_ascii_digit());
        let padded = digits.len() > 1 && digits.starts_with('0');
        match digits.parse() {
            Ok(number) if digits.len() <= 9 && !padded => Ok(number),
            _ => Err(before.error(expected)),
        }
    }

    /// Requires `wanted` here.
    pub(crate) fn require(&mut self, wanted: char, expected: Expected) -> Result<(), TextError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.error(expected)) }
    }

    /// Requires that nothing is left.
    pub(crate) fn end(&self, expected: Expected) -> Result<(), TextError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.error(expected)) }
    }

    /// An error at this place.
    pub(crate) fn error(&self, expected: Expected) -> TextError {
        TextError { at: self.at, expected, found: quote(self.rest) }
    }
}

/// A part of a text between white space, and where it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl<'a> Word<'a> {
    /// A scanner over this word that counts places in the whole text.
    pub(crate) fn scanner(self) -> Scanner<'a> {
        Scanner { rest: self.text, at: self.at }
    }
}

/// A short, harmless quotation of a stranger's text up to its first white space, for an error of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(String);

impl Quote {
    /// What is quoted: nothing where the text has ended, a space where white space comes.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What is quoted in quotation marks, or what comes instead.
impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_str() {
            "" => f.write_str("the end"),
            " " => f.write_str("white space"),
            text => write!(f, "\"{text}\""),
        }
    }
}

/// Quotes the beginning of a text.
pub fn quote(text: &str) -> Quote {
    const MOST: usize = 24;
    let part = text.split_ascii_whitespace().next().unwrap_or("");
    if text.starts_with(|c: char| c.is_ascii_whitespace()) {
        return Quote(" ".into());
    }
    let harmless = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut quoted: String = part.chars().take(MOST).map(harmless).collect();
    if part.chars().count() > MOST {
        quoted.push('…');
    }
    Quote(quoted)
}
