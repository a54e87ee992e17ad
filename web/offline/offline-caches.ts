import { CACHE_PREFIX } from "#web/lib/offline-store.ts";

/** The name of a player's cache. */
export const offlineCacheName = (playerId: string): string => CACHE_PREFIX + playerId;

export const listOfflineCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Whether there is something to read: a player's cache is made before anything lies in it. */
export async function hasKeptCards(): Promise<boolean> {
  const [name, another] = await listOfflineCaches();
  if (name === undefined || another !== undefined) return false;
  return (await caches.match(COLLECTION, { cacheName: name })) !== undefined;
}

/** The path of the collection in the cache. Everything else in it is a picture. */
export const COLLECTION = "/kept/collection";
