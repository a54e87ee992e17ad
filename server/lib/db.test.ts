import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import type { Tx } from "./db.ts";

const game = await testGame();
const { db } = game;
await game.player();

const addNote = `insert into daily_tallies (player_id, day, what, times)
  select id, current_date, $1, 1 from players`;

const count = async (what: string) =>
  (await db.rows(`select 1 from daily_tallies where what = $1`, [what])).length;

test("a wrong statement disturbs none that are under way beside it", async () => {
  const asked = Array.from({ length: 20 }, (_, i) =>
    i % 5 === 0 ? db.one(`select 1 / 0 as n`) : db.one(`select $1::int as n`, [i]),
  );

  const answers = await Promise.allSettled(asked);

  expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : null))).toEqual(
    asked.map((_, i) => (i % 5 === 0 ? null : { n: i })),
  );
});

const addNotes = async (tx: Tx) => {
  await tx.rows(addNote, ["first"]);
  await tx.rows(addNote, ["second"]);
  await tx.rows(addNote, ["third"]);
};

test("one failure in a transaction takes back what others do in it at the same time", async () => {
  let adding: Promise<void> | null = null;
  const failing = db.transaction(async (tx) => {
    adding = addNotes(tx);
    await Promise.all([adding, Promise.reject(new Error("no"))]);
  });

  await expect(failing).rejects.toThrow("no");
  await expect(adding).rejects.toThrow("over");

  const kept = await Promise.all(["first", "second", "third"].map(count));
  expect(kept).toEqual([0, 0, 0]);
});

const collide = `do $$ begin raise exception 'two collided' using errcode = '40P01'; end $$`;

/** Hears of its failure some steps later than a caller of one statement. */
const collideDeep = async (tx: Tx) => [await (async () => [await tx.maybe(collide)])()];

test("a collision is tried again, also where a statement behind it is heard of first", async () => {
  let attempts = 0;

  const done = await db.transaction(async (tx) => {
    attempts++;
    const first = attempts === 1 ? collideDeep(tx) : tx.rows(addNote, ["again"]);
    await Promise.all([first, tx.rows(addNote, ["behind"])]);
    return "done";
  });

  expect([done, attempts, await count("behind")]).toEqual(["done", 2, await count("again")]);
});

test("reading goes on after the database has closed every connection", async () => {
  const readAtOnce = () => Promise.all(Array.from({ length: 8 }, () => db.one(`select 1 as here`)));
  await readAtOnce();

  await db.rows(`with others as (select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid())
    select pg_terminate_backend(pid) from others`);

  await expect.poll(() => readAtOnce().catch(() => [])).toHaveLength(8);
});
