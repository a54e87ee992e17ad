import type { Tx } from "#server/lib/db.ts";

const AT_ONCE = 200;

/** Takes letters of this week that nobody has taken; another process that is about to is passed by. */
export const takeDueLetters = (tx: Tx, week: string) =>
  tx.rows<{ guardianId: string; childId: string }>(
    `update guardianships g set letter_week = $1
       from (select guardian_id, child_id from guardianships
              where weekly_letter and letter_week < $1
              order by guardian_id, child_id limit ${AT_ONCE} for update skip locked) due
      where g.guardian_id = due.guardian_id and g.child_id = due.child_id
      returning g.guardian_id as "guardianId", g.child_id as "childId"`,
    [week],
  );
