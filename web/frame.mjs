// Makes frame.html: the page once more, for sandboxed frames in browsers that know no 'self' there (web/old/sealed.ts leads
// to it). Its policy is the page's own, with the site's address beside 'self'. The address is known only when the page is
// open, so a script, the first of all, puts the policy in (web/frame/policy.ts).
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Its name in the site; web/old/sealed.ts and web/app/link/page-address.ts know it, too. */
export const FRAME = "frame.html";

const POLICY = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"\s*\/>/;

/** Writes it into the site. `putPolicy` puts the script there, bundled with what it is to know, and gives its name. */
export async function putFrame(site, html, putPolicy) {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) throw new Error(`${FRAME}: index.html has no policy where web/frame.mjs expects it.`);
  const name = await putPolicy({ POLICY: JSON.stringify(policy) });
  writeFileSync(
    join(site, FRAME),
    html.replace(POLICY, () => `<script src="./${name}"></script>`),
  );
}
