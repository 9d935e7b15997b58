//! Iterative deepening: one depth after the other, with the best lines of each.

use super::{DEEPEST, Line, Stopped, Tree};
use crate::state::{Code, State};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Deepens until told to stop, handing each finished depth's lines, best first, to `each`.
pub fn deepen<S: State, Stop: FnMut() -> bool>(
    tree: &mut Tree<'_, S, Stop>,
    deepest: usize,
    lines: usize,
    mut each: impl FnMut(usize, &[Line], u64) -> ControlFlow<()>,
) {
    for depth in 1..=deepest.min(DEEPEST) {
        let mut found: Vec<Line> = Vec::new();
        while found.len() < lines.max(1) {
            let excluded: Vec<Code> = found.iter().filter_map(|line| line.moves.first().copied()).collect();
            match tree.best(depth as i32, &excluded) {
                Ok(Some(line)) => found.push(line),
                Ok(None) => break,
                Err(Stopped) => return,
            }
        }
        tree.one_ply_done = true;
        // What is learnt on the way can make a later line look better than the one that was taken for the best.
        for end in 1..found.len() {
            let mut at = end;
            while at > 0 && found[at].score > found[at - 1].score {
                found.swap(at, at - 1);
                at -= 1;
            }
        }
        if found.is_empty() || each(depth, &found, tree.nodes()).is_break() {
            return;
        }
    }
}
