/** Reads who looks after whom, which family/ keeps. */
import type { Tx } from "#server/lib/db.ts";
import {
  isOfItem,
  itemValues,
  listedColumns,
  type ListedPurchase,
  type SameItem,
} from "./queries.ts";

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

/** What waits for an answer, and what was asked or answered after that moment. */
export const listQuestions = (tx: Tx, wanted: SameItem, since: Date) =>
  tx.rows<{ askedAt: Date; isOpen: boolean; declinedAt: Date | null; isSame: boolean }>(
    `select created_at as "askedAt", state = 'asked' as "isOpen",
            case when why = 'declined' then ended_at end as "declinedAt",
            ${isOfItem} as "isSame"
       from purchases
      where player_id = $1 and (payer_id is null or opened_at is not null)
        and (state = 'asked' or created_at > $7 or ended_at > $7)`,
    [...itemValues(wanted), since],
  );
