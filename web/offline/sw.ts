// The service worker: keeps the whole site on the device, and answers from there with or without a connection.
//
// A file's name, or the revision beside it, stands for its content. So the files of several versions lie side by side in
// one cache, and a page that is open goes on with its own, whatever has come since. Only index.html says which version a
// page is; it is always the one of the worker that runs. A new version is taken whole or not at all, and what no open
// page can ask for any more is thrown away.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";

declare const self: ServiceWorkerGlobalScope;

/** A file of the site, as web/offline.mjs lists it. */
interface SiteFile {
  readonly url: string;
  /** Null where the name holds the content's hash. */
  readonly revision: string | null;
  /** What the content has to be; index.html, which some servers add to, is known by the version in it. */
  readonly integrity?: string;
  /** It is needed for the first screen and for the computer player. */
  readonly first: boolean;
}

/** Every file that is kept; the build writes them in. */
declare const SITE_FILES: readonly SiteFile[];
/** Which version this is: what stands on its page as `data-version`. */
declare const SITE_VERSION: string;

/** How many files are fetched at the same time. */
const LANES = 4;
/** Names that hold their content's hash. */
const BY_CONTENT = /-(?:[0-9a-f]{10}|[0-9A-Z]{8})\.\w+$/;

const scope = self.registration.scope;
const page = new URL("index.html", scope).href;
/** Stands in the cache while there may be files in it that nothing needs any more. */
const untidy = new URL("?untidy", scope).href;

const site = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200) return null;
        // The browser has held every other file against its integrity.
        if (request.url !== page) return response;
        const text = await response.clone().text();
        return text.includes(`data-version="${SITE_VERSION}"`) ? response : null;
      },
    },
  ],
});
site.addToCacheList(
  SITE_FILES.map(({ url, revision, integrity }) => ({ url, revision, ...(integrity && { integrity }) })),
);

const opened = (): Promise<Cache> => caches.open(site.strategy.cacheName);
const keyOf = (url: string): string | undefined => site.getCacheKeyForURL(url);

/** Fetches a file into the cache; rejects when what comes is not what it has to be. */
async function keep({ url, revision, integrity }: SiteFile, event: ExtendableEvent): Promise<void> {
  const install = {
    type: "install",
    waitUntil: (work: Promise<unknown>) => {
      event.waitUntil(work);
    },
  };
  const get = async (cache: RequestCache): Promise<void> => {
    const request = new Request(new URL(url, scope), { cache, credentials: "same-origin", integrity: integrity ?? "" });
    // The strategy looks at no more of the event, and keeps what it fetches at an installation only.
    const options = { event: install as unknown as ExtendableEvent, request, params: { cacheKey: keyOf(url) } };
    await Promise.all(site.strategy.handleAll(options));
  };
  if (revision !== null) return get("reload");
  // The page has just fetched some of them. What the browser has kept of a broken server is asked for again.
  return get("default").catch(() => get("reload"));
}

/** Fetches those of some files that are not there yet; `failed` is told of each that does not come. */
async function keepAll(
  files: readonly SiteFile[],
  event: ExtendableEvent,
  failed: (error: unknown) => void,
): Promise<void> {
  const cache = await opened();
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(({ url }) => !there.has(keyOf(url) ?? "")).values();
  const lane = async (): Promise<void> => {
    for (const file of missing) await keep(file, event).catch(failed);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

self.addEventListener("install", (event) => {
  // The first time, what the first screen needs; the rest follows. Later there is a version to lose, so a new one has to
  // be whole.
  const update = self.registration.active !== null;
  const files = SITE_FILES.filter(({ first }) => update || first);
  const stop = (error: unknown): never => {
    throw error;
  };
  // Nothing has to wait for pages that are open: they keep their files.
  event.waitUntil(keepAll(files, event, stop).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const begin = async (): Promise<void> => {
    await (await opened()).put(untidy, new Response(""));
    await self.clients.claim();
    await tidy(event);
  };
  event.waitUntil(begin());
});

let filling: Promise<void> | null = null;

// A page is there (web/app/offline/offline.ts): it is told the version, and what is missing is fetched.
self.addEventListener("message", (event) => {
  const { magomba, language } = (event.data ?? {}) as { magomba?: unknown; language?: unknown };
  if (magomba !== "offline") return;
  event.source?.postMessage({ magomba: "version", version: SITE_VERSION });
  const wanted = `words-${String(language)}-`;
  const files = [...SITE_FILES].sort((a, b) => Number(b.url.startsWith(wanted)) - Number(a.url.startsWith(wanted)));
  // What does not come now is asked for again when the next page says so.
  filling ??= keepAll(files, event, () => undefined).finally(() => {
    filling = null;
  });
  event.waitUntil(filling.then(() => tidy(event)));
});

/** Throws away the files of other versions, if every open page is known to be of this one. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if ((await (await opened()).match(untidy)) === undefined || installing !== null || waiting !== null) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { held = [] } = await navigator.locks.query();
  // Each page holds a lock that names its version; one that does not yet may be any.
  const pages = held.filter(({ name }) => name?.startsWith(`magomba ${scope} `) === true);
  const own = pages.filter(({ name }) => name === `magomba ${scope} ${SITE_VERSION}`);
  const here = open.filter(({ url }) => url.startsWith(scope));
  if (own.length === pages.length && own.length >= here.length) await site.activate(event);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const url = new URL(request.url);
  url.hash = "";
  if (request.mode === "navigate") {
    url.search = "";
    if (url.href === scope || url.href === page) event.respondWith(answer(keyOf(page) ?? page, request));
    return;
  }
  const key = keyOf(url.href) ?? (BY_CONTENT.test(url.pathname) ? url.href : null);
  if (key !== null) event.respondWith(answer(key, request));
});

/** What is kept under a key, or what the server says. */
async function answer(key: string, request: Request): Promise<Response> {
  try {
    const kept = await (await opened()).match(key, { ignoreVary: true });
    if (kept !== undefined) return kept;
  } catch {
    // A browser that has lost its storage: the page goes on with a connection.
  }
  const response = await fetch(request);
  // Some servers answer with a page where a file is missing.
  const lost = request.mode !== "navigate" && response.headers.get("content-type")?.includes("text/html") === true;
  return lost ? new Response("", { status: 404 }) : response;
}
