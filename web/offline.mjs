// Makes the page one that can be installed and that works without a connection: its manifest, icons and service worker.
// web/build.mjs calls it when every other file lies in the site.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawIcon, EARTHS } from "./icons.mjs";

/** Names that hold their content's hash: the build's own, and esbuild's. */
const BY_CONTENT = /-(?:[0-9a-f]{10}|[0-9A-Z]{8})\.\w+$/;
/** What is not kept on the device: only a store or the dialog of installing shows it, or it is the page once more, which visits do not ask for. */
export const NOT_KEPT = /^(screens\/|sw\.js$|magomba\.html$|frame\.html$|frame-policy-)|\.map$/;

const GAMES = { tsoro: "Tsoro", nsolo: "Nsolo", kimasai: "Bao la Kimasai", gore: "Goré" };

/** Pictures of the docs that are shown to who is about to install the page. */
const SCREENS = [
  { name: "start-wide", sizes: "1440x900", form_factor: "wide", label: "The start screen" },
  { name: "tsoro-wide", sizes: "1440x900", form_factor: "wide", label: "Tsoro, at the choice of a head" },
  { name: "tsoro-phone", sizes: "780x1688", form_factor: "narrow", label: "Tsoro on a phone" },
  { name: "gore-phone", sizes: "780x1688", form_factor: "narrow", label: "Goré on a phone" },
];

/** Puts the manifest with its icons and pictures into the site. */
export function putManifest(site, pictures, description) {
  mkdirSync(join(site, "icons"), { recursive: true });
  mkdirSync(join(site, "screens"), { recursive: true });
  const icon = (name, size, shape, earth) => {
    writeFileSync(join(site, "icons", `${name}.png`), drawIcon(size, shape, earth));
    return { src: `icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png" };
  };
  icon("apple-touch-icon", 180, "full");
  const manifest = {
    name: "Magomba",
    short_name: "Magomba",
    description,
    lang: "en",
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#7a4527",
    theme_color: "#7a4527",
    categories: ["games", "education"],
    icons: [
      { ...icon("icon-192", 192, "any"), purpose: "any" },
      { ...icon("icon-512", 512, "any"), purpose: "any" },
      { ...icon("maskable-512", 512, "full"), purpose: "maskable" },
    ],
    shortcuts: Object.entries(GAMES).map(([game, name]) => ({
      name,
      url: `./?game=${game}`,
      icons: [icon(game, 96, "any", EARTHS[game])],
    })),
    screenshots: SCREENS.map(({ name, ...rest }) => {
      copyFileSync(join(pictures, `${name}.jpg`), join(site, "screens", `${name}.jpg`));
      return { src: `screens/${name}.jpg`, type: "image/jpeg", ...rest };
    }),
  };
  writeFileSync(join(site, "manifest.webmanifest"), JSON.stringify(manifest));
}

/** The page with its version on it, by which it and the service worker know each other; and that version. */
export function marked(html) {
  const version = createHash("sha256").update(html).digest("hex").slice(0, 10);
  return { version, html: html.replace("<html ", `<html data-version="${version}" `) };
}

/**
 * What the service worker keeps: every file that lies in the site. `first`: what index.html names, the words of the first
 * screen and the worker of the computer player.
 */
export function siteFiles(site) {
  const page = readFileSync(join(site, "index.html"), "utf8");
  const hash = (bytes, form) => createHash("sha256").update(bytes).digest(form);
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(site.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((url) => !NOT_KEPT.test(url))
    .sort()
    .map((url) => {
      const bytes = readFileSync(join(site, url));
      return {
        url,
        revision: BY_CONTENT.test(url) ? null : hash(bytes, "hex").slice(0, 10),
        // Servers may add something to a page; the worker looks for the version in it.
        ...(url === "index.html" ? {} : { integrity: `sha256-${hash(bytes, "base64")}` }),
        first:
          url === "index.html" ||
          (BY_CONTENT.test(url) && page.includes(`"./${url}"`)) ||
          /^(worker-|words-.+-page-)/.test(url),
      };
    });
}
