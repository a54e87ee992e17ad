/** What one process does now and then for all: the audit of everything, and a copy of everything. */
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import type { AuditRow } from "#server/economy/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./check-queries.ts";

/** The folder of daily copies. */
export type Backups = {
  /** Makes one of this name and throws the oldest away; one that is half made does not count. */
  make(name: string): Promise<void>;
};

declare module "#server/lib/deps.ts" {
  interface Deps {
    backups: Backups;
    /** Asks the database whether every rule holds, however long that takes. */
    auditAll(): Promise<AuditRow[]>;
  }
}

/** In a game of a million players an audit takes minutes. */
const AUDITS = { everyMs: 5 * 60_000, atMostMs: 60 * 60_000 };
const BACKUPS = { everyMs: DAY_MS, atMostMs: DAY_MS };

export type AuditResult = { rules: number; violations: number; broken: AuditRow[] };

/** A rule that does not hold is an alarm: it says itself which. */
export const auditNowAndThen = (deps: Deps): Promise<void> =>
  regularly(deps, { name: "audit", ...AUDITS }, async (): Promise<AuditResult> => {
    const rows = await deps.auditAll();
    const broken = rows.filter(({ violations }) => violations > 0);
    if (broken.length > 0) deps.log.error({ broken }, "the audit found what must not be");
    const violations = broken.reduce((sum, row) => sum + row.violations, 0);
    return { rules: rows.length, violations, broken };
  });

export async function backUpDaily(deps: Deps): Promise<void> {
  if (!deps.settings.automaticBackups) return;
  await regularly(deps, { name: "backup", ...BACKUPS }, async () => {
    const name = dayOf(deps.now());
    await deps.backups.make(name);
    return { name };
  });
}

/** Two processes never do it at once; what fails is tried again at its next time, and shown. */
async function regularly(
  { db, now, log, stopping }: Deps,
  { name, ...pace }: queries.Pace & { name: queries.CheckName },
  work: () => Promise<object>,
): Promise<void> {
  const begunAt = new Date(now());
  if (!(await queries.claimCheck(db, { name, now: begunAt, ...pace }))) return;
  const startedAt = performance.now();
  try {
    const result = await work();
    const tookMs = Math.round(performance.now() - startedAt);
    await queries.saveCheck(db, { name, begunAt, now: new Date(now()), tookMs, result });
  } catch (error) {
    if (stopping.signal.aborted)
      return void (await queries.giveUpCheck(db, { name, begunAt, ...pace }));
    log.error({ error }, `the regular ${name} failed`);
    await queries.saveFailure(db, name, error instanceof Error ? error.message : String(error));
  }
}
