//! What can't be done, as JavaScript hears of it: a sentence, and the same as data for whoever says it in other words.

use magomba_engine::{Arg, Args, Told};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use std::borrow::Cow;
use tsify::Tsify;
use wasm_bindgen::{JsCast, JsValue};

/// The longest text that is read, in MiB: texts are a stranger's.
const TEXT_LIMIT: usize = 1;

/// The longest text with many games that is read, in MiB.
pub const FILE_LIMIT: usize = 5;

/// Something that can't be done, or a reason why a setup is not a legal position. What is thrown is an `Error` with these
/// properties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Problem {
    /// A stable name for programs, such as `endless-start`.
    pub code: &'static str,
    /// One plain sentence in English.
    pub message: Cow<'static, str>,
    /// What the sentence is filled in with, by name: holes, numbers, `S` or `N` for a side.
    #[serde(serialize_with = "args")]
    #[tsify(type = "Record<string, string | number>")]
    pub args: Args,
}

impl Problem {
    /// A problem of the API itself.
    pub(crate) const fn new(code: &'static str, message: &'static str) -> Problem {
        Problem { code, message: Cow::Borrowed(message), args: Args::NONE }
    }

    /// An error of the engine's. Not inlined where each kind of error comes from: that would be a copy for each.
    #[inline(never)]
    pub(crate) fn of(error: &dyn Told) -> Problem {
        let mut args = Args::NONE;
        error.tell(&mut args);
        Problem { code: error.code(), message: Cow::Owned(error.to_string()), args }
    }
}

/// An object with the values by their names.
fn args<S: Serializer>(args: &Args, serializer: S) -> Result<S::Ok, S::Error> {
    let values = args.iter();
    let mut object = serializer.serialize_struct("Args", values.len())?;
    for (name, value) in values {
        match value {
            Arg::Count(count) => object.serialize_field(name, count)?,
            Arg::Text(text) => object.serialize_field(name, text)?,
        }
    }
    object.end()
}

/// Refuses a text that is too long to be read.
pub(crate) fn limit(text: &str) -> Result<&str, Problem> {
    limit_to(text, TEXT_LIMIT)
}

/// Refuses a text of more than so many MiB.
pub(crate) fn limit_to(text: &str, limit: usize) -> Result<&str, Problem> {
    if text.len() <= limit << 20 {
        return Ok(text);
    }
    let mut args = Args::NONE;
    args.count("limit", limit);
    Err(Problem { code: "text-too-long", message: format!("the text is longer than {limit} MiB").into(), args })
}

impl<E: Told> From<E> for Problem {
    fn from(error: E) -> Problem {
        Problem::of(&error)
    }
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> JsValue {
        let error = js_sys::Error::new(&problem.message);
        // Plain values can always be handed out; without them the sentence would still stand.
        if let Ok(object) = problem.into_ts() {
            js_sys::Object::assign(&error, object.js_value().unchecked_ref());
        }
        error.into()
    }
}
