// After the first visit everything comes from here, line or no line. VERSION and FILES stand above.
const BEGINNING = `skyrmish-${new URL(self.registration.scope).pathname}-`; // another site of the same host has its own
const CACHE = BEGINNING + VERSION;

// All files or none: a version that came broken is not installed, and the one before goes on.
self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A newer version waits until somebody wants it: nobody's match is interrupted. In another tab, a page of the version
// before goes on with its own files, until a page of this one is alone.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else if (event.data === "tidy") event.waitUntil(tidied());
});

const versions = async () => (await caches.keys()).filter((name) => name.startsWith(BEGINNING));

async function tidied() {
  if ((await self.clients.matchAll()).length > 1) return;
  await Promise.all((await versions()).filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

// Names of files follow from what is in them: but for the index, what any version has kept is what is meant.
async function kept(wanted) {
  for (const name of [CACHE, ...(await versions())]) {
    const found = await caches.match(wanted, { cacheName: name, ignoreSearch: true });
    if (found) return found;
  }
  return undefined;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const wanted = request.mode === "navigate" ? new URL("index.html", self.registration.scope).href : request;
  event.respondWith(kept(wanted).then((found) => found ?? fetch(request)));
});
