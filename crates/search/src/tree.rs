//! The tree search: principal variation search with a transposition table, deepened step by step.

mod deepen;

use crate::evaluate::Weights;
use crate::score::{INFINITE, Score, one_ply_later, one_ply_sooner};
use crate::state::{Child, Code, Effort, State};
use crate::table::{Bound, Table};
use alloc::vec::Vec;
use magomba_engine::Position;

pub use deepen::deepen;

/// Plies beyond which the search never looks.
pub const DEEPEST: usize = 64;
/// Plies that captures may be followed beyond the depth asked for.
pub const QUIET: i32 = 4;
/// Nodes after which the first ply is finished without following captures any further: it has to be finished, and on the
/// widest boards of Nsolo there can be half a million nodes in it.
const FIRST_PLY: u64 = 20_000;
/// What a position that comes back is worth at most, if the game does not end at once.
const LEANING: Score = 100;
/// The most columns of a board on which every capture is followed. A wider one has dozens of them at once, with several
/// bonuses each.
const WIDE: usize = 12;
/// How many captures are followed on a wide board at most, at the first ply beyond the depth; half as many at each next.
const CAPTURES: usize = 12;
/// How often `stop` is asked, in nodes.
const POLL: u64 = 16;
/// The least number of moves before later ones are looked at less deeply first.
const LATE: usize = 6;

/// Stopped before it was done.
pub struct Stopped;

type Result<T> = core::result::Result<T, Stopped>;

/// A search of one game. It may be asked again and again; what it learns stays in its table.
pub struct Tree<'a, S, Stop> {
    root: &'a Position,
    weights: Weights,
    /// Plies that captures are followed beyond the depth asked for.
    quiet: i32,
    /// The number of moves before later ones are looked at less deeply first.
    late: usize,
    table: &'a mut Table,
    stop: Stop,
    /// The most nodes, once one ply is done.
    limit: u64,
    one_ply_done: bool,
    /// Whether much effort goes into finding moves near the root.
    thorough: bool,
    nodes: u64,
    /// Keys of the positions before the node, from the last one that can come back.
    path: Vec<u64>,
    /// How many of those belong to the record, and end the game if they come back.
    earlier: usize,
    killers: Vec<[Code; 2]>,
    history: Vec<u32>,
    buffers: Vec<Vec<Child<S>>>,
}

