// Has the words come for a browser that is too old (web/one-file/tell.ts is its twin).

/** The script of main.ts; the build writes its name in. */
declare var OLD_SCRIPT: string;

/** Says so on the page. */
export function tellOld(): void {
  var script = document.createElement("script");
  script.src = OLD_SCRIPT;
  document.body.appendChild(script);
}
