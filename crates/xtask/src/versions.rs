//! Reading versions: out of what tools print, out of Cargo.lock and package.json.

/// The first version in a tool's answer to `--version`: "trunk 0.21.14" gives "0.21.14", "v20.20.2" gives "20.20.2".
pub fn in_answer(answer: &str) -> Option<&str> {
    answer
        .split_whitespace()
        .map(|word| word.trim_start_matches('v'))
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.'))
}

/// The first number of a version: "20.20.2" gives 20.
pub fn major(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

/// The version of a package in the text of a Cargo.lock.
pub fn in_cargo_lock<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.next()?;
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::project::Project;

    #[test]
    fn versions_are_found_in_answers() {
        assert_eq!(in_answer("trunk 0.21.14"), Some("0.21.14"));
        assert_eq!(in_answer("wasm-bindgen 0.2.130"), Some("0.2.130"));
        assert_eq!(in_answer("v20.20.2\n"), Some("20.20.2"));
        assert_eq!(in_answer("Chromium 156.0.8078.108 built on Debian"), Some("156.0.8078.108"));
        assert_eq!(in_answer("no version here"), None);
        assert_eq!(major("20.20.2"), Some(20));
    }

    #[test]
    fn a_package_is_found_in_the_lock_by_its_whole_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(in_cargo_lock(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(in_cargo_lock(lock, "wasm"), None);
    }

    /// Trunk.toml repeats two versions, so that Trunk can be called by hand too.
    #[test]
    fn trunk_toml_names_the_locked_versions() {
        let read = |name: &str| fs::read_to_string(Project::find().root.join(name)).unwrap();
        let trunk = read("Trunk.toml");
        let lock = read("Cargo.lock");
        let bindgen = in_cargo_lock(&lock, "wasm-bindgen").unwrap();
        assert!(trunk.contains(&format!("wasm_bindgen = \"{bindgen}\"")), "wasm-bindgen {bindgen}");
        let packages = read("web/package.json");
        let binaryen = packages.split("\"binaryen\": \"").nth(1).and_then(major).unwrap();
        assert!(trunk.contains(&format!("wasm_opt = \"version_{binaryen}\"")), "binaryen {binaryen}");
    }
}
