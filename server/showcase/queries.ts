import type { Tx } from "#server/lib/db.ts";

export type PageRow = { name: string; isPublic: boolean };

/** Null when there is no such player, or none any more. */
export const findPage = (tx: Tx, playerId: string) =>
  tx.maybe<PageRow>(
    `select p.shown_name as name,
            exists (select from public_pages o where o.player_id = p.id) as "isPublic"
       from players p where p.id = $1 and p.deleted_at is null`,
    [playerId],
  );

export const listShown = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string }>(
    `select owned_card_id as id from showcase_cards where player_id = $1 order by place`,
    [playerId],
  );

export async function saveShown(tx: Tx, playerId: string, ids: readonly string[]): Promise<void> {
  await tx.rows(`delete from showcase_cards where player_id = $1`, [playerId]);
  await tx.rows(
    `insert into showcase_cards (player_id, place, owned_card_id)
     select $1, n, id from unnest($2::uuid[]) with ordinality as chosen (id, n)`,
    [playerId, ids],
  );
}

export const openPage = (tx: Tx, playerId: string, now: Date) =>
  tx.rows(
    `insert into public_pages (player_id, opened_at) values ($1, $2) on conflict do nothing`,
    [playerId, now],
  );

export const closePage = (tx: Tx, playerId: string) =>
  tx.rows(`delete from public_pages where player_id = $1`, [playerId]);
