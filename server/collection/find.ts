import { must } from "#game/lib/must.ts";
import type { Tx } from "#server/lib/db.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ownCardRefusals } from "#texts/en/collection.ts";
import type { CardRow, OwnedRow } from "./card-rows.ts";
import * as queries from "./queries.ts";

export async function findOrRefuse(tx: Tx, ownerId: string, id: string): Promise<OwnedRow> {
  const [card] = await findTeam(tx, ownerId, [id]);
  return card as OwnedRow;
}

/**
 * Looks up cards by their own ids, each once however often it is named. The look-up that it resolves
 * to throws for any other id: cards are never deleted, so one that is stored somewhere is there.
 */
export async function cardsById(
  tx: Tx,
  ids: readonly string[],
): Promise<(cardId: string) => CardRow> {
  const unique = [...new Set(ids)];
  const rows = unique.length === 0 ? [] : await queries.listCards(tx, unique);
  const known = new Map(rows.map((row) => [row.cardId, row]));
  return (cardId) => must(known.get(cardId), `card ${cardId}`);
}

/** The same for rows that each name a card. */
export const cardsOf = (tx: Tx, rows: readonly { cardId: string }[]) =>
  cardsById(
    tx,
    rows.map(({ cardId }) => cardId),
  );

/** The owner's cards for these ids, in that order; each id may also name a card (its oldest copy). */
export async function findTeam(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<OwnedRow[]> {
  const cards = await queries.listByIds(tx, ownerId, ids);
  if (cards.length < ids.length) throw refusedError(ownCardRefusals, "no_card");
  return cards;
}
