// embed.js: <magomba-board> for any site. It puts the page into a sandboxed frame and speaks with it (docs/embed.md).
import { MagombaBoardElement } from "./element.js";

const { currentScript } = document;
MagombaBoardElement.site = new URL(
  "./",
  currentScript instanceof HTMLScriptElement ? currentScript.src : location.href,
).href;
if (customElements.get("magomba-board") === undefined) customElements.define("magomba-board", MagombaBoardElement);
