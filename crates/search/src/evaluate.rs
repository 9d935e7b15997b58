//! What a position that goes on is worth: a few countable things, each with a weight.
//!
//! Each thing is counted for both sides, and what counts is the difference. In the four-row games:
//! - *stones* on the board, the coin of the game;
//! - *starts*: the moves a side has, and its means to threaten: holes of two or more, or when there are none the singles
//!   that may step, which is the tempo of the singles ending;
//! - *singles*: holes of one stone, which lie idle while there are doubles;
//! - *exposed* stones, which a capture would take: those of an occupied inner hole and, where the column is taken, those
//!   behind it;
//! - *columns* with an occupied inner hole, each a mark for the enemy;
//! - *shelter*: outer holes of two or more behind an empty inner hole, moves that cannot be taken;
//! - *run*: in the singles ending, empty places before the stones, the steps a side has left.
//!
//! In Goré:
//! - *cows* in the herd and in own holes, which is how the game is counted at its end;
//! - *herd*: those that nobody can take any more;
//! - *holes* owned;
//! - *ripe* holes: own ones that one more cow would make two or four, so that the enemy may take them;
//! - *chained* holes: own ones of two or four next to a ripe one, which would be taken along;
//! - *stocked* holes: own ones that hold a cow, so that a move may start there;
//! - *big* holes: own ones of three cows or more, which keep the game going.
//!
//! And in every game *turn*: being the side to move. `magomba tune` finds the weights by self-play.

use crate::score::Score;
use magomba_engine::{CaptureRule, Game, Position, Ring, Ruleset, Side};

/// How many things are counted.
pub const FEATURES: usize = 8;

/// What was counted, the side to move's less the other's; the order is that of [`feature_names`].
pub type Features = [Score; FEATURES];

/// The most columns of a small board.
const SMALL: usize = 8;

/// What each counted thing is worth, in hundredths of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights(pub Features);

impl Weights {
    /// The weights in use for a game and a number of columns: what counts most differs with the size of the board.
    pub const fn of(game: Game, columns: usize) -> Weights {
        match game {
            Game::Tsoro if columns > SMALL => Weights([100, 29, 6, -43, 21, -19, -3, 117]),
            Game::Tsoro => Weights([100, 113, 0, 6, 24, 14, 29, 78]),
            Game::Nsolo if columns > SMALL => Weights([100, 119, 67, 2, -74, 46, -41, 194]),
            Game::Nsolo => Weights([100, 131, 50, 0, -46, 34, -14, 98]),
            Game::Kimasai => Weights([100, 8, 64, -17, -20, 0, -31, 47]),
            Game::Gore => Weights([100, 130, 165, 41, 11, 128, 28, 7]),
        }
    }

    /// What counted things are worth together.
    pub(crate) fn sum(&self, features: &Features) -> Score {
        self.0.iter().zip(features).map(|(weight, count)| weight * count).sum()
    }
}

/// The names of what is counted in a game, in order.
pub const fn feature_names(game: Game) -> [&'static str; FEATURES] {
    match game {
        Game::Tsoro | Game::Nsolo | Game::Kimasai => {
            ["stones", "starts", "singles", "exposed", "columns", "shelter", "run", "turn"]
        }
        Game::Gore => ["cows", "herd", "holes", "ripe", "chained", "stocked", "big", "turn"],
    }
}

/// Counts a position's things.
pub fn features(position: &Position) -> Features {
    let side = position.side();
    match position.rings() {
        Some(rings) => rows(position.rules(), &rings[side.index()], &rings[side.other().index()]),
        None => gore(position),
    }
}

/// Counts two rings' things for the side that owns the first.
pub fn rows(rules: &Ruleset, mine: &Ring, enemy: &Ring) -> Features {
    difference(ring(rules, mine), ring(rules, enemy))
}

/// Counts a Goré position's things.
pub fn gore(position: &Position) -> Features {
    let side = position.side();
    difference(herd(position, side), herd(position, side.other()))
}

fn difference(mine: Features, theirs: Features) -> Features {
    let mut both = [0; FEATURES];
    for (at, count) in both.iter_mut().enumerate() {
        *count = mine[at] - theirs[at];
    }
    both[FEATURES - 1] = 1;
    both
}

/// Counts one side of a four-row game.
pub fn ring(rules: &Ruleset, ring: &Ring) -> Features {
    let holes = ring.holes();
    let stones: Score = holes.iter().map(|held| Score::from(*held)).sum();
    let taken = ring.places_with(1);
    let doubles = ring.places_with(2);
    let starts = ring.places_that_may_start().count_ones() as Score;
    let singles = (taken & !doubles).count_ones() as Score;
    // Behind the inner place 2n-1-i lies the outer place i.
    let (outer, inner) = holes.split_at(rules.columns());
    let behind = rules.capture() == CaptureRule::Column;
    let (mut exposed, mut columns, mut shelter) = (0, 0, 0);
    for (front, back) in inner.iter().rev().zip(outer) {
        let open = *front > 0;
        columns += Score::from(open);
        exposed += Score::from(*front) + Score::from(*back) * Score::from(open && behind);
        shelter += Score::from(!open && *back > 1);
    }
    let run = if doubles == 0 && taken != 0 { holes.len() as Score - singles } else { 0 };
    [stones, starts, singles, exposed, columns, shelter, run, 0]
}

