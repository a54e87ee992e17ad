import type { Age } from "#game/account/age.ts";
import type { Tx } from "#server/lib/db.ts";

/** Whose band has ended before this month. */
export const listGrown = (tx: Tx, thisMonth: string, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from players where age_last_month < $1 and deleted_at is null
      order by age_last_month, id limit $2`,
    [thisMonth, limit],
  );

export const lockAge = (tx: Tx, playerId: string) =>
  tx.maybe<Age & { name: string }>(
    `select age_band as band, age_last_month as "lastMonth", username as name from players
      where id = $1 and age_band is not null and deleted_at is null for no key update`,
    [playerId],
  );

export const moveOn = async (
  tx: Tx,
  grown: { id: string; playerId: string; before: Age["band"]; age: Age; now: Date },
): Promise<void> => {
  const { playerId, before, age } = grown;
  await tx.rows(`update players set age_band = $2, age_last_month = $3 where id = $1`, [
    playerId,
    age.band,
    age.lastMonth,
  ]);
  await tx.rows(
    `insert into age_changes (id, player_id, changed_by, band_before, band_after, why, changed_at)
     values ($1, $2, 'clock', $3, $4, 'birthday', $5)`,
    [grown.id, playerId, before, age.band, grown.now],
  );
};

export const endWaiting = (tx: Tx, playerId: string) =>
  tx.rows(`update players set made_up_name = null where id = $1`, [playerId]);

export async function endGuardianship(tx: Tx, playerId: string): Promise<void> {
  await tx.rows(`delete from guardianships where child_id = $1`, [playerId]);
  await tx.rows(`delete from family_requests where child_id = $1`, [playerId]);
  await tx.rows(`delete from allowances where player_id = $1`, [playerId]);
}
