import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import type { Tx } from "./db.ts";
import { answerOnce, findAnswer, keepReply } from "./idempotency.ts";

const game = await testGame();

const onceOf = (key: string) => ({
  key,
  scope: "somewhere",
  request: "POST /api/x {}",
  token: null,
});

/** A commit waits for the standby only when its transaction has an id, and so has changed something. */
const waitsForStandby = async (tx: Tx): Promise<boolean> =>
  (await tx.value<string | null>(`select pg_current_xact_id_if_assigned()::text as id`)) !== null;

test("an answer is given again only when the standby has it", async () => {
  const once = onceOf("given again");
  await game.db.transaction((tx) => answerOnce(tx, once, () => Promise.resolve({ coins: 5 })));

  const [found, again] = await Promise.all([
    game.db.transaction(async (tx) => {
      const { answer } = (await findAnswer(tx, once)) ?? {};
      return { answer, waits: await waitsForStandby(tx) };
    }),
    game.db.transaction(async (tx) => {
      const answer = await answerOnce(tx, once, () => Promise.resolve({ coins: 7 }));
      return { answer, waits: await waitsForStandby(tx) };
    }),
  ]);

  expect(found).toEqual({ answer: { coins: 5 }, waits: true });
  expect(again).toEqual({ answer: { coins: 5 }, waits: true });
});

test("an answer that is gone when it is looked at again was never given", async () => {
  const once = onceOf("seen in a dying primary");
  await game.db.transaction((tx) => answerOnce(tx, once, () => Promise.resolve({ coins: 5 })));
  const failingOver: Tx = {
    ...game.db,
    async maybe<Row>(sql: string, values?: readonly unknown[]) {
      const row = await game.db.maybe<Row>(sql, values);
      await game.db.rows(`delete from idempotent_answers where scope = $1`, [once.scope]);
      return row;
    },
  };

  expect(await findAnswer(failingOver, once)).toBeNull();
});

test("a key without an answer makes no request wait", async () => {
  const waits = await game.db.transaction(async (tx) => {
    expect(await findAnswer(tx, onceOf("unknown"))).toBeNull();
    return waitsForStandby(tx);
  });

  expect(waits).toBe(false);
});

test("of two replies to one request the first that is kept is the reply to both", async () => {
  const once = onceOf("two replies");

  const replies = [
    await keepReply(game.db, once, { settings: "as the second has read them" }),
    await keepReply(game.db, once, { settings: "as the first had read them" }),
  ];

  expect(replies[1]).toEqual(replies[0]);
  expect(await findAnswer(game.db, once)).toMatchObject({ answer: replies[0] });
});

test("a key that another request has taken meanwhile keeps no reply, and none is given", async () => {
  const once = onceOf("taken meanwhile");
  const other = { ...once, request: "POST /api/y {}" };
  await keepReply(game.db, other, { done: "the other" });

  await expect(keepReply(game.db, once, { done: "this" })).rejects.toMatchObject({
    code: "idempotency_key_reused",
  });
  expect(await findAnswer(game.db, other)).toMatchObject({ answer: { done: "the other" } });
});
