// Says sentences to those who hear the page: one after the other, none cut off by the next.

/** How many sentences stay in the live region; screen readers have read the older ones by then. */
const KEPT = 6;

/** Adds a sentence to the live region. Each is a paragraph of its own, so that only what is new is read, in order. */
export function announce(sentence: string): void {
  const region = document.getElementById("status");
  if (region === null || sentence === "") return;
  const line = document.createElement("p");
  line.textContent = sentence;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}
