import { onTestFinished, expect, test } from "vitest";
import type { Tx } from "#server/lib/db.ts";
import { testGame } from "#server/testing/test-game.ts";
import { untilWaiting } from "#server/testing/until-waiting.ts";
import { openDb } from "./open-db.ts";

const game = await testGame();

const countTallies = (tx: Tx) => tx.one(`select count(*)::int as count from daily_tallies`);

test("work that is unhurried outlasts a statement that takes too long for others", async () => {
  const { db, close } = openDb(game.databaseUrl, {
    connections: 1,
    patience: { query_timeout: 200 },
  });
  onTestFinished(close);

  const counted = await game.db.transaction(async (tx) => {
    await tx.rows(`lock table daily_tallies in access exclusive mode`);
    const counting = game.deps.unhurried(countTallies);
    await untilWaiting(game.db, 1);
    await expect(db.transaction(countTallies)).rejects.toThrow("timeout");
    return { counting };
  });

  expect(await counted.counting).toEqual({ count: 0 });
});

test("it goes to the database itself, which gives up none of its statements", async () => {
  const limit = `select current_setting('statement_timeout') as is`;

  expect(await game.deps.unhurried((tx) => tx.one(limit))).toEqual({ is: "0" });
});
