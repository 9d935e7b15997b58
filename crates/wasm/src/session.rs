//! A game on the page: a record, a cursor in it, and perhaps a turn in progress.

use crate::error::{Problem, limit};
use crate::step::Step;
use crate::summary::summarise;
use crate::values::{Actions, BoardInfo, Choice, Outcome, Side, Summary, TurnReport, names, out};
use magomba_engine as engine;
use magomba_engine::{
    Answer, Bonus, Hole, Move, Options, PRICE, Position, Record, RecordError, RecordProblem, Ruleset, Turn,
};
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most characters of a tag's name or value, so that a record never outgrows what can be read.
const TAG_LIMIT: usize = 1000;
/// The most characters of a comment, and of all comments of a game, for the same reason.
const COMMENT_LIMIT: usize = 2000;
const COMMENTS_LIMIT: usize = 100_000;

const NO_SUCH_PLY: Problem = Problem::new("no-such-ply", "the record has no such move");

/// A game being played or looked at. Everything drawn follows from its record, its cursor and its running turn.
#[wasm_bindgen]
#[derive(Clone, Debug)]
pub struct Session {
    record: Record,
    cursor: usize,
    turn: Option<Turn>,
}

#[wasm_bindgen]
impl Session {
    /// A new game: `rules` is a game with its options, `tsoro:heads=1`; `columns` the usual ones if not given.
    ///
    /// # Errors
    /// `Error` with a `code` when there is no such game.
    pub fn start(rules: &str, columns: Option<usize>) -> Result<Session, Problem> {
        let options = Options::parse(limit(rules)?)?;
        let rules = Ruleset::new(options, columns.unwrap_or(options.game().usual_columns()))?;
        Ok(Session::of(Record::new(rules)))
    }

