// Says on the page that the browser is too old, in its language where there are words for it. ES5: see check.ts.

/** By the code of the language; the build writes them in, from web/locales. */
declare var OLD_WORDS: Record<string, Record<"old-title" | "old-text", string>>;

/** Puts the message in the place of everything else. */
export function showOld(): void {
  var wanted = /[?&]lang=([a-z]+)/i.exec(location.search)?.[1] ?? navigator.language;
  var code = (wanted || "en").toLowerCase().split("-")[0] ?? "en";
  // What every object has, as "constructor", is no language.
  if (!Object.prototype.hasOwnProperty.call(OLD_WORDS, code)) code = "en";
  var words = OLD_WORDS[code];
  if (words === undefined) return;
  var page = document.documentElement;
  page.lang = code;
  page.dir = code === "ar" ? "rtl" : "ltr";
  var title = document.createElement("h1");
  title.textContent = words["old-title"];
  var text = document.createElement("p");
  text.textContent = words["old-text"];
  var place = document.getElementById("main");
  if (place !== null) {
    place.textContent = "";
    place.appendChild(title);
    place.appendChild(text);
  }
  // In a frame the page around hears of it (docs/embed.md).
  if (parent !== window)
    parent.postMessage({ magomba: 1, type: "error", code: "browser", message: text.textContent }, "*");
}
