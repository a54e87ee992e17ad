import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

const attempt = (sql: string, values: unknown[]) =>
  game.db.transaction((tx) => tx.rows(sql, values));

test("a balance follows the ledger: one row, one change", async () => {
  const player = await game.player();

  await attempt(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', -50, 'test', 'test:1', 0)`,
    [player.id],
  );

  expect(await player.coins()).toBe(150);
});

test("what came in stays counted when it is spent", async () => {
  const player = await game.player();
  const move = (amount: number) =>
    attempt(
      `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
       values ($1, 'coins', $2, 'test', $3, 0)`,
      [player.id, amount, `test:${amount}`],
    );

  await move(30);
  await move(-100);

  const { coins, coinsEarned } = (await player.call(account.currentUser, {})).body;
  expect([coins, coinsEarned]).toEqual([130, 230]);
});

test("no ledger row can take a balance below zero", async () => {
  const player = await game.player();

  await expect(
    attempt(
      `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
       values ($1, 'coins', -201, 'test', 'test:1', 0)`,
      [player.id],
    ),
  ).rejects.toMatchObject({ code: "23514" });

  expect(await player.coins()).toBe(200);
});

test.for([
  [
    "changes a balance without a ledger row",
    `update purses set coins = 9999 where player_id = $1`,
    "a balance changes by a ledger row only",
  ],
  [
    "rewrites the past",
    `update ledger set amount = 9999 where player_id = $1`,
    "ledger is written once and never changed",
  ],
  [
    "forgets the past",
    `delete from ledger where player_id = $1`,
    "ledger is written once and never changed",
  ],
] as const)("nobody %s", async ([, sql, message]) => {
  const player = await game.player();

  await expect(attempt(sql, [player.id])).rejects.toThrow(message);

  expect(await player.coins()).toBe(200);
});

test("one cause pays once", async () => {
  const player = await game.player();
  const pay = () =>
    attempt(
      `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
       values ($1, 'coins', 10, 'test', 'test:once', 0)`,
      [player.id],
    );

  const results = await Promise.allSettled(Array.from({ length: 10 }, pay));

  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await player.coins()).toBe(210);
});
