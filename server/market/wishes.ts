import type { Id } from "#contract/ids.ts";
import { cardOnWire, cardsOf, listCards } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import * as queries from "./queries.ts";
import { noCard, refuseOverLimit } from "./refusals.ts";

export async function listWishes({ db, now }: Deps, playerId: string) {
  const rows = await queries.listWishes(db, playerId, new Date(now()));
  const cardOf = await cardsOf(db, rows);
  return rows.map(({ cardId, lowestPrice }) => ({ card: cardOnWire(cardOf(cardId)), lowestPrice }));
}

export function addWish({ db }: Deps, playerId: string, { cardId }: { cardId: Id<"card"> }) {
  return db.transaction(async (tx) => {
    const [, [card], { others }] = await Promise.all([
      lockPurse(tx, playerId),
      listCards(tx, [cardId]),
      queries.countOtherWishes(tx, playerId, cardId),
    ]);
    if (!card) throw noCard();
    refuseOverLimit("wishes", others);
    await queries.insertWish(tx, playerId, cardId);
    nudgePlayer(tx, playerId, "market");
    return { isWished: true as const };
  });
}

export function removeWish({ db }: Deps, playerId: string, { cardId }: { cardId: Id<"card"> }) {
  return db.transaction(async (tx) => {
    await queries.deleteWish(tx, playerId, cardId);
    nudgePlayer(tx, playerId, "market");
    return { isWished: false as const };
  });
}
