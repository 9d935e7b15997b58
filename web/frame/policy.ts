// The first script of frame.html: gives it the page's policy, with the site's address beside 'self' (web/frame.mjs).

/** The policy of the page; the build writes it in. */
declare const POLICY: string;

if (window.origin === "null") {
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = POLICY.replaceAll("'self'", `'self' ${location.protocol}//${location.host}`);
  document.head.append(meta);
} else {
  // It is for sealed frames only: everywhere else the page itself is meant.
  location.replace(`./${location.search}${location.hash}`);
}