    /// A new game from a position's text.
    ///
    /// # Errors
    /// `Error` with a `code` that says why the text is not a legal position.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(text: &str) -> Result<Session, Problem> {
        let position: Position = limit(text)?.parse()?;
        Ok(Session::of(Record::from_position(position)))
    }

    /// The first game of a record's text, with the cursor at its end.
    ///
    /// # Errors
    /// `Error` with a `code` that says what is wrong and in which line.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Session, Problem> {
        let missing = RecordError { line: 1, problem: RecordProblem::NoGame };
        let record = engine::games(limit(text)?).next().ok_or(missing)??;
        let cursor = record.plies().len();
        Ok(Session { record, cursor, turn: None })
    }

    /// What of the board stays the same for the whole game.
    pub fn board(&self) -> Result<Ts<BoardInfo>, Problem> {
        out(&BoardInfo::of(self.record.start()))
    }

    /// The stones of each hole in layout order, at the cursor or inside the running turn.
    pub fn stones(&self) -> Vec<u8> {
        self.layout(|position, hole| position.stones(hole))
    }

    /// The owner of each hole in layout order: 0 South, 1 North.
    pub fn owners(&self) -> Vec<u8> {
        self.layout(|position, hole| u8::from(position.owner(hole) == Some(engine::Side::North)))
    }

    /// For each hole in layout order whether a turn may begin there now: 0 or 1.
    pub fn startable(&self) -> Vec<u8> {
        let open = self.turn.is_none() && self.here().is_none();
        self.layout(|position, hole| u8::from(open && position.may_start(hole)))
    }

    /// What each side has taken, South first: captured stones, or in Goré the herds.
    pub fn taken(&self) -> Vec<u16> {
        engine::Side::ALL.map(|side| self.now().taken(side) as u16).to_vec()
    }

    /// Who is to move or to answer; inside a turn, who is making it.
    pub fn side(&self) -> Result<Ts<Side>, Problem> {
        out(&self.position_at_cursor().side().into())
    }

    /// What the side to move may do.
    pub fn actions(&self) -> Result<Ts<Actions>, Problem> {
        let position = self.position_at_cursor();
        let open = self.turn.is_none() && self.here().is_none();
        let (pass, answer) = (open && position.must_pass(), open && !position.offer().is_empty());
        let offer_max = if open { position.offer_limit() } else { 0 };
        let own = position.rules().layout().filter(|hole| position.owner(*hole) == Some(position.side()));
        let offer_holes = if offer_max > 0 { names(&own.collect()) } else { Vec::new() };
        out(&Actions { sow: open && !pass && !answer, pass, answer, offer_max, offer_holes, price: PRICE })
    }

    /// Goré: the holes of the pending offer.
    pub fn offer(&self) -> Vec<String> {
        names(&self.position_at_cursor().offer())
    }

    /// Begins a turn at a hole, `a5`, or takes one up again with the heads gone on at so far, `a19>>`.
    ///
    /// # Errors
    /// `Error` with a `code` when no turn may begin there.
    pub fn begin(&mut self, text: &str) -> Result<Ts<TurnReport>, Problem> {
        const TEXT: Problem =
            Problem::new("turn-text", "expected the hole to begin at, with \">\" for each head gone on at");
        let Move::Sow(sowing) = Move::parse(limit(text)?)? else { return Err(TEXT) };
        if sowing.stopped || sowing.captured {
            return Err(TEXT);
        }
        self.must_go_on()?;
        let mut steps = Vec::new();
        let mut turn = Turn::begin(self.position_at_cursor(), sowing.from, &mut steps)?;
        for _ in 0..sowing.go_ons {
            turn.answer(&Answer::GoOn, &mut steps)?;
        }
        self.take_up(turn, &steps, false)
    }

    /// Answers the running turn's choice: `>`, `|`, or the bonus, which may be empty.
    ///
    /// # Errors
    /// `Error` with a `code` when no turn runs or the answer is not allowed; the turn stays as it was.
    pub fn answer(&mut self, text: &str) -> Result<Ts<TurnReport>, Problem> {
        let (turn, steps) = self.answered(text)?;
        self.take_up(turn, &steps, true)
    }

    /// What [`Session::answer`] would do, without doing it. The stones it would leave are in the steps.
    ///
    /// # Errors
    /// As [`Session::answer`].
    pub fn preview(&self, text: &str) -> Result<Ts<TurnReport>, Problem> {
        let (turn, steps) = self.answered(text)?;
        out(&report(&turn, &steps, true))
    }

    /// Takes the running turn back to its beginning. Does nothing when none runs.
    pub fn cancel(&mut self) {
        self.turn = None;
    }

    /// The text of the running turn so far, which [`Session::begin`] takes up again; nothing when none runs.
    pub fn running(&self) -> Option<String> {
        let turn = self.turn.as_ref()?;
        let so_far = engine::Sowing { captured: false, bonus: Bonus::Nothing, ..*turn.sowing() };
        Some(Move::Sow(so_far).to_string())
    }

    /// Plays a whole move: `pass`, `offer:a1,a4`, `accept`, `refuse`, `resign` or a sowing with all its choices.
    /// A running turn is given up.
    ///
    /// # Errors
    /// `Error` with a `code` when the move is not legal; nothing changes then.
    pub fn act(&mut self, text: &str) -> Result<Ts<TurnReport>, Problem> {
        let played = Move::parse(limit(text)?)?;
        self.must_go_on()?;
        let mut steps = Vec::new();
        self.position_at_cursor().play_recorded(&played, &mut steps)?;
        self.commit(&played)?;
        out(&TurnReport { steps: Step::list(&steps, false), choice: None, played: Some(played.to_string()) })
    }

    /// How many moves lie before the cursor.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// How many moves the record has.
    pub fn plies(&self) -> usize {
        self.record.plies().len()
    }

    /// Sets the cursor after so many moves. What follows is kept until another move is made.
    ///
    /// # Errors
    /// `Error` with code `no-such-ply` when the record has fewer.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) -> Result<(), Problem> {
        if ply > self.plies() {
            return Err(NO_SUCH_PLY);
        }
        self.turn = None;
        self.cursor = ply;
        Ok(())
    }

    /// The texts of all moves.
    pub fn moves(&self) -> Vec<String> {
        self.record.plies().iter().map(|ply| ply.played.to_string()).collect()
    }

    /// The `ply`-th move (from 1) in numbers.
    ///
    /// # Errors
    /// `Error` with code `no-such-ply`.
    pub fn summary(&self, ply: usize) -> Result<Ts<Summary>, Problem> {
        let (before, played, steps) = self.replay(ply)?;
        out(&summarise(before, played, &steps))
    }

    /// The steps of the `ply`-th move (from 1), to show it again.
    ///
    /// # Errors
    /// `Error` with code `no-such-ply`.
    pub fn steps(&self, ply: usize) -> Result<Vec<Ts<Step>>, Problem> {
        let (_, _, steps) = self.replay(ply)?;
        Step::list(&steps, false).iter().map(out).collect()
    }

    /// The end of the game, if the cursor stands after it.
    pub fn outcome(&self) -> Result<Option<Ts<Outcome>>, Problem> {
        self.here().map(|outcome| out(&Outcome::of(outcome, self.position_at_cursor()))).transpose()
    }

    /// The position's text at the cursor.
    pub fn position(&self) -> String {
        self.position_at_cursor().to_string()
    }

    /// The record's text, the moves after the cursor included.
    pub fn record(&self) -> String {
        self.record.to_string()
    }

    /// The record's text with the moves before the cursor only: what the computer is asked about.
    #[wasm_bindgen(js_name = recordToCursor)]
    pub fn record_to_cursor(&self) -> String {
        self.record.text_up_to(self.cursor)
    }

    /// For the beginning and after each move what was written about it, or an empty text; several comments stand in lines.
    pub fn comments(&self) -> Vec<String> {
        (0..=self.plies()).map(|ply| self.record.comments(ply).join("\n")).collect()
    }

    /// Writes about the `ply`-th move, or with 0 about the beginning, in place of what was written there; an empty text
    /// takes it away. Control characters become spaces, and a closing brace, which would end the comment, a bracket.
    ///
    /// # Errors
    /// `Error` with code `no-such-ply`; with code `comment-too-long` when the text is longer than 2,000 characters or all
    /// of the game's are longer than 100,000.
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, ply: usize, text: &str) -> Result<(), Problem> {
        const TOO_LONG: Problem = Problem::new(
            "comment-too-long",
            "a comment may have 2,000 characters at most, and all comments of a game 100,000",
        );
        let length = |text: &str| text.chars().count();
        let others = (0..=self.plies()).filter(|other| *other != ply).flat_map(|other| self.record.comments(other));
        let all = length(text) + others.map(|said| length(said)).sum::<usize>();
        if length(text) > COMMENT_LIMIT || (all > COMMENTS_LIMIT && !text.is_empty()) {
            return Err(TOO_LONG);
        }
        let text: String = text.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect();
        if self.record.set_comment(ply, &text) { Ok(()) } else { Err(NO_SUCH_PLY) }
    }

    /// The value of a tag that the moves do not determine, such as `South`.
    pub fn tag(&self, name: &str) -> Option<String> {
        self.record.tags().get(name).map(str::to_owned)
    }

    /// Sets a tag, or removes it with an empty value.
    ///
    /// # Errors
    /// `Error` with code `tag-name` when the name is not letters, digits and `_`, or belongs to a derived tag; with code
    /// `tag-too-long` when name or value is longer than 1,000 characters.
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        if name.len().max(value.chars().count()) > TAG_LIMIT {
            return Err(Problem::new("tag-too-long", "a tag's name and value may have 1,000 characters at most"));
        }
        if self.record.tags_mut().set(name, value) {
            Ok(())
        } else {
            Err(Problem::new("tag-name", "expected a tag's name of letters, digits and _ that is not derived"))
        }
    }
}

