// Has Lighthouse look at the built site as on a phone, and fails when it finds it wanting (`cargo xtask test` runs it last).
//
//   node web/lighthouse.mjs
//
// Performance depends on what else the machine does, and on nothing else from run to run: the best of a few runs counts.
// The other three are rules, and must be kept in each run. Nothing is sent to anyone: the site is served from this machine,
// and Lighthouse tells of errors only when its command line is used and has been allowed to.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "./free-port.mjs";

/** The least that performance may be, of 100. */
const PERFORMANCE = 95;
/** How often performance may be tried. */
const TRIES = 3;
const RULES = ["accessibility", "best-practices", "seo"];
/** What is looked at: the start screen, and a game. Only the first is measured. */
const PAGES = ["", "?game=tsoro&south=person&north=person"];

const web = dirname(fileURLToPath(import.meta.url));

/** Where web/serve.mjs says that it is. */
async function addressOf(server) {
  let said = "";
  for await (const text of server.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    said += text;
    const address = /http:\S+(?=\s)/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("The server does not start.");
}

/** What Lighthouse finds in these categories: the points of each, and what cost some. */
async function look(address, port, categories) {
  const flags = { port, output: "json", logLevel: "error", onlyCategories: categories };
  const { lhr } = await lighthouse(address, flags);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const found = Object.values(lhr.categories).map(({ id, score, auditRefs }) => {
    const lost = auditRefs
      .map(({ id: audit, weight }) => ({ weight, ...lhr.audits[audit] }))
      .filter(({ weight, score: points }) => weight > 0 && points !== null && points < 1);
    const words = lost.map(({ title, displayValue }) => `${title} ${displayValue ?? ""}`.trim());
    return [id, { points: Math.round((score ?? 0) * 100), words }];
  });
  return Object.fromEntries(found);
}

/** Prints what was found; gives back whether the rules were kept. */
function tell(page, found) {
  const all = Object.entries(found);
  console.log(`${page === "" ? "start screen" : page}: ${all.map(([id, { points }]) => `${id} ${points}`).join(", ")}`);
  for (const [id, { words }] of all) for (const word of words) console.log(`  ${id}: ${word}`);
  return RULES.every((id) => found[id].points === 100);
}

const executablePath = process.env.MAGOMBA_CHROMIUM;
const browserPort = await freePort();
const words = ["--dir", join(web, "..", "dist"), "--port", "0", "--under", "/some/where/", "--pack"];
const server = spawn(process.execPath, [join(web, "serve.mjs"), ...words], { stdio: ["ignore", "pipe", "inherit"] });
let browser;
let good = true;
try {
  const site = await addressOf(server);
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${browserPort}`, "--disable-gpu", "--disable-background-networking"],
  });
  let best = 0;
  for (const page of PAGES) {
    const address = `${site}${page}`;
    if (page !== "") {
      good = tell(page, await look(address, browserPort, RULES)) && good;
      continue;
    }
    for (let tries = 0; tries < TRIES && best < PERFORMANCE; tries += 1) {
      const found = await look(address, browserPort, ["performance", ...RULES]);
      best = Math.max(best, found.performance.points);
      good = tell(page, found) && good;
    }
  }
  if (best < PERFORMANCE) console.error(`Performance is ${best}; it has to be ${PERFORMANCE} at least.`);
  if (!good) console.error(`${RULES.join(", ")} have to be 100 each.`);
  good &&= best >= PERFORMANCE;
} finally {
  await browser?.close();
  server.kill();
}
process.exitCode = good ? 0 : 1;
