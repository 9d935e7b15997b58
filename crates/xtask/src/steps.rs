//! Steps with a name, a time and an end: what is being done is said before, how it went after.

use std::time::{Duration, Instant};

/// Why a step failed, in words for the person at the terminal.
pub type Reason = String;

/// A step failed; its reason has been printed.
#[derive(Debug)]
pub struct Stopped;

/// The steps done so far.
#[derive(Default)]
pub struct Steps {
    done: Vec<Done>,
}

struct Done {
    name: String,
    time: Duration,
    /// `None` stands for a step that was left out.
    passed: Option<bool>,
}

impl Steps {
    /// Does one step. What it returns is a remark for its closing line, often empty.
    pub fn step(&mut self, name: &str, work: impl FnOnce() -> Result<String, Reason>) -> Result<(), Stopped> {
        println!("==> {name}");
        let start = Instant::now();
        let result = work();
        let time = start.elapsed();
        let passed = Some(result.is_ok());
        match &result {
            Ok(remark) if remark.is_empty() => println!("    done in {}", words_for(time)),
            Ok(remark) => println!("    {remark} ({})", words_for(time)),
            Err(reason) => println!("    FAILED after {}: {reason}", words_for(time)),
        }
        self.done.push(Done { name: name.to_owned(), time, passed });
        result.map(|_| ()).map_err(|_| Stopped)
    }

    /// Leaves a step out, and says so here and in the summary.
    pub fn skip(&mut self, name: &str, reason: &str) {
        println!("==> {name}");
        println!("    SKIPPED: {reason}");
        self.done.push(Done { name: format!("{name}: {reason}"), time: Duration::ZERO, passed: None });
    }

    /// Prints every step with its time, then how many passed and failed.
    pub fn print_summary(&self) {
        println!();
        for step in &self.done {
            let mark = match step.passed {
                Some(true) => "ok  ",
                Some(false) => "FAIL",
                None => "skip",
            };
            println!("{mark} {:>12}  {}", words_for(step.time), step.name);
        }
        let total = self.done.iter().map(|step| step.time).sum();
        println!("     {:>12}  in all\n", words_for(total));
        let count = |passed| self.done.iter().filter(|step| step.passed == passed).count();
        let skipped = count(None);
        let rest = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
        println!("{} passed, {} failed{rest}", count(Some(true)), count(Some(false)));
    }
}

/// A time as people say it: "0.4 s", "12.3 s", "3 min 5 s".
fn words_for(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 99.95 {
        format!("{seconds:.1} s")
    } else {
        let whole = seconds.round() as u64;
        format!("{} min {} s", whole / 60, whole % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short_words() {
        assert_eq!(words_for(Duration::from_millis(40)), "0.0 s");
        assert_eq!(words_for(Duration::from_millis(12_340)), "12.3 s");
        assert_eq!(words_for(Duration::from_millis(184_600)), "3 min 5 s");
    }

    #[test]
    fn a_failed_step_is_counted_and_stops() {
        let mut steps = Steps::default();
        assert!(steps.step("good", || Ok(String::new())).is_ok());
        assert!(steps.step("bad", || Err("because".into())).is_err());
        steps.skip("neither", "not there");
        let marks: Vec<_> = steps.done.iter().map(|step| step.passed).collect();
        assert_eq!(marks, [Some(true), Some(false), None]);
    }
}
