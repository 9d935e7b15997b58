//! Where the project lies, and how its programs are called.

use std::{
    cell::{OnceCell, RefCell},
    env,
    ffi::OsString,
    io::{self, IsTerminal},
    path::{Path, PathBuf},
};

use crate::command::Run;

/// This checkout.
pub struct Project {
    /// Its top folder.
    pub root: PathBuf,
    /// The browser for the tests, once it has been looked for; none stands for Playwright's own.
    pub browser: OnceCell<PathBuf>,
    /// Folders of tools that come before the user's own in `PATH`.
    tool_folders: RefCell<Vec<PathBuf>>,
}

impl Project {
    /// The checkout that this program was built from.
    pub fn find() -> Self {
        let crate_folder =
            env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = crate_folder.ancestors().nth(2).unwrap_or(Path::new(".")).to_owned();
        Self { root, browser: OnceCell::new(), tool_folders: RefCell::default() }
    }

    /// The folder of the page's sources.
    pub fn web(&self) -> PathBuf {
        self.root.join("web")
    }

    /// Puts a tool's folder before the user's `PATH` for every program run from now on.
    pub fn use_tool_in(&self, folder: PathBuf) {
        self.tool_folders.borrow_mut().push(folder);
    }

    /// The search path with the project's tools first.
    fn path(&self) -> OsString {
        let users = env::var_os("PATH").unwrap_or_default();
        let tools = self.tool_folders.borrow();
        let folders = tools.iter().cloned().chain(env::split_paths(&users));
        env::join_paths(folders.collect::<Vec<_>>()).unwrap_or(users)
    }

    /// Any program, run at the top of the project.
    pub fn run(&self, program: &str) -> Run {
        let run = Run::new(program, &self.root).env("PATH", self.path());
        if io::stdout().is_terminal() {
            return run;
        }
        // "true" and not "1": Trunk reads the variable as a boolean.
        run.env("NO_COLOR", "true").env("CARGO_TERM_COLOR", "never").without_env(&["FORCE_COLOR"])
    }

    /// The cargo that runs this program.
    pub fn cargo<const N: usize>(&self, args: [&str; N]) -> Run {
        self.run(&cargo()).args(args)
    }

    /// A script of the project or of an npm package, run by Node at the top of the project.
    pub fn node(&self, script: &str) -> Run {
        self.run("node").args([script])
    }

    /// npm in web/.
    pub fn npm<const N: usize>(&self, args: [&str; N]) -> Run {
        let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
        Run::new(program, &self.web()).args(args)
    }
}

/// The cargo that runs this program, or else the one on `PATH`.
pub fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}
