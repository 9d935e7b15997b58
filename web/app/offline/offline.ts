// The page's side of the service worker (web/offline/sw.ts): registers it, has it keep everything, offers a new version.
import type { App } from "../app.js";
import { language, t } from "../words/words.js";

/** Milliseconds after which a page that stays open asks for a new version. */
const OFTEN = 60 * 60 * 1000;

/**
 * Has the site kept on the device, where the browser can do that. Without it the page is as good as before, so nothing
 * is said of what fails.
 */
export async function keepOffline(app: App): Promise<void> {
  // In another site's frame the page is that site's, and may have no storage at all.
  if (window.parent !== window || !("serviceWorker" in navigator)) return;
  try {
    // What the server says of the worker is asked each time: by it alone the browser sees that there is a new version.
    const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
    watch(app, registration);
  } catch {
    // The browser does not want to, or the server has no worker.
  }
}

function watch(app: App, registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const version = document.documentElement.dataset["version"] ?? "";
  // While this page is open the files of its version are kept, whatever version comes: the worker sees the lock.
  const open = (): Promise<never> => new Promise(() => undefined);
  navigator.locks.request(`magomba ${registration.scope} ${version}`, { mode: "shared" }, open).catch(() => undefined);

  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ magomba?: string; version?: string } | null>) => {
    if (data?.magomba !== "version") return;
    if (data.version === version) app.dismiss("version");
    else offer(app);
  });
  const greet = (): void => {
    registration.active?.postMessage({ magomba: "offline", language: language().code });
  };
  serviceWorker.addEventListener("controllerchange", greet);
  addEventListener("online", greet);
  void serviceWorker.ready.then(greet);

  let asked = Date.now();
  const ask = (): void => {
    if (Date.now() - asked < OFTEN) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
  setInterval(ask, OFTEN);
}

/** The next page that is opened is another version. This one goes on as it is until the player wants that. */
function offer(app: App): void {
  app.notify({
    id: "version",
    text: () => t("version-ready"),
    // What is played is saved after every move and choice.
    actions: [{ label: () => t("version-load"), run: () => location.reload() }],
  });
}
