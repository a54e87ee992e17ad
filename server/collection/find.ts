import type { Tx } from "#server/lib/db.ts";
import { isId } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import * as queries from "./queries.ts";

export async function findOrRefuse(tx: Tx, ownerId: string, id: string): Promise<queries.OwnedRow> {
  const [card] = await findTeam(tx, ownerId, [id]);
  return card as queries.OwnedRow;
}

/** The owner's cards for these ids, in that order; each id may also name a card (its oldest copy). */
export async function findTeam(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<queries.OwnedRow[]> {
  const cards = ids.every(isId) ? await queries.listByIds(tx, ownerId, ids) : [];
  if (cards.length < ids.length) {
    throw new RefusedError("no_card", "This card is not in your collection.", 404);
  }
  return cards;
}
