import type { TradeOffer } from "#contract/trades.ts";
import { statusOf } from "#game/trades/offer.ts";
import { cardOnWire, cardsById } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { lopsidedQuestion } from "#texts/en/trades.ts";
import type { TradeRow } from "./queries.ts";

/** Offers as this player sees them. */
export async function offersOnWire(
  tx: Tx,
  rows: readonly TradeRow[],
  { playerId, nowMs }: { playerId: string; nowMs: number },
): Promise<TradeOffer[]> {
  const ids = rows
    .flatMap((row) => [row.offeredCardId, row.requestedCardId])
    .filter((id) => id !== null);
  const rowOf = await cardsById(tx, ids);
  const cardOf = (id: string) => cardOnWire(rowOf(id));
  return rows.map((row) => {
    const offeredCard = { ...cardOf(row.offeredCardId), finish: row.offeredFinish };
    const requestedCard = row.requestedCardId === null ? null : cardOf(row.requestedCardId);
    const isOwn = row.creatorId === playerId;
    return {
      id: row.id,
      tradeCode: row.code,
      offeredCard,
      requestedCard,
      traderName: row.creatorName,
      isOwn,
      forName: row.forName,
      status: statusOf(row, nowMs),
      createdAt: row.createdAt.toISOString(),
      expiresAt: new Date(row.expiresAtMs).toISOString(),
      warning:
        requestedCard &&
        lopsidedQuestion(
          isOwn
            ? { given: offeredCard, received: requestedCard }
            : { given: requestedCard, received: offeredCard },
        ),
    };
  });
}

export async function offerOnWire(
  tx: Tx,
  row: TradeRow,
  asked: { playerId: string; nowMs: number },
): Promise<TradeOffer> {
  const [offer] = await offersOnWire(tx, [row], asked);
  return offer as TradeOffer;
}
