//! Finding a Chromium for the browser tests: a headless shell, else Debian's package of it, else any Chromium on this
//! machine, else Playwright's own. The shell is the same browser without windows and menus of its own: the tests take two
//! thirds of the time in it.

use std::{
    env,
    path::{Path, PathBuf},
};

use crate::{command::Run, project::Project, steps::Reason, versions};

/// The headless shell, and the package of Debian that has it.
const SHELL: &str = "chromium-headless-shell";

/// Names that Chromium and its kin go by.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// The variable that names a browser to use, for us and for playwright.config.ts.
pub const VARIABLE: &str = "MAGOMBA_CHROMIUM";

/// Playwright's command line.
pub const PLAYWRIGHT: &str = "web/node_modules/@playwright/test/cli.js";

/// Makes sure that there is a browser and remembers it in `project`.
pub fn make_ready(project: &Project) -> Result<String, Reason> {
    let named = env::var_os(VARIABLE).map(PathBuf::from);
    if let Some(remark) = named.and_then(|path| start(project, path)) {
        return Ok(remark);
    }
    if on_path(SHELL).is_none() {
        install(project, SHELL);
    }
    if let Some(remark) =
        [SHELL].iter().chain(&NAMES).filter_map(|name| on_path(name)).find_map(|path| start(project, path))
    {
        return Ok(remark);
    }
    install(project, "chromium");
    if let Some(remark) = on_path("chromium").and_then(|path| start(project, path)) {
        return Ok(remark);
    }
    println!("    letting Playwright fetch its own Chromium");
    let fetched = project.node(PLAYWRIGHT).args(["install", "chromium"]).quietly();
    fetched.map_err(|reason| format!("{reason}; a Chromium on PATH or named by {VARIABLE} would do"))?;
    Ok("Playwright's own Chromium".to_owned())
}

/// Tells a program which browser was found.
pub fn told(project: &Project, run: Run) -> Run {
    match project.browser.get() {
        Some(path) => run.env(VARIABLE, path),
        None => run.without_env(&[VARIABLE]),
    }
}

/// Installs a package of Debian where that can be done; where it fails, there are other ways to a browser.
pub fn install(project: &Project, package: &str) {
    if !is_root(project) || on_path("apt-get").is_none() {
        return;
    }
    println!("    installing Debian's package {package}");
    let apt = |args: &[&str]| project.run("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").quietly();
    let _ = apt(&["update"]).and_then(|_| apt(&["install", "-y", "--no-install-recommends", package]));
}

/// Remembers the browser of this path if it starts; returns its path and version.
fn start(project: &Project, path: PathBuf) -> Option<String> {
    // Ubuntu's stand-ins for a snap are there but do not start.
    let answer = Run::new(&path, Path::new(".")).args(["--version"]).answer();
    let version = answer.as_deref().and_then(versions::in_answer)?;
    let remark = format!("{} {version}", path.display());
    project.browser.set(path).ok();
    Some(remark)
}

/// The first file of this name on `PATH`.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

fn is_root(project: &Project) -> bool {
    cfg!(unix) && project.run("id").args(["-u"]).answer().as_deref() == Some("0")
}
