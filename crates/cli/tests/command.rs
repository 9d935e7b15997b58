//! The command as a script sees it: output, errors, exit status.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn magomba(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_magomba")).args(arguments).output().unwrap()
}

fn prints(arguments: &[&str], expected: &str) {
    let output = magomba(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{arguments:?}");
    assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
}

fn refuses(arguments: &[&str], expected: &str) {
    let output = magomba(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("magomba: {expected}\n"), "{arguments:?}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn start() {
    prints(&["start", "tsoro"], "tsoro 2x21/0x21/0x21/2x21 S\n");
    prints(&["start", "tsoro:heads=1", "--columns", "8"], "tsoro:heads=1 3,2x7/0x8/0x8/2x7,3 S\n");
    prints(&["start", "nsolo", "--columns", "36"], "nsolo 2x36/0,2x35/2x35,0/2x36 S\n");
    prints(&["start", "kimasai"], "kimasai 1x12/1x11,0/0,1x11/1x12 S\n");
    prints(&["start", "gore:trade=no"], "gore:trade=no 6x4/6x4 S nnnn/ssss 0,0 - -\n");
}

#[test]
fn moves_and_perft() {
    prints(&["moves", "kimasai 1x12/1x11,0/0,1x11/1x12 S"], "b2x\n");
    prints(&["perft", "gore 6x4/6x4 S nnnn/ssss 0,0 - -", "4"], "241\n");
    prints(&["perft", "gore 6x4/6x4 S nnnn/ssss 0,0 - -", "0"], "1\n");
}

#[test]
fn play() {
    prints(
        &["play", "gore 4x3,3/4x3,1 S nnnn/ssss 10,10 - -", "a4x"],
        "gore 0x4/0x4 N nnnn/ssss 38,10 - -\nover S cleared\n",
    );
    prints(
        &["play", "tsoro 2x6/0x6/0x6/2x6 S", "a2", "resign"],
        "tsoro 2x6/0x6/0x5,1/2,0,3,0,3x2 N\ntsoro 2x6/0x6/0x5,1/2,0,3,0,3x2 N\nover S resigned\n",
    );
}

#[test]
fn bad_input_is_one_line_and_status_2() {
    refuses(&["start", "tsoro", "--columns", "7"], "tsoro is played on 6, 8, 12, 15, 18, 21 columns, not 7");
    refuses(
        &["start", "chess"],
        "the game, character 1: expected a game: tsoro, nsolo, kimasai or gore, found \"chess\"",
    );
    refuses(
        &["moves", "gore"],
        "the position, character 5: expected the board: rows of stones with \"/\" between, found the end",
    );
    refuses(
        &["play", "gore 6x4/6x4 S nnnn/ssss 0,0 - -", "a1", "z9"],
        "move 2, \"z9\", character 1: expected a hole such as a5, or pass, offer:, accept, refuse or resign, found \"z9\"",
    );
    refuses(&["play", "gore 6x4/6x4 S nnnn/ssss 0,0 - -", "b1"], "move 1, \"b1\": b1 is not South's hole");
    refuses(
        &["perft", "gore 6x4/6x4 S nnnn/ssss 0,0 - -", "x"],
        "invalid value 'x' for '<DEPTH>': invalid digit found in string (see magomba --help)",
    );
    for level in ["0", "9", "2.5"] {
        refuses(
            &["bestmove", "gore 6x4/6x4 S nnnn/ssss 0,0 - -", "--level", level],
            &format!(
                "invalid value '{level}' for '--level <LEVEL>': expected a level from 1 to 8 (see magomba --help)"
            ),
        );
    }
}

#[test]
fn the_computer_moves_analyses_and_plays_matches() {
    prints(&["bestmove", "kimasai 1x12/1x11,0/0,1x11/1x12 S", "--level", "8"], "b2x\n");
    prints(&["bestmove", "gore 4x3,3/4x3,1 S nnnn/ssss 10,10 - -", "--nodes", "500"], "a4x\n");
    prints(&["bestmove", "gore 0x4/0x4 N nnnn/ssss 38,10 - -"], "over S cleared\n");
    let output = magomba(&["analyse", "tsoro 2x6/0x6/0x6/2x6 S", "--ms", "0", "--lines", "2"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("depth 1 line 1 score ") && text.lines().nth(1).unwrap().starts_with("depth 1 line 2 "));
    let arguments =
        ["match", "2000nodes", "random", "--game", "tsoro", "--columns", "6", "--games", "6", "--seed", "2"];
    let output = magomba(&arguments);
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("wins "), "{output:?}");
    let playouts = magomba(&["playouts", "kimasai 1x12/1x11,0/0,1x11/1x12 S", "--seconds", "0.05"]);
    let text = String::from_utf8_lossy(&playouts.stdout).into_owned();
    assert!(text.contains(" playouts/s\n") && text.contains(" laps/s\n"));
}

#[test]
fn everything_can_be_measured() {
    let output = magomba(&["bench", "--seconds", "0"]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout);
    for what in ["perft", "random_games", "search"] {
        assert!(text.contains(&format!("─ {what} ")), "{what}: {text}");
    }
    for game in ["tsoro 2x21", "tsoro:heads=0 2x21", "nsolo 2x8", "kimasai 1x12", "gore 6x4"] {
        assert_eq!(text.matches(&format!("─ {game}")).count(), 3, "{game}: {text}");
    }
    assert_eq!(text.lines().filter(|line| line.contains("item/s")).count(), 18, "{text}");
}

#[test]
fn help_is_no_error() {
    let output = magomba(&["--help"]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("perft"));
    assert_eq!(magomba(&[]).status.code(), Some(2));
}

#[test]
fn check_reads_standard_input_and_counts_wrong_games() {
    let check = |text: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_magomba"))
            .args(["check", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        child.wait_with_output().unwrap()
    };
    let good = check("[Game \"gore\"]\n\n1. a1 b1\n\n[Game \"kimasai\"]\n\n1. b2x\n");
    assert_eq!((String::from_utf8_lossy(&good.stdout).as_ref(), good.status.code()), ("ok\nok\n", Some(0)));
    let bad = check("[Game \"gore\"]\n\n1. a1 a1\n");
    let line = "line 3: move 2, \"a1\": a1 is not North's hole\n";
    assert_eq!((String::from_utf8_lossy(&bad.stdout).as_ref(), bad.status.code()), (line, Some(1)));
    assert_eq!(check("").status.code(), Some(2));
    assert_eq!(magomba(&["check", "/no/such/file"]).status.code(), Some(2));
}
