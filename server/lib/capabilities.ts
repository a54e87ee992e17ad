import { refuseEver, refuseTo, type Capability } from "#game/account/capabilities.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import { must } from "#game/lib/must.ts";
import type { Check, Tx } from "./db.ts";
import type { Deps } from "./deps.ts";
import { refusedError } from "./refuse.ts";
import type { SignedIn } from "./session.ts";
import { findStanding, listStandings, type Standing } from "./standing.ts";

/**
 * Refuses accounts that may not do this. What a guardian or an admin may have closed a moment ago,
 * in any process, is looked up anew.
 */
export async function requireCapability(
  { db, now, family }: Pick<Deps, "db" | "now" | "family">,
  capability: Capability,
  { player, standing }: SignedIn,
): Promise<void> {
  const current = standing.isSupervised
    ? await findStanding(db, player.id, family, now())
    : standing;
  const refusal = refuseTo(capability, current);
  if (refusal) throw refusedError(capabilityRefusals, refusal);
}

/**
 * For what closes something to the account: what its calls have begun while it was open is stored by
 * then, and what they begin afterwards finds it closed.
 */
export const lockStanding = (tx: Tx, playerId: string) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('standing of ' || $1, 0))`, [playerId]);

/**
 * A guardian or an admin who closes something to the account waits until this transaction is over.
 * Taken before other locks, because closing takes it first, too.
 */
export const holdStanding = (tx: Tx, playerId: string) => holdStandings(tx, [playerId]);

/** In the order of ids: two transactions must not wait for each other. */
const holdStandings = (tx: Tx, playerIds: readonly string[]) =>
  tx.rows(
    `select pg_advisory_xact_lock_shared(hashtextextended('standing of ' || id, 0))
       from unnest($1::text[]) as id`,
    [playerIds.toSorted()],
  );

type StillOpen = {
  deps: Pick<Deps, "now" | "family">;
  capability: Capability;
  playerId: string;
};

/** For the transaction of a call: it is open to the player, and stays so until its end. */
export const stillOpen = (input: StillOpen): Check<StillOpen> => ({ ask: refuseClosed, input });

async function refuseClosed(tx: Tx, inputs: readonly StillOpen[]) {
  const { family, now } = must(inputs[0], "player").deps;
  const ids = inputs.map(({ playerId }) => playerId);
  // They travel together, and the second is answered when the first has its locks.
  const [, standings] = await Promise.all([
    holdStandings(tx, ids),
    listStandings(tx, ids, family, now()),
  ]);
  return inputs.map(({ capability, playerId }) => {
    const standing = must(standings.get(playerId), `standing of player ${playerId}`);
    const refusal = refuseTo(capability, standing);
    return refusal && refusedError(capabilityRefusals, refusal);
  });
}

/** `db` is the database or a transaction. */
export type GateDeps = Pick<Deps, "now" | "family"> & { db: Tx };

/** The same for what the input of a call decides, and not the call. */
export async function requireOpen(
  { db, now, family }: GateDeps,
  capability: Capability,
  playerId: string,
): Promise<void> {
  const refusal = refuseTo(capability, await findStanding(db, playerId, family, now()));
  if (refusal) throw refusedError(capabilityRefusals, refusal);
}

/**
 * For what happens without a call: returns those of the players to whom it is open. It stays open
 * to them while they sleep.
 */
export const whoMay = (
  asking: GateDeps,
  capability: Capability,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  those(asking, playerIds, (standing) => refuseEver(capability, standing) === null);

export const mayDo = async (
  asking: GateDeps,
  capability: Capability,
  playerId: string,
): Promise<boolean> => (await whoMay(asking, capability, [playerId])).has(playerId);

/** Those who may do it, and play now. */
export const whoMayNow = (
  asking: GateDeps,
  capability: Capability,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  those(asking, playerIds, (standing) => refuseTo(capability, standing) === null);

async function those(
  { db, now, family }: GateDeps,
  playerIds: readonly string[],
  isOne: (standing: Standing) => boolean,
): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set();
  const standings = await listStandings(db, playerIds, family, now());
  return new Set([...standings].filter(([, each]) => isOne(each)).map(([id]) => id));
}
