// The page's few icons, drawn as strokes in the text's colour; each stands beside or under words that name it.
import { html, svg, type TemplateResult } from "lit/html.js";

const PATHS = {
  undo: svg`<path d="M9 5 4 10l5 5" /><path d="M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" />`,
  redo: svg`<path d="m15 5 5 5-5 5" /><path d="M19.500 10H10a5.500 5.500 0 0 0 0 11h3" />`,
  moves: svg`<path d="M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5" />`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9" /><circle cx="15" cy="7" r="2" /><circle cx="9" cy="17" r="2" />`,
  sound: svg`<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z" /><path d="M15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11" />`,
  mute: svg`<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z" /><path d="m16 9.500 5 5M21 9.500l-5 5" />`,
  rules: svg`<path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z" /><path d="M9 9h6M9 13h6" />`,
  lessons: svg`<path d="m2.500 9 9.500-4.500L21.500 9 12 13.500z" /><path d="M6.500 11v5c3.500 2.500 7.500 2.500 11 0v-5" />`,
  puzzle: svg`<path d="M4 8h4.500a2.200 2.200 0 1 1 4 0H17v4.500a2.200 2.200 0 1 1 0 4V21H4z" />`,
  print: svg`<path d="M7 9V4h10v5M7 17H4V9h16v8h-3" /><path d="M7 14h10v6H7z" />`,
  show: svg`<path d="m8 5 11 7-11 7z" />`,
  more: svg`<path d="M4 7h16M4 12h16M4 17h16" />`,
  home: svg`<path d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" />`,
  flag: svg`<path d="M6 21V4h11l-2.500 4L17 12H6" />`,
  fresh: svg`<path d="M12 5v14M5 12h14" />`,
  peek: svg`<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" /><circle cx="12" cy="12" r="3" />`,
  fill: svg`<circle cx="8" cy="8" r="3.500" /><circle cx="8" cy="17" r="3.500" /><path d="M18 5v8M14 9h8" />`,
  "run-on": svg`<path d="m4 6 7 6-7 6zM13 6l7 6-7 6z" />`,
  replay: svg`<path d="M4 12a8 8 0 1 0 2.500-5.800" /><path d="M4 4v4.500h4.500" />`,
  study: svg`<path d="M4 20h16M7 16v-5M12 16V5M17 16V9" />`,
  hint: svg`<path d="M9 17h6M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.800V17h7v-2.700A6 6 0 0 0 12 3.500z" />`,
  commands: svg`<path d="M3 6h18v12H3z" /><path d="M7 10h.5M11 10h.5M15 10h.5M8 14h8" />`,
  share: svg`<path d="M12 15V4M8 7.500 12 3.500l4 4" /><path d="M7 11H5v9.500h14V11h-2" />`,
  board: svg`<path d="M3 7h18v10H3z" /><circle cx="8" cy="12" r="2" /><circle cx="16" cy="12" r="2" />`,
  save: svg`<path d="M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14" />`,
  bin: svg`<path d="M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5" />`,
  file: svg`<path d="M6 3.500h8l4 4V20.500H6z" /><path d="M14 3.500v4h4M12 17v-6M9 13.500l3-3 3 3" />`,
  note: svg`<path d="M5 19l1-4L16.500 4.500l3 3L9 18z" /><path d="M14 7l3 3" />`,
  play: svg`<path d="M7 4.500v15l12-7.500z" />`,
  pause: svg`<path d="M8 5v14M16 5v14" />`,
  games: svg`<path d="M4 5h7v6H4zM4 15h7v5H4zM15 5h5v6h-5zM15 15h5v5h-5z" />`,
  globe: svg`<circle cx="12" cy="12" r="9" /><path d="M3 12h18M12 3c-5.500 5-5.500 13 0 18M12 3c5.500 5 5.500 13 0 18" />`,
  done: svg`<path d="m5 12.500 5 5L19 7.500" />`,
  fewer: svg`<path d="M5 12h14" />`,
  erase: svg`<path d="M9 6h11v12H9L3.500 12z" /><path d="m12 9.500 5 5M17 9.500l-5 5" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
};

/** The names of the icons. */
export type IconName = keyof typeof PATHS;

/** An icon, hidden from screen readers. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
