//! Errors as data: each has a code of its own, and what it is about. `tests/errors.jsonl` has a sample of each, which the
//! page's tests read: whoever adds an error learns there which message is missing.

use magomba_engine::{
    Arg, Args, Ending, Expected, Game, Hole, Instead, Options, Outcome, PlayError, PositionError, RecordError,
    RecordProblem, RulesetError, SetupError, Side, TextError, Told, Trade, Wanted, quote,
};
use std::collections::BTreeSet;
use std::fmt::Write;

const SAMPLES: &str = include_str!("../../../tests/errors.jsonl");

/// The sources with the codes; each code stands in a line of its own there, which the compiler asks for.
const SOURCES: [&str; 5] = [
    include_str!("../src/error.rs"),
    include_str!("../src/expected.rs"),
    include_str!("../src/position_text.rs"),
    include_str!("../src/record_error.rs"),
    include_str!("../src/setup.rs"),
];

fn hole(name: &str) -> Hole {
    Hole::parse(name).unwrap()
}

fn moves() -> Vec<PlayError> {
    let (a5, c3, side) = (hole("a5"), hole("c3"), Side::South);
    vec![
        PlayError::Over,
        PlayError::NoSuchHole { hole: a5 },
        PlayError::NotYours { hole: c3, side },
        PlayError::Empty { hole: a5 },
        PlayError::SingleTooEarly { hole: a5 },
        PlayError::SingleBlocked { hole: a5, next: hole("a6") },
        PlayError::EndlessStart { hole: a5 },
        PlayError::EndlessGoOn { hole: a5 },
        PlayError::NothingToChoose,
        PlayError::WrongAnswer { expected: Wanted::Head },
        PlayError::WrongAnswer { expected: Wanted::Bonus },
        PlayError::TooManyHeadChoices { hole: a5, met: 2, chosen: 3 },
        PlayError::HeadChoiceMissing { hole: a5 },
        PlayError::CaptureMissing { hole: a5 },
        PlayError::NoCapture { hole: a5 },
        PlayError::NoBonus,
        PlayError::WrongBonus { expected: Wanted::Holes },
        PlayError::WrongBonus { expected: Wanted::Stones },
        PlayError::BonusTooLarge { up_to: 2, taken: 3 },
        PlayError::BonusNotEnemy { hole: a5 },
        PlayError::BonusEmpty { hole: c3 },
        PlayError::BonusHeadSafe { hole: c3 },
        PlayError::BonusMoreThanThere { hole: c3, there: 2, taken: 3 },
        PlayError::NotInThisGame { game: Game::Tsoro },
        PlayError::MustAnswer,
        PlayError::NothingToAnswer,
        PlayError::MustPass { side: Side::North },
        PlayError::MayNotPass { side },
        PlayError::EmptyOffer,
    ]
}

fn setups() -> Vec<SetupError> {
    let side = Side::North;
    vec![
        SetupError::HoleTooFull { hole: hole("c3"), stones: 2, limit: 1 },
        SetupError::TooManyStones { side: Side::South, stones: 24, limit: 23 },
        SetupError::Cows { cows: 44 },
        SetupError::NoHole { side },
        SetupError::NoTrade { what: Trade::Offer },
        SetupError::NoTrade { what: Trade::Refusal },
        SetupError::OfferNotOwn { hole: hole("a1"), side },
        SetupError::OfferTooLarge { holes: 4 },
        SetupError::OfferEverything { side },
        SetupError::OfferUnpaid { side, herd: 5, price: 6 },
        SetupError::OfferInsteadOfPass { side },
    ]
}

fn expected() -> Vec<Expected> {
    let option = &Game::Tsoro.options()[0];
    vec![
        Expected::Hole,
        Expected::Column,
        Expected::HoleEnd,
        Expected::FreshHole,
        Expected::Move,
        Expected::Choice,
        Expected::StopEnd,
        Expected::MoveEnd,
        Expected::OfferHoles,
        Expected::OneBonus,
        Expected::BonusStones,
        Expected::BonusEnd,
        Expected::Game,
        Expected::NoOption { game: Game::Kimasai },
        Expected::Option { game: Game::Tsoro, given: [true, false, false] },
        Expected::OptionEquals,
        Expected::OptionValue { option },
        Expected::OptionsEnd,
        Expected::RulesEnd,
        Expected::Board,
        Expected::Stones,
        Expected::Run,
        Expected::NextRow,
        Expected::Row { holes: 6, length: 5 },
        Expected::RowEnd,
        Expected::TwoRows,
        Expected::FourRows,
        Expected::Side,
        Expected::Owners,
        Expected::Owner { hole: hole("a4") },
        Expected::NextOwners,
        Expected::OwnersEnd,
        Expected::Herds,
        Expected::Cows,
        Expected::NorthHerd,
        Expected::HerdsEnd,
        Expected::Offer,
        Expected::OfferEnd,
        Expected::Refused,
        Expected::PositionEnd,
        Expected::Tag,
        Expected::TagName,
        Expected::TagValue,
        Expected::Escaped,
        Expected::TagQuote,
        Expected::TagEnd,
        Expected::TagLineEnd,
        Expected::Columns,
        Expected::End,
        Expected::MoveNumber,
        Expected::MoveDot,
    ]
}

