/** What players do with equal cards, in the words of a story. */
import { fuseCards } from "#contract/collection.ts";
import { must } from "#game/lib/must.ts";
import { newId } from "#server/lib/ids.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";

type Game = { db: { rows<Row>(sql: string, values?: unknown[]): Promise<Row[]> } };

/** Copies of one card of the catalogue, in the vault. */
export async function copiesFor({ db }: Game, player: ActingPlayer, howMany = 3, number = 30) {
  const ids = Array.from({ length: howMany }, newId);
  await db.rows(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     select id, $1, (select id from cards where catalogue_number = $3), 'vault', 'gift', 'gift:test'
       from unnest($2::uuid[]) as given (id)`,
    [player.id, ids, number],
  );
  return ids;
}

/** Two more of the card that this copy is. */
export async function copiesLike({ db }: Game, player: ActingPlayer, ownedCardId: string) {
  const rows = await db.rows<{ id: string }>(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     select gen_random_uuid(), $1, card_id, 'vault', 'gift', 'gift:test'
       from owned_cards, generate_series(1, 2) where id = $2 returning id`,
    [player.id, ownedCardId],
  );
  return rows.map(({ id }) => id);
}

export const inputOf = ([keptId, ...others]: readonly string[]) => ({
  keptId: must(keptId, "copy to keep"),
  otherIds: others as [string, string],
});

/** The first one is kept. */
export const fuses = (
  player: Pick<ActingPlayer, "call">,
  ids: readonly string[],
  extras?: { headers: Record<string, string> },
) => player.call(fuseCards, inputOf(ids), extras);
