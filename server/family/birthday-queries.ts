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

type AgeChange = {
  id: string;
  playerId: string;
  /** The clock, or an admin. */
  by: "clock" | "admin";
  why: string;
  before: Age["band"] | null;
  age: Age;
  now: Date;
};

export const changeAge = async (tx: Tx, change: AgeChange): Promise<void> => {
  const { playerId, before, age } = change;
  await tx.rows(`update players set age_band = $2, age_last_month = $3 where id = $1`, [
    playerId,
    age.band,
    age.lastMonth,
  ]);
  await tx.rows(
    `insert into age_changes (id, player_id, changed_by, band_before, band_after, why, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [change.id, playerId, change.by, before, age.band, change.why, change.now],
  );
};

/** The player is called by their own name. */
export const endWaiting = (tx: Tx, playerId: string) =>
  tx.rows(`update players set made_up_name = null where id = $1 and name_withheld_at is null`, [
    playerId,
  ]);

/** Also that of a parent without an account, whose address was kept for as long as the yes held. */
export async function endGuardianship(tx: Tx, playerId: string): Promise<void> {
  await tx.rows(`delete from guardianships where child_id = $1`, [playerId]);
  await tx.rows(`delete from family_requests where child_id = $1`, [playerId]);
  await tx.rows(`delete from allowances where player_id = $1`, [playerId]);
  await tx.rows(
    `update approvals set parent_email = null, parent_email_key = null
      where child_id = $1 and answer = 'approved'`,
    [playerId],
  );
}
