// In a sandboxed frame without an origin Safari and its kin know no 'self', so the page's policy refuses the page's own
// files: such a frame goes on to frame.html, whose policy names the site (web/frame.mjs). Written as check.ts is;
// web/one-file/sealed.ts is its twin.

/** The page for such frames, beside this one. */
var FRAME = "frame.html";

/** Goes there where the policy refuses what lies beside the page. */
export function leaveIfRefused(): void {
  var own = document.currentScript;
  if (window.origin !== "null" || !(own instanceof HTMLScriptElement) || !/^http/.test(own.src)) return;
  // Not from there: a server may have sent a policy of its own with it.
  if (/\/frame\.html$/.test(location.pathname)) return;
  var site = location.protocol + "//" + location.host + "/";
  document.addEventListener("securitypolicyviolation", function (event) {
    if (event.blockedURI.indexOf(site) === 0) location.replace(FRAME + location.search + location.hash);
  });
  // This script is here by its hash. Styles and others may have been refused already: it asks for something once more.
  var request = new XMLHttpRequest();
  request.open("GET", own.src);
  request.send();
}
