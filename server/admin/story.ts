/** One player's whole story, for those who help players. */
import type * as contract from "#contract/admin.ts";
import { eventKinds } from "#contract/admin.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withNames } from "#server/lib/names/mentions.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { adminRefusals } from "#texts/en/admin.ts";
import { eventText } from "#texts/en/records.ts";
import * as queries from "./story-queries.ts";

const PAGE = 50;

export async function getUserStory(
  { db, now }: Deps,
  { id }: InputOf<typeof contract.getUserStory>,
): Promise<contract.UserStoryOnWire> {
  const found = await queries.findStory(db, id, new Date(now()));
  if (!found) throw refusedError(adminRefusals, "no_user");
  const { joinedAt, lastSeenAt, deletedAt, suspension, ...facts } = found;
  const [why = ""] = await withNames(db, [suspension?.why ?? ""]);
  return {
    ...facts,
    suspension: suspension && { why, until: new Date(suspension.until).toISOString() },
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

export async function listUserEvents(
  { db }: Deps,
  { id, kind = "", cursor, limit = PAGE }: InputOf<typeof contract.listUserEvents>,
) {
  if (!(await queries.isKnown(db, id))) throw refusedError(adminRefusals, "no_user");
  const rows = await queries.listEvents(db, id, {
    kinds: kind === "" ? eventKinds : [kind],
    limit,
    after: cursor === undefined ? null : afterOf(cursor),
  });
  const named = await withNamesOfToday(db, rows);
  return named.map((row) => ({
    id: [row.at, row.kind, row.row].join("_"),
    kind: row.kind,
    at: row.at,
    words: eventText(row),
    link: row.kind === "battles" && row.facts.status === "completed" ? `/replay/${row.row}` : "",
  }));
}

function afterOf(cursor: string): queries.After {
  const [at = "", kind = "", row = ""] = cursor.split("_");
  return { at, kind, row };
}

/** Reasons in the log keep ids. */
async function withNamesOfToday(tx: Tx, rows: readonly queries.EventRow[]) {
  const whys = await withNames(
    tx,
    rows.map((row) => (row.kind === "admins" ? row.facts.why : "")),
  );
  return rows.map((row, index) =>
    row.kind === "admins" ? { ...row, facts: { ...row.facts, why: whys[index] ?? "" } } : row,
  );
}
