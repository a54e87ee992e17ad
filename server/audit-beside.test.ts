import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import { untilWaiting } from "#server/testing/until-waiting.ts";
import { auditBeside } from "./audit-beside.ts";
import { openUnhurried } from "./lib/database/unhurried.ts";
import type { Tx } from "./lib/db.ts";

const game = await testGame();

const auditing = (stopping: AbortSignal) =>
  auditBeside({
    unhurried: openUnhurried({ url: game.databaseUrl, db: game.db, stopping }),
    isOwn: true,
  });

const running = (tx: Tx) =>
  tx.rows<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and query like '-- What must be true of the economy%'
        and state = 'active'`,
  );

test("an audit beside the game has every rule", async () => {
  const rows = await auditing(new AbortController().signal);

  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ violations }) => violations > 0)).toEqual([]);
});

test("it works behind what players wait for, and ends when the server stops", async () => {
  const stopping = new AbortController();
  await game.db.transaction(async (tx) => {
    await tx.rows(`lock table ledger in access exclusive mode`);
    const outcome = auditing(stopping.signal).then(() => "whole", String);
    await untilWaiting(game.db, 1);
    const [audit] = await running(game.db);
    expect(getPriority(audit!.pid)).toBe(10);

    stopping.abort();

    expect(await outcome).toContain("canceling statement due to user request");
    expect(await running(game.db)).toEqual([]);
  });
  await expect(auditing(stopping.signal)).rejects.toThrow("aborted");
});
