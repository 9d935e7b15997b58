//! Firefox and WebKit for the browser tests: as this machine has them, or as packages of Debian. Where neither is to be
//! had, their tests are left out, and the summary says so; a machine that checks changes (CI=true) has to have them.

use std::{env, ffi::OsString, fs, path::PathBuf};

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

    /// Its programs, if all of them are there. Fails where a variable of `set` names one that is not: another one than
    /// was asked for must not be taken for it.
    fn find(self, set: impl Fn(&str) -> Option<OsString>) -> Result<Option<Programs>, Reason> {
        let wanted: &[(&str, &dyn Fn() -> Option<PathBuf>)] = match self {
            Self::Firefox => &[("MAGOMBA_FIREFOX", &|| on_path("firefox-esr").or_else(|| on_path("firefox")))],
            Self::WebKit => &[
                ("MAGOMBA_WEBKIT_DRIVER", &|| on_path("WebKitWebDriver")),
                ("MAGOMBA_XVFB", &|| on_path("Xvfb")),
                ("MAGOMBA_MINIBROWSER", &mini_browser),
            ],
        };
        // First of all those that are named: they are wrong whether or not the others are there.
        let named = wanted.iter().map(|&(variable, _)| named(variable, set(variable)));
        let named = named.collect::<Result<Vec<_>, _>>()?;
        let found = wanted.iter().zip(named).map(|(&(variable, usual), named)| Some((variable, named.or_else(usual)?)));
        Ok(found.collect())
    }
}

/// The program that a variable names, if it is set; fails where there is no such file.
fn named(variable: &str, value: Option<OsString>) -> Result<Option<PathBuf>, Reason> {
    let Some(path) = value.filter(|value| !value.is_empty()).map(PathBuf::from) else { return Ok(None) };
    if path.is_file() {
        return Ok(Some(path));
    }
    Err(format!("{variable} names {}, and there is no such file", path.display()))
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
    let what = if whole { "Play the page in" } else { "Play the main things in" };
    let step = format!("{what} {name} (Playwright)");
    let find = || which.find(|variable| env::var_os(variable));
    let mut found = find();
    if found == Ok(None) && cfg!(unix) {
        for package in which.packages() {
            install(project, package);
        }
        found = find();
    }
    let programs = match found {
        Ok(programs) => programs,
        Err(reason) => return steps.step(&step, || Err(reason)),
    };
    let Some(programs) = programs else {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_that_names_no_file_is_told() {
        for (which, variable) in [
            (Elsewhere::Firefox, "MAGOMBA_FIREFOX"),
            (Elsewhere::WebKit, "MAGOMBA_WEBKIT_DRIVER"),
            (Elsewhere::WebKit, "MAGOMBA_XVFB"),
            (Elsewhere::WebKit, "MAGOMBA_MINIBROWSER"),
        ] {
            let found = which.find(|name| (name == variable).then(|| OsString::from("/no/such/program")));
            let reason = found.expect_err("there is no such program");
            assert_eq!(reason, format!("{variable} names /no/such/program, and there is no such file"));
        }
    }

    #[test]
    fn a_program_that_is_named_is_taken() {
        let own = env::current_exe().expect("the test is a program");
        let found = Elsewhere::Firefox.find(|_| Some(own.clone().into_os_string()));
        assert_eq!(found, Ok(Some(vec![("MAGOMBA_FIREFOX", own)])));
        assert_eq!(named("MAGOMBA_FIREFOX", Some(OsString::new())), Ok(None));
    }
}
