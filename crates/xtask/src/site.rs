//! The page: building it, serving it, testing it in a browser, taking its pictures.

use std::net::TcpListener;

use crate::{
    browser,
    command::Run,
    project::Project,
    setup,
    steps::{Reason, Steps, Stopped},
};

/// Sets up and builds the page into dist/.
pub fn build(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    setup::for_site(project, steps)?;
    build_only(project, steps)
}

/// Builds the page into dist/; the set-up must have been done.
pub fn build_only(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    steps.step("Build the page (trunk build --release)", || {
        // Trunk reads these two in ways of its own: NO_COLOR must be a boolean, RUST_LOG forbids --quiet.
        let trunk = project.run("trunk").args(["build", "--release", "--quiet"]);
        let trunk = trunk.env("NO_COLOR", "true").env("RUST_BACKTRACE", "0");
        trunk.without_env(&["RUST_LOG"]).quietly()?;
        Ok("dist/ is ready".to_owned())
    })
}

/// Builds the page and serves it until it is stopped.
pub fn play(project: &Project, steps: &mut Steps, port: u16, open: bool) -> Result<(), Stopped> {
    build(project, steps)?;
    let port = port.to_string();
    steps.step("Serve the page", || {
        let server = project.node("web/serve.mjs").args(["--port", &port]);
        server.args(open.then_some("--open")).in_my_place()
    })
}

/// Playwright with the project's configuration, a browser and a free port.
pub fn playwright(project: &Project) -> Result<Run, Reason> {
    let port = TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .map_err(|error| format!("no free port: {error}"))?
        .port();
    let run = project
        .node(browser::PLAYWRIGHT)
        .args(["test", "--config", "tests/browser/playwright.config.ts"])
        .env("MAGOMBA_PORT", port.to_string())
        // Playwright colours for a terminal only, but its server warns when it is told so.
        .without_env(&["NO_COLOR"]);
    Ok(browser::told(project, run))
}

/// Builds the page and takes the pictures in docs/pictures/ (tests/browser/pictures.ts).
pub fn pictures(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    build(project, steps)?;
    setup::browser(project, steps)?;
    steps.step("Take the pictures", || playwright(project)?.env("MAGOMBA_PICTURES", "1").shown())
}
