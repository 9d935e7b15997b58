//! A move put into numbers.

use crate::values::{Side, Summary, SummaryKind};
use magomba_engine::{Move, Position, Step};

/// Sums up a move played from a position by its steps.
pub(crate) fn summarise(before: &Position, played: &Move, steps: &[Step]) -> Summary {
    let mut summary = Summary {
        side: Side::from(before.side()),
        played: played.to_string(),
        kind: match played {
            Move::Sow(_) => SummaryKind::Sow,
            Move::Pass => SummaryKind::Pass,
            Move::Offer(_) => SummaryKind::Offer,
            Move::Accept => SummaryKind::Accept,
            Move::Refuse => SummaryKind::Refuse,
            Move::Resign => SummaryKind::Resign,
        },
        from: None,
        last: None,
        laps: 0,
        captured: 0,
        bonus_holes: 0,
        bonus_stones: 0,
        holes: Vec::new(),
    };
    for step in steps {
        match step {
            Step::Lap { from, last, .. } => {
                summary.from.get_or_insert_with(|| from.to_string());
                summary.last = Some(last.to_string());
                summary.laps += 1;
            }
            Step::Capture { hole, stones, bonus, .. } => {
                let stones = usize::from(*stones);
                if *bonus {
                    summary.bonus_holes += 1;
                    summary.bonus_stones += stones;
                } else {
                    summary.captured += stones;
                }
                summary.holes.push(hole.to_string());
            }
            Step::Offer { holes } => summary.holes.extend(holes.iter().map(|hole| hole.to_string())),
            Step::Pay { hole, .. } => summary.holes.push(hole.to_string()),
            Step::Stop { .. } | Step::Refuse | Step::Pass | Step::Resign => {}
        }
    }
    summary
}
