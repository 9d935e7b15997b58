//! Tools written in Rust that the project needs in one exact version.
//!
//! One of that version on `PATH` is used. Otherwise it is built once into the user's cache folder, where every clone
//! finds it: `<cache>/magomba/tools/<crate>-<version>/bin/`. A build goes on under a name of its own and is renamed when
//! it is complete, so that neither a killed build nor two at once can leave half a tool.

use std::{
    fs,
    path::{Path, PathBuf},
    process,
    time::{Duration, SystemTime},
};

use etcetera::BaseStrategy;

use crate::{
    command::Run,
    project::{Project, cargo},
    steps::Reason,
    versions,
};

/// A tool and how it is built.
pub struct Tool {
    /// The crate's name.
    pub package: &'static str,
    /// The program's name.
    pub program: &'static str,
    /// The version that is needed.
    pub version: String,
    /// What `cargo install` needs to be told beside the version.
    pub install: &'static [&'static str],
}

/// Trunk, which builds the page; 0.22 needs a newer Rust than the project does. Its download and TLS parts are left
/// out: it is only ever called offline.
pub fn trunk() -> Tool {
    Tool {
        package: "trunk",
        program: "trunk",
        version: "0.21.14".to_owned(),
        install: &["--locked", "--no-default-features"],
    }
}

/// wasm-bindgen's program, which must be of exactly the version that the wasm crate is linked with.
pub fn wasm_bindgen(project: &Project) -> Result<Tool, Reason> {
    let lock = fs::read_to_string(project.root.join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock cannot be read: {error}"))?;
    let version = versions::in_cargo_lock(&lock, "wasm-bindgen").ok_or("Cargo.lock has no package wasm-bindgen")?;
    Ok(Tool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: version.to_owned(),
        install: &["--no-default-features"],
    })
}

/// cargo-deny, which checks the licences and origins of all crates.
pub fn cargo_deny() -> Tool {
    Tool { package: "cargo-deny", program: "cargo-deny", version: "0.20.2".to_owned(), install: &["--locked"] }
}

impl Tool {
    /// Makes sure that the tool is there and that programs run from now on find it.
    pub fn make_ready(&self, project: &Project) -> Result<String, Reason> {
        if self.version_of(Path::new(self.program)).as_deref() == Some(&self.version) {
            return Ok("found on PATH".to_owned());
        }
        let home = self.home(&cache()?);
        let found = self.is_in(&home);
        if !found {
            self.build(&home)?;
        }
        project.use_tool_in(home.join("bin"));
        Ok(if found { "found in the cache" } else { "built" }.to_owned())
    }

    /// Its folder below the folder of all tools.
    fn home(&self, tools: &Path) -> PathBuf {
        tools.join(format!("{}-{}", self.package, self.version))
    }

    fn is_in(&self, home: &Path) -> bool {
        let program = home.join("bin").join(self.program);
        self.version_of(&program).as_deref() == Some(&self.version)
    }

    /// The version of a program; `None` when it cannot be run.
    fn version_of(&self, program: &Path) -> Option<String> {
        let answer = Run::new(program, Path::new(".")).args(["--version"]).answer()?;
        versions::in_answer(&answer).map(str::to_owned)
    }

    fn build(&self, home: &Path) -> Result<(), Reason> {
        let in_words = |error: std::io::Error| format!("{}: {error}", home.display());
        let tools = home.parent().ok_or("the cache has no folder")?;
        fs::create_dir_all(tools).map_err(in_words)?;
        sweep(tools);
        let partial = partial_name(home, process::id());
        let target = partial.join("target");
        fs::create_dir_all(&target).map_err(in_words)?;
        println!("    building {} {}: a few minutes, once", self.package, self.version);
        // Built fast rather than to be fast: these run for a moment each. The user's flags are meant for other things.
        let result = Run::new(cargo(), &partial)
            .args(["install", self.package, "--version", &self.version])
            .args(self.install)
            .args(["--quiet", "--root"])
            .args([&partial])
            .args(["--target-dir"])
            .args([&target])
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            .without_env(&["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET"])
            .quietly();
        let _ = fs::remove_dir_all(&target);
        let result = result.and_then(|_| {
            // A folder in the way is another clone's finished build, or a broken one.
            if self.is_in(home) {
                return Ok(());
            }
            let _ = fs::remove_dir_all(home);
            fs::rename(&partial, home).or_else(|error| if self.is_in(home) { Ok(()) } else { Err(in_words(error)) })
        });
        let _ = fs::remove_dir_all(&partial);
        result
    }
}

/// The folder of all tools in the user's cache.
fn cache() -> Result<PathBuf, Reason> {
    let base = etcetera::base_strategy::choose_native_strategy().map_err(|error| error.to_string())?;
    Ok(base.cache_dir().join("magomba").join("tools"))
}

/// What a tool's folder is called while process `id` builds it.
fn partial_name(home: &Path, id: u32) -> PathBuf {
    let name = home.file_name().unwrap_or_default().to_string_lossy();
    home.with_file_name(format!(".partial-{name}-{id}"))
}

/// Removes what builds that were killed have left behind: a day is longer than any build.
fn sweep(tools: &Path) {
    let day_ago = SystemTime::now() - Duration::from_secs(24 * 60 * 60);
    for entry in fs::read_dir(tools).into_iter().flatten().flatten() {
        let partial = entry.file_name().to_string_lossy().starts_with(".partial-");
        let old = entry.metadata().and_then(|data| data.modified()).is_ok_and(|time| time < day_ago);
        if partial && old {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_is_keyed_by_tool_and_version() {
        let home = trunk().home(Path::new("/cache/magomba/tools"));
        assert_eq!(home, Path::new("/cache/magomba/tools/trunk-0.21.14"));
        let deny = cargo_deny().home(Path::new("tools"));
        assert_eq!(deny, Path::new("tools/cargo-deny-0.20.2"));
    }

    #[test]
    fn two_builds_at_once_have_folders_of_their_own() {
        let home = Path::new("tools/trunk-0.21.14");
        assert_eq!(partial_name(home, 7), Path::new("tools/.partial-trunk-0.21.14-7"));
        assert_ne!(partial_name(home, 7), partial_name(home, 8));
    }

    #[test]
    fn an_empty_folder_is_not_a_tool() {
        assert!(!trunk().is_in(Path::new("no/such/folder")));
    }
}
