//! `magomba ugi`: the Universal Game Interface, so that any such interface can play and match the engine.
//!
//! The main thread reads commands; a search runs beside it and is told to stop by a flag.

use crate::commands::Failure;
use crate::think::score;
use magomba_engine::{Game, Move, Options, Outcome, Position, Record, Ruleset, Side, quote};
use magomba_search::{LEVELS, Limits, Player, Report, Strength};
use std::io::{self, BufRead, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Bytes in a mebibyte, the unit of the option `Hash`.
const MEBIBYTE: usize = 1 << 20;
/// Limits and default of the option `Hash`.
const HASH: (usize, usize, usize) = (1, 16, 4096);
/// The longest line that is read, in bytes: an input without line ends must not take all the memory.
const LINE_LIMIT: u64 = 1 << 20;
/// The part of the remaining time that a move may take.
const SHARE: u32 = 30;

/// Reads commands until `quit` or the end of the input.
///
/// # Errors
/// When the output can't be written.
pub fn run(mut input: impl BufRead) -> Result<(), Failure> {
    let mut session = Session::new();
    // An input that can't be read has ended.
    while let Ok(Some(line)) = next_line(&mut input) {
        match line {
            Ok(line) if !session.obey(&line)? => break,
            Ok(_) => {}
            Err(why) => say(&complaint(why))?,
        }
    }
    session.stop();
    Ok(())
}

/// The next line, or what is wrong with it; `None` at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, &'static str>>> {
    let mut line = Vec::new();
    if input.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LINE_LIMIT && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Err("the line is longer than 1 MiB")));
    }
    Ok(Some(String::from_utf8(line).map_err(|_| "the line is no text")))
}

/// What has been said so far.
struct Session {
    game: Options,
    level: Option<usize>,
    record: Record,
    player: Arc<Mutex<Player>>,
    search: Option<Search>,
}

/// A search that runs, or has run, beside the conversation.
struct Search {
    /// Tells it to stop.
    stop: Arc<AtomicBool>,
    /// Set before its best move is said: whoever has read that may ask for the next search at once.
    done: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Search {
    /// Whether its best move is still to come. One that broke off will never say any.
    fn runs(&self) -> bool {
        !self.done.load(Ordering::Acquire) && !self.thread.is_finished()
    }
}

impl Session {
    fn new() -> Session {
        let game = Options::of(Game::Tsoro);
        Session {
            game,
            level: None,
            record: Record::new(Ruleset::usual(Game::Tsoro)),
            player: Arc::new(Mutex::new(Player::new(HASH.1 * MEBIBYTE))),
            search: None,
        }
    }

    /// Carries out a command; says whether to go on.
    fn obey(&mut self, line: &str) -> Result<bool, Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let said = match words.as_slice() {
            [] => return Ok(true),
            ["quit", ..] => return Ok(false),
            ["ugi", ..] => introduction(),
            ["isready", ..] => "readyok".to_string(),
            ["uginewgame", ..] => {
                self.stop();
                self.player.lock().unwrap_or_else(PoisonError::into_inner).forget();
                return Ok(true);
            }
            ["stop", ..] => {
                self.stop();
                return Ok(true);
            }
            ["setoption", rest @ ..] => match self.set(rest) {
                Ok(()) => return Ok(true),
                Err(why) => complaint(&why),
            },
            ["position", rest @ ..] => match self.place(rest) {
                Ok(()) => return Ok(true),
                Err(why) => complaint(&why),
            },
            ["query", what, ..] => self.answer(what),
            ["go", rest @ ..] => match self.go(rest) {
                Ok(()) => return Ok(true),
                Err(why) => complaint(&why),
            },
            [word, ..] => complaint(&format!("there is no command {}", quote(word))),
        };
        say(&said)?;
        Ok(true)
    }

