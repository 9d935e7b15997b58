//! Setting up what is missing, step by step. What is there already costs a moment.

use std::{env, fs, path::Path};

use crate::{
    browser,
    command::Run,
    project::Project,
    steps::{Reason, Steps, Stopped},
    tools, versions,
};

/// Everything that any command needs.
pub fn everything(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    rust(project, steps)?;
    for_site(project, steps)?;
    browser(project, steps)
}

/// What the Rust checks need: rustfmt, clippy, the targets, cargo-deny.
pub fn rust(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    steps.step("Set up Rust's formatter, linter and targets", || {
        let mut added = Vec::new();
        for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
            if project.cargo([command, "--version"]).answer().is_none() {
                rustup(project, "component", component)?;
                added.push(component);
            }
        }
        for target in [WASM, THUMB, BARE_WASM] {
            added.extend(add_target(project, target)?);
        }
        Ok(remark_on(&added))
    })?;
    let deny = tools::cargo_deny();
    steps.step(&format!("Set up cargo-deny {}", deny.version), || deny.make_ready(project))
}

/// What building the page needs: the wasm target, all crates, Trunk, wasm-bindgen, the npm packages.
pub fn for_site(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    steps.step("Set up the WebAssembly target and fetch the crates", || {
        let added = add_target(project, WASM)?;
        // Trunk builds offline.
        project.cargo(["fetch", "--quiet", "--locked"]).quietly()?;
        Ok(remark_on(added.as_slice()))
    })?;
    let trunk = tools::trunk();
    steps.step(&format!("Set up Trunk {}", trunk.version), || trunk.make_ready(project))?;
    steps.step("Set up wasm-bindgen as Cargo.lock has it", || {
        let bindgen = tools::wasm_bindgen(project)?;
        let remark = bindgen.make_ready(project)?;
        Ok(format!("{} {remark}", bindgen.version))
    })?;
    steps.step("Set up the npm packages", || npm(project))
}

/// What the browser tests need.
pub fn browser(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    steps.step("Set up a browser", || browser::make_ready(project))
}

/// Web servers for the examples in docs/hosting, on a machine that checks changes. Nobody else gets them unasked: on some
/// systems a server that is installed is started, too.
pub fn servers(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    if !env::var("CI").is_ok_and(|value| value == "true") {
        return Ok(());
    }
    steps.step("Set up web servers (nginx, Caddy)", || {
        for (program, package) in [("/usr/sbin/nginx", "nginx-light"), ("/usr/bin/caddy", "caddy")] {
            if !Path::new(program).exists() {
                browser::install(project, package);
            }
        }
        // Whether they are there, and do what they should, is for tests/browser/hosting.spec.ts to say.
        Ok(String::new())
    })
}

/// The page's target.
pub const WASM: &str = "wasm32-unknown-unknown";
/// A microcontroller without an operating system: proof that engine and search need none.
pub const THUMB: &str = "thumbv7em-none-eabihf";
/// WebAssembly without a standard library: the same proof.
pub const BARE_WASM: &str = "wasm32v1-none";

fn remark_on(added: &[&str]) -> String {
    if added.is_empty() { String::new() } else { format!("added {}", added.join(", ")) }
}

/// Adds a target where rustc has no core library for it.
fn add_target<'a>(project: &Project, target: &'a str) -> Result<Option<&'a str>, Reason> {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let folder = project.run(&rustc).args(["--print", "target-libdir", "--target", target]).answer();
    let there = folder.is_some_and(|folder| {
        let files = fs::read_dir(folder).into_iter().flatten().flatten();
        files.into_iter().any(|file| file.file_name().to_string_lossy().starts_with("libcore-"))
    });
    if there {
        return Ok(None);
    }
    rustup(project, "target", target)?;
    Ok(Some(target))
}

fn rustup(project: &Project, kind: &str, name: &str) -> Result<String, Reason> {
    project.run("rustup").args([kind, "add", name]).quietly()
}

/// Looks for Node.js, first of all: it is the one thing that nothing here can install.
pub fn node(project: &Project, steps: &mut Steps) -> Result<(), Stopped> {
    steps.step("Look for Node.js", || {
        let answer = project.run("node").args(["--version"]).answer().unwrap_or_default();
        let node = versions::in_answer(&answer).and_then(versions::major);
        if node.is_some_and(|major| major >= 20) {
            return Ok(answer.trim().to_owned());
        }
        let found = if answer.is_empty() { "none" } else { &answer };
        Err(format!("Node.js 20 or newer is needed on PATH, found {found}"))
    })
}

/// Installs exactly the packages of the lock file, unless they are there already.
fn npm(project: &Project) -> Result<String, Reason> {
    let web = project.web();
    let modules = web.join("node_modules");
    // wasm-opt, which Trunk calls.
    project.use_tool_in(modules.join(".bin"));

    // The lock file that node_modules was made from, written when it was complete.
    let stamp = modules.join(".made-from-lock");
    let lock = fs::read(web.join("package-lock.json"))
        .map_err(|error| format!("web/package-lock.json cannot be read: {error}"))?;
    let fresh = fs::read(&stamp).is_ok_and(|old| old == lock);
    if !fresh {
        project.npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]).quietly()?;
        fs::write(&stamp, lock).map_err(|error| format!("{}: {error}", stamp.display()))?;
    }
    link_for_tests(project)?;
    Ok(if fresh { "there already" } else { "installed" }.to_owned())
}

/// Lets the browser tests, which lie outside web/, find the same packages. Node makes a junction on Windows.
fn link_for_tests(project: &Project) -> Result<(), Reason> {
    let link = project.root.join("tests").join("node_modules");
    if link.join("esbuild").exists() {
        return Ok(());
    }
    let script = "const fs = require('fs'); fs.rmSync('node_modules', { force: true, recursive: true }); \
                  fs.symlinkSync(process.platform === 'win32' ? fs.realpathSync('../web/node_modules') \
                  : '../web/node_modules', 'node_modules', 'junction')";
    Run::new("node", &project.root.join("tests")).args(["-e", script]).quietly().map(|_| ())
}