impl Session {
    fn of(record: Record) -> Session {
        Session { record, cursor: 0, turn: None }
    }

    fn position_at_cursor(&self) -> &Position {
        self.record.position(self.cursor).unwrap_or(self.record.last())
    }

    /// The board as it lies now.
    fn now(&self) -> &Position {
        self.turn.as_ref().map_or(self.position_at_cursor(), Turn::position)
    }

    /// How the game stands at the cursor.
    fn here(&self) -> Option<engine::Outcome> {
        self.record.outcome_at(self.cursor)
    }

    fn must_go_on(&self) -> Result<(), Problem> {
        self.here().map_or(Ok(()), |_| Err(engine::PlayError::Over.into()))
    }

    fn layout<T>(&self, value: impl Fn(&Position, Hole) -> T) -> Vec<T> {
        let position = self.now();
        position.rules().layout().map(|hole| value(position, hole)).collect()
    }

    /// The running turn with one more answer.
    fn answered(&self, text: &str) -> Result<(Turn, Vec<engine::Step>), Problem> {
        const NONE: Problem = Problem::new("no-turn", "no turn is running that asks for an answer");
        let mut turn = self.turn.clone().ok_or(NONE)?;
        let answer = match text {
            ">" => Answer::GoOn,
            "|" => Answer::Stop,
            bonus => Answer::Take(Bonus::parse(limit(bonus)?)?),
        };
        let mut steps = Vec::new();
        turn.answer(&answer, &mut steps)?;
        Ok((turn, steps))
    }

    /// Keeps a turn that waits for an answer, or plays one that is done.
    fn take_up(&mut self, turn: Turn, steps: &[engine::Step], within: bool) -> Result<Ts<TurnReport>, Problem> {
        let report = out(&report(&turn, steps, within))?;
        match turn.finished() {
            Some((played, _)) => self.commit(&played)?,
            None => self.turn = Some(turn),
        }
        Ok(report)
    }

    /// Plays a move at the cursor; what followed before is forgotten.
    fn commit(&mut self, played: &Move) -> Result<(), Problem> {
        self.record.truncate(self.cursor);
        self.record.play(played)?;
        self.cursor += 1;
        self.turn = None;
        Ok(())
    }

    fn replay(&self, ply: usize) -> Result<(&Position, &Move, Vec<engine::Step>), Problem> {
        let at = ply.checked_sub(1).ok_or(NO_SUCH_PLY)?;
        let played = &self.record.plies().get(at).ok_or(NO_SUCH_PLY)?.played;
        let before = self.record.position(at).ok_or(NO_SUCH_PLY)?;
        let mut steps = Vec::new();
        before.play_recorded(played, &mut steps)?;
        Ok((before, played, steps))
    }
}

fn report(turn: &Turn, steps: &[engine::Step], within: bool) -> TurnReport {
    let played = turn.finished().map(|(played, _)| played.to_string());
    TurnReport { steps: Step::list(steps, within), choice: Choice::of(turn), played }
}
