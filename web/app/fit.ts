// What only a laid-out page tells: how high the header is (panels begin below it), and whether the prompt's words scroll.

let due = false;
/** The header's height as the styles know it: setting it has the whole page's styles looked at anew. */
let known = 0;

/** Looks at it before the next picture; called after each change of the page. */
export function fitSoon(): void {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    fit();
  });
}

addEventListener("resize", fitSoon);

function fit(): void {
  const bar = document.querySelector<HTMLElement>(".play > .bar");
  if (bar !== null && bar.offsetHeight !== known) {
    known = bar.offsetHeight;
    document.documentElement.style.setProperty("--bar-height", `${known}px`);
  }
  const words = document.querySelector<HTMLElement>(".prompt-words");
  if (words === null) return;
  // What scrolls has to be reached by keys; what does not needs no stop of its own.
  if (words.scrollHeight > words.clientHeight + 1) words.tabIndex = 0;
  else words.removeAttribute("tabindex");
}
