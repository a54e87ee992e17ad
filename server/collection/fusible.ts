import type { Tx } from "#server/lib/db.ts";
import * as queries from "./fuse-queries.ts";

/** How many plain copies of each of these cards a player could fuse. */
export async function countFusible(
  tx: Tx,
  ownerId: string,
  cardIds: readonly string[],
): Promise<(cardId: string) => number> {
  const counted = await queries.countPlain(tx, ownerId, cardIds);
  const copiesOf = new Map(counted.map(({ cardId, copies }) => [cardId, copies]));
  return (cardId) => copiesOf.get(cardId) ?? 0;
}
