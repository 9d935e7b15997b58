//! A game with a value for each of its options: read and written as the head of a position text.

use crate::expected::Expected;
use crate::game::{Game, MAX_OPTIONS};
use crate::text::{Scanner, TextError, Word};
use core::fmt;

/// A game and a value for each of its options; the number of columns is still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    game: Game,
    values: [u8; MAX_OPTIONS],
}

impl Options {
    /// The default options of a game.
    pub const fn of(game: Game) -> Options {
        Options { game, values: [0; MAX_OPTIONS] }
    }

    /// Options whose values are known to fit the game.
    pub(crate) const fn from_parts(game: Game, values: [u8; MAX_OPTIONS]) -> Options {
        Options { game, values }
    }

    /// For each option of the game, the index of its value.
    pub(crate) const fn values(&self) -> [u8; MAX_OPTIONS] {
        self.values
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The value of the option named `name`, or `None` when the game has none of that name.
    pub fn value(&self, name: &str) -> Option<&'static str> {
        let specs = self.game.options();
        let at = specs.iter().position(|spec| spec.name == name)?;
        specs[at].values.get(usize::from(self.values[at])).copied()
    }

    /// Reads `game` or `game:option=value,…`, the head of a position text.
    ///
    /// # Errors
    /// Says at which character what was expected.
    pub fn parse(text: &str) -> Result<Options, TextError> {
        let mut scanner = Scanner::new(text);
        let word = scanner.word(Expected::Game)?;
        let options = Options::scan(word)?;
        scanner.skip_space();
        scanner.end(Expected::RulesEnd)?;
        Ok(options)
    }

    /// Reads the options of one word.
    pub(crate) fn scan(word: Word<'_>) -> Result<Options, TextError> {
        let mut scanner = word.scanner();
        let at_game = scanner.clone();
        let name = scanner.take_while(|c| c != ':');
        let game = Game::from_name(name).ok_or_else(|| at_game.error(Expected::Game))?;
        let mut options = Options::of(game);
        let mut seen = [false; MAX_OPTIONS];
        if scanner.eat(':') {
            loop {
                options.scan_one(&mut scanner, &mut seen)?;
                if !scanner.eat(',') {
                    break;
                }
            }
        }
        scanner.end(Expected::OptionsEnd)?;
        Ok(options)
    }

    /// Reads one `option=value`.
    fn scan_one(&mut self, scanner: &mut Scanner<'_>, seen: &mut [bool; MAX_OPTIONS]) -> Result<(), TextError> {
        let specs = self.game.options();
        let at_name = scanner.clone();
        let name = scanner.take_while(|c| c != '=' && c != ',');
        let fresh = |at: &usize| !seen[*at];
        let Some(at) = specs.iter().position(|spec| spec.name == name).filter(fresh) else {
            let game = self.game;
            let all = seen[..specs.len()].iter().all(|seen| *seen);
            let expected = if all { Expected::NoOption { game } } else { Expected::Option { game, given: *seen } };
            return Err(at_name.error(expected));
        };
        scanner.require('=', Expected::OptionEquals)?;
        let at_value = scanner.clone();
        let text = scanner.take_while(|c| c != ',');
        let Some(value) = specs[at].values.iter().position(|value| *value == text) else {
            return Err(at_value.error(Expected::OptionValue { option: &specs[at] }));
        };
        seen[at] = true;
        self.values[at] = value as u8;
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.game.name())?;
        let mut mark = ':';
        for (spec, value) in self.game.options().iter().zip(self.values) {
            if value > 0 {
                write!(f, "{mark}{}={}", spec.name, spec.values[usize::from(value)])?;
                mark = ',';
            }
        }
        Ok(())
    }
}
