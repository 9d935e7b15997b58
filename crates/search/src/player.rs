//! Choosing and analysing: a player with a memory, asked about records.

use crate::evaluate::Weights;
use crate::greedy::greedy_at_a_glance;
use crate::level::Strength;
use crate::listed::Listed;
use crate::random::Random;
use crate::random_move::random_move;
use crate::rows::Rows;
use crate::score::Score;
use crate::state::{Code, State};
use crate::table::Table;
use crate::tree::{DEEPEST, Line, Tree, deepen};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use magomba_engine::{Move, Position, Record};

/// How far a search may go. Whatever comes first ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies.
    pub depth: usize,
    /// Positions looked at, though one ply is always finished.
    pub nodes: u64,
    /// How many of the best moves are told apart.
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { depth: DEEPEST, nodes: u64::MAX, lines: 1 }
    }
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The depth that was finished.
    pub depth: usize,
    /// Positions looked at.
    pub nodes: u64,
    /// The best moves with their lines of play, the best first.
    pub lines: Vec<Variation>,
}

impl Report {
    /// The best move.
    pub fn best(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }
}

/// A line of play and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// For the side to move, in hundredths of a stone; see [`crate::plies_to_end`].
    pub score: Score,
    /// The moves.
    pub moves: Vec<Move>,
}

/// A player with a transposition table, for one game after another.
#[derive(Clone, Debug)]
pub struct Player {
    table: Table,
    /// Other weights than those of the game.
    weights: Option<Weights>,
}

impl Player {
    /// A player whose table takes at most so many bytes.
    pub fn new(table_bytes: usize) -> Player {
        Player { table: Table::new(table_bytes), weights: None }
    }

    /// The same player with other weights; those of the game if there are none.
    pub fn with_weights(self, weights: Option<Weights>) -> Player {
        Player { weights, ..self }
    }

    /// Forgets everything, so that what follows depends on nothing before.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches the position at the end of a record until the limits or `stop`, handing each finished depth to `each`.
    /// The last report is given back; `None` when the game is over or not even one ply was finished.
    pub fn search(
        &mut self,
        record: &Record,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
        each: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        record.outcome().is_none().then_some(())?;
        if record.last().rings().is_some() {
            self.search_as::<Rows>(record, limits, stop, each)
        } else {
            self.search_as::<Listed>(record, limits, stop, each)
        }
    }

    fn weights_for(&self, position: &Position) -> Weights {
        let rules = position.rules();
        self.weights.unwrap_or(Weights::of(rules.game(), rules.columns()))
    }

    fn search_as<S: State>(
        &mut self,
        record: &Record,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
        each: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let root = record.last();
        self.table.next_search();
        let weights = self.weights_for(root);
        let mut tree = Tree::<S, _>::new(root, earlier::<S>(record), weights, &mut self.table, limits.nodes, stop);
        let mut last = None;
        deepen(&mut tree, limits.depth, limits.lines, |depth, lines, nodes| {
            let lines = lines.iter().map(|line| realise::<S>(root, line)).collect();
            let report = Report { depth, nodes, lines };
            each(&report);
            let decided = report
                .lines
                .iter()
                .all(|line| crate::plies_to_end(line.score).is_some_and(|end| end as usize <= depth));
            last = Some(report);
            if decided || nodes >= limits.nodes { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        last
    }

    /// As [`Player::search`], but gives the best move; the one that takes most where there was no time for a single ply,
    /// for any move is better than none. `None` when the game is over.
    pub fn best(
        &mut self,
        record: &Record,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
        each: &mut dyn FnMut(&Report),
    ) -> Option<Move> {
        record.outcome().is_none().then_some(())?;
        let found = self.search(record, limits, stop, each);
        found.and_then(|report| report.best()).or_else(|| greedy_at_a_glance(record.last(), &mut Random::new(0)))
    }

    /// Chooses a move at a strength; `None` when the game is over. A player that has just been made, or has forgotten
    /// everything, gives the same move for the same record, strength and seed, if `stop` does not step in.
    pub fn choose(
        &mut self,
        record: &Record,
        strength: Strength,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Move> {
        record.outcome().is_none().then_some(())?;
        let mut random = Random::new(seed);
        let position = record.last();
        if random.below(100) < usize::from(strength.slips) {
            return random_move(position, &mut random);
        }
        if strength.error == 0 {
            let limits = Limits { nodes: strength.nodes, ..Limits::default() };
            return self.best(record, &limits, stop, &mut |_| ());
        }
        let seen = if position.rings().is_some() {
            self.blurred::<Rows>(record, strength, &mut random, stop)
        } else {
            self.blurred::<Listed>(record, strength, &mut random, stop)
        };
        seen.or_else(|| greedy_at_a_glance(position, &mut random))
    }

    /// The best move as one who misjudges sees it; `None` when not even one ply was finished.
    fn blurred<S: State>(
        &mut self,
        record: &Record,
        strength: Strength,
        random: &mut Random,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Move> {
        let position = record.last();
        let nodes = strength.nodes;
        self.table.next_search();
        let weights = self.weights_for(position);
        let mut tree = Tree::<S, _>::new(position, earlier::<S>(record), weights, &mut self.table, nodes, stop);
        let mut known: Vec<(Code, Score)> = Vec::new();
        for depth in 1..=DEEPEST {
            match tree.scores(depth as i32) {
                Ok(scores) => known = scores,
                Err(_) => break,
            }
            if tree.nodes() >= nodes {
                break;
            }
        }
        let (code, _) = known.iter().max_by_key(|(_, score)| strength.blur(*score, random))?;
        S::of(position).realise(position, *code)
    }
}

/// Keys of the positions of a record that would end the game if they came back.
fn earlier<S: State>(record: &Record) -> Vec<u64> {
    let plies = record.plies().len();
    let positions = (0..plies).filter_map(|ply| record.position(ply));
    let mut keys: Vec<u64> = positions.map(|position| S::of(position).key()).collect();
    keys.sort_unstable();
    let before_end = usize::from(record.start().rules().repetition().times) - 1;
    let last_ones = keys.windows(before_end).filter(|same| same.iter().all(|key| *key == same[0]));
    let mut ending: Vec<u64> = last_ones.map(|same| same[0]).collect();
    ending.dedup();
    ending
}

/// A line's moves in full.
fn realise<S: State>(root: &Position, line: &Line) -> Variation {
    let mut position = root.clone();
    let mut moves = Vec::new();
    for code in &line.moves {
        let Some(played) = S::of(&position).realise(&position, *code) else { break };
        let Ok(next) = position.play(&played) else { break };
        moves.push(played);
        position = next;
    }
    Variation { score: line.score, moves }
}