fn records() -> Vec<RecordProblem> {
    let contradiction = |name, says, instead| RecordProblem::Contradiction { name, says: quote(says), instead };
    let outcome = Outcome { winner: Some(Side::South), ending: Ending::Captured, without_glory: false };
    let text = |text: &str| Options::parse(text).unwrap_err();
    let value = |reason| RecordProblem::TagValue { name: "Position", reason };
    vec![
        RecordProblem::Text(text("chess")),
        RecordProblem::NoGame,
        RecordProblem::SecondGame,
        RecordProblem::TagTwice { name: quote("Game") },
        value(PositionError::Text(text(""))),
        value(PositionError::Rules(RulesetError::Columns { game: Game::Tsoro, columns: 7 })),
        value(PositionError::Setup(SetupError::Cows { cows: 44 })),
        contradiction("Game", "tsoro", Instead::Rules(Options::of(Game::Nsolo))),
        contradiction("Columns", "8", Instead::Columns(12)),
        contradiction("Result", "*", Instead::Outcome(outcome)),
        contradiction("Ending", "", Instead::GoesOn),
        RecordProblem::CommentOpen,
        RecordProblem::Number { expected: 2, found: 3 },
        RecordProblem::Move { number: 3, text: quote("a5"), reason: PlayError::Empty { hole: hole("a5") } },
    ]
}

/// A sample of every error.
fn all() -> Vec<Box<dyn Told>> {
    let mut all: Vec<Box<dyn Told>> = Vec::new();
    all.extend(moves().into_iter().map(|error| Box::new(error) as Box<dyn Told>));
    all.push(Box::new(PlayError::Offer(SetupError::OfferTooLarge { holes: 5 })));
    all.extend(setups().into_iter().map(|error| Box::new(error) as Box<dyn Told>));
    for game in [Game::Nsolo, Game::Tsoro] {
        all.push(Box::new(RulesetError::Columns { game, columns: 7 }));
    }
    for found in ["", " x", "x\u{1b}x", "0123456789012345678901234"] {
        all.push(Box::new(TextError { at: 3, expected: Expected::Hole, found: quote(found) }));
    }
    for expected in expected() {
        let error = TextError { at: 3, expected, found: quote("x y") };
        all.push(Box::new(PositionError::Text(error)));
    }
    all.extend(records().into_iter().map(|problem| Box::new(RecordError { line: 4, problem }) as Box<dyn Told>));
    all
}

/// An error as a line of JSON.
fn line(error: &dyn Told) -> String {
    let mut args = Args::NONE;
    error.tell(&mut args);
    let mut line = format!("{{\"code\":{:?},\"message\":{:?},\"args\":{{", error.code(), error.to_string());
    for (at, (name, value)) in args.iter().enumerate() {
        let comma = if at == 0 { "" } else { "," };
        match value {
            Arg::Count(count) => write!(line, "{comma}{name:?}:{count}").unwrap(),
            Arg::Text(text) => write!(line, "{comma}{name:?}:{text:?}").unwrap(),
        }
    }
    line + "}}"
}

#[test]
fn the_samples_are_what_the_errors_say() {
    let lines: Vec<String> = all().iter().map(|error| line(error.as_ref())).collect();
    println!("what belongs into tests/errors.jsonl:\n{}", lines.join("\n"));
    let mut samples = SAMPLES.lines();
    for line in lines {
        assert_eq!(samples.next().unwrap_or_default(), line);
    }
    assert_eq!(samples.next(), None);
}

#[test]
fn every_error_has_a_code_of_its_own_and_a_sample() {
    let codes = |of: &str| -> Vec<&str> {
        let lines = SOURCES.iter().flat_map(|source| source.lines()).filter(|line| line.trim().starts_with(of));
        lines.filter_map(|line| line.split_once("=> \"")?.1.strip_suffix("\",")).collect()
    };
    let errors = ["PlayError::", "SetupError::", "PositionError::", "RecordProblem::"].map(codes).concat();
    let places = codes("Expected::");
    assert!(errors.len() > 40 && places.len() > 50);
    for codes in [&errors, &places] {
        assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len(), "a code stands for two errors");
    }
    for code in errors {
        assert!(SAMPLES.contains(&format!("{{\"code\":\"{code}\"")), "{code} has no sample");
    }
    for code in places {
        assert!(SAMPLES.contains(&format!("\"expected\":\"{code}\"")), "{code} has no sample");
    }
}

#[test]
fn names_of_what_an_error_is_about_differ_within_it() {
    for error in all() {
        let mut args = Args::NONE;
        error.tell(&mut args);
        let names: BTreeSet<_> = args.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), args.iter().len(), "{error}");
    }
}
