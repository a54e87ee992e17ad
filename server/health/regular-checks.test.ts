import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import { auditNowAndThen } from "./regular-checks.ts";

const game = await testGame();
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
