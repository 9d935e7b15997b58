//! `magomba bench`: how fast perft, random games and the search run in each game.

use crate::player::TABLE;
use divan::counter::ItemsCount;
use divan::{Bencher, Divan};
use magomba_engine::{Position, Record};
use magomba_search::{Limits, Player, playouts};
use std::cell::RefCell;
use std::time::Duration;
use std::{fmt, panic, process};

/// A game to measure, at its start.
struct Case {
    start: &'static str,
    /// A depth that is counted in some milliseconds.
    perft: u32,
}

const CASES: [Case; 6] = [
    Case { start: "tsoro 2x21/0x21/0x21/2x21 S", perft: 3 },
    Case { start: "tsoro:heads=0 2x21/0x21/0x21/2x21 S", perft: 3 },
    Case { start: "nsolo 2x8/0,2x7/2x7,0/2x8 S", perft: 2 },
    Case { start: "nsolo:capture=1913 2x8/0,2x7/2x7,0/2x8 S", perft: 2 },
    Case { start: "kimasai 1x12/1x11,0/0,1x11/1x12 S", perft: 12 },
    Case { start: "gore 6x4/6x4 S nnnn/ssss 0,0 - -", perft: 5 },
];

/// Positions of one search: about as many as a strong level looks at.
const NODES: u64 = 20_000;

/// Measures everything, each thing for at most `seconds`, and prints a table as it goes.
pub fn run(seconds: f64) {
    end_with_the_reader();
    // With no time at all there would be no sample.
    let time = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX).max(Duration::from_millis(1));
    Divan::default().max_time(time).run_benches();
}

/// The library prints by itself and panics where it can't; a reader that has seen enough is no error.
fn end_with_the_reader() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| match panicked.payload().downcast_ref::<String>() {
        Some(text) if text.starts_with("failed printing to stdout") => {
            process::exit(if text.contains("Broken pipe") { 0 } else { 2 })
        }
        _ => usual(panicked),
    }));
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.start)
    }
}

impl Case {
    fn position(&self) -> Position {
        self.start.parse().expect("the starts are written by hand")
    }
}

/// Items are sequences of moves.
#[divan::bench(args = &CASES)]
fn perft(bencher: Bencher, case: &Case) {
    let start = case.position();
    let count = start.perft(case.perft);
    bencher.counter(ItemsCount::new(count as u64)).bench_local(|| start.perft(case.perft));
}

/// Items are finished games.
#[divan::bench(args = &CASES)]
fn random_games(bencher: Bencher, case: &Case) {
    let start = case.position();
    let mut seed = 0;
    let mut play = || {
        seed += 1;
        playouts(&start, seed, &mut || true)
    };
    bencher.counter(ItemsCount::new(play().playouts)).bench_local(play);
}

/// Items are positions looked at. The table is emptied before each search, outside the time.
#[divan::bench(args = &CASES, sample_size = 1)]
fn search(bencher: Bencher, case: &Case) {
    let record = Record::from_position(case.position());
    let limits = Limits { nodes: NODES, ..Limits::default() };
    let player = RefCell::new(Player::new(TABLE));
    bencher
        .counter(ItemsCount::new(NODES))
        .with_inputs(|| player.borrow_mut().forget())
        .bench_local_values(|()| player.borrow_mut().search(&record, &limits, &mut || false, &mut |_| ()));
}
