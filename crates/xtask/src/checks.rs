//! Every check of `cargo xtask test`, in the order in which they are run, and `cargo xtask format`.

use crate::{
    Part, browser,
    command::{Run, at_once},
    elsewhere::{self, Elsewhere},
    project::Project,
    setup::{self, BARE_WASM, THUMB, WASM},
    site,
    steps::{Steps, Stopped},
};

const ESLINT: &str = "web/node_modules/eslint/bin/eslint.js";
const PRETTIER: &str = "web/node_modules/prettier/bin/prettier.cjs";
const TSC: &str = "web/node_modules/typescript/bin/tsc";

/// Sets up, then runs the checks, all or one part of them.
pub fn run(project: &Project, steps: &mut Steps, only: Option<Part>) -> Result<(), Stopped> {
    let wants = |part| only.is_none_or(|only| only == part);
    if wants(Part::Rust) {
        setup::rust(project, steps)?;
    }
    let one_file = only == Some(Part::OneFile);
    let elsewhere = match only {
        Some(Part::Firefox) => Some(Elsewhere::Firefox),
        Some(Part::Webkit) => Some(Elsewhere::WebKit),
        _ => None,
    };
    let page = wants(Part::Web) || wants(Part::Browser) || one_file || elsewhere.is_some();
    if page {
        setup::for_site(project, steps)?;
    }
    if wants(Part::Browser) || one_file {
        setup::browser(project, steps)?;
    }
    if wants(Part::Browser) {
        setup::servers(project, steps)?;
    }
    if wants(Part::Rust) {
        rust(project, steps)?;
    }
    if page {
        site::build_only(project, steps)?;
    }
    if wants(Part::Web) {
        web(project, steps)?;
    }
    if wants(Part::Browser) {
        steps.step("Play the page in a browser (Playwright)", || site::playwright(project)?.shown())?;
        for browser in Elsewhere::ALL {
            elsewhere::test(project, steps, browser, false)?;
        }
        // Last and alone: it measures.
        steps.step("Look at the page as on a phone (Lighthouse)", || {
            browser::told(project, project.node("web/lighthouse.mjs")).shown()
        })?;
    }
    if let Some(browser) = elsewhere {
        elsewhere::test(project, steps, browser, true)?;
    }
    if one_file {
        steps.step("Play the one file in a browser (Playwright)", || {
            site::playwright(project)?.env("MAGOMBA_ONE_FILE", "1").shown()
        })?;
    }
    Ok(())
}

fn rust(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    steps.step("Rust format", || project.cargo(["fmt", "--all", "--check", "--", "--color=never"]).quietly())?;
    steps.step("Rust lints (clippy)", || {
        let all = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
        project.cargo(all).quietly()
    })?;
    steps.step("Rust lints for the page (clippy, wasm)", || {
        let wasm = ["clippy", "-p", "magomba-wasm", "--all-features", "--target", WASM, "--quiet"];
        project.cargo(wasm).args(["--", "-D", "warnings"]).quietly()
    })?;
    steps.step("Rust documentation", || {
        let doc = project.cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
        doc.env("RUSTDOCFLAGS", "-D warnings").quietly()
    })?;
    steps.step("Licences and origins of all crates (cargo-deny)", || {
        let deny = project.run("cargo-deny").args(["--log-level", "error", "check"]);
        deny.args(["licenses", "bans", "sources"]).quietly()
    })?;
    for target in [THUMB, BARE_WASM] {
        steps.step(&format!("Engine and search without a standard library ({target})"), || {
            let crates = ["-p", "magomba-engine", "-p", "magomba-search"];
            project.cargo(["build", "--lib", "--quiet", "--target", target]).args(crates).quietly()
        })?;
    }
    steps.step("Rust tests", || project.cargo(["test", "--workspace", "--quiet"]).shown())
}

fn web(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    steps.step("Format, lints and types of the page's sources (prettier, eslint, tsc)", || {
        let types = ["tsconfig.json", "tsconfig.worker.json", "tsconfig.test.json"]
            .map(|config| project.node(TSC).args(["--project", &format!("web/{config}")]));
        // Each of them uses one core only.
        at_once([prettier(project, "--check"), eslint(project)].into_iter().chain(types))
    })?;
    steps.step("TypeScript unit tests", || project.node("web/test.mjs").shown())?;
    steps.step("Weight of the page", || project.node("web/weight.mjs").shown())
}

/// Formats everything and mends what can be mended.
pub fn format(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    setup::for_site(project, steps)?;
    steps.step("Format the Rust sources", || project.cargo(["fmt", "--all"]).quietly())?;
    steps.step("Mend the page's sources (eslint)", || {
        // What it cannot mend is for `test` to say.
        let mended = eslint(project).args(["--fix"]).answer().is_some();
        Ok(if mended { "" } else { "some things are left to do by hand" }.to_owned())
    })?;
    steps.step("Format the page's sources (prettier)", || prettier(project, "--write").quietly())
}

fn eslint(project: &Project) -> Run {
    let configured = project.node(ESLINT).args(["--config", "web/eslint.config.js"]);
    configured.args(["--max-warnings", "0", "web", "tests/browser"])
}

fn prettier(project: &Project, what: &str) -> Run {
    let configured = project.node(PRETTIER).args(["--config", "web/.prettierrc.json"]);
    configured.args([what, "--log-level", "warn", "web", "tests/browser", "index.html"])
}
