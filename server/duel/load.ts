import type { CardFace } from "#game/duel/record.ts";
import { listCards } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { duelFrom, type Duel } from "./duel.ts";
import * as queries from "./queries.ts";

/** Duels as their rows say, with the names and pictures that the cards have now. */
export async function loadDuels(tx: Tx, ids: readonly string[]): Promise<Duel[]> {
  const rows = await queries.listDuels(tx, ids);
  const cardIds = rows.flatMap(({ teams }) => teams.flat().map(([cardId]) => cardId));
  const cards = cardIds.length === 0 ? [] : await listCards(tx, [...new Set(cardIds)]);
  const faces = new Map<string, CardFace>(
    cards.map(({ cardId, name, rarity, abilities, specialAbility, imageUrl }) => [
      cardId,
      { name, rarity, strikeName: abilities[0] ?? "", specialName: specialAbility, imageUrl },
    ]),
  );
  return rows.map((row) => duelFrom(row, faces));
}
