import { KEPT } from "#web/lib/offline-store.ts";

/** The cache of a player. */
export const keptName = (playerId: string): string => KEPT + playerId;

export const listKept = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(KEPT));

/** Under this name in it lies what the player owns; everything else in it is a picture. */
export const COLLECTION = "/kept/collection";
