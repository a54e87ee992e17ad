import { expect, test } from "vitest";
import type { Batch, Check, Db, Tx } from "#server/lib/db.ts";
import { newId } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { testGame } from "#server/testing/test-game.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { openBatches } from "./batches.ts";

const { db } = await testGame();
await db.rows(
  `create table batched (id text primary key, seen int not null default 1 check (seen < 9))`,
);

const refused = (why: string) => new RefusedError("busy", why);

const keyOf = (key: string, request = "POST /api/x") => ({
  key,
  scope: "a player",
  request,
  token: null,
});

const stored = async () =>
  (await db.rows<{ id: string }>(`select id from batched order by id`)).map(({ id }) => id);

type Wish = { id: string; isRefused?: boolean; isLate?: boolean; isWrong?: boolean };

/** Stores what it gets, and remembers which came together. */
function storing() {
  const together: string[][] = [];
  const batch: Batch<Wish, { stored: string }> = async (tx, wishes) => {
    together.push(wishes.map(({ id }) => id));
    const outcomes = wishes.map(({ id, isRefused = false, isLate = false }, i) => {
      if (isRefused) return { refused: refused(id) };
      return isLate && i > 0 ? ("later" as const) : { answer: { stored: id } };
    });
    const kept = wishes.filter(
      (_, i) => typeof outcomes[i] === "object" && "answer" in outcomes[i],
    );
    await insert(tx, kept);
    return outcomes;
  };
  return { batch, together };
}

const insert = (tx: Tx, wishes: readonly Wish[]) =>
  tx.rows(`insert into batched select * from unnest($1::text[], $2::int[])`, [
    wishes.map(({ id }) => id),
    wishes.map(({ isWrong = false }) => (isWrong ? 9 : 1)),
  ]);

const named = (name: string, howMany: number): Wish[] =>
  Array.from({ length: howMany }, (_, i) => ({ id: `${name} ${String(i).padStart(3, "0")}` }));

const reasonsOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((each) => (each.status === "rejected" ? String(each.reason) : each.value));

test("what is sent at the same moment shares transactions, and each gets its own answer", async () => {
  const { batch, together } = storing();
  const wishes = named("shared", 40);

  const answers = await Promise.all(wishes.map((wish) => db.batched(batch, wish)));

  expect(answers).toEqual(wishes.map(({ id }) => ({ stored: id })));
  expect(together.flat().toSorted()).toEqual(wishes.map(({ id }) => id));
  // The first ones find a free way, and the others wait for them.
  expect(together.length).toBeLessThan(10);
  expect(Math.max(...together.map(({ length }) => length))).toBeGreaterThan(5);
});

test("one that comes alone waits for no other", async () => {
  const { batch, together } = storing();

  expect(await db.batched(batch, { id: "alone" })).toEqual({ stored: "alone" });
  expect(together).toEqual([["alone"]]);
});

test("a refusal concerns one, and what waits comes in the next transaction", async () => {
  const { batch, together } = storing();
  const wishes = named("mixed", 30).map((wish, i) => ({
    ...wish,
    isRefused: i % 3 === 1,
    isLate: i % 3 === 2,
  }));

  const answers = await Promise.allSettled(wishes.map((wish) => db.batched(batch, wish)));

  expect(reasonsOf(answers)).toEqual(
    wishes.map(({ id, isRefused }) => (isRefused ? `RefusedError: ${id}` : { stored: id })),
  );
  const all = together.flat();
  expect(all.length).toBeGreaterThan(new Set(all).size);
  const kept = await stored();
  expect(kept.filter((id) => id.startsWith("mixed"))).toEqual(
    wishes.flatMap(({ id, isRefused }) => (isRefused ? [] : id)),
  );
});

test("many that wait for each other let those pass that wait for none", async () => {
  const { batch, together } = storing();
  const many = named("same", 160).map((wish) => ({ ...wish, isLate: true }));
  const answers = many.map((wish) => db.batched(batch, wish));
  const before = db.batched(batch, { id: "waits for none" }).then(() => together.length);

  expect(await before).toBeLessThan(20);
  expect(await Promise.all(answers)).toEqual(many.map(({ id }) => ({ stored: id })));
  expect(together.length).toBeGreaterThan(100);
  // Of those in one transaction the one that came first was first.
  const same = together.map((ids) => ids.filter((id) => id.startsWith("same")));
  expect(same).toEqual(same.map((ids) => ids.toSorted()));
});

