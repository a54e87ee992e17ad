import { expect, test } from "vitest";
import * as family from "#contract/family.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { fuzzSeed } from "#server/testing/seed.ts";
import { testGame } from "#server/testing/test-game.ts";
import { eraseOverdue } from "./erase.ts";
import { aFamily, approves, asks, newAddress } from "./test-family.ts";

const game = await testGame({ isBusy: true, adjust: ({ db }) => ({ db: heldDb(db) }) });
const { adult, child, tokenFor } = aFamily(game);

async function aQuestion() {
  const email = newAddress();
  const mika = await child();
  await asks(mika, email, "Mika");
  return { mika, email, token: await tokenFor(email, "/family/answer") };
}

/** Every fourth statement of the call that is held, another quarter at each run. */
async function atEveryPoint(round: (statement: number) => Promise<boolean>) {
  const stride = 4;
  for (let at = diceFrom(fuzzSeed()).int(0, stride - 1); await round(at); at += stride);
}

const rowOf = (id: string) =>
  game.db.one<{ isClosed: boolean; isApproved: boolean; eraseAt: Date | null }>(
    `select deleted_at is not null as "isClosed", approved_at is not null as "isApproved",
            erase_at as "eraseAt" from players where id = $1`,
    [id],
  );

test("a child is not erased whose parent says yes while the time ends", async () => {
  await atEveryPoint(async (statement) => {
    const { mika, email, token } = await aQuestion();
    const mum = await adult(email);
    await game.db.rows(`update players set erase_at = now() - interval '1 day' where id = $1`, [
      mika.id,
    ]);

    const erasing = hold(statement, () => eraseOverdue(game.deps));
    const before = await erasing.stopped;
    const yes = approves(mum, token);
    await goAhead(game.db, yes);
    erasing.release();
    await erasing.answer;
    const { status } = await yes;

    const { isClosed, isApproved } = await rowOf(mika.id);
    expect({ before, status, isClosed, isApproved }).toEqual(
      status === 200
        ? { before, status, isClosed: false, isApproved: true }
        : { before, status: 400, isClosed: true, isApproved: false },
    );
    return before !== null;
  });
});

test("a child that asks again while its parent answers is asked about or answered, and nothing breaks", async () => {
  await atEveryPoint(async (statement) => {
    const { mika, token } = await aQuestion();

    const asking = hold(statement, () => asks(mika, newAddress(), "Mika Lou"));
    const before = await asking.stopped;
    const no = game.visitor().call(family.refuseChild, { token, why: "wrong_address" });
    await goAhead(game.db, no);
    asking.release();
    const statuses = [(await asking.answer).status, (await no).status];

    expect({ before, failed: statuses.filter((status) => status >= 500) }).toEqual({
      before,
      failed: [],
    });
    const open = await game.db.rows(
      `select from approvals where child_id = $1 and answer is null`,
      [mika.id],
    );
    const kept = await game.db.rows(
      `select from approvals where child_id = $1 and answer is not null
         and (child_name is not null or parent_email is not null)`,
      [mika.id],
    );
    expect({ before, open: open.length, kept: kept.length }).toEqual({ before, open: 1, kept: 0 });
    return before !== null;
  });
});

test("of two answers at once one counts", async () => {
  const { mika, email, token } = await aQuestion();
  const mum = await adult(email);
  const answers = await Promise.all([
    approves(mum, token),
    approves(mum, token),
    game.visitor().call(family.refuseChild, { token, why: "wrong_address" }),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  const answered = await game.db.rows(`select answer from approvals where child_id = $1`, [
    mika.id,
  ]);
  expect(answered).toHaveLength(1);
});
