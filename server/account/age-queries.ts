import type { Age } from "#game/account/age.ts";
import type { Tx } from "#server/lib/db.ts";

/** False when the player has an age already. */
export const setAge = (tx: Tx, id: string, { band, lastMonth }: Age) =>
  tx.any(
    `update players set age_band = $2, age_last_month = $3 where id = $1 and age_band is null
     returning id`,
    [id, band, lastMonth],
  );

/** False when another player has that made-up name already. */
export const setMadeUpName = (tx: Tx, id: string, name: string) =>
  tx.any(
    `update players set made_up_name = $2
      where id = $1 and not exists (select from players where made_up_name = $2) returning id`,
    [id, name],
  );
