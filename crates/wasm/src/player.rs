//! The player that thinks, with the memory it keeps from question to question.

use core::cell::Cell;
use magomba_engine::{Record, Ruleset};
use magomba_search::Player;

/// Memory of the player's table, in bytes: enough for a minute's thinking, and little to clear before a move at a level.
const TABLE: usize = 16 << 20;

thread_local! {
    /// The player and the rules by which it learnt what it knows. Absent until the first question and while it thinks:
    /// whoever is told something meanwhile may ask anything.
    static KEPT: Cell<Option<(Player, Ruleset)>> = const { Cell::new(None) };
}

/// Has the player think about a record. What it learns stays for the next question, if that is by the same rules.
pub(crate) fn with_player<T>(record: &Record, think: impl FnOnce(&mut Player) -> T) -> T {
    let rules = *record.start().rules();
    let mut player = match KEPT.take() {
        Some((player, learnt_by)) if learnt_by == rules => player,
        Some((mut player, _)) => {
            player.forget();
            player
        }
        None => Player::new(TABLE),
    };
    let thought = think(&mut player);
    KEPT.set(Some((player, rules)));
    thought
}
