/** A made card whose player changes it: how it is locked, and its new name. The rules: game/remakes/remake.ts. */
import type { Making } from "#game/remakes/remake.ts";
import { withOtherName } from "#game/remakes/remake.ts";
import type { Tx } from "#server/lib/db.ts";
import { requireFreeName, save } from "./any-card-states.ts";
import type { OwnedRow } from "./card-rows.ts";
import { nameKey } from "./catalogue.ts";
import { findForDeal } from "./holding.ts";
import * as queries from "./remake-queries.ts";

export type LockedCard = OwnedRow & Making;

/**
 * A free copy and its card, as no other request changes them before the commit: the purse is locked,
 * and an admin who hides the words waits for the card.
 */
export async function lockMade(tx: Tx, ownerId: string, id: string): Promise<LockedCard> {
  const { cardId } = await findForDeal(tx, ownerId, id);
  await queries.lockCard(tx, cardId);
  const card = await findForDeal(tx, ownerId, id);
  return { ...card, isElsewhere: await queries.isElsewhere(tx, card.cardId, ownerId) };
}

/** Another name for a card that is locked, also in its own words; admins look at it like at a new card. */
export async function renameMade(tx: Tx, card: LockedCard, name: string): Promise<void> {
  const key = nameKey(name);
  await requireFreeName(tx, card.cardId, key);
  const change = { from: card.name, to: name };
  const description = withOtherName(card.description, change);
  const backstory = withOtherName(card.backstory, change);
  await save(queries.rename(tx, card.cardId, { name, nameKey: key, description, backstory }));
}

/** Another of its pictures for a card that is locked, and the words for those who cannot see it. */
export const repaintMade = (tx: Tx, card: LockedCard, shown: queries.ShownPicture) =>
  queries.repaint(tx, card.cardId, shown);
