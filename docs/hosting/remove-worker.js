// Published as sw.js, takes the service worker and all that it has kept off the devices of visitors who come back.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const remove = async () => {
    // Its own cache only: other sites below this origin may have theirs.
    const own = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
    await Promise.all(own.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
