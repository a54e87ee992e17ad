/**
 * What this browser stores of a player for reading offline: one cache, named after the player. There
 * is never more than one. Pages and the service worker both change it, so both take the lock.
 */

export const CACHE_PREFIX = "taleborn-player-";

/** Browsers have no caches for a site without https. */
export const canStoreOffline = (): boolean => "caches" in globalThis && "locks" in navigator;

export const whileLocked = <Result>(work: () => Promise<Result>) =>
  navigator.locks.request(CACHE_PREFIX, work);

/** Deletes the caches of all players, except the one of this name. */
export async function clearOfflineStore(except?: string): Promise<void> {
  if (!canStoreOffline()) return;
  await whileLocked(async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX) && name !== except) await caches.delete(name);
    }
  });
}
