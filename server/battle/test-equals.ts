import type { Db } from "#server/lib/db.ts";

/** Gives the player one creature alone: another player with the same is a rival of equal power. */
export const ownsOneKind = (db: Db, { id }: { id: string }) =>
  db.rows(
    `update owned_cards set card_id = (select id from cards where name = 'Cindlepup')
      where owner_id = $1`,
    [id],
  );
