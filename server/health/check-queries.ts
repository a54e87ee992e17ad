import type { Tx } from "#server/lib/db.ts";

export type CheckName = "audit" | "backup";

export type CheckRow = {
  name: CheckName;
  begunAt: Date;
  doneAt: Date | null;
  tookMs: number | null;
  result: unknown;
  failure: string | null;
};

/** `everyMs` apart, and longer where the last one took long, but never longer than `atMostMs`. */
export type Pace = { everyMs: number; atMostMs: number };

/** It rests so many times as long as it takes: what it asks of the database grows with the game. */
const REST_TIMES = 20;

/** The clocks of two servers differ by less. */
const AHEAD_AT_MOST_MS = 60_000;

/** A clock that was ahead once says nothing about when something was done. */
export const isKnown = (moment: Date, nowMs: number): boolean =>
  moment.getTime() <= nowMs + AHEAD_AT_MOST_MS;

/** Whether this process is the one that does it now; a beginning that lies ahead holds up none. */
export const claimCheck = async (
  tx: Tx,
  { name, now, everyMs, atMostMs }: Pace & { name: CheckName; now: Date },
): Promise<boolean> => {
  const claimed = await tx.rows(
    `update regular_checks set begun_at = $2
      where name = $1 and (begun_at <= $2::timestamptz - make_interval(secs =>
        greatest($3::int, least($4::int, ${REST_TIMES}::bigint * coalesce(took_ms, 0))) / 1000.0)
        or begun_at > $5)
      returning name`,
    [name, now, everyMs, atMostMs, new Date(now.getTime() + AHEAD_AT_MOST_MS)],
  );
  return claimed.length > 0;
};

/** It was not done: the next process that looks does it. */
export const giveUpCheck = (
  tx: Tx,
  { name, begunAt, atMostMs }: { name: CheckName; begunAt: Date; atMostMs: number },
) =>
  tx.rows(`update regular_checks set begun_at = $3 where name = $1 and begun_at = $2`, [
    name,
    begunAt,
    new Date(begunAt.getTime() - atMostMs),
  ]);

/**
 * What took so long that a later one was saved since it began is not news any more. What began last is, also
 * where an earlier one was saved by a clock that was ahead.
 */
export const saveCheck = (
  tx: Tx,
  check: { name: CheckName; begunAt: Date; now: Date; tookMs: number; result: unknown },
) =>
  tx.rows(
    `update regular_checks set done_at = $2, took_ms = $3, result = $4, failure = null
      where name = $1 and (done_at is null or done_at <= $5 or begun_at = $5)`,
    [check.name, check.now, check.tookMs, JSON.stringify(check.result), check.begunAt],
  );

export const saveFailure = (tx: Tx, name: CheckName, failure: string) =>
  tx.rows(`update regular_checks set failure = $2 where name = $1`, [name, failure]);

export const listChecks = (tx: Tx) =>
  tx.rows<CheckRow>(
    `select name, begun_at as "begunAt", done_at as "doneAt", took_ms as "tookMs", result, failure
       from regular_checks`,
  );