/// What a ring's owner loses when so many stones are taken from a place, as long as doubles are left.
pub fn loss(rules: &Ruleset, weights: &Weights, ring: &Ring, place: usize, stones: u8) -> Score {
    if stones == 0 {
        return 0;
    }
    let [stone, start, single, exposed, column, shelter, ..] = weights.0;
    let (before, after) = (ring.get(place), ring.get(place) - stones);
    let across = ring.get(ring.len() - 1 - place);
    let hole = |held: u8| start * Score::from(held > 1) + single * Score::from(held == 1);
    let mut loss = stone * Score::from(stones) + hole(before) - hole(after);
    if place >= rules.columns() {
        // An inner hole, with an outer one behind it.
        loss += exposed * Score::from(stones);
        if after == 0 {
            let behind = if rules.capture() == CaptureRule::Column { Score::from(across) } else { 0 };
            loss += column + exposed * behind - shelter * Score::from(across > 1);
        }
    } else if across > 0 {
        loss += if rules.capture() == CaptureRule::Column { exposed * Score::from(stones) } else { 0 };
    } else {
        loss += shelter * (Score::from(before > 1) - Score::from(after > 1));
    }
    loss
}

/// One side of Goré.
fn herd(position: &Position, side: Side) -> Features {
    let [mut holes, mut ripe, mut chained, mut stocked, mut big] = [0; 5];
    let at = |hole| (position.owner(hole) == Some(side), position.stones(hole));
    let is_ripe = |(own, cows): (bool, u8)| own && matches!(cows, 1 | 3);
    let rules = position.rules();
    let len = rules.ring_len();
    for place in 0..len {
        let here = at(rules.hole(Side::South, place));
        if here.0 {
            let beside = [place + 1, place + len - 1].map(|near| at(rules.hole(Side::South, near % len)));
            holes += 1;
            ripe += Score::from(is_ripe(here));
            chained += Score::from(matches!(here.1, 2 | 4) && beside.into_iter().any(is_ripe));
            stocked += Score::from(here.1 > 0);
            big += Score::from(here.1 > 2);
        }
    }
    [position.score(side) as Score, position.taken(side) as Score, holes, ripe, chained, stocked, big, 0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_what_it_says() {
        let tsoro: Position = "tsoro 0x6/0,2,0x4/3,1,0x4/2,4,1,0x3 S".parse().unwrap();
        // South: a1 2 a2 4 a3 1, b1 3 b2 1; North: c2 2 with nothing behind it.
        assert_eq!(features(&tsoro), [11 - 2, 3 - 1, 2, 10 - 2, 2 - 1, 0, 0, 1]);
        let gore: Position = "gore 4x3,3/4x3,1 S nnnn/ssss 14,6 - -".parse().unwrap();
        let counted = features(&gore);
        assert_eq!(counted[1..3], [8, 0]);
        assert_eq!(counted[FEATURES - 1], 1);
    }

    /// What a loss is said to be is what the evaluation loses.
    #[test]
    fn losses_are_differences() {
        for text in ["tsoro 0x6/0,2,0x4/3,1,0x4/2,0,1,0,3,0 S", "nsolo 0x8/0,2,0x6/3,1,2,0x5/2,4,1,0,5,0x3 S"] {
            let position: Position = text.parse().unwrap();
            let (rules, mine) = (position.rules(), position.rings().unwrap()[0]);
            let weights = Weights([100, 37, 11, -13, -17, 19, 0, 0]);
            for place in 0..mine.len() {
                for stones in 0..=mine.get(place) {
                    let mut fewer = mine;
                    fewer.set(place, mine.get(place) - stones);
                    let lost = weights.sum(&ring(rules, &mine)) - weights.sum(&ring(rules, &fewer));
                    assert_eq!(loss(rules, &weights, &mine, place, stones), lost, "{text} {place} {stones}");
                }
            }
        }
    }

    /// Turning the board round turns every difference round.
    #[test]
    fn sides_are_judged_alike() {
        for (one, other) in [
            ("tsoro 0x6/0,2,0x4/3,1,0x4/2,4,1,0x3 S", "tsoro 0x3,1,4,2/0x4,1,3/0x4,2,0/0x6 N"),
            ("kimasai 0x12/0x3,1,0x8/0x4,1,0x7/0x12 S", "kimasai 0x12/0x7,1,0x4/0x8,1,0x3/0x12 N"),
        ] {
            assert_eq!(features(&one.parse().unwrap()), features(&other.parse().unwrap()));
        }
    }
}
