import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";

const AT_ONCE = 100;

export type Overdue = {
  /** The oldest first. */
  list(tx: Tx, now: Date, howMany: number): Promise<{ id: string }[]>;
  /** Somebody else may have ended it since it was listed. */
  end(tx: Tx, id: string): Promise<void>;
};

/**
 * Ends what nobody took in time, each in a transaction of its own: one that cannot be ended is
 * logged and does not stand in the way of the others.
 */
export async function endOverdue(deps: Deps, { list, end }: Overdue): Promise<void> {
  for (;;) {
    const overdue = await list(deps.db, new Date(deps.now()), AT_ONCE);
    let failed = 0;
    for (const { id } of overdue) {
      try {
        await deps.db.transaction((tx) => end(tx, id));
      } catch (error) {
        failed++;
        deps.log.error({ error, id }, "a deal could not be ended");
      }
    }
    if (overdue.length < AT_ONCE || failed > 0) return;
  }
}
