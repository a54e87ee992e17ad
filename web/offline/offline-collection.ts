import * as z from "zod/v4/core";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { collectionStats, listDeck, listOwnedCards, listVault } from "#contract/collection.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { canStoreOffline, clearOfflineStore, whileLocked } from "#web/lib/offline-store.ts";
import { keyOf } from "#web/lib/query.ts";
import { bySlot, NEWEST_SHOWN } from "#web/collection/api.ts";
import { COLLECTION, offlineCacheName, listOfflineCaches } from "./offline-caches.ts";

/** As long as a session lasts without a visit. */
const STORED_DAYS = 14;
const DAY_MS = 86_400_000;

/** A player and all their cards, as of the server's last answer. */
export type OfflineCollection = {
  savedAtMs: number;
  user: UserOnWire;
  cards: readonly OwnedCardOnWire[];
};

/** Opens the store of the signed-in player and deletes those of all others. */
export async function openOfflineStore(playerId: string): Promise<void> {
  const own = offlineCacheName(playerId);
  await clearOfflineStore(own);
  await whileLocked(() => caches.open(own));
}

/**
 * Saves only into an open store: an old tab must not bring back what was deleted when the player
 * logged out in another tab. The e-mail address is left out, because it is never shown offline.
 */
export const saveOfflineCollection = ({ user, ...rest }: OfflineCollection) =>
  whileLocked(async () => {
    const name = offlineCacheName(user.id);
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    await cache.put(COLLECTION, Response.json({ ...rest, user: { ...user, email: "" } }));
  });

/** Null when nothing valid is stored. Throws when an older version stored it in another shape. */
export async function findOfflineCollection(nowMs: number): Promise<OfflineCollection | null> {
  if (!canStoreOffline()) return null;
  const [name, another] = await listOfflineCaches();
  if (name === undefined || another !== undefined) return null;
  const saved = await (await caches.open(name)).match(COLLECTION);
  if (!saved) return null;
  const { savedAtMs, ...found } = (await saved.json()) as OfflineCollection;
  const user = z.parse(currentUser.output, found.user);
  const cards = z.parse(listOwnedCards.output, found.cards);
  const isFresh = nowMs - savedAtMs < STORED_DAYS * DAY_MS;
  return isFresh && name === offlineCacheName(user.id) ? { savedAtMs, user, cards } : null;
}

/** What the server would answer to the reads of the collection. */
export function answersFrom({ user, cards }: OfflineCollection) {
  const deck = cards.filter(({ location }) => location === "deck").toSorted(bySlot);
  const vault = cards.filter(({ location }) => location === "vault");
  const counts = { deckCount: deck.length, vaultCount: vault.length };
  return [
    [keyOf(currentUser), user],
    [keyOf(listOwnedCards), cards],
    [keyOf(listOwnedCards, { limit: NEWEST_SHOWN }), cards.slice(0, NEWEST_SHOWN)],
    [keyOf(listDeck), deck],
    [keyOf(listVault), vault],
    [keyOf(collectionStats), { ...counts, deckFull: deck.length >= DECK_SIZE }],
  ] as const;
}
