/**
 * What this browser keeps of a player, to be read offline: one cache for each player, and never
 * more than one of them. Pages and the service worker both change it, so both take the lock.
 */

const PREFIX = "taleborn-player-";

/** Under this name in it lies what the player owns; everything else in it is a picture. */
export const COLLECTION = "/kept/collection";

export const keptName = (playerId: string): string => PREFIX + playerId;

/** Browsers keep nothing for a site that came without https. */
export const canKeep = (): boolean => "caches" in globalThis && "locks" in navigator;

export const whileLocked = <Result>(work: () => Promise<Result>) =>
  navigator.locks.request("taleborn-kept", work);

export const listKept = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Leaves nothing of any player, or of any but the given one. */
export async function forgetKept(except?: string): Promise<void> {
  if (!canKeep()) return;
  await whileLocked(async () => {
    const names = await listKept();
    const others = names.filter((name) => except === undefined || name !== keptName(except));
    await Promise.all(others.map((name) => caches.delete(name)));
  });
}
