/**
 * Cards that players show to others. A shared card has a page of its own, which is open to every
 * visitor with the link; of any other card the answer does not say whether it exists. Coins have no
 * part in it: what sharing pays is counted in service.ts.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type { Id } from "#contract/ids.ts";
import type * as contract from "#contract/sharing.ts";
import { publicNameOf } from "#game/account/public-name.ts";
import { cardOnWire, cardsById } from "#server/collection/service.ts";
import { whoMay } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { ownCardRefusals } from "#texts/en/collection.ts";
import { shareAnswers, sharedCardRefusals } from "#texts/en/sharing.ts";
import * as queries from "./queries.ts";

/** The player's cards with these ids; refuses when one is missing. */
export async function cardsToShare(
  tx: Tx,
  playerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const own = await queries.listOwnCards(tx, playerId, ids);
  if (own.length < ids.length) throw refusedError(ownCardRefusals, "no_card");
  return own.map(({ cardId }) => cardId);
}

export async function listSharedCards({ db }: Deps, playerId: string) {
  return (await queries.listSharedBy(db, playerId)).map(({ cardId }) => cardId);
}

export function openCardPages(
  { db }: Deps,
  playerId: string,
  { cardIds }: InputOf<typeof contract.openCardPages>,
) {
  return db.transaction(async (tx) => {
    const shared = await cardsToShare(tx, playerId, cardIds);
    const opened = await queries.addSharedCards(tx, playerId, shared);
    return {
      ...succeeded,
      message: shareAnswers.opened,
      opened: opened.map(({ cardId }) => cardId),
    };
  });
}

/** Also for a card that another player has by now: it was this player who shared it. */
export function stopSharing(
  { db }: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.stopSharing>,
) {
  return db.transaction(async (tx) => {
    await queries.removeSharedCard(tx, playerId, id);
    return { ...succeeded, message: shareAnswers.stopped };
  });
}

export async function getSharedCard(deps: Deps, id: Id<"card">) {
  const found = await findSharedCard(deps, id);
  if (!found) throw refusedError(sharedCardRefusals, "no_shared_card");
  return { card: cardOnWire(found.card), makerName: found.makerName };
}

/**
 * Null unless a player shares it now: a page closes when its sharers may not share any more. A
 * maker who may not share is not named on others' pages either.
 */
export async function findSharedCard(deps: Deps, id: Id<"card">) {
  const shared = await queries.findSharedCard(deps.db, id);
  if (!shared) return null;
  const { cardId, makerId, makerUsername: username, sharerIds } = shared;
  const ids = makerId === null ? sharerIds : [...sharerIds, makerId];
  const able = await whoMay(deps, "sharing", ids);
  if (!sharerIds.some((sharer) => able.has(sharer))) return null;
  const isNamed = makerId !== null && able.has(makerId);
  const makerName = isNamed && username !== null ? publicNameOf({ username }) : null;
  return { card: (await cardsById(deps.db, [cardId]))(cardId), makerName };
}

/** What this player, or a visitor, may see a picture of: shared cards, and their own. */
export async function findCardToShow(deps: Deps, id: Id<"card">, playerId: string | null) {
  const { db } = deps;
  const shared = await findSharedCard(deps, id);
  if (shared) return { card: shared.card, isPublic: true };
  const own = playerId === null ? null : await queries.findOwnCard(db, playerId, id);
  return own && { card: (await cardsById(db, [own.cardId]))(own.cardId), isPublic: false };
}
