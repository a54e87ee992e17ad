/** What guardians see: each child, what it may do, and what it made and did this week. */
import type { ChildOnWire } from "#contract/family.ts";
import type * as contract from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { spentThisMonth } from "#server/purchases/service.ts";
import { familyRefusals } from "#texts/en/family.ts";
import { allowancesOf } from "./allowance-queries.ts";
import * as queries from "./child-queries.ts";
import { listOpenRequests } from "./request-queries.ts";
import { weekOf } from "./weekly-letter.ts";

/** The child, if this player looks after it; any other is refused with `no_child`, as if there were none. */
export async function findOwnChild(
  tx: Tx,
  guardianId: string,
  childId: string,
): Promise<queries.ChildRow> {
  const child = await queries.findChild(tx, guardianId, childId);
  if (!child) throw refusedError(familyRefusals, "no_child");
  return child;
}

export async function listChildren({ db, now }: Deps, guardianId: string) {
  const children = await queries.listChildren(db, guardianId);
  return Promise.all(children.map((row) => childOnWire(db, row, new Date(now()))));
}

export async function ownChild(tx: Tx, guardianId: string, of: { childId: string; nowMs: number }) {
  return childOnWire(tx, await findOwnChild(tx, guardianId, of.childId), new Date(of.nowMs));
}

async function childOnWire(tx: Tx, row: queries.ChildRow, now: Date): Promise<ChildOnWire> {
  const [week, cards, requests, spentThisMonthCents] = await Promise.all([
    queries.findWeek(tx, row.id, now),
    queries.listMadeCards(tx, row.id, now),
    listOpenRequests(tx, row.id),
    spentThisMonth(tx, row.id, now),
  ]);
  const { id, name, band, bandLastMonth, sharedWith, version, weeklyLetter } = row;
  return {
    id,
    name,
    band,
    bandLastMonth,
    since: row.since.toISOString(),
    sharedWith,
    version,
    allowances: allowancesOf(row),
    spentThisMonthCents,
    weeklyLetter,
    week: { ...week, cards },
    requests: requests.map(withMoments),
  };
}

/** Who begins in the middle of a week gets the first letter at the end of it. */
export const setWeeklyLetter = (
  { db, now }: Deps,
  guardianId: string,
  { id: childId, isWanted }: InputOf<typeof contract.setWeeklyLetter>,
) =>
  db.transaction(async (tx) => {
    await findOwnChild(tx, guardianId, childId);
    const week = weekOf(now());
    await queries.setWeeklyLetter(tx, { guardianId, childId, isWanted, week });
    return ownChild(tx, guardianId, { childId, nowMs: now() });
  });
