import type { Tx } from "./db.ts";
import type { Deps } from "./deps.ts";

/**
 * What is to end, as its feature has locked it. Things are locked before purses; so a caller that
 * ends several kinds locks them all first, then the purses of these players, and then calls `end`.
 */
type LockedToEnd = {
  playerIds: readonly string[];
  end(deps: Pick<Deps, "jobs">, nowMs: number): Promise<void>;
};

/** How a feature finds and locks what it has open for a player. */
export type LockToEnd = (tx: Tx, playerId: string) => Promise<LockedToEnd>;

/** For what is over as soon as it is deleted. */
export const endedAtOnce: LockedToEnd = { playerIds: [], end: () => Promise.resolve() };