    /// Ends a running search, which says its best move first.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.store(true, Ordering::Relaxed);
            // There is nothing to do about a search that did not end well: it has said why on standard error.
            let _ = search.thread.join();
        }
    }

    /// `setoption name NAME value VALUE`.
    fn set(&mut self, words: &[&str]) -> Result<(), String> {
        let ["name", name, "value", value] = words else {
            return Err("expected setoption name NAME value VALUE".to_string());
        };
        let number = |least, most| {
            let expected = || format!("expected a number from {least} to {most} for {name}");
            value.parse().ok().filter(|number| (least..=most).contains(number)).ok_or_else(expected)
        };
        match *name {
            "Game" => {
                let options = Options::parse(value).map_err(|error| error.to_string())?;
                self.stop();
                self.game = options;
                self.record = self.start()?;
            }
            "Level" => {
                let level = number(0, LEVELS)?;
                self.level = (level > 0).then_some(level);
            }
            "Hash" => {
                let size: usize = number(HASH.0, HASH.2)?;
                self.stop();
                self.player = Arc::new(Mutex::new(Player::new(size * MEBIBYTE)));
            }
            _ => return Err(format!("there is no option {}", quote(name))),
        }
        Ok(())
    }

    fn start(&self) -> Result<Record, String> {
        let columns = self.game.game().usual_columns();
        Ruleset::new(self.game, columns).map(Record::new).map_err(|error| error.to_string())
    }

    /// `position startpos|fen POSITION [moves MOVE…]`. After an error the position is what it was.
    fn place(&mut self, words: &[&str]) -> Result<(), String> {
        let at_moves = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(at_moves);
        let mut record = match place {
            ["startpos"] => self.start()?,
            ["fen", text @ ..] => {
                let position: Position = text.join(" ").parse().map_err(|error| format!("{error}"))?;
                Record::from_position(position)
            }
            _ => return Err("expected position startpos or position fen POSITION".to_string()),
        };
        for text in moves.iter().skip(1) {
            let played = Move::parse(text).map_err(|error| format!("{}: {error}", quote(text)))?;
            record.play(&played).map_err(|error| format!("{}: {error}", quote(text)))?;
        }
        self.record = record;
        Ok(())
    }

    /// `query gameover|p1turn|result`.
    fn answer(&self, what: &str) -> String {
        let outcome = self.record.outcome();
        match what {
            "gameover" => format!("response {}", outcome.is_some()),
            "p1turn" => format!("response {}", self.record.last().side() == Side::South),
            "result" => format!("response {}", result(outcome)),
            _ => complaint(&format!("there is no question {}", quote(what))),
        }
    }

    /// `go` with limits; without any, at the level or until `stop`.
    fn go(&mut self, words: &[&str]) -> Result<(), String> {
        if self.search.as_ref().is_some_and(Search::runs) {
            return Err("a search is running; say stop first".to_string());
        }
        self.stop();
        let (limits, time) = limits(words, self.record.last().side())?;
        let level = self.level.filter(|_| words.is_empty());
        let strength = level.and_then(|level| Strength::level(self.record.start().rules().game(), level));
        let [stop, done] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let (player, record) = (Arc::clone(&self.player), self.record.clone());
        let (told, ended) = (Arc::clone(&stop), Arc::clone(&done));
        let until = time.map(|time| Instant::now() + time);
        let thread = std::thread::spawn(move || {
            let mut stop = || told.load(Ordering::Relaxed) || until.is_some_and(|until| Instant::now() >= until);
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            let best = match strength {
                Some(strength) => {
                    // A level remembers nothing from move to move.
                    player.forget();
                    player.choose(&record, strength, 1, &mut stop)
                }
                None => player.best(&record, &limits, &mut stop, &mut |report| {
                    let _ = say(&info(report));
                }),
            };
            let best = best.map_or("none".to_string(), |played| played.to_string());
            ended.store(true, Ordering::Release);
            // Nobody listens any more: the main thread will find out by itself.
            let _ = say(&format!("bestmove {best}"));
        });
        self.search = Some(Search { stop, done, thread });
        Ok(())
    }
}

fn info(report: &Report) -> String {
    let line = report.lines.first();
    let moves: Vec<String> = line.into_iter().flat_map(|line| &line.moves).map(ToString::to_string).collect();
    let value = line.map_or(String::new(), |line| score(line.score));
    format!("info depth {} score {value} nodes {} pv {}", report.depth, report.nodes, moves.join(" "))
}

/// Reads the limits of `go` and the time a move may take.
fn limits(words: &[&str], side: Side) -> Result<(Limits, Option<Duration>), String> {
    let mut limits = Limits::default();
    let (mut time, mut left, mut increment) = (None, None, Duration::ZERO);
    let mut words = words.iter();
    let (own_time, own_increment) = match side {
        Side::South => ("p1time", "p1inc"),
        Side::North => ("p2time", "p2inc"),
    };
    while let Some(word) = words.next() {
        if *word == "infinite" {
            continue;
        }
        let expected = || format!("expected a number after {}", quote(word));
        let number: u64 = words.next().and_then(|number| number.parse().ok()).ok_or_else(expected)?;
        match *word {
            "nodes" => limits.nodes = number,
            "depth" => limits.depth = number as usize,
            "movetime" => time = Some(Duration::from_millis(number)),
            "p1time" | "p2time" | "p1inc" | "p2inc" if *word == own_time => left = Some(Duration::from_millis(number)),
            "p1time" | "p2time" | "p1inc" | "p2inc" if *word == own_increment => {
                increment = Duration::from_millis(number);
            }
            "p1time" | "p2time" | "p1inc" | "p2inc" => {}
            _ => return Err(format!("there is no limit {}", quote(word))),
        }
    }
    let share = left.map(|left| (left / SHARE + increment * 4 / 5).min(left / 2));
    Ok((limits, time.or(share)))
}

fn introduction() -> String {
    let games: Vec<String> = Game::ALL.iter().map(|game| format!(" var {game}")).collect();
    [
        format!("id name Magomba {}", env!("CARGO_PKG_VERSION")),
        "id author the Magomba authors".to_string(),
        format!("option name Game type combo default tsoro{}", games.concat()),
        format!("option name Level type spin default 0 min 0 max {}", LEVELS),
        format!("option name Hash type spin default {} min {} max {}", HASH.1, HASH.0, HASH.2),
        "ugiok".to_string(),
    ]
    .join("\n")
}

fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "none",
        Some(Outcome { winner: Some(Side::South), .. }) => "p1win",
        Some(Outcome { winner: Some(Side::North), .. }) => "p2win",
        Some(_) => "draw",
    }
}

fn complaint(why: &str) -> String {
    format!("info string {why}")
}

/// Prints a line at once.
fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}
