// Twin of app/later-sheet.ts: all styles stand in the file.

/** Nothing has to come. */
export function laterSheet(): Promise<void> {
  return Promise.resolve();
}
