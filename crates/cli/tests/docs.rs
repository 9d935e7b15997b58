//! What the documentation shows must be true: its games replay, its positions and moves can be read.

use magomba_engine::{Move, Position, games};
use std::fs;
use std::path::Path;

fn notation() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    fs::read_to_string(path).unwrap()
}

/// The indented blocks of a page.
fn blocks(page: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in page.lines() {
        match line.strip_prefix("    ") {
            Some(text) => blocks.last_mut().unwrap().push_str(&format!("{text}\n")),
            None if line.is_empty() => blocks.last_mut().unwrap().push('\n'),
            None => blocks.push(String::new()),
        }
    }
    blocks.into_iter().map(|block| block.trim().to_string()).filter(|block| !block.is_empty()).collect()
}

#[test]
fn the_pages_positions_are_read_as_they_are_written() {
    let blocks = blocks(&notation());
    let positions = blocks.iter().find(|block| block.starts_with("tsoro ")).unwrap();
    assert!(positions.lines().count() > 3);
    for text in positions.lines() {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }
}

#[test]
fn the_pages_game_replays() {
    let blocks = blocks(&notation());
    let game = blocks.iter().find(|block| block.starts_with("[Game")).unwrap();
    let record = games(game).next().unwrap().unwrap();
    assert_eq!(record.plies().len(), 4);
}

#[test]
fn the_pages_moves_are_read_as_they_are_written() {
    let page = notation();
    let rows = page.lines().filter(|line| line.starts_with("| `") && !line.contains("magomba"));
    let cells: Vec<&str> = rows.filter_map(|line| line.split(" | ").next()).collect();
    let texts: Vec<String> =
        cells.iter().flat_map(|cell| cell.split('`')).map(|text| text.replace("\\|", "|")).collect();
    let moves: Vec<&String> =
        texts.iter().filter(|text| !text.trim().is_empty() && !text.starts_with([',', '|'])).collect();
    assert!(moves.len() > 7, "{moves:?}");
    for text in moves {
        assert_eq!(&Move::parse(text).unwrap().to_string(), text);
    }
}
