/** The log of what admins have done: read, and taken back. */
import { isDeepStrictEqual } from "node:util";
import type * as contract from "#contract/admin.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { refuseUndo } from "#game/admin/undo.ts";
import { writeAdminLog, type SubjectKind } from "#server/lib/admin-log.ts";
import { pageOf } from "#server/lib/database/page.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { listClosed } from "#server/lib/names/closed.ts";
import { mentionedIn, withNames } from "#server/lib/names/mentions.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { lockCaseOf, undoDecision } from "#server/moderation/service.ts";
import { adminAnswers, adminRefusals, decisionRefusals, undoRefusals } from "#texts/en/admin.ts";
import { differencesOf } from "./difference.ts";
import { notifyAdmins } from "./letters.ts";
import * as queries from "./log-queries.ts";
import { readable, wayBackOf } from "./undo.ts";

const orNull = (text: string | undefined): string | null => text || null;

const filterOf = (input: InputOf<typeof contract.countLog>): queries.LogFilter => ({
  adminName: orNull(input.admin),
  deed: orNull(input.deed),
  kind: orNull(input.kind),
  subjectId: orNull(input.subject),
  fromDay: orNull(input.from),
  toDay: orNull(input.to),
});

export async function listLog({ db, now }: Deps, input: InputOf<typeof contract.listLog>) {
  const rows = await queries.listLog(db, filterOf(input), pageOf(input));
  return onWire(db, rows, now());
}

export const countLog = ({ db }: Deps, input: InputOf<typeof contract.countLog>) =>
  queries.countLog(db, filterOf(input));

export async function logWords({ db }: Deps) {
  const [deeds, kinds] = await Promise.all([queries.listDeeds(db), queries.listKinds(db)]);
  return { deeds: deeds.map(({ word }) => word), kinds: kinds.map(({ word }) => word) };
}

export async function getLogRow({ db, now }: Deps, { number }: { number: number }) {
  const row = await queries.findLogRow(db, number);
  if (!row) throw refusedError(adminRefusals, "no_log_row");
  const refusal = refusalOf(row, now());
  const [onlyRow] = await onWire(db, [row], now());
  return {
    ...onlyRow!,
    differences: differencesOf(
      await readable(db, row.subjectKind, row.before),
      await readable(db, row.subjectKind, row.after),
    ),
    noWayBack: refusal === null ? null : undoRefusals[refusal],
  };
}

const refusalOf = (row: queries.LoggedRow, nowMs: number) =>
  refuseUndo(
    {
      atMs: row.at.getTime(),
      hasWayBack: wayBackOf(row.subjectKind) !== null,
      isUndoing: row.undoes !== null,
      isUndone: row.undoneBy !== null,
    },
    nowMs,
  );

/** All players whom the row is about, or who are named in it. */
const playersOf = ({ adminId, playerId, why }: queries.LoggedRow): readonly string[] =>
  [adminId, playerId, ...mentionedIn([why])].filter((id) => id !== null);

async function onWire(
  tx: Tx,
  rows: readonly queries.LoggedRow[],
  nowMs: number,
): Promise<contract.AdminLogRow[]> {
  const closed = await listClosed(tx, rows.flatMap(playersOf));
  const whys = await withNames(
    tx,
    rows.map(({ why }) => why),
  );
  return rows.map((row, index) => {
    const players = playersOf(row);
    return {
      ...rowOnWire({ ...row, why: whys[index] ?? "" }, nowMs),
      closed: closed.filter(({ id }) => players.includes(id)),
    };
  });
}

function rowOnWire(row: queries.LoggedRow, nowMs: number) {
  const { adminId, adminName, subjectKind, subjectId, subjectName } = row;
  return {
    id: row.number,
    number: row.number,
    at: row.at.toISOString(),
    admin: adminId === null ? null : { id: adminId, name: adminName ?? "" },
    deed: row.deed,
    subject: { kind: subjectKind, id: subjectId, name: subjectName },
    why: row.why,
    undoes: row.undoes,
    undoneBy: row.undoneBy,
    canBeUndone: refusalOf(row, nowMs) === null,
  };
}

export async function undo(
  deps: Deps,
  adminId: string,
  { number, why = "" }: InputOf<typeof contract.undoDeed>,
) {
  const row = await deps.db.transaction(async (tx) => {
    const logged = await queries.lockLogRow(tx, number);
    if (!logged) throw refusedError(adminRefusals, "no_log_row");
    const refusal = refusalOf(logged, deps.now());
    if (refusal) throw refusedError(undoRefusals, refusal);
    const found = await lockCaseOf(tx, logged);
    if (found?.reportedId === adminId) throw refusedError(decisionRefusals, "own_case");
    await putBack(tx, { ...deps, adminId }, logged);
    if (found) await undoDecision(tx, deps, { found, undone: logged, adminId });
    const undoing = await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "undone",
      subject: { kind: logged.subjectKind as SubjectKind, id: logged.subjectId },
      why,
      before: logged.after,
      after: logged.before,
      undoes: number,
    });
    await notifyAdmins(tx, deps, undoing);
    return logged;
  });
  await wayBackOf(row.subjectKind)?.afterwards?.(deps, row.subjectId);
  return { ...succeeded, message: adminAnswers.undone };
}

async function putBack(
  tx: Tx,
  deps: WithoutDb & { adminId: string },
  logged: queries.LoggedStates,
): Promise<void> {
  const { subjectKind: kind, subjectId: id, before, after } = logged;
  const way = wayBackOf(kind);
  if (!way) throw refusedError(undoRefusals, "not_undoable");
  const now = await way.now(tx, id, after);
  const [is, was] = [await readable(tx, kind, now), await readable(tx, kind, after)];
  if (!isDeepStrictEqual(plain(is), plain(was))) {
    throw refusedError(adminRefusals, "changed_since");
  }
  await way.restore(tx, id, before, deps);
}

/** As it reads after a while in the log. */
const plain = (state: object | null): unknown => JSON.parse(JSON.stringify(state));
