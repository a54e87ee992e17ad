import type { CardFace, StoredTeam } from "#game/duel/record.ts";
import { listCards } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { duelFrom, type Duel } from "./duel.ts";
import * as queries from "./queries.ts";

/** What the cards of these teams are called and look like now. */
export async function facesOf(tx: Tx, teams: readonly StoredTeam[]) {
  const cardIds = new Set(teams.flat().map(([cardId]) => cardId));
  const cards = cardIds.size === 0 ? [] : await listCards(tx, [...cardIds]);
  return new Map<string, CardFace>(
    cards.map(({ cardId, name, rarity, abilities, specialAbility, imageUrl }) => [
      cardId,
      { name, rarity, strikeName: abilities[0] ?? "", specialName: specialAbility, imageUrl },
    ]),
  );
}

/** Duels as their rows say, with the names and pictures that the cards have now. */
export async function loadDuels(tx: Tx, ids: readonly string[]): Promise<Duel[]> {
  const rows = await queries.listDuels(tx, ids);
  const faces = await facesOf(
    tx,
    rows.flatMap(({ teams }) => teams),
  );
  return rows.map((row) => duelFrom(row, faces));
}
