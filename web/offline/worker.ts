/// <reference lib="webworker" />
/**
 * The service worker: it makes the game open without a connection. Online nothing comes from it but
 * files that are named after their bytes; it never touches /api/. ADRs 0031 and 0049 tell the whole story.
 */
import { canStoreOffline, clearOfflineStore, whileLocked } from "#web/lib/offline-store.ts";
import { COLLECTION, hasKeptCards, offlineCacheName, listOfflineCaches } from "./offline-caches.ts";
import { readPushMessage, windowFor } from "./push-message.ts";
import { handlingOf, NEW_VERSION, type FromPage } from "./requests.ts";

declare const self: ServiceWorkerGlobalScope;

/** Written by tools/build/build-web.ts: the shell without a player, and what has to be there for it. */
declare const SHELL: string;
declare const FILES: readonly string[];
declare const VERSION: string;

type Installing = ExtendableEvent & { addRoutes?: (route: object) => Promise<void> };

const APP = "taleborn-app-";
const appName = APP + VERSION;
/** By this header a page says whose it is. */
const PLAYER = "taleborn-player";
const SLOW_MS = 10_000;
const PICTURES_AT_MOST = 1_000;

self.addEventListener("install", (event: Installing) => {
  event.waitUntil(caches.open(appName).then((cache) => cache.addAll([SHELL, ...FILES])));
  // Where browsers know how, they do not even wake the worker for the game's own calls.
  const calls = { condition: { urlPattern: "/api/*" }, source: "network" };
  void event.addRoutes?.(calls).catch(() => undefined);
});

self.addEventListener("activate", (event) => {
  // An older worker had pages fetched ahead. Firefox ends a page whose fetch ahead is refused, though
  // the worker has another answer, so this one fetches its pages itself.
  const { navigationPreload } = self.registration;
  event.waitUntil(
    Promise.all([self.clients.claim(), navigationPreload?.disable(), forgetOldVersions()]),
  );
});

self.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === "page") event.respondWith(answerPage(event));
  if (handling === "asset") event.respondWith(answerAsset(event));
  if (handling === "picture") event.respondWith(answerPicture(event));
});

/** A page of this very build needs no other worker; a page of an older build decides itself. */
self.addEventListener("message", ({ data, source }) => {
  const said = data as FromPage;
  if ("takeOver" in said || said.version === VERSION) void self.skipWaiting();
  else source?.postMessage(NEW_VERSION);
});

self.addEventListener("push", (event) => {
  const { title, text, tag, link } = readPushMessage(event.data?.text());
  const icon = "/icons/icon-192.png";
  const shown = { body: text, tag, icon, badge: icon, data: link };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

/** The browser's push service changed the subscription: the worker tells the server the new one. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event as SubscriptionChange));
});

type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

async function renewSubscription(change: SubscriptionChange): Promise<void> {
  const { oldSubscription, newSubscription } = change;
  const next =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!next) return;
  await fetch("/api/notifications/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(next),
  });
}

async function openPage(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windowFor(windows);
  if (!open) return void (await self.clients.openWindow(link));
  // A browser that leaves the window behind others shows the page in it all the same.
  await open.focus().catch(() => undefined);
  await open.navigate(link);
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(APP) && name !== appName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A player with something to read does not wait for ever where the connection is bad. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const answer = askForPage(event);
  const tooLate = sleep(SLOW_MS).then(async () => {
    const shell = (await hasKeptCards()) ? await findShell() : undefined;
    return shell ?? answer;
  });
  try {
    return await Promise.race([answer, tooLate]);
  } catch {
    return (await findShell()) ?? answer;
  }
}

async function askForPage(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  const player = answer.headers.get(PLAYER);
  if (player !== null) event.waitUntil(keepOnly(player));
  return answer;
}

/** The server has just said who is signed in: the data of all other players goes. */
async function keepOnly(player: string): Promise<void> {
  await clearOfflineStore(offlineCacheName(player));
  if (player !== "none") await whileLocked(() => caches.open(offlineCacheName(player)));
}

/** In the colours that were chosen, as the server does it. */
async function findShell(): Promise<Response | undefined> {
  const shell = await find(SHELL);
  if (!shell) return undefined;
  const theme = await self.cookieStore?.get("theme").catch(() => null);
  if (theme?.value !== "light") return shell;
  const html = (await shell.text())
    .replace("<html", '<html data-theme="light"')
    .replace(/(theme-color" content=")[^"]*(" data-light="([^"]*)")/, "$1$3$2");
  return new Response(html, { headers: shell.headers });
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await find(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) {
    event.waitUntil(caches.open(appName).then((cache) => cache.put(request, copy)));
  }
  return answer;
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok && canStoreOffline()) event.waitUntil(keepPicture(request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await find(request);
    if (kept) return kept;
    throw error;
  }
}

/** With what is kept of the player, so that it goes with it. Of visitors nothing is kept. */
async function keepPicture(request: Request, answer: Response): Promise<void> {
  await whileLocked(async () => {
    const [name] = await listOfflineCaches();
    if (name === undefined) return;
    const cache = await caches.open(name);
    const before = await cache.match(request);
    if (before && versionOf(before) === versionOf(answer)) return;
    await cache.put(request, answer);
    const known = await cache.keys();
    const oldest = known.find(({ url }) => !url.endsWith(COLLECTION));
    if (known.length > PICTURES_AT_MOST && oldest) await cache.delete(oldest);
  });
}

const versionOf = ({ headers }: Response) => headers.get("last-modified");

/** A browser whose storage is broken has nothing kept; that must not break anything else. */
const find = (what: Request | string): Promise<Response | undefined> =>
  caches.match(what, { ignoreVary: true }).catch(() => undefined);

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
