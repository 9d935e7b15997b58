//! Puzzles: positions in which exactly one turn is best, found by searching every turn.

use crate::exact::{Exact, Way};
use crate::player::{Limits, Player};
use crate::score::{Score, WON, plies_to_end};
use alloc::vec::Vec;
use magomba_engine::{Game, Move, Position, Record};

/// The most own turns to a win that a puzzle asks for.
pub const LONGEST_WIN: usize = 3;
/// The hardest grade; the easiest is 1.
pub const GRADES: u8 = 5;
/// The fewest moves to choose from.
const FEWEST: u128 = 5;
/// The most moves of a position in which a gain is looked for: all of them are compared.
const MOST: u128 = 600;
/// The fewest stones of the other side: to hunt down a last one is no puzzle.
const FEWEST_STONES: usize = 2;
/// The most turns that may be right: alternatives of the same sowing that take other bonuses and gain as much.
const MOST_RIGHT: usize = 8;
/// The turns of both sides that a gain must last, looked at one after the other.
const LASTING: [usize; 2] = [3, 4];

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win in so many own turns, whatever the other side does; no fewer will do.
    Win(usize),
    /// To be so many stones better off than after any other turn.
    Gain(Score),
}

/// A position with one best turn.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Where it begins.
    pub position: Position,
    /// What the side to move is to do.
    pub goal: Goal,
    /// How hard it is, 1 to [`GRADES`].
    pub grade: u8,
    /// The right turns. Each leads to another position, and no other turn leads to one of these; a win has only one.
    pub solutions: Vec<Move>,
    /// How play goes on from the first of them: to the end of the game, or for some turns.
    pub line: Vec<Move>,
}

/// Looks for puzzles in positions.
pub struct Puzzler {
    player: Player,
    /// Positions that a search looks at to judge and to grade.
    nodes: u64,
}

/// What a search believes, depth by depth: the position after its best turn.
struct Beliefs {
    best: Vec<Position>,
    /// Own turns to a win, if it sees one.
    win: Option<usize>,
    line: Vec<Move>,
}

impl Puzzler {
    /// A puzzler whose search looks at so many positions to judge one; its proofs may look at ten times as many.
    pub fn new(nodes: u64) -> Puzzler {
        Puzzler { player: Player::new(4 << 20), nodes }
    }

    /// The puzzle that a position is, if it is one that `wanted` says yes to.
    pub fn find(&mut self, position: &Position, wanted: &dyn Fn(Goal) -> bool) -> Option<Puzzle> {
        let (moves, other) = (position.count_moves(), position.side().other());
        let few = moves < FEWEST || position.rings().is_some() && position.total(other) < FEWEST_STONES;
        if few || position.outcome().is_some() || !position.offer().is_empty() || position.must_pass() {
            return None;
        }
        // A glance sorts out most positions.
        let glance = self.beliefs(position, self.nodes / 10)?;
        let win = glance.win.filter(|turns| *turns <= LONGEST_WIN);
        if win.is_some_and(|turns| !wanted(Goal::Win(turns))) || win.is_none() && !wanted(Goal::Gain(Score::MAX)) {
            return None;
        }
        let mut exact = Exact::new(10 * self.nodes, 4 << 20);
        let (goal, solutions, line) = match win {
            Some(turns) => win_in(&mut exact, position, turns)?,
            None if moves > MOST => return None,
            None => gain(&mut exact, position)?,
        };
        if !wanted(goal) || greed_finds(&mut exact, position, &solutions)? {
            return None;
        }
        let beliefs = self.beliefs(position, self.nodes)?;
        let right = |after: &Position| solutions.iter().any(|(_, right)| right == after);
        let wrong = beliefs.best.iter().rev().position(|after| !right(after));
        let stays = wrong.unwrap_or(beliefs.best.len());
        // A gain that a deep search does not believe in for long is none.
        if matches!(goal, Goal::Gain(_)) && stays < 3.min(beliefs.best.len()) {
            return None;
        }
        let line = line.unwrap_or_else(|| beliefs.line.into_iter().take(LASTING[1]).collect());
        let grade = grade(goal, beliefs.best.len() - stays + 1);
        // What the line begins with may be written otherwise, but leads to the same position.
        let begun = line.first().and_then(|played| position.play(played).ok())?;
        let first = solutions.iter().position(|(_, after)| *after == begun)?;
        let mut solutions: Vec<Move> = solutions.into_iter().map(|(played, _)| played).collect();
        solutions.swap(0, first);
        let line = solutions[..1].iter().chain(&line[1..]).copied().collect();
        Some(Puzzle { position: position.clone(), goal, grade, solutions, line })
    }

