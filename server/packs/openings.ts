/** Packs that were opened, and all that a draw was made from. */
import type { Id } from "#contract/ids.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/packs.ts";
import type { Pity } from "#game/packs/draw.ts";
import { readOdds } from "#game/packs/odds.ts";
import { cardOnWire, cardsById } from "#server/collection/service.ts";
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
  return rows.map((row) => ({
    id: row.id,
    packId: row.packId,
    packName: row.packName,
    openedAt: row.openedAt.toISOString(),
    price: row.priceCoins,
    cards: row.cardIds.map((cardId) => cardOnWire(cardOf(cardId))),
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
    id: row.id,
    packName: row.packName,
    openedAt: row.openedAt.toISOString(),
    slots: readOdds(row.odds).slots.map(({ kind }) => kind),
    seed: row.seed,
    commit: commitOf(row.seed),
    luck: row.luck,
    nonce: row.nonce,
    odds: row.odds,
    oddsHash: row.oddsHash,
    pityBefore: pityOf(row.pityBefore),
    pityAfter: pityOf(row.pityAfter),
    owned: row.owned,
    cards: row.cardIds.map((cardId) => cardOnWire(cardOf(cardId))),
  };
}

const pityOf = ([sinceEpic, sinceLegendary, sinceMythical]: [number, number, number]): Pity => ({
  sinceEpic,
  sinceLegendary,
  sinceMythical,
});
