//! `magomba`: the four games from the command line, for researchers and scripts.

mod bench;
mod check;
mod commands;
mod levels;
mod matches;
mod opening;
mod player;
mod puzzles;
mod think;
mod tune;
mod ugi;

use clap::{Args, Parser, Subcommand};
use magomba_search::LEVELS;
use player::Chooser;
use puzzles::Wanted;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Exact rules of Tsoro, Nsolo, Bao la Kimasai and Goré.
///
/// Positions, moves and games are written in Magomba's notation; a position is one argument, so quote it:
/// magomba moves "tsoro 2x8/0x8/0x8/2x8 S"
#[derive(Parser)]
#[command(name = "magomba", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the start position of a game.
    Start {
        /// tsoro, nsolo, kimasai or gore, with options if any: tsoro:heads=1,bonus=3.
        game: String,
        /// The number of columns; the game's usual one if not given.
        #[arg(long)]
        columns: Option<usize>,
    },
    /// Print every legal move, one a line.
    ///
    /// With Nsolo's bonus of single stones there can be more than any machine can print.
    Moves {
        /// The position.
        position: String,
    },
    /// Print the position after each move, then "over RESULT ENDING" if the game has ended.
    Play {
        /// The position to begin from.
        position: String,
        /// The moves, such as a5, a19>| or b3xc4.
        #[arg(required = true)]
        moves: Vec<String>,
    },
    /// Print the number of move sequences of a length.
    Perft {
        /// The position.
        position: String,
        /// The length, in moves of one side, at most 64.
        #[arg(value_parser = clap::value_parser!(u32).range(..=64))]
        depth: u32,
    },
    /// Play uniformly random games and print how many playouts, turns and laps a second there were, on one thread.
    Playouts {
        /// The position to begin from.
        position: String,
        /// How long to play.
        #[arg(long, default_value_t = 5.0, value_parser = seconds)]
        seconds: f64,
        /// The seed of the random numbers.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Measure how fast perft, random games and the search run in each game, on one thread.
    Bench {
        /// How long to measure each thing at most.
        #[arg(long, default_value_t = 2.0, value_parser = seconds)]
        seconds: f64,
    },
    /// Print the move the computer would play.
    #[command(name = "bestmove")]
    BestMove {
        /// The position.
        position: String,
        /// How to choose.
        #[command(flatten)]
        effort: Effort,
        /// The seed of the random numbers.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Print the best lines of play, depth by depth.
    Analyse {
        /// The position.
        position: String,
        /// How many of the best moves to tell apart.
        #[arg(long, default_value_t = 1)]
        lines: usize,
        /// How long to think, in milliseconds, though one ply is always finished.
        #[arg(long, default_value_t = 3000)]
        ms: u64,
    },
    /// Let two players play many games on all cores.
    ///
    /// A player is a level from 1 to 8, 250ms, 10000nodes, random or greedy; or 2000nodes~150~10, with an error of
    /// judgement in hundredths of a stone and so many moves of a hundred made without thinking. Prints wins, draws and
    /// losses of the first player, the score with its 95 % interval and the difference in Elo.
    Match {
        /// The first player.
        first: Chooser,
        /// The second player.
        second: Chooser,
        /// The game, with options if any.
        #[arg(long)]
        game: String,
        /// The number of columns; the game's usual one if not given.
        #[arg(long)]
        columns: Option<usize>,
        /// How many games.
        #[arg(long, default_value_t = 100, value_parser = at_least_one)]
        games: usize,
        /// Random moves at the beginning of each pair of games.
        #[arg(long, default_value_t = 4)]
        opening: usize,
        /// Which openings are played.
        #[command(flatten)]
        evenness: Evenness,
        /// The seed of openings and players.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A file to write the games to.
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Let each level play the one below it, and print a table.
    Levels {
        /// The game, with options if any.
        game: String,
        /// The number of columns; the game's usual one if not given.
        #[arg(long)]
        columns: Option<usize>,
        /// How many games a match has up to level 5; above it a quarter of them.
        #[arg(long, default_value_t = 400, value_parser = at_least_one)]
        games: usize,
        /// Which openings are played.
        #[command(flatten)]
        evenness: Evenness,
        /// The seed of openings and players.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Find positions in which exactly one turn is best, each in another game, and print a line for each.
    ///
    /// A line is: name; position; goal; grade; right turns; how play goes on. The same arguments print the same lines.
    Puzzles {
        /// The game, with options if any.
        #[arg(long)]
        game: String,
        /// The number of columns; the game's usual one if not given.
        #[arg(long)]
        columns: Option<usize>,
        /// How many puzzles.
        #[arg(long, default_value_t = 24, value_parser = at_least_one)]
        count: usize,
        /// What they ask for: win-1, win-2, win-3, gain, or several with commas between.
        #[arg(long, value_delimiter = ',', default_value = "win-1,win-2,win-3,gain")]
        goals: Vec<Wanted>,
        /// The easiest grade, from 1 to 5.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
        grade: u8,
        /// Positions a search looks at to grade a puzzle; a proof may look at ten times as many.
        #[arg(long, default_value_t = 40_000)]
        nodes: u64,
        /// The most games to look for them in.
        #[arg(long, default_value_t = 10_000, value_parser = at_least_one)]
        games: usize,
        /// The seed of the games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Find weights for judging positions by self-play, and try them against those in use.
    Tune {
        /// The game, with options if any.
        game: String,
        /// The number of columns; the game's usual one if not given.
        #[arg(long)]
        columns: Option<usize>,
        /// How many games to learn from; an eighth as many are played to try what was learnt.
        #[arg(long, default_value_t = 20_000, value_parser = at_least_one)]
        games: usize,
        /// Random moves at the beginning of each pair of games; Kimasai needs many to vary.
        #[arg(long, default_value_t = 6)]
        opening: usize,
        /// Positions looked at for a move, at least; some games look at up to eight times as many.
        #[arg(long, default_value_t = 300)]
        nodes: u64,
        /// The seed of openings and players.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Speak the Universal Game Interface on standard input and output.
    Ugi,
    /// Replay the games of a file: "ok" for each, or the first thing that is wrong and where.
    ///
    /// Exit status 1 when any game is wrong.
    Check {
        /// The file, or - for standard input.
        file: PathBuf,
    },
}

/// How much effort to spend on a move; a second if nothing is said.
#[derive(Args)]
#[group(multiple = false)]
struct Effort {
    /// As a level, 1 to 8.
    #[arg(long, value_parser = level)]
    level: Option<usize>,
    /// So many milliseconds.
    #[arg(long)]
    ms: Option<u64>,
    /// So many positions.
    #[arg(long)]
    nodes: Option<u64>,
}

/// Which openings are played.
#[derive(Args)]
struct Evenness {
    /// The most that an opening may be worth to either side, in hundredths of a stone, by a search of 20,000 positions; what
    /// is worth more is drawn again, and after 50 draws the most even one is taken.
    #[arg(long, default_value_t = 300, value_parser = margin, conflicts_with = "any_opening")]
    margin: i32,
    /// Play any opening, even one that gives the game away.
    #[arg(long)]
    any_opening: bool,
}

impl Evenness {
    /// The margin, if there is one.
    fn margin(&self) -> Option<i32> {
        (!self.any_opening).then_some(self.margin)
    }
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return report_usage(&error),
    };
    if let Command::Ugi = arguments.command {
        // A conversation must not wait in a buffer.
        return ending(ugi::run(io::stdin().lock()).map(|()| ExitCode::SUCCESS));
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let result = commands::run(arguments.command, &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    drop(out);
    ending(result)
}

/// The exit status, after saying what went wrong.
fn ending(result: Result<ExitCode, commands::Failure>) -> ExitCode {
    match result {
        Ok(code) => code,
        // The reader has seen enough (`magomba moves … | head`); that is no error.
        Err(commands::Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.to_string());
            ExitCode::from(2)
        }
    }
}

/// One line to standard error. Nothing can be done if that is closed or full.
fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "magomba: {line}");
}

/// A time that comes to an end.
fn seconds(text: &str) -> Result<f64, String> {
    let expected = || "expected a number of seconds, 0 or more".to_string();
    text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0).ok_or_else(expected)
}

/// A level.
fn level(text: &str) -> Result<usize, String> {
    let expected = || format!("expected a level from 1 to {LEVELS}");
    text.parse().ok().filter(|level| (1..=LEVELS).contains(level)).ok_or_else(expected)
}

/// A margin.
fn margin(text: &str) -> Result<i32, String> {
    text.parse().ok().filter(|margin| *margin >= 0).ok_or_else(|| "expected a number from 0 on".to_string())
}

/// A number of games.
fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|games| *games > 0).ok_or_else(|| "expected a number from 1 on".to_string())
}

/// Help and version go to standard output; a usage error is one line and exit status 2.
fn report_usage(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    if matches!(error.kind(), DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand) {
        let shown = error.print();
        let asked = error.kind() != DisplayHelpOnMissingArgumentOrSubcommand;
        // A reader that has seen enough of the help is no error.
        let seen = shown.map_or_else(|error| error.kind() == ErrorKind::BrokenPipe, |()| true);
        return if seen && asked { ExitCode::SUCCESS } else { ExitCode::from(2) };
    }
    let text = error.render().to_string();
    let reason: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"))
        .collect();
    let line = reason.join(" ");
    let line = line.trim().trim_start_matches("error: ");
    complain(&format!("{} (see magomba --help)", line.split_whitespace().collect::<Vec<_>>().join(" ")));
    ExitCode::from(2)
}
