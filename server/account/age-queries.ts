import type { Age } from "#game/account/age.ts";
import type { Tx } from "#server/lib/db.ts";

/** False when the player has an age already. */
export const setAge = async (tx: Tx, id: string, { band, lastMonth }: Age): Promise<boolean> =>
  (await tx.maybe(
    `update players set age_band = $2, age_last_month = $3 where id = $1 and age_band is null
     returning id`,
    [id, band, lastMonth],
  )) !== null;

/** False when another player has that made-up name already. */
export const setMadeUpName = async (tx: Tx, id: string, name: string): Promise<boolean> =>
  (await tx.maybe(
    `update players set made_up_name = $2
      where id = $1 and not exists (select from players where made_up_name = $2) returning id`,
    [id, name],
  )) !== null;
