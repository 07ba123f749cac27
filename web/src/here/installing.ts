/** After the first visit everything works without a line; a newer version is offered, and never forced. */
const TAKE_OVER = "take over", TIDY = "tidy";

let registration: ServiceWorkerRegistration | null = null;

/** Have all files kept, and be told of a newer version. Where a page may not, it needs its line. */
export async function install(offer: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || registration) return;
  serviceWorker.controller?.postMessage(TIDY);
  try {
    const found = (registration = await serviceWorker.register("service-worker.js"));
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state === "installed" && serviceWorker.controller) offer();
    };
    look(found.waiting);
    found.addEventListener("updatefound", () => {
      const coming = found.installing;
      coming?.addEventListener("statechange", () => look(coming));
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) found.update().catch(console.warn); // an app stays open for days
    });
  } catch (problem) {
    console.warn(problem);
  }
}

/** The newer version takes over, unless another tab has let it already, and the page is loaded again as it is there. */
export function takeNewer(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}
