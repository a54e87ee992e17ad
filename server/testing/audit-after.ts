import type { Db, Tx } from "#server/lib/db.ts";
import { audit } from "#server/economy/audit.ts";

/** The rules that the audit calls broken after a change, which is taken back afterwards. */
export async function auditAfter(db: Db, change: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let found: string[] = [];
  const takeBack = new Error("taken back");
  await db
    .transaction(async (tx) => {
      await change(tx);
      found = (await audit(tx)).filter(({ violations }) => violations > 0).map(({ rule }) => rule);
      throw takeBack;
    })
    .catch((error: unknown) => {
      if (error !== takeBack) throw error;
    });
  return found;
}
