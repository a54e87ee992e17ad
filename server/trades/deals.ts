/** What a player has dealt with others, and their word that something was wrong with it. */
import type { InputOf } from "#contract/endpoint.ts";
import * as contract from "#contract/trades.ts";
import { cardOnWire, cardsById } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { reportRefusals, tradeAnswers } from "#texts/en/trades.ts";
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
      given: row.isFrom ? from : to,
      received: row.isFrom ? to : from,
      coins: row.price === null ? null : row.price - (row.isFrom ? (row.fee ?? 0) : 0),
      endedAt: row.endedAt.toISOString(),
      isReported: row.isReported,
    };
  });
}

/** The words are stored as they are: a report of an insult has to quote it. */
export async function reportDeal(
  { db, now }: Deps,
  reporterId: string,
  input: InputOf<typeof contract.reportDeal>,
) {
  const { dealId, reason, text = "" } = input;
  await db.transaction(async (tx) => {
    const parties = await queries.findParties(tx, dealId);
    if (!parties) throw refusedError(reportRefusals, "no_deal");
    const { fromId, toId } = parties;
    if (reporterId !== fromId && reporterId !== toId) {
      throw refusedError(reportRefusals, "not_your_deal");
    }
    const reportedId = reporterId === fromId ? toId : fromId;
    if (reportedId === null) {
      throw refusedError(reportRefusals, "nobody_else");
    }
    const report = { id: newId(), dealId, reporterId, reportedId, reason, text };
    if (!(await queries.insertReport(tx, { ...report, createdAt: new Date(now()) }))) {
      throw refusedError(reportRefusals, "already_reported");
    }
  });
  return { ...succeeded, message: tradeAnswers.reported };
}
