// Games that are handed to the page: files dropped onto it, text pasted into it.
import type { App } from "../app.js";

/** Something handed in: a file, or text with a name. */
export type Handed = File | { readonly name: string; readonly text: string };

/** How a game's text begins, wherever it stands in what is pasted. */
const BEGINNING = '[Game "';

/** Listens on the document for the page's whole life. What is taken in is shown in the list of games. */
export function takeGames(app: App): void {
  const files = (data: DataTransfer | null): boolean => data?.types.includes("Files") === true;
  document.addEventListener("dragover", (event) => {
    if (!files(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
  });
  document.addEventListener("drop", (event) => {
    if (!files(event.dataTransfer)) return;
    // The browser would leave the page for the file.
    event.preventDefault();
    hand(app, [...(event.dataTransfer?.files ?? [])]);
  });
  document.addEventListener("paste", (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]") !== null) return;
    const data = event.clipboardData;
    if (data === null) return;
    const text = data.getData("text/plain");
    if (data.files.length > 0) hand(app, [...data.files]);
    else if (text.includes(BEGINNING)) hand(app, [{ name: "", text }]);
  });
}

function hand(app: App, handed: readonly Handed[]): void {
  if (handed.length === 0 || app.engine === null) return;
  const { current } = app.screens;
  if (current?.take !== undefined) {
    current.take(handed);
    return;
  }
  app.saving.handed.push(...handed);
  void app.screens.open("games", "");
}
