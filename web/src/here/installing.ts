/** After the first visit everything works without a line; a newer version is offered, and never forced. */
const TAKE_OVER = "take over";

let waiting: ServiceWorker | null = null;

/** Have all files kept, and be told of a newer version. Where a page may not, it needs its line. */
export async function install(offer: () => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const wasHere = navigator.serviceWorker.controller !== null;
  try {
    const registration = await navigator.serviceWorker.register("service-worker.js");
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state !== "installed" || !wasHere) return;
      waiting = worker;
      offer();
    };
    look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => look(coming));
    });
  } catch (problem) {
    console.warn(problem);
  }
}

/** The newer version takes over, and the page is loaded again as it is there. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage(TAKE_OVER);
}
