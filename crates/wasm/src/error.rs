//! Errors as JavaScript sees them: an `Error` with a sentence and a stable `code`.

use magomba_engine::{PlayError, PositionError, RecordError, RulesetError, TextError};
use std::borrow::Cow;
use wasm_bindgen::JsValue;

/// The longest text that is read, in bytes: texts are a stranger's.
pub const TEXT_LIMIT: usize = 1 << 20;

/// The longest text with many games that is read, in bytes.
pub const FILE_LIMIT: usize = 5 << 20;

/// Something the caller asked for that can't be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    /// A stable name for programs, such as `endless-start`.
    pub code: &'static str,
    /// One plain sentence.
    pub message: Cow<'static, str>,
}

impl ApiError {
    /// An error of the API itself.
    pub(crate) const fn new(code: &'static str, message: &'static str) -> ApiError {
        ApiError { code, message: Cow::Borrowed(message) }
    }

    fn of(code: &'static str, error: impl ToString) -> ApiError {
        ApiError { code, message: Cow::Owned(error.to_string()) }
    }
}

/// Refuses a text that is too long to be read.
pub(crate) fn limit(text: &str) -> Result<&str, ApiError> {
    if text.len() > TEXT_LIMIT {
        return Err(ApiError::new("text-too-long", "the text is longer than 1 MiB"));
    }
    Ok(text)
}

impl From<PlayError> for ApiError {
    fn from(error: PlayError) -> ApiError {
        ApiError::of(error.code(), &error)
    }
}

impl From<PositionError> for ApiError {
    fn from(error: PositionError) -> ApiError {
        ApiError::of(error.code(), &error)
    }
}

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> ApiError {
        ApiError::of(error.problem.code(), &error)
    }
}

impl From<RulesetError> for ApiError {
    fn from(error: RulesetError) -> ApiError {
        ApiError::of("columns", &error)
    }
}

impl From<TextError> for ApiError {
    fn from(error: TextError) -> ApiError {
        ApiError::of("text", &error)
    }
}

impl From<ApiError> for JsValue {
    fn from(error: ApiError) -> JsValue {
        let value: JsValue = js_sys::Error::new(&error.message).into();
        // Setting a property of a fresh object can't fail; without it the sentence would still stand.
        let _ = js_sys::Reflect::set(&value, &"code".into(), &error.code.into());
        value
    }
}
