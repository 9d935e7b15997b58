// Makes frame.html: the page once more, for sandboxed frames in browsers that know no 'self' there (web/old/sealed.ts leads
// to it). Its policy is the page's own, with the site's address beside 'self'. The address is known only when the page is
// open, so a script, the first of all, puts that policy in (web/frame/policy.ts). Until then, and should the script not
// come, one holds that has every site in place of 'self'.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Its name in the site. Who leads to it knows that, too: web/old/sealed.ts, web/embed/element.ts, web/app/link/page-address.ts. */
export const FRAME = "frame.html";

const POLICY = /(<meta\s+http-equiv="Content-Security-Policy"\s+content=")([^"]*)("\s*\/>)/;

/** Writes it into the site. `putPolicy` puts the script there, bundled with what it is to know, and gives its name. */
export async function putFrame(site, html, putPolicy) {
  const policy = POLICY.exec(html)?.[2];
  if (policy === undefined) throw new Error(`${FRAME}: index.html has no policy where web/frame.mjs expects it.`);
  const name = await putPolicy({ POLICY: JSON.stringify(policy) });
  const wide = policy.replaceAll("'self'", "http: https:");
  const script = `\n    <script src="./${name}"></script>`;
  writeFileSync(
    join(site, FRAME),
    html.replace(POLICY, (_, before, __, after) => before + wide + after + script),
  );
}
