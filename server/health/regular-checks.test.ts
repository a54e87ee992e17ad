import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import { withoutAudits } from "#server/testing/works.ts";
import { auditNowAndThen } from "./regular-checks.ts";

const game = await testGame({ adjust: withoutAudits });
const MINUTE_MS = 60_000;

/** How many audits there are when every minute is the next one's chance, after one that took so long. */
async function auditsWithin(minutes: number, tookMs: number): Promise<number> {
  const startMs = game.deps.now();
  const begin = `update regular_checks set begun_at = $1, took_ms = $2 where name = 'audit'`;
  await game.db.rows(begin, [new Date(startMs), tookMs]);
  let audits = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    await auditNowAndThen({
      ...game.deps,
      now: () => startMs + minute * MINUTE_MS,
      auditAll: () => {
        audits++;
        return Promise.resolve([]);
      },
    });
    await game.db.rows(`update regular_checks set took_ms = $1 where name = 'audit'`, [tookMs]);
  }
  return audits;
}

test("an audit that takes long rests longer, but never for more than an hour", async () => {
  expect(await auditsWithin(60, 100)).toBe(12);
  expect(await auditsWithin(60, MINUTE_MS)).toBe(3);
  expect(await auditsWithin(125, 10 * MINUTE_MS)).toBe(2);
});

test("an audit that the server's stop ends begins anew at another server, and is no failure", async () => {
  const stopping = new AbortController();
  const startMs = game.deps.now() + 10 * 60 * MINUTE_MS;
  let audits = 0;
  const auditing = (auditAll: () => Promise<[]>) =>
    auditNowAndThen({ ...game.deps, stopping, now: () => startMs, auditAll });
  const readFailure = () =>
    game.db.one(`select failure, begun_at as "begunAt" from regular_checks where name = 'audit'`);

  await auditing(() => {
    stopping.abort();
    return Promise.reject(new Error("canceling statement due to user request"));
  });
  expect(await readFailure()).toMatchObject({ failure: null });
  await auditing(() => {
    audits++;
    return Promise.resolve([]);
  });

  expect(audits).toBe(1);
  expect(await readFailure()).toMatchObject({ begunAt: new Date(startMs) });
});

test("a clock that was ahead once stops no audit, and what was saved by it is replaced", async () => {
  const startMs = game.deps.now() + 30 * 60 * MINUTE_MS;
  const auditAt = (nowMs: number, rules: number) => {
    const rule = { rule: "a rule", violations: 0, example: null };
    const auditAll = () => Promise.resolve(Array.from({ length: rules }, () => rule));
    return auditNowAndThen({ ...game.deps, now: () => nowMs, auditAll });
  };
  const readCheck = () =>
    game.db.one(`select done_at as "doneAt", result from regular_checks where name = 'audit'`);

  await auditAt(startMs + 365 * 24 * 60 * MINUTE_MS, 1);
  await auditAt(startMs, 2);
  await auditAt(startMs + MINUTE_MS, 3);

  expect(await readCheck()).toMatchObject({ doneAt: new Date(startMs), result: { rules: 2 } });
});

test("a server whose clock is half a minute behind leaves an audit to the other one", async () => {
  const startMs = game.deps.now() + 60 * 60 * MINUTE_MS;
  let audits = 0;
  const auditAll = () => {
    audits++;
    return Promise.resolve([]);
  };

  for (const nowMs of [startMs, startMs - MINUTE_MS / 2]) {
    await auditNowAndThen({ ...game.deps, now: () => nowMs, auditAll });
  }

  expect(audits).toBe(1);
});