impl<'a, S: State, Stop: FnMut() -> bool> Tree<'a, S, Stop> {
    /// A search from a position, of at most `limit` nodes but at least one ply. `earlier` are keys of the positions before
    /// it that would end the game if they came back.
    pub fn new(
        root: &'a Position,
        earlier: Vec<u64>,
        weights: Weights,
        table: &'a mut Table,
        limit: u64,
        stop: Stop,
    ) -> Tree<'a, S, Stop> {
        let killers = alloc::vec![[Code::MAX; 2]; DEEPEST + 1];
        let history = alloc::vec![0; HISTORY];
        Tree {
            root,
            weights,
            quiet: QUIET,
            late: LATE,
            table,
            stop,
            limit,
            one_ply_done: false,
            thorough: false,
            nodes: 0,
            earlier: earlier.len(),
            path: earlier,
            killers,
            history,
            buffers: Vec::new(),
        }
    }

    /// The same search without looking beyond the depth asked for, nor less deeply at late moves.
    #[cfg(test)]
    pub fn plain(self) -> Tree<'a, S, Stop> {
        Tree { quiet: 0, late: usize::MAX, ..self }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best of the root's moves that are not excluded, with its score and line of play.
    pub fn best(&mut self, depth: i32, excluded: &[Code]) -> Result<Option<Line>> {
        let state = S::of(self.root);
        let mut line = Vec::new();
        let mut children = self.take_buffer();
        self.thorough = depth > 2 && S::effort_pays(self.root);
        let effort = if self.thorough { Effort::Much } else { Effort::usual(depth) };
        state.children(self.root, effort, &mut children);
        children.retain(|child| !excluded.contains(&child.code));
        let known = self.table.get(state.key()).map_or(Code::MAX, |entry| entry.best);
        self.order(&mut children, known, 0);
        self.path.push(state.key());
        let found = self.try_children(&state, &children, depth, -INFINITE, INFINITE, 0, &mut line);
        self.path.pop();
        let empty = children.is_empty();
        self.give_buffer(children);
        let (score, best) = found?;
        if excluded.is_empty() && !empty {
            self.table.put(state.key(), depth, score, Bound::Exact, best);
        }
        Ok((!empty).then(|| Line { score, moves: line.into_iter().rev().collect() }))
    }

    /// The score of each of the root's moves, searched with a full window.
    pub fn scores(&mut self, depth: i32) -> Result<Vec<(Code, Score)>> {
        let state = S::of(self.root);
        let mut children = Vec::new();
        state.children(self.root, Effort::usual(depth), &mut children);
        self.path.push(state.key());
        let mut scores = Vec::new();
        self.thorough = false;
        for child in &children {
            let found = self.child(&state, child, depth - 1, -INFINITE, INFINITE, 1, &mut Vec::new());
            match found {
                Ok(score) => scores.push((child.code, score)),
                Err(stopped) => {
                    self.path.pop();
                    return Err(stopped);
                }
            }
        }
        self.path.pop();
        self.one_ply_done = true;
        Ok(scores)
    }

    /// The score of a child for the one who moves to it.
    #[expect(clippy::too_many_arguments, reason = "a window and a place in the tree")]
    fn child(
        &mut self,
        parent: &S,
        child: &Child<S>,
        depth: i32,
        alpha: Score,
        beta: Score,
        ply: usize,
        line: &mut Vec<Code>,
    ) -> Result<Score> {
        let (alpha, beta) = (one_ply_sooner(alpha), one_ply_sooner(beta));
        // In Goré the one who answers an offer moves again.
        if child.after.side() == parent.side() {
            Ok(one_ply_later(self.node(&child.after, depth, alpha, beta, ply, line)?))
        } else {
            Ok(one_ply_later(-self.node(&child.after, depth, -beta, -alpha, ply, line)?))
        }
    }

    fn node(
        &mut self,
        state: &S,
        depth: i32,
        mut alpha: Score,
        beta: Score,
        ply: usize,
        line: &mut Vec<Code>,
    ) -> Result<Score> {
        self.nodes += 1;
        let spent = self.nodes >= self.limit && self.one_ply_done;
        if spent || self.nodes.is_multiple_of(POLL) && (self.stop)() {
            return Err(Stopped);
        }
        let key = state.key();
        if let Some(before) = self.path.iter().position(|earlier| *earlier == key) {
            let ended = before < self.earlier || self.root.rules().repetition().times == 2;
            let worth = state.repeated(self.root);
            // Where it takes more than two times, the one who loses by it may still turn aside.
            return Ok(if ended { worth } else { worth.clamp(-LEANING, LEANING) });
        }
        let known = self.table.get(key);
        let exact_window = beta - alpha > 1;
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth && !exact_window) {
            match entry.bound {
                Bound::Exact => return Ok(entry.score),
                Bound::Lower if entry.score >= beta => return Ok(entry.score),
                Bound::Upper if entry.score <= alpha => return Ok(entry.score),
                _ => {}
            }
        }
        // Beyond the depth asked for only captures are followed, and a side may be content with what it has.
        let (quiet, floor) = (depth <= 0, alpha);
        let mut content = -INFINITE;
        if quiet {
            content = self.weights.sum(&state.features(self.root));
            let enough = !self.one_ply_done && self.nodes >= FIRST_PLY;
            if content >= beta || enough || depth <= -self.quiet || ply >= DEEPEST {
                return Ok(content);
            }
            alpha = alpha.max(content);
        }
        let mut children = self.take_buffer();
        state.children(self.root, Effort::usual(depth), &mut children);
        if children.is_empty() {
            self.give_buffer(children);
            return Ok(state.ended(self.root));
        }
        if quiet {
            children.retain(|child| child.gain > 1);
        }
        self.order(&mut children, known.map_or(Code::MAX, |entry| entry.best), ply);
        if quiet && self.root.rules().columns() > WIDE {
            children.truncate(CAPTURES >> depth.unsigned_abs());
        }
        self.path.push(key);
        let mut found = self.try_children(state, &children, depth, alpha, beta, ply, line);
        if self.thorough && ply == 1 && depth > 1 && found.as_ref().is_ok_and(|(score, _)| *score < beta) {
            found = self.try_more(state, &mut children, depth, alpha, beta, ply, line, found);
        }
        self.path.pop();
        let none = children.is_empty();
        self.give_buffer(children);
        let (score, best) = found?;
        if none {
            return Ok(content);
        }
        let score = score.max(content);
        let bound = if score >= beta {
            Bound::Lower
        } else if score > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(key, depth.max(-1), score, bound, best);
        Ok(score)
    }

    /// Searches the children in their order; gives the best score and its move.
    #[expect(clippy::too_many_arguments, reason = "a window and a place in the tree")]
    fn try_children(
        &mut self,
        state: &S,
        children: &[Child<S>],
        depth: i32,
        mut alpha: Score,
        beta: Score,
        ply: usize,
        line: &mut Vec<Code>,
    ) -> Result<(Score, Code)> {
        let (mut best, mut best_code) = (-INFINITE, Code::MAX);
        let mut below = Vec::new();
        for (number, child) in children.iter().enumerate() {
            below.clear();
            let score = if number == 0 {
                self.child(state, child, depth - 1, alpha, beta, ply + 1, &mut below)?
            } else {
                let late = number >= self.late && depth > 2 && child.gain == 0;
                let reduced = depth - 1 - i32::from(late);
                let mut score = self.child(state, child, reduced, alpha, alpha + 1, ply + 1, &mut below)?;
                if score > alpha && (score < beta || late) {
                    below.clear();
                    score = self.child(state, child, depth - 1, alpha, beta, ply + 1, &mut below)?;
                }
                score
            };
            if score > best {
                (best, best_code) = (score, child.code);
                line.clear();
                line.extend_from_slice(&below);
                line.push(child.code);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.remember(child, depth, ply);
                break;
            }
        }
        Ok((best, best_code))
    }

    /// Where no child was good enough, those that much effort finds are tried as well.
    #[expect(clippy::too_many_arguments, reason = "a window and a place in the tree")]
    fn try_more(
        &mut self,
        state: &S,
        children: &mut Vec<Child<S>>,
        depth: i32,
        alpha: Score,
        beta: Score,
        ply: usize,
        line: &mut Vec<Code>,
        found: Result<(Score, Code)>,
    ) -> Result<(Score, Code)> {
        let (score, best) = found?;
        let mut below = Vec::new();
        children.clear();
        state.children(self.root, Effort::Much, children);
        self.order(children, best, ply);
        let more = self.try_children(state, children, depth, alpha.max(score), beta, ply, &mut below)?;
        if more.0 <= score {
            return Ok((score, best));
        }
        *line = below;
        Ok(more)
    }

    /// Puts what is likely to be good first: the table's move, captures by gain, killers, then by history.
    fn order(&self, children: &mut [Child<S>], known: Code, ply: usize) {
        let killers = self.killers[ply.min(DEEPEST)];
        let rank = |child: &Child<S>| {
            if child.code == known {
                3 << 28
            } else if child.gain > 0 {
                (2 << 28) + u32::from(child.gain)
            } else if killers.contains(&child.code) {
                1 << 28
            } else {
                self.history[history_slot(child.code)].min((1 << 28) - 1)
            }
        };
        // The higher rank first, and of equal ones the earlier: as one number, so that no other kind of sorting has to be
        // carried to the page.
        let mut order: Vec<u64> = (children.iter().enumerate())
            .map(|(index, child)| u64::from(u32::MAX - rank(child)) << 32 | index as u64)
            .collect();
        order.sort_unstable();
        let low = |key: u64| (key & u64::from(u32::MAX)) as usize;
        for at in 0..order.len() {
            // What stood there may have been moved on by an earlier swap: the way it went is followed.
            let mut from = low(order[at]);
            while from < at {
                from = low(order[from]);
            }
            order[at] = from as u64;
            children.swap(at, from);
        }
    }

    /// Remembers a move that was too good, to try it early elsewhere.
    fn remember(&mut self, child: &Child<S>, depth: i32, ply: usize) {
        if child.gain == 0 {
            let killers = &mut self.killers[ply.min(DEEPEST)];
            if killers[0] != child.code {
                *killers = [child.code, killers[0]];
            }
            let weight = depth.max(1).unsigned_abs();
            let slot = &mut self.history[history_slot(child.code)];
            *slot = slot.saturating_add(weight * weight);
        }
    }

    fn take_buffer(&mut self) -> Vec<Child<S>> {
        self.buffers.pop().unwrap_or_default()
    }

    fn give_buffer(&mut self, mut buffer: Vec<Child<S>>) {
        buffer.clear();
        self.buffers.push(buffer);
    }
}

const HISTORY: usize = 1 << 12;

fn history_slot(code: Code) -> usize {
    (code ^ code >> 20) as usize & (HISTORY - 1)
}

/// A line of play from the root.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its score for the side to move at the root.
    pub score: Score,
    /// Its moves.
    pub moves: Vec<Code>,
}
