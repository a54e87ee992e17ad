/** Packs that were opened, and all that a draw was made from. */
import type { Id } from "#contract/ids.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/packs.ts";
import type { Pity } from "#game/packs/draw.ts";
import { readOdds } from "#game/packs/odds.ts";
import { cardOnWire, cardsById } from "#server/collection/service.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { packRefusals } from "#texts/en/packs.ts";
import * as queries from "./queries.ts";
import { commitOf } from "./service.ts";

const PAGE = 20;

export async function listOpenings(
  { db }: Deps,
  playerId: string,
  { cursor }: InputOf<typeof contract.listOpenings>,
) {
  const rows = await queries.listOpenings(db, playerId, cursor ?? null, PAGE);
  const cardOf = await cardsById(
    db,
    rows.flatMap(({ cardIds }) => cardIds),
  );
  return rows.map(({ priceCoins: price, cardIds, ...row }) => ({
    ...withMoments(row),
    price,
    cards: cardIds.map((cardId) => cardOnWire(cardOf(cardId))),
  }));
}

export async function openingProof(
  { db }: Deps,
  id: Id<"opening">,
): Promise<contract.OpeningProof> {
  const row = await queries.findProof(db, id);
  if (!row) throw refusedError(packRefusals, "no_opening");
  const cardOf = await cardsById(db, row.cardIds);
  return {
    ...withMoments(row),
    slots: readOdds(row.odds).slots.map(({ kind }) => kind),
    commit: commitOf(row.seed),
    pityBefore: pityOf(row.pityBefore),
    pityAfter: pityOf(row.pityAfter),
    cards: row.cardIds.map((cardId) => cardOnWire(cardOf(cardId))),
  };
}

const pityOf = ([sinceEpic, sinceLegendary, sinceMythical]: [number, number, number]): Pity => ({
  sinceEpic,
  sinceLegendary,
  sinceMythical,
});
