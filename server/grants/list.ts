/** What was given, page by page. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/grants.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { pageOf } from "#server/lib/database/page.ts";
import { withNames } from "#server/lib/names/mentions.ts";
import { aloneSince } from "#server/lib/second-admin.ts";
import * as queries from "./queries.ts";

export async function listGrants(
  { db }: Deps,
  input: InputOf<typeof contract.listGrants>,
): Promise<contract.GrantOnWire[]> {
  const { state = "" } = input;
  const rows = await queries.listGrants(db, state === "" ? null : state, pageOf(input));
  const texts = await withNames(
    db,
    rows.flatMap(({ why, message }) => [why, message]),
  );
  return rows.map(({ askedBy, askedByName, ...row }, index) => ({
    ...withMoments(row),
    askedBy: { id: askedBy, name: askedByName },
    why: texts[2 * index] ?? "",
    message: texts[2 * index + 1] ?? "",
  }));
}

export const countGrants = ({ db }: Deps, { state = "" }: InputOf<typeof contract.countGrants>) =>
  queries.countGrants(db, state === "" ? null : state);

/** The large grants that wait for this admin. */
export async function waitingFor(tx: Tx, adminId: string, nowMs: number) {
  const rows = await queries.listWaiting(tx, adminId, aloneSince(nowMs));
  return rows.map(({ askedBy: id, askedByName: name, askedAt, ...row }) => ({
    ...row,
    by: { id, name },
    at: askedAt.toISOString(),
  }));
}
