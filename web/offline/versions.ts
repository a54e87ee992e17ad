/** Which build of the game this page is of, and whether there is a newer one. */
import { NEW_VERSION, type FromPage } from "./requests.ts";

const CHECK_EVERY_MS = 3_600_000;
const PATIENCE_MS = 5_000;

/** None where a page came without https, or the browser has none, or files change as one types. */
const workers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.DEV ? undefined : navigator.serviceWorker;

/** Starts the service worker and says when a newer build than this page's is there. */
export function watchVersions(onNew: () => void): () => void {
  const container = workers();
  if (!container) return () => undefined;
  const end = new AbortController();
  const { signal } = end;
  const hear = ({ data }: MessageEvent) => {
    if (data === NEW_VERSION) onNew();
  };
  container.addEventListener("message", hear, { signal });
  // Another tab may have let a newer worker in.
  container.addEventListener("controllerchange", () => ask(container.controller), { signal });
  container
    .register("/worker.js", { updateViaCache: "none" })
    .then((registration) => watchRegistration(registration, signal))
    // Not everybody allows it, and online the game does without.
    .catch(() => undefined);
  return () => end.abort();
}

function watchRegistration(registration: ServiceWorkerRegistration, signal: AbortSignal) {
  ask(registration.waiting);
  askOnceInstalled(registration.installing);
  const found = () => askOnceInstalled(registration.installing);
  registration.addEventListener("updatefound", found, { signal });

  let checkedAtMs = Date.now();
  const check = () => {
    if (document.hidden || Date.now() - checkedAtMs < CHECK_EVERY_MS) return;
    checkedAtMs = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", check, { signal });
  const timer = setInterval(check, CHECK_EVERY_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
}

function askOnceInstalled(worker: ServiceWorker | null) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed") ask(worker);
  });
}

/** A worker of this page's own build takes over in silence; a newer one answers. */
function ask(worker: ServiceWorker | null) {
  say(worker, { version: document.documentElement.dataset["version"] ?? "" });
}

function say(worker: ServiceWorker | null, words: FromPage) {
  worker?.postMessage(words);
}

/** Lets the new worker in and loads the page anew. */
export async function reloadIntoNewVersion(): Promise<void> {
  const registration = await workers()?.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const isIn = new Promise((done) =>
      workers()?.addEventListener("controllerchange", done, { once: true }),
    );
    say(waiting, { takeOver: true });
    await Promise.race([isIn, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  }
  location.reload();
}
