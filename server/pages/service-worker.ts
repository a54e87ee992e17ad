import { existsSync } from "node:fs";
import { join } from "node:path";

/** Browsers ask for the service worker at this path, today and for as long as they have one. */
export const SERVICE_WORKER = "/worker.js";

/** A proxy can send this one in the other's place, until there is a build without it. */
const LAST_ONE = "/no-worker.js";

/** Whether browsers have to give up the service worker that they have. */
export const isLastWorker = (files: string, address: string): boolean =>
  address === LAST_ONE || (address === SERVICE_WORKER && !existsSync(join(files, address)));

/**
 * Sent when the client was built without a service worker. A browser that has one from an earlier
 * version would go on with it for ever if it found nothing; this one takes itself and all that it
 * kept away. That is how the offline game is switched off.
 */
export const lastServiceWorker = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith("taleborn-"));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;
