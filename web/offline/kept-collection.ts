import * as z from "zod/v4/core";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { collectionStats, listDeck, listOwnedCards, listVault } from "#contract/collection.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { canKeep, forgetKept, whileLocked } from "#web/lib/offline-store.ts";
import { keyOf } from "#web/lib/query.ts";
import { bySlot, NEWEST_SHOWN } from "#web/collection/api.ts";
import { COLLECTION, keptName, listKept } from "./kept-names.ts";

/** As long as a session lasts without a visit. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

/** A player and all their cards, as the server said it last. */
export type Kept = { savedAtMs: number; user: UserOnWire; cards: readonly OwnedCardOnWire[] };

/** This page belongs to this player, as the server has just said: of others nothing is kept. */
export async function beginToKeep(playerId: string): Promise<void> {
  const own = keptName(playerId);
  await forgetKept(own);
  await whileLocked(() => caches.open(own));
}

/**
 * Only where it has begun, and not been ended since: an old tab must not bring back what was
 * forgotten when the player logged out elsewhere. The e-mail address is no card, so it stays out.
 */
export const keep = ({ user, ...rest }: Kept) =>
  whileLocked(async () => {
    const name = keptName(user.id);
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    await cache.put(COLLECTION, Response.json({ ...rest, user: { ...user, email: "" } }));
  });

/** Null unless all is well. What an older version of the game kept may be too different: throws. */
export async function findKept(nowMs: number): Promise<Kept | null> {
  if (!canKeep()) return null;
  const [name, another] = await listKept();
  if (name === undefined || another !== undefined) return null;
  const saved = await (await caches.open(name)).match(COLLECTION);
  if (!saved) return null;
  const { savedAtMs, ...found } = (await saved.json()) as Kept;
  const user = z.parse(currentUser.output, found.user);
  const cards = z.parse(listOwnedCards.output, found.cards);
  const isFresh = nowMs - savedAtMs < KEPT_DAYS * DAY_MS;
  return isFresh && name === keptName(user.id) ? { savedAtMs, user, cards } : null;
}

/** What the server would answer to the reads of the collection. */
export function answersFrom({ user, cards }: Kept) {
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
