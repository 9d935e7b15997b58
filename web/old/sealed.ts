// In a sandboxed frame without an origin Safari and its kin know no 'self', so the page's policy refuses the page's own
// files: such a frame goes on to frame.html, whose policy names the site (web/frame.mjs). The policy knows this script by
// its hash, which stands in the headers of servers, too; so it names no other file, and seldom changes. ES5: see check.ts.

/** The page for such frames, beside this one; some servers leave the end of its name out. */
var FRAME = /\/frame(\.html)?$/;

/** Goes there where the policy refuses what lies beside the page. */
function leaveIfRefused(): void {
  var own = document.currentScript;
  if (window.origin !== "null" || !(own instanceof HTMLScriptElement) || !/^http/.test(own.src)) return;
  // Once: a server may have sent a policy of its own with it, or lead from there to the page.
  if (FRAME.test(location.pathname) || /[?&]sealed=1\b/.test(location.search)) return;
  var site = location.protocol + "//" + location.host + "/";
  var leave = function (event: SecurityPolicyViolationEvent): void {
    if (event.blockedURI.indexOf(site) === 0)
      location.replace("frame.html" + (location.search || "?") + "&sealed=1" + location.hash);
  };
  document.addEventListener("securitypolicyviolation", leave);
  // Styles and others may have been refused already: it asks for something once more. What comes is not refused.
  var request = new XMLHttpRequest();
  request.open("GET", own.src);
  request.onload = function () {
    document.removeEventListener("securitypolicyviolation", leave);
  };
  request.send();
}

leaveIfRefused();
