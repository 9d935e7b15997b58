//! Running other programs: silent unless they fail, or with their output shown as it comes.

use std::{
    ffi::{OsStr, OsString},
    path::Path,
    process::{Command, Stdio},
    thread,
};

use crate::steps::Reason;

/// A program to run, with its arguments.
pub struct Run {
    command: Command,
}

impl Run {
    /// A program by name or path, to be run in `folder`, with nothing on its standard input.
    pub fn new(program: impl AsRef<OsStr>, folder: &Path) -> Self {
        let mut command = Command::new(program);
        command.current_dir(folder).stdin(Stdio::null());
        Self { command }
    }

    /// Adds arguments.
    pub fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.command.args(args);
        self
    }

    /// Sets an environment variable.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Takes environment variables of the user's away, which would change what the program does.
    pub fn without_env(mut self, names: &[&str]) -> Self {
        for name in names {
            self.command.env_remove(name);
        }
        self
    }

    /// Runs it silently; its output is shown only if it fails.
    pub fn quietly(mut self) -> Result<String, Reason> {
        let output = self.command.output().map_err(|error| self.not_started(&error))?;
        if output.status.success() {
            return Ok(String::new());
        }
        print!("{}", String::from_utf8_lossy(&output.stdout));
        print!("{}", String::from_utf8_lossy(&output.stderr));
        Err(self.failed(output.status))
    }

    /// Runs it with its output shown as it comes.
    pub fn shown(mut self) -> Result<String, Reason> {
        let status = self.command.status().map_err(|error| self.not_started(&error))?;
        if status.success() { Ok(String::new()) } else { Err(self.failed(status)) }
    }

    /// Runs it in the place of this program where the system can do that, so that whoever stops this one stops it.
    pub fn in_my_place(self) -> Result<String, Reason> {
        #[cfg(unix)]
        {
            let mut run = self;
            let error = std::os::unix::process::CommandExt::exec(&mut run.command);
            Err(run.not_started(&error))
        }
        #[cfg(not(unix))]
        self.shown()
    }

    /// What it writes to its standard output; `None` when it cannot be run or fails.
    pub fn answer(mut self) -> Option<String> {
        let output = self.command.output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    fn not_started(&self, error: &std::io::Error) -> Reason {
        let program = self.command.get_program().to_string_lossy();
        format!("{program} cannot be run: {error}")
    }

    fn failed(&self, status: std::process::ExitStatus) -> Reason {
        let mut words = vec![self.command.get_program()];
        words.extend(self.command.get_args());
        let line = words.join(&OsString::from(" "));
        format!("`{}` ended with {status}", line.to_string_lossy())
    }
}

/// Runs programs side by side, silently; the output of those that fail is shown. Fails with the first that failed.
pub fn at_once(runs: impl IntoIterator<Item = Run>) -> Result<String, Reason> {
    thread::scope(|scope| {
        let started: Vec<_> = runs.into_iter().map(|run| scope.spawn(|| run.quietly())).collect();
        let ended = started.into_iter().map(|each| each.join().unwrap_or_else(|_| Err("a thread ended early".into())));
        // All of them are waited for, whatever became of the first.
        ended.collect::<Vec<_>>().into_iter().collect::<Result<Vec<_>, _>>().map(|_| String::new())
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command() {
        let run = Run::new("sh", Path::new("/")).args(["-c", "exit 3"]);
        let reason = run.quietly().unwrap_err();
        assert!(reason.contains("`sh -c exit 3`") && reason.contains('3'), "{reason}");
    }

    #[test]
    fn programs_side_by_side_fail_with_the_first_that_fails() {
        let run = |script: &str| Run::new("sh", Path::new("/")).args(["-c", script]);
        assert!(at_once([run("exit 0"), run("exit 0")]).is_ok());
        let reason = at_once([run("exit 0"), run("exit 4"), run("exit 5")]).unwrap_err();
        assert!(reason.contains("exit 4"), "{reason}");
    }

    #[test]
    fn a_missing_program_is_a_reason_too() {
        let run = Run::new("no-such-program-anywhere", Path::new("/"));
        assert!(run.shown().unwrap_err().contains("cannot be run"));
        assert_eq!(Run::new("no-such-program-anywhere", Path::new("/")).answer(), None);
    }
}