    fn beliefs(&mut self, position: &Position, nodes: u64) -> Option<Beliefs> {
        let record = Record::from_position(position.clone());
        self.player.forget();
        let mut best = Vec::new();
        let limits = Limits { nodes, ..Limits::default() };
        let last = self.player.search(&record, &limits, &mut || false, &mut |report| {
            best.extend(report.best().and_then(|played| position.play(&played).ok()));
        })?;
        let line = last.lines.first()?;
        let end = plies_to_end(line.score).filter(|_| line.score > 0);
        Some(Beliefs { best, win: end.map(|plies| (plies as usize).div_ceil(2)), line: line.moves.clone() })
    }
}

/// The goal, the right turns, and how play goes on where that is known.
type Found = (Goal, Vec<Way>, Option<Vec<Move>>);

/// A win in so many turns that only one turn forces, and the longest defence, to which again there is only one answer.
fn win_in(exact: &mut Exact, position: &Position, turns: usize) -> Option<Found> {
    if turns > 1 && !exact.wins(position, turns - 1, 1)?.is_empty() {
        return None;
    }
    let way = only(exact.wins(position, turns, 2)?)?;
    let mut line = Vec::from([way.0]);
    let mut after = way.1.clone();
    for left in (1..turns).rev() {
        let (reply, answer) = hardest_reply(exact, &after, left)?;
        line.extend([reply, answer.0]);
        after = answer.1;
    }
    Some((Goal::Win(turns), Vec::from([way]), Some(line)))
}

/// The reply that holds out for `left` turns more and leaves one answer only, with that answer. Where the answer ends the
/// game there may be several.
fn hardest_reply(exact: &mut Exact, position: &Position, left: usize) -> Option<(Move, Way)> {
    let side = position.side().other();
    for (reply, after) in exact.ways(position)? {
        if after.side() != side || !after.offer().is_empty() || exact.distance(&after, side, left - 1)?.is_some() {
            continue;
        }
        let mut answers = exact.wins(&after, left, 2)?;
        if left == 1 || answers.len() == 1 {
            return Some((reply, answers.swap_remove(0)));
        }
    }
    None
}

/// A gain that lasts: turns that leave more stones ahead than all others, and by how much.
fn gain(exact: &mut Exact, position: &Position) -> Option<Found> {
    let clear = clear_margin(position.rules().game());
    let mut margin = Score::MAX;
    let mut right: Vec<Way> = Vec::new();
    for plies in LASTING {
        let leads = exact.leads(position, plies, 3 * clear)?;
        let (best, worst) = (leads.first()?.1, leads.last()?.1);
        if best.abs() >= WON / 2 || best == worst {
            return None;
        }
        // The first wide step down from the best; whatever lies above it is right.
        let step = leads.windows(2).position(|pair| pair[0].1 - pair[1].1 >= clear)?;
        if step >= MOST_RIGHT {
            return None;
        }
        // Where every other turn loses the game stones say nothing.
        if leads[step + 1].1 <= -WON / 2 {
            return None;
        }
        margin = margin.min(leads[step].1 - leads[step + 1].1);
        let above: Vec<Way> = leads.into_iter().take(step + 1).map(|(way, _)| way).collect();
        let same = above.len() == right.len() && above.iter().all(|way| right.iter().any(|other| other.1 == way.1));
        if !right.is_empty() && !same {
            return None;
        }
        right = above;
    }
    let sowing = |played: &Move| match played {
        Move::Sow(sowing) => Some((sowing.from, sowing.go_ons, sowing.stopped)),
        _ => None,
    };
    let first = sowing(&right.first()?.0)?;
    right.iter().all(|(played, _)| sowing(played) == Some(first)).then_some((Goal::Gain(margin), right, None))
}

/// How many stones are a clear margin.
const fn clear_margin(game: Game) -> Score {
    match game {
        Game::Tsoro | Game::Nsolo => 3,
        Game::Kimasai => 2,
        Game::Gore => 6,
    }
}

/// Whether taking the most at once is always right.
fn greed_finds(exact: &mut Exact, position: &Position, solutions: &[Way]) -> Option<bool> {
    let side = position.side();
    let ways = exact.ways(position)?;
    let most = ways.first()?.1.taken(side);
    let right = |after: &Position| solutions.iter().any(|(_, right)| right == after);
    Some(ways.iter().take_while(|(_, after)| after.taken(side) == most).all(|(_, after)| right(after)))
}

/// The only one.
fn only<T>(mut all: Vec<T>) -> Option<T> {
    if all.len() == 1 { all.pop() } else { None }
}

/// The grade of a puzzle whose right turn a search finds at a depth and at all that follow. It may find the first turn of a
/// long win before it knows why; a player needs the reason.
fn grade(goal: Goal, found_at: usize) -> u8 {
    let least = match goal {
        Goal::Win(turns) => turns,
        Goal::Gain(_) => 1,
    };
    found_at.clamp(least, usize::from(GRADES)) as u8
}
