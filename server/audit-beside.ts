/** The audit of a game that is being played. */
import { setPriority } from "node:os";
import { audit } from "./economy/audit.ts";
import { processOf, type Unhurried } from "./lib/database/unhurried.ts";
import type { Tx } from "./lib/db.ts";

/** A tenth of a processor where something else wants all of it. */
const NICENESS = 10;

type Beside = {
  unhurried: Unhurried;
  /** The database runs on this machine, for this game alone. */
  isOwn: boolean;
};

export const auditBeside = ({ unhurried, isOwn }: Beside) =>
  unhurried(async (tx) => {
    if (isOwn) await giveWay(tx);
    return audit(tx);
  });

/**
 * One processor and no more, and that behind what players wait for. Only the end of the connection takes it
 * back.
 */
async function giveWay(tx: Tx): Promise<void> {
  const pid = await processOf(tx);
  await tx.rows(`select set_config('max_parallel_workers_per_gather', '0', true)`);
  try {
    setPriority(pid, NICENESS);
  } catch {
    // The database belongs to another user of this machine.
  }
}