test("what the database refuses for one does not keep the others from their rows", async () => {
  const { batch } = storing();
  const wishes = named("wrong", 20).map((wish, i) => ({ ...wish, isWrong: i === 11 }));

  const answers = await Promise.allSettled(wishes.map((wish) => db.batched(batch, wish)));

  const rejected = answers.flatMap((each, i) => (each.status === "rejected" ? i : []));
  expect(rejected).toEqual([11]);
  expect((await stored()).filter((id) => id.startsWith("wrong"))).toHaveLength(19);
});

test("a key has one effect and one answer, however often and with whatever it comes", async () => {
  const { batch } = storing();
  const ask = (key: string, id: string, request?: string) =>
    db.answeringOnce(keyOf(key, request)).batched(batch, { id });
  const ids = named("keyed", 12).map(({ id }) => id);

  const answers = await Promise.all([...ids, ...ids].map((id) => ask(id, id)));
  const refusals = await Promise.allSettled(ids.map((id) => ask(id, "another", "POST /api/y")));
  const again = await Promise.all(ids.map((id) => ask(id, "is not stored")));

  expect(answers).toEqual([...ids, ...ids].map((id) => ({ stored: id })));
  expect(again).toEqual(ids.map((id) => ({ stored: id })));
  expect(new Set(reasonsOf(refusals))).toEqual(
    new Set([`RefusedError: ${requestRefusals.idempotency_key_reused}`]),
  );
  expect((await stored()).filter((id) => /^keyed|^another|^is not/.test(id))).toEqual(ids);
});

test("the key of a request that was refused is free", async () => {
  const { batch } = storing();
  const heard = new Map<string, unknown>();
  const ask = (wish: Wish) =>
    db.answeringOnce(keyOf(wish.id), (answer) => heard.set(wish.id, answer)).batched(batch, wish);
  const wishes = named("free", 12);

  const first = await Promise.allSettled(wishes.map((wish) => ask({ ...wish, isRefused: true })));
  const second = await Promise.all(wishes.map((wish) => ask(wish)));

  expect(first.every(({ status }) => status === "rejected")).toBe(true);
  expect(second).toEqual(wishes.map(({ id }) => ({ stored: id })));
  expect(wishes.map(({ id }) => heard.get(id))).toEqual(second);
});

test("a check is one question for all, and refuses each by itself", async () => {
  const { batch, together } = storing();
  const asked: string[][] = [];
  const ask: Check<string>["ask"] = async (_, names) => {
    asked.push([...names]);
    return names.map((name) => (name.endsWith("3") ? refused(name) : null));
  };
  const wishes = named("checked", 20);

  const answers = await Promise.allSettled(
    wishes.map((wish) => db.batched(batch, wish, [{ ask, input: wish.id }])),
  );

  expect(reasonsOf(answers)).toEqual(
    wishes.map(({ id }) => (id.endsWith("3") ? `RefusedError: ${id}` : { stored: id })),
  );
  expect(asked.flat().toSorted()).toEqual(wishes.map(({ id }) => id));
  expect(asked.length).toBeLessThan(8);
  expect(together.flat().some((id) => id.endsWith("3"))).toBe(false);
});

/** Commits, and the answer is lost on the way. */
const silent: Db["transaction"] = async (work) => {
  await db.transaction(work);
  throw new Error("the connection is gone");
};

test("what may be stored is not done again when the answer to a commit is lost", async () => {
  const { batch, together } = storing();
  const batched = openBatches(silent);
  const wishes = named(`lost ${newId()}`, 12);

  const answers = await Promise.allSettled(
    wishes.map((input) => batched(batch, { input, checks: [], once: null })),
  );

  expect(new Set(reasonsOf(answers))).toEqual(new Set(["Error: the connection is gone"]));
  expect(together.flat()).toHaveLength(12);
});

test("where the database says nothing, each request waits for it once", async () => {
  const { batch } = storing();
  let transactions = 0;
  const batched = openBatches(() => {
    transactions++;
    return Promise.reject(new Error("timeout exceeded when trying to connect"));
  });
  const wishes = named("away", 35);

  const answers = await Promise.allSettled(
    wishes.map((input) => batched(batch, { input, checks: [], once: null })),
  );

  expect(new Set(reasonsOf(answers)).size).toBe(1);
  // Three at once and alone, then two of sixteen.
  expect(transactions).toBe(5);
});
