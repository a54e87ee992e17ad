/** What the rules let pass and are not sure of: the game reads it once, and an admin decides. */
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";

const AT_ONCE = 200;

type Reading = {
  kind: "card" | "name";
  list: (tx: Tx, limit: number) => Promise<queries.Unread[]>;
  mark: (tx: Tx, ids: readonly string[]) => Promise<unknown>;
};

const readings: readonly Reading[] = [
  { kind: "card", list: queries.lockUnreadCards, mark: queries.markCardsRead },
  { kind: "name", list: queries.lockUnreadNames, mark: queries.markNamesRead },
];

/** New cards and new names; what a case is about already stays as it was decided. */
export async function readForDoubts(deps: Deps): Promise<void> {
  for (const reading of readings) {
    while ((await deps.db.transaction((tx) => readSome(tx, deps, reading))) === AT_ONCE);
  }
}

async function readSome(
  tx: Tx,
  { localModerator, now }: WithoutDb,
  { kind, list, mark }: Reading,
): Promise<number> {
  const unread = await list(tx, AT_ONCE);
  for (const { id: subjectId, playerId: reportedId, text } of unread) {
    if (!localModerator.hasDoubts(text)) continue;
    await queries.openCase(tx, { kind, subjectId, reportedId }, new Date(now()));
  }
  await mark(
    tx,
    unread.map(({ id }) => id),
  );
  return unread.length;
}
