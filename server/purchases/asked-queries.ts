/** Reads who looks after whom, which family/ keeps. */
import type { Tx } from "#server/lib/db.ts";
import { listedColumns, type ListedPurchase } from "./queries.ts";

export const listGuardians = (tx: Tx, childId: string) =>
  tx.rows<{ id: string; child: string }>(
    `select g.guardian_id as id, c.shown_name as child
       from guardianships g join players c on c.id = g.child_id
       join players p on p.id = g.guardian_id and p.deleted_at is null
      where g.child_id = $1 order by g.guardian_id`,
    [childId],
  );

export const isGuardianOf = (tx: Tx, guardianId: string, childId: string) =>
  tx.any(`select from guardianships where guardian_id = $1 and child_id = $2`, [
    guardianId,
    childId,
  ]);

/** What waits for a yes, and what this guardian said yes to and has not paid yet. */
export const listAsked = (tx: Tx, guardianId: string) =>
  tx.rows<ListedPurchase>(
    `select ${listedColumns}
       from purchases p join players f on f.id = p.player_id
       join guardianships g on g.child_id = p.player_id and g.guardian_id = $1
      where p.state = 'asked' or (p.payer_id = $1 and p.state in ('created', 'pending'))
      order by p.number`,
    [guardianId],
  );
