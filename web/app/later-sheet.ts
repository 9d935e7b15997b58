// The second style sheet: that of screens which most visits never open. It comes with the first piece that is loaded.

/** The file of the sheet; the build writes its name in. */
declare const LATER_SHEET: string;

let coming: Promise<void> | null = null;

/** Has the second sheet; throws when the connection does not bring it. It may be tried again. */
export function laterSheet(): Promise<void> {
  coming ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(LATER_SHEET, import.meta.url).href;
    link.addEventListener("load", () => {
      resolve();
    });
    link.addEventListener("error", () => {
      coming = null;
      link.remove();
      reject(new Error(`${LATER_SHEET} did not come.`));
    });
    document.head.append(link);
  });
  return coming;
}
