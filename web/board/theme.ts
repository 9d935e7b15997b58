// Which theme and how much motion the page has now: both stand as data on <html>, where style sheets read them too.

import type { Theme } from "./look.js";

const THEMES: readonly Theme[] = ["light", "dark", "contrast"];

/** The theme the page has now (`data-theme` on `<html>`); light where nobody has said. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return THEMES.find((each) => each === theme) ?? "light";
}

/** Whether nothing may move (`data-motion="reduced"` on `<html>`). */
export function wantsStillness(): boolean {
  return document.documentElement.dataset["motion"] === "reduced";
}

/** Calls `changed` whenever the theme or the pixel ratio may have changed; the result ends that. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
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
    observer.disconnect();
    ratio?.removeEventListener("change", ratioChanged);
  };
}
