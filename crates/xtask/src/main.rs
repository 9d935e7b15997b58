//! The project's commands: `cargo xtask play`, `test`, `build`, `pictures`, `ratio`, `format`, `setup`.
//!
//! Each sets up what is missing by itself, says step by step what it does and how long that took, and ends at the
//! first step that fails, with the reason. Only rustup with cargo and Node.js 20 or newer must be there beforehand.

mod browser;
mod checks;
mod command;
mod elsewhere;
mod project;
mod ratio;
mod setup;
mod site;
mod steps;
mod tools;
mod versions;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use crate::{project::Project, steps::Steps};

/// Builds, plays and tests Magomba. Everything that is missing is set up first.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the page and serve it on this machine
    Play {
        /// The port to serve on; the next free one is taken when it is in use
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Show the page in the browser
        #[arg(long)]
        open: bool,
    },
    /// Run every check: format, lints, documentation, tests of Rust, TypeScript and the page
    Test {
        /// Run only one part of the checks
        #[arg(long, value_enum)]
        only: Option<Part>,
    },
    /// Build the page into dist/, ready to be put on any static server
    Build,
    /// Take the pictures in docs/pictures/ anew
    Pictures,
    /// Compare the speed of random games in the browser with the native command's
    Ratio {
        /// For web/ratio.mjs: a position, --rounds N, --seconds N
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// Format all sources and mend what the TypeScript linter can
    Format,
    /// Only set up what the other commands need
    Setup,
}

/// A part of the checks.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Everything about the Rust crates
    Rust,
    /// The page's sources: format, lints, types, unit tests, weight
    Web,
    /// The page in a real browser
    Browser,
    /// Everything that makes sense in the one file (without this, only the main things)
    OneFile,
    /// Everything that can be done in Firefox (without this, only the main things)
    Firefox,
    /// Everything that can be done in WebKit (without this, only the main things)
    Webkit,
}

fn main() -> ExitCode {
    let task = Arguments::parse().task;
    let project = Project::find();
    let mut steps = Steps::default();
    let result = setup::node(&project, &mut steps).and_then(|()| match task {
        Task::Play { port, open } => site::play(&project, &mut steps, port, open),
        Task::Test { only } => checks::run(&project, &mut steps, only),
        Task::Build => site::build(&project, &mut steps),
        Task::Pictures => site::pictures(&project, &mut steps),
        Task::Ratio { ref words } => ratio::run(&project, &mut steps, words),
        Task::Format => checks::format(&project, &mut steps),
        Task::Setup => setup::everything(&project, &mut steps),
    });
    if matches!(task, Task::Test { .. }) {
        steps.print_summary();
    }
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(steps::Stopped) => ExitCode::FAILURE,
    }
}
