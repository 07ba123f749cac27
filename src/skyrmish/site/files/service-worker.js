// After the first visit everything comes from here, line or no line. VERSION and FILES stand above.
const CACHE = `skyrmish-${VERSION}`;

// All files or none: a version that came broken is not installed, and the one before goes on.
self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("skyrmish-") && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

// A newer version waits until somebody wants it: nobody's match is interrupted.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const wanted = request.mode === "navigate" ? new URL("index.html", self.registration.scope).href : request;
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(wanted, { ignoreSearch: true })).then((found) => found ?? fetch(request)));
});
