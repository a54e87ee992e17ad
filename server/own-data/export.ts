/** A player asks for a file with all that is kept about them. It lies there for some days. */
import { DAY_MS } from "#game/lib/day.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ownDataRefusals } from "#texts/en/own-data.ts";
import * as queries from "./export-queries.ts";

const KEPT_DAYS = 7;

/** An export that is not finished by then counts as failed. */
const GIVEN_UP_AFTER_MS = 60 * 60_000;

/** Counted from the request, so that no file outlives its row. */
export const exportUntilMs = (askedAt: Date): number => askedAt.getTime() + KEPT_DAYS * DAY_MS;

const none = { state: "none" as const, askedAt: null, until: null, bytes: null };

function onWire(row: queries.ExportRow | null, nowMs: number) {
  if (!row) return none;
  const askedAt = row.askedAt.toISOString();
  if (row.readyAt === null) {
    const isGivenUp = row.askedAt.getTime() + GIVEN_UP_AFTER_MS < nowMs;
    return isGivenUp ? none : { ...none, state: "being_made" as const, askedAt };
  }
  const untilMs = exportUntilMs(row.askedAt);
  if (untilMs <= nowMs) return none;
  const until = new Date(untilMs).toISOString();
  return { state: "ready" as const, askedAt, until, bytes: row.bytes };
}

export const readExport = async ({ db, now }: Deps, playerId: string) =>
  onWire(await queries.findExport(db, playerId), now());

export async function askForExport({ db, jobs, limits, now }: Deps, playerId: string) {
  await limits.count("export by one player", playerId);
  return db.transaction(async (tx) => {
    const nowMs = now();
    const asked = await queries.beginExport(tx, {
      playerId,
      id: newId(),
      now: new Date(nowMs),
      staleBefore: new Date(nowMs - GIVEN_UP_AFTER_MS),
    });
    if (!asked) throw refusedError(ownDataRefusals, "export_being_made");
    await jobs.add(tx, "make-export", { playerId, exportId: asked.id });
    return onWire(asked, nowMs);
  });
}

/**
 * Files first: a row without its file is deleted next time, a file without its row would stay for
 * ever.
 */
export async function forgetOldExports({ db, exports, now }: Deps): Promise<void> {
  const before = new Date(now() - KEPT_DAYS * DAY_MS);
  for (const { id } of await queries.listOldExports(db, before, 20)) {
    await exports.forgetOf(id);
    await queries.dropExport(db, id, before);
  }
}
