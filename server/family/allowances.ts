/** A guardian changes what a child is allowed. It holds from the next request on, in every process. */
import type * as contract from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import {
  changesOf,
  openedBy,
  refuseAllowances,
  type AllowanceChange,
  type Allowances,
} from "#game/family/allowances.ts";
import { isTimeZone } from "#server/account/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { badInput, refusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { allowanceRemarks, familyRefusals } from "#texts/en/family.ts";
import * as queries from "./allowance-queries.ts";
import { listGuardians } from "./child-queries.ts";
import { findOwnChild, ownChild } from "./children.ts";
import { lockMembers } from "./queries.ts";
import { answerOpened } from "./request-queries.ts";

export async function saveAllowances(
  deps: Deps,
  guardianId: string,
  { id: childId, version, set }: InputOf<typeof contract.saveAllowances>,
) {
  const wanted = withoutGaps(set);
  const refusal = refuseAllowances(wanted);
  if (refusal) throw badInput(allowanceRemarks[refusal]);
  const child = await deps.db.transaction(async (tx) => {
    // A guardian who leaves the child at this moment leaves before, and is refused, or after.
    await lockMembers(tx, [childId, guardianId]);
    await findOwnChild(tx, guardianId, childId);
    // A browser may know more time zones than the database counts days in.
    if (wanted.timeZone !== undefined && !(await isTimeZone(tx, wanted.timeZone)))
      throw badInput(allowanceRemarks.time_zone_unknown);
    await allow(tx, deps, { guardianId, childId, set: wanted, seenVersion: version });
    return ownChild(tx, guardianId, { childId, nowMs: deps.now() });
  });
  deps.sessions.forget(childId);
  return child;
}

type Allowing = {
  guardianId: string;
  childId: string;
  set: Partial<Allowances>;
  /** Null: the answer to a question, which does not depend on what else was seen. */
  seenVersion: number | null;
};

/** The caller has made sure that this is the child's guardian, and forgets the child's sessions after. */
export async function allow(tx: Tx, deps: WithoutDb, allowing: Allowing): Promise<void> {
  const { guardianId, childId, set, seenVersion } = allowing;
  const row = await queries.lockAllowances(tx, childId);
  const before = queries.allowancesOf(row);
  const changes = changesOf(before, set);
  if (seenVersion !== null) {
    await refuseUnseen(tx, { childId, guardianId, version: seenVersion }, changes);
  }
  if (changes.length === 0) return;
  const nowMs = deps.now();
  await queries.saveAllowances(tx, childId, { ...before, ...set });
  const changed = { childId, guardianId, version: row.version + 1, nowMs };
  await queries.insertChanges(tx, changed, changes);
  await answerOpened(tx, { childId, guardianId, opened: openedBy(changes), now: new Date(nowMs) });
  await deps.endWhatIsClosed(tx, childId);
  await nudgeFamily(tx, childId);
}

async function refuseUnseen(
  tx: Tx,
  seen: { childId: string; guardianId: string; version: number },
  changes: readonly AllowanceChange[],
): Promise<void> {
  const fields = changes.map(({ field }) => field);
  const other = await queries.findChangeByOther(tx, { ...seen, fields });
  if (other) throw refusedError(familyRefusals, "changed_by_other", other);
}

/** Screens of the child and of its guardians ask again. */
export async function nudgeFamily(tx: Tx, childId: string): Promise<void> {
  nudgePlayer(tx, childId, "family");
  for (const { id } of await listGuardians(tx, childId)) nudgePlayer(tx, id, "family");
}

const withoutGaps = (set: InputOf<typeof contract.saveAllowances>["set"]): Partial<Allowances> =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));

export async function listChanges(
  { db }: Deps,
  guardianId: string,
  { id }: InputOf<typeof contract.listAllowanceChanges>,
) {
  await findOwnChild(db, guardianId, id);
  return (await queries.listChanges(db, id)).map(withMoments);
}
