//! `cargo xtask ratio`: how fast the engine runs in the browser beside the native command (web/ratio.mjs).

use crate::{
    browser,
    command::Run,
    project::Project,
    setup::{self, WASM},
    steps::{Steps, Stopped},
};

/// Where the browser's engine is built.
const FOLDER: &str = "target/ratio";

/// Builds both engines and compares them; `words` go to the script.
pub fn run(project: &Project, steps: &mut Steps, words: &[String]) -> Result<(), Stopped> {
    setup::for_site(project, steps)?;
    setup::browser(project, steps)?;
    steps.step("Build the command", || {
        project.cargo(["build", "--release", "--quiet", "-p", "magomba-cli"]).quietly()
    })?;
    // The same steps as Trunk's for the page.
    steps.step("Build the engine for the browser, with random games", || {
        build(project).args(["-p", "magomba-wasm", "--target", WASM, "--features", "playouts"]).quietly()?;
        let built = format!("target/{WASM}/release/magomba_wasm.wasm");
        let bindgen = project.run("wasm-bindgen").args(["--target", "web", "--out-dir", FOLDER, &built]);
        bindgen.quietly()?;
        let wasm = format!("{FOLDER}/magomba_wasm_bg.wasm");
        project.run("wasm-opt").args(["-O3", &wasm, "-o", &wasm]).quietly()
    })?;
    steps.step("Play random games in both", || {
        let script = project.node("web/ratio.mjs").args(words);
        browser::told(project, script).shown()
    })
}

/// A release build in the folder where web/ratio.mjs looks for it, wherever the user's own builds go.
fn build(project: &Project) -> Run {
    project.cargo(["build", "--release", "--quiet", "--target-dir", "target"])
}
