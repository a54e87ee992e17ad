import { KEPT } from "#web/lib/offline-store.ts";

/** The cache of a player. */
export const keptName = (playerId: string): string => KEPT + playerId;

export const listKept = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(KEPT));

/** Whether there is something to read: a player's cache is made before anything lies in it. */
export async function hasKeptCards(): Promise<boolean> {
  const [name, another] = await listKept();
  if (name === undefined || another !== undefined) return false;
  return (await caches.match(COLLECTION, { cacheName: name })) !== undefined;
}

/** Under this name in it lies what the player owns; everything else in it is a picture. */
export const COLLECTION = "/kept/collection";
