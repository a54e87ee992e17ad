/** One player's whole story, for those who help players. */
import type * as contract from "#contract/admin.ts";
import { eventKinds } from "#contract/admin.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { listClosed } from "#server/lib/names/closed.ts";
import { mentionedIn, withNames } from "#server/lib/names/mentions.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { adminRefusals } from "#texts/en/admin.ts";
import { closedAccountText, eventText } from "#texts/en/records.ts";
import { waitingFor } from "./roles.ts";
import * as queries from "./story-queries.ts";

const PAGE = 50;

export async function getUserStory(
  { db, now }: Deps,
  { id }: InputOf<typeof contract.getUserStory>,
): Promise<contract.UserStoryOnWire> {
  const found = await queries.findStory(db, id, new Date(now()));
  if (!found) throw refusedError(adminRefusals, "no_user");
  const { suspension, ...facts } = found;
  const [closed = null] = await listClosed(db, [id]);
  return {
    ...withMoments(facts),
    suspension: suspension && (await suspensionOnWire(db, suspension)),
    closed,
    adminRequest: await waitingFor(db, id, now()),
  };
}

async function suspensionOnWire(tx: Tx, { why, until }: { why: string; until: string }) {
  const [named = ""] = await withNames(tx, [why]);
  return { why: named, until: new Date(until).toISOString() };
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
  const texts = rows.map((row) => eventText(row));
  const closed = await listClosed(db, mentionedIn(texts));
  const remarks = new Map(closed.map((account) => [account.id, closedAccountText(account)]));
  const words = await withNames(db, texts, remarks);
  return rows.map((row, index) => ({
    id: [row.at, row.kind, row.row].join("_"),
    kind: row.kind,
    at: row.at,
    words: words[index] ?? "",
    link: replayOf(row) ?? pageOf(mentionedIn(texts.slice(index, index + 1)), remarks),
  }));
}

const replayOf = ({ kind, facts, row }: queries.EventRow): string | null =>
  kind === "battles" && "status" in facts && facts.status === "completed" ? `/replay/${row}` : null;

/** The page of the first closed account among these; empty when there is none. */
function pageOf(ids: readonly string[], closed: ReadonlyMap<string, string>): string {
  const id = ids.find((each) => closed.has(each));
  return id === undefined ? "" : `/admin/users/${id}`;
}

function afterOf(cursor: string): queries.After {
  const [at = "", kind = "", row = ""] = cursor.split("_");
  return { at, kind, row };
}
