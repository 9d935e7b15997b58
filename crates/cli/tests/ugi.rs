//! A conversation in the Universal Game Interface, nonsense included.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Conversation {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    fn begin() -> Conversation {
        let mut child = Command::new(env!("CARGO_BIN_EXE_magomba"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Conversation { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Reads up to and with the first line that begins like this.
    fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "no {beginning:?} in {lines:?}");
            lines.push(line.trim().to_string());
            if line.starts_with(beginning) {
                return lines;
            }
        }
    }

    fn end(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn introduces_itself_and_survives_nonsense() {
    let mut talk = Conversation::begin();
    talk.say("ugi");
    let lines = talk.until("ugiok");
    assert!(lines.iter().any(|line| line.starts_with("option name Game type combo default tsoro")));
    for nonsense in
        ["", "xyzzy", "go depth", "go depth x", "go sideways 3", "setoption", "setoption name Level value 99"]
    {
        talk.say(nonsense);
    }
    talk.say("position fen chess");
    talk.say("position startpos moves z9");
    talk.say("query everything");
    talk.say("isready");
    let lines = talk.until("readyok");
    assert_eq!(lines.len(), 10, "{lines:?}");
    assert!(lines[..9].iter().all(|line| line.starts_with("info string ")));
    talk.end();
}

#[test]
fn bytes_that_are_no_lines_of_text_are_refused() {
    let mut talk = Conversation::begin();
    talk.say(&"go ".repeat(1 << 20));
    talk.input.write_all(b"\xff\xfe\n").unwrap();
    talk.say("isready");
    let expected = ["info string the line is longer than 1 MiB", "info string the line is no text", "readyok"];
    assert_eq!(talk.until("readyok"), expected);
    talk.end();
}

#[test]
fn an_end_of_input_ends_the_search() {
    let mut talk = Conversation::begin();
    talk.say("go infinite");
    talk.until("info depth 1");
    drop(talk.input);
    let said: Vec<String> = talk.output.lines().map(Result::unwrap).collect();
    assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
    assert!(talk.child.wait().unwrap().success());
}

#[test]
fn searches_within_limits_and_stops_when_told() {
    let mut talk = Conversation::begin();
    talk.say("setoption name Game value kimasai");
    talk.say("position startpos");
    talk.say("go depth 3");
    let lines = talk.until("bestmove");
    assert_eq!(lines.last().unwrap(), "bestmove b2x");
    assert!(lines[0].starts_with("info depth 1 score "));
    talk.say("position fen tsoro 2x21/0x21/0x21/2x21 S moves a2");
    talk.say("go infinite");
    talk.say("isready");
    talk.until("readyok");
    talk.say("go nodes 10");
    assert!(talk.until("info string")[0].starts_with("info "));
    talk.say("stop");
    assert!(talk.until("bestmove").last().unwrap().starts_with("bestmove "));
    talk.say("setoption name Level value 3");
    talk.say("go");
    talk.until("bestmove");
    talk.say("go p1time 1000 p2time 300 p1inc 0 p2inc 0");
    talk.until("bestmove");
    talk.end();
}

/// Whoever has read a best move may go on at once, however busy the machine is.
#[test]
fn the_next_search_may_follow_a_best_move_at_once() {
    let mut talk = Conversation::begin();
    for _ in 0..200 {
        talk.say("go nodes 1");
        assert!(!talk.until("bestmove").iter().any(|line| line.starts_with("info string")));
    }
    talk.end();
}

#[test]
fn answers_questions() {
    let mut talk = Conversation::begin();
    talk.say("position fen gore 4x3,3/4x3,1 S nnnn/ssss 10,10 - -");
    talk.say("query p1turn");
    talk.say("query gameover");
    talk.say("query result");
    assert_eq!(talk.until("response none"), ["response true", "response false", "response none"]);
    talk.say("position fen gore 4x3,3/4x3,1 S nnnn/ssss 10,10 - - moves a4x");
    talk.say("query gameover");
    talk.say("query result");
    assert_eq!(talk.until("response p1win"), ["response true", "response p1win"]);
    talk.say("go");
    assert_eq!(talk.until("bestmove").last().unwrap(), "bestmove none");
    talk.end();
}

/// A level plays what it would play if it had seen nothing before, even where much more is known of the position.
#[test]
fn a_level_remembers_nothing() {
    let mut talk = Conversation::begin();
    talk.say("setoption name Game value gore");
    talk.say("setoption name Level value 7");
    let mut moves = String::new();
    for ply in 0..8 {
        let answers = ["uginewgame", "go nodes 20000"].map(|before| {
            talk.say(&format!("position startpos moves{moves}\n{before}"));
            if before.starts_with("go") {
                talk.until("bestmove");
            }
            talk.say("go");
            talk.until("bestmove").pop().unwrap()
        });
        assert_eq!(answers[0], answers[1], "after {ply} moves");
        moves.push_str(answers[0].trim_start_matches("bestmove"));
    }
    talk.end();
}
