/** What a player has dealt with others. */
import type { InputOf } from "#contract/endpoint.ts";
import * as contract from "#contract/trades.ts";
import { cardOnWire, cardsById } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./deal-queries.ts";

export async function dealHistory(
  { db }: Deps,
  playerId: string,
  { cursor }: InputOf<typeof contract.dealHistory>,
): Promise<contract.PastDeal[]> {
  const rows = await queries.listPast(db, playerId, cursor ?? null, contract.HISTORY_PAGE);
  const ids = rows.flatMap(({ fromCardId, toCardId }) => [fromCardId, toCardId ?? fromCardId]);
  const rowOf = await cardsById(db, ids);
  const cardOf = (id: string | null) => (id === null ? null : cardOnWire(rowOf(id)));
  return rows.map((row) => {
    const [from, to] = [cardOf(row.fromCardId), cardOf(row.toCardId)];
    return {
      id: row.id,
      kind: row.kind,
      status: row.status,
      otherName: row.otherName,
      isOwn: row.isFrom,
      given: row.isFrom ? from : to,
      received: row.isFrom ? to : from,
      coins: row.price === null ? null : row.price - (row.isFrom ? (row.fee ?? 0) : 0),
      endedAt: row.endedAt.toISOString(),
      isReported: row.isReported,
    };
  });
}
