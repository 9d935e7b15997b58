//! Firefox and WebKit for the browser tests: as this machine has them, or as packages of Debian. Where neither is to be
//! had, their tests are left out, and the summary says so; a machine that checks changes (CI=true) has to have them.

use std::{env, fs, path::PathBuf};

use crate::{
    browser::{install, on_path},
    command::Run,
    project::Project,
    site,
    steps::{Reason, Steps, Stopped},
};

/// A browser that is not Chromium.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Elsewhere {
    /// Firefox, which Playwright drives by WebDriver BiDi.
    Firefox,
    /// WebKitGTK's MiniBrowser, driven by WebKitWebDriver and its inspector, on an X server without a screen.
    WebKit,
}

/// The variables that name programs to tests/browser, each with the program's file.
type Programs = Vec<(&'static str, PathBuf)>;

impl Elsewhere {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Firefox, Self::WebKit];

    fn name(self) -> &'static str {
        match self {
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// What tests/browser/playwright.config.ts calls it.
    fn project(self) -> &'static str {
        match self {
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Packages of Debian that have it.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// Its programs, if all of them are there.
    fn find(self) -> Option<Programs> {
        let named = |variable, names: &[&str]| {
            let set = env::var_os(variable).map(PathBuf::from).filter(|path| path.is_file());
            Some((variable, set.or_else(|| names.iter().find_map(|name| on_path(name)))?))
        };
        match self {
            Self::Firefox => Some(vec![named("MAGOMBA_FIREFOX", &["firefox-esr", "firefox"])?]),
            Self::WebKit => {
                let browser = env::var_os("MAGOMBA_MINIBROWSER").map(PathBuf::from).or_else(mini_browser)?;
                Some(vec![
                    named("MAGOMBA_WEBKIT_DRIVER", &["WebKitWebDriver"])?,
                    named("MAGOMBA_XVFB", &["Xvfb"])?,
                    ("MAGOMBA_MINIBROWSER", browser),
                ])
            }
        }
    }
}

/// MiniBrowser, which lies beside WebKitGTK's library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser and the like.
fn mini_browser() -> Option<PathBuf> {
    let below = |folder: PathBuf| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    ["/usr/lib", "/usr/libexec"]
        .iter()
        .flat_map(|top| below(PathBuf::from(top)).chain([PathBuf::from(top)]))
        .flat_map(below)
        .map(|folder| folder.join("MiniBrowser"))
        .find(|path| path.is_file())
}

/// Looks for a browser, installs it where that can be done, and runs the tests in it: all of them, or the main ones.
pub fn test(project: &Project, steps: &mut Steps, which: Elsewhere, whole: bool) -> Result<(), Stopped> {
    let name = which.name();
    let mut found = which.find();
    if found.is_none() && cfg!(unix) {
        for package in which.packages() {
            install(project, package);
        }
        found = which.find();
    }
    let what = if whole { "Play the page in" } else { "Play the main things in" };
    let step = format!("{what} {name} (Playwright)");
    let Some(programs) = found else {
        let packages = which.packages().join(" and ");
        let reason = format!("no {name} that can be driven; Debian's {packages} would do (docs/browsers.md)");
        if whole || env::var("CI").is_ok_and(|value| value == "true") {
            return steps.step(&step, || Err(reason));
        }
        steps.skip(&step, &reason);
        return Ok(());
    };
    steps.step(&step, || run(project, which, whole, programs)?.shown())
}

fn run(project: &Project, which: Elsewhere, whole: bool, programs: Programs) -> Result<Run, Reason> {
    let mut run = site::playwright(project)?.env("MAGOMBA_BROWSER", which.project());
    if whole {
        run = run.env("MAGOMBA_WHOLE", "1");
    }
    for (variable, path) in programs {
        run = run.env(variable, path);
    }
    Ok(run)
}
