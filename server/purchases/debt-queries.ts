/** Goods that were used, and whose money went back. */
import type { Tx } from "#server/lib/db.ts";

export const saveDebt = (
  tx: Tx,
  debt: { purchaseId: string; playerId: string; credits: number; now: Date },
) =>
  tx.rows(
    `insert into debts (purchase_id, player_id, credits, created_at) values ($1, $2, $3, $4)
     on conflict (purchase_id) do update set credits = debts.credits + excluded.credits`,
    [debt.purchaseId, debt.playerId, debt.credits, debt.now],
  );

/** At most so many of the credits that are owed are owed no more; how many that are. */
export async function forgive(tx: Tx, purchaseId: string, credits: number): Promise<number> {
  const owed = await tx.maybe<{ credits: number }>(
    `select credits from debts where purchase_id = $1`,
    [purchaseId],
  );
  if (!owed) return 0;
  const forgiven = Math.min(credits, owed.credits);
  if (forgiven === owed.credits) await endDebt(tx, purchaseId);
  else {
    const left = owed.credits - forgiven;
    await tx.rows(`update debts set credits = $2 where purchase_id = $1`, [purchaseId, left]);
  }
  return forgiven;
}

export const endDebt = (tx: Tx, purchaseId: string) =>
  tx.rows(`delete from debts where purchase_id = $1`, [purchaseId]);
