import type { Age } from "#game/account/age.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

/** False when the player has an age already. */
export const setAge = async (tx: Tx, id: string, { band, lastMonth }: Age): Promise<boolean> =>
  (await tx.maybe(
    `update players set age_band = $2, age_last_month = $3 where id = $1 and age_band is null
     returning id`,
    [id, band, lastMonth],
  )) !== null;

/** False when somebody is called that already. */
export const setMadeUpName = async (tx: Tx, id: string, name: string): Promise<boolean> =>
  (await tx.maybe(
    `update players set made_up_name = $2
      where id = $1 and not exists (select from players where made_up_name = $2) returning id`,
    [id, name],
  )) !== null;

export type AgedPlayer = {
  id: string;
  username: string;
  ageBand: Age["band"] | null;
  isApproved: boolean;
  hasMadeUpName: boolean;
};

export const lockAge = (tx: Tx, emailKey: string) =>
  tx.maybe<AgedPlayer>(
    `select id, username, age_band as "ageBand", approved_at is not null as "isApproved",
            made_up_name is not null as "hasMadeUpName"
       from players where email_key = $1 and role = 'user' and deleted_at is null for update`,
    [emailKey],
  );

export const changeAge = (tx: Tx, id: string, { band, lastMonth }: Age) =>
  tx.rows(`update players set age_band = $2, age_last_month = $3 where id = $1`, [
    id,
    band,
    lastMonth,
  ]);

export const removeMadeUpName = (tx: Tx, id: string) =>
  tx.rows(`update players set made_up_name = null where id = $1`, [id]);

export type AgeChange = {
  id: string;
  playerId: string;
  changedBy: string;
  bandBefore: Age["band"] | null;
  bandAfter: Age["band"];
  why: string;
};

export const recordAgeChange = (tx: Tx, change: AgeChange) =>
  tx.rows(...insertInto("age_changes", change));
