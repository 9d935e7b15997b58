//! Reading ASCII notation: a small scanner whose errors name the place and what was expected.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use thiserror::Error;

/// Some text is not what it should be: where, what was expected, what stood there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("character {at}: expected {expected}, found {found}")]
pub struct TextError {
    /// The place, in characters from 1.
    pub at: usize,
    /// What could stand there.
    pub expected: Cow<'static, str>,
    /// What stands there: a short quotation, or "the end".
    pub found: String,
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
        &all[..all.len() - self.rest.len()]
    }

    /// Reads white space, none being fine.
    pub(crate) fn skip_space(&mut self) {
        self.take_while(|c| c.is_ascii_whitespace());
    }

    /// Reads the white space between two parts and the part after it, up to the next white space.
    pub(crate) fn word(&mut self, expected: &'static str) -> Result<Word<'a>, TextError> {
        self.skip_space();
        let at = self.at;
        let text = self.take_while(|c| !c.is_ascii_whitespace());
        if text.is_empty() { Err(self.error(expected)) } else { Ok(Word { text, at }) }
    }

    /// Reads a decimal number of at most nine digits, without a sign or leading zeros.
    pub(crate) fn number(&mut self, expected: &'static str) -> Result<u32, TextError> {
        let before = self.clone();
        let digits = self.take_while(|c| c.is_ascii_digit());
        let padded = digits.len() > 1 && digits.starts_with('0');
        match digits.parse() {
            Ok(number) if digits.len() <= 9 && !padded => Ok(number),
            _ => Err(before.error(expected)),
        }
    }

    /// Requires `wanted` here.
    pub(crate) fn require(&mut self, wanted: char, expected: &'static str) -> Result<(), TextError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.error(expected)) }
    }

    /// Requires that nothing is left.
    pub(crate) fn end(&self, expected: &'static str) -> Result<(), TextError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.error(expected)) }
    }

    /// An error at this place.
    pub(crate) fn error(&self, expected: impl Into<Cow<'static, str>>) -> TextError {
        TextError { at: self.at, expected: expected.into(), found: quote(self.rest) }
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
pub fn quote(text: &str) -> String {
    const MOST: usize = 24;
    let part = text.split_ascii_whitespace().next().unwrap_or("");
    if text.is_empty() {
        return "the end".to_string();
    }
    if part.is_empty() || text.starts_with(|c: char| c.is_ascii_whitespace()) {
        return "white space".to_string();
    }
    let harmless = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let short: String = part.chars().take(MOST).map(harmless).collect();
    let more = if part.chars().count() > MOST { "…" } else { "" };
    format!("\"{short}{more}\"")
}
