// Twin of app/offline/offline.ts: the file is on the device already, and no service worker can be registered from it.

/** Nothing has to be kept. */
export function keepOffline(): Promise<void> {
  return Promise.resolve();
}
