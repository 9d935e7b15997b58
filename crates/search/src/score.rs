//! What a position is worth, seen by the side to move.

/// Hundredths of a stone for the side to move; beyond [`DECIDED`] a won or lost end with its distance.
pub type Score = i32;

/// A game won at once.
pub const WON: Score = 1_000_000;
/// Scores above this (or below its negative) are ends that the search has seen.
pub const DECIDED: Score = WON - 10_000;
/// More than any score.
pub const INFINITE: Score = WON + 1;

/// A score seen one ply further away: ends count for less the later they come.
pub const fn one_ply_later(score: Score) -> Score {
    if score > DECIDED {
        score - 1
    } else if score < -DECIDED {
        score + 1
    } else {
        score
    }
}

/// Undoes [`one_ply_later`], for the bounds of a search one ply down.
pub const fn one_ply_sooner(score: Score) -> Score {
    if score >= DECIDED {
        score + 1
    } else if score <= -DECIDED {
        score - 1
    } else {
        score
    }
}

/// In how many plies the game ends, if the search has seen the end.
pub const fn plies_to_end(score: Score) -> Option<u32> {
    if score > DECIDED {
        Some((WON - score) as u32)
    } else if score < -DECIDED {
        Some((WON + score) as u32)
    } else {
        None
    }
}
