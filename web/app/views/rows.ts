// Rows of buttons that are one stop of the Tab key: arrow keys go along them.

/** A key in a row of buttons: arrows, Home and End move the focus within it. */
export function alongRow(event: KeyboardEvent): void {
  const row = event.currentTarget;
  if (!(row instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = [...row.querySelectorAll<HTMLElement>("button")];
  const here = buttons.findIndex((button) => button === document.activeElement);
  const there = targetOf(event.key, here, buttons.length - 1);
  if (here < 0 || there === null) return;
  event.preventDefault();
  buttons[there]?.focus();
}

function targetOf(key: string, here: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(0, here - 1);
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(last, here + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
