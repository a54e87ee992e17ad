/**
 * What this browser keeps of a player, to be read offline: one cache for each player, and never
 * more than one of them. Pages and the service worker both change it, so both take the lock.
 */

export const KEPT = "taleborn-player-";

/** Browsers keep nothing for a site that came without https. */
export const canKeep = (): boolean => "caches" in globalThis && "locks" in navigator;

export const whileLocked = <Result>(work: () => Promise<Result>) =>
  navigator.locks.request(KEPT, work);

/** Leaves nothing of any player; `except` is the name of a cache that may stay. */
export async function forgetKept(except?: string): Promise<void> {
  if (!canKeep()) return;
  await whileLocked(async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(KEPT) && name !== except) await caches.delete(name);
    }
  });
}
