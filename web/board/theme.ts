// Which theme the system asks for now.

import type { Theme } from "./look.js";

const QUERIES = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"] as const;

/** The theme wanted now. */
export function currentTheme(): Theme {
  if (matchMedia(QUERIES[1]).matches) return "contrast";
  return matchMedia(QUERIES[0]).matches ? "dark" : "light";
}

/** Whether the player asked for no motion. */
export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Calls `changed` whenever the theme or the pixel ratio may have changed; the result ends that. */
export function watchTheme(changed: () => void): () => void {
  const lists = QUERIES.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", changed);
  // A pixel ratio has no event: each query is true for one ratio only and is asked anew when it stops being so.
  let ratio: MediaQueryList | undefined;
  const ratioChanged = (): void => {
    changed();
    watchRatio();
  };
  const watchRatio = (): void => {
    ratio?.removeEventListener("change", ratioChanged);
    ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener("change", ratioChanged);
  };
  watchRatio();
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
    ratio?.removeEventListener("change", ratioChanged);
  };
}
