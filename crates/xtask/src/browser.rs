//! Finding a Chromium for the browser tests: one on this machine, else Debian's package, else Playwright's own.

use std::{
    env,
    path::{Path, PathBuf},
};

use crate::{command::Run, project::Project, steps::Reason, versions};

/// Names that Chromium and its kin go by.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// The variable that names a browser to use, for us and for playwright.config.ts.
pub const VARIABLE: &str = "MAGOMBA_CHROMIUM";

/// Playwright's command line.
pub const PLAYWRIGHT: &str = "web/node_modules/@playwright/test/cli.js";

/// Makes sure that there is a browser and remembers it in `project`.
pub fn make_ready(project: &Project) -> Result<String, Reason> {
    if let Some(remark) = look(project) {
        return Ok(remark);
    }
    if is_root(project) && on_path("apt-get").is_some() {
        println!("    installing Debian's package chromium");
        let apt = |args: &[&str]| project.run("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").quietly();
        // Where this fails, Playwright may still have a browser.
        let _ = apt(&["update"]).and_then(|_| apt(&["install", "-y", "--no-install-recommends", "chromium"]));
        if let Some(remark) = look(project) {
            return Ok(remark);
        }
    }
    println!("    letting Playwright fetch its own Chromium");
    let fetched = project.node(PLAYWRIGHT).args(["install", "chromium"]).quietly();
    fetched.map_err(|reason| format!("{reason}; a Chromium on PATH or named by {VARIABLE} would do"))?;
    Ok("Playwright's own Chromium".to_owned())
}

/// Looks for a browser that starts; returns its path and version.
fn look(project: &Project) -> Option<String> {
    let named = env::var_os(VARIABLE).map(PathBuf::from);
    let candidates = named.into_iter().chain(NAMES.iter().filter_map(|name| on_path(name)));
    for path in candidates {
        // Ubuntu's stand-ins for a snap are there but do not start.
        let answer = Run::new(&path, Path::new(".")).args(["--version"]).answer();
        if let Some(version) = answer.as_deref().and_then(versions::in_answer) {
            let remark = format!("{} {version}", path.display());
            project.browser.set(path).ok();
            return Some(remark);
        }
    }
    None
}

/// The first file of this name on `PATH`.
fn on_path(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

fn is_root(project: &Project) -> bool {
    cfg!(unix) && project.run("id").args(["-u"]).answer().as_deref() == Some("0")
}
