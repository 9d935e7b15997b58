//! How the games of a match begin: random moves, so that they differ, drawn again until neither side is much better off.
//!
//! Random moves often give so much away that the rest is decided. Two games from such a position, with sides changed, end one
//! all whoever plays, and say nothing about the players.

use crate::player::TABLE;
use magomba_engine::{Position, Record, Ruleset};
use magomba_search::{Limits, Player, Random, Score, random_move};
use rayon::prelude::*;

/// Positions looked at to judge an opening.
const NODES: u64 = 20_000;
/// Openings that are drawn at most; then the most even of them is taken.
const DRAWS: usize = 50;

/// Random moves at the beginning of a game.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// How many.
    pub moves: usize,
    /// The most that the position after them may be worth to either side, in hundredths of a stone; anything if not given.
    pub margin: Option<Score>,
}

impl Opening {
    /// Draws the openings of so many games, one for each two, on all cores. The first ones are the same for any number.
    pub fn draw_for(self, rules: Ruleset, games: usize, seed: u64) -> Vec<Record> {
        let draw = |pair| self.draw(rules, &mut Random::new(seed.wrapping_mul(1_000_003).wrapping_add(pair as u64)));
        (0..games.div_ceil(2)).into_par_iter().map(draw).collect()
    }

    /// Draws an opening: the game so far, which is not over.
    fn draw(self, rules: Ruleset, random: &mut Random) -> Record {
        let Some(margin) = self.margin else { return self.any(rules, random) };
        let mut judge = Player::new(TABLE);
        let mut evenest: Option<(Score, Record)> = None;
        for _ in 0..DRAWS {
            let record = self.any(rules, random);
            let worth = worth(&mut judge, &record);
            if evenest.as_ref().is_none_or(|(least, _)| worth < *least) {
                evenest = Some((worth, record));
            }
            if worth <= margin {
                break;
            }
        }
        evenest.map_or_else(|| self.any(rules, random), |(_, record)| record)
    }

    /// So many random moves, whatever they lead to; none at all if the game would be over.
    fn any(self, rules: Ruleset, random: &mut Random) -> Record {
        let mut record = Record::from_position(Position::start(rules));
        for _ in 0..self.moves {
            let Some(played) = random_move(record.last(), random) else { break };
            if record.outcome().is_some() || record.play(&played).is_err() {
                break;
            }
        }
        if record.outcome().is_some() {
            record.truncate(0);
        }
        record
    }
}

/// How much better off one of the sides is at the end of a record, whichever it is.
fn worth(judge: &mut Player, record: &Record) -> Score {
    judge.forget();
    let limits = Limits { nodes: NODES, ..Limits::default() };
    let report = judge.search(record, &limits, &mut || false, &mut |_| ());
    report.and_then(|report| report.lines.first().map(|line| line.score.abs())).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use magomba_engine::Game;

    /// The same draws make the same opening, and what is kept is as even as was asked for, though not all openings are.
    #[test]
    fn openings_are_even() {
        let rules = Ruleset::usual(Game::Kimasai);
        let mut judge = Player::new(TABLE);
        let (even, any) = (Opening { moves: 24, margin: Some(200) }, Opening { moves: 24, margin: None });
        let mut uneven = 0;
        for seed in 0..3 {
            let drawn = even.draw(rules, &mut Random::new(seed));
            assert_eq!(drawn.plies().len(), 24);
            assert!(worth(&mut judge, &drawn) <= 200);
            assert_eq!(drawn.to_string(), even.draw(rules, &mut Random::new(seed)).to_string());
            uneven += usize::from(worth(&mut judge, &any.draw(rules, &mut Random::new(seed))) > 200);
        }
        assert!(uneven > 0);
    }
}
