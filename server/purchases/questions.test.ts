/** A child asks for many things: its guardians are not flooded, and what it looks at is not bought. */
import { expect, test, vi } from "vitest";
import * as contract from "#contract/purchases.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { QUESTIONS_A_DAY, QUESTIONS_OPEN } from "#game/purchases/question.ts";
import { family, familyLettersTo } from "#server/family/test-children.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { intentIn, purchasesOf, silenceWebhooks, sweeps, unswept } from "./test-buyers.ts";

const game = await testGame({ adjust: unswept });
silenceWebhooks(game);

async function asking(guardians = 1) {
  const all = await family(game, { band: "teen", guardians });
  await game.db.rows(`insert into allowances (player_id, money) values ($1, 'ask')`, [
    all.child.id,
  ]);
  game.deps.sessions.forget(all.child.id);
  return all;
}

/** Each look is another card. */
const asks = (child: ActingPlayer, look: number) =>
  child.call(contract.createIntent, {
    itemId: "custom",
    parameters: defaultParameters,
    description: "A small earth golem with moss",
    look,
  });

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) =>
  status === 200 ? "asked" : refusal.code;

const waiting = async (guardian: ActingPlayer) =>
  (await guardian.call(contract.listAsked, {})).body.length;

test("only a few questions wait at a time, also when several are asked at once", async () => {
  const { child, guardian } = await asking();

  const answers = await Promise.all([0, 1, 2, 3, 4].map((look) => asks(child, look)));

  expect(answers.map(codeOf).filter((code) => code === "asked")).toHaveLength(QUESTIONS_OPEN);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(["asked", "questions_open"]));
  expect(await waiting(guardian)).toBe(QUESTIONS_OPEN);
});

test("who takes questions back again and again has asked enough for a day", async () => {
  const { child, guardian } = await asking();
  const codes = [];
  for (let look = 0; look <= QUESTIONS_A_DAY; look++) {
    const asked = await asks(child, look);
    codes.push(codeOf(asked));
    if (asked.status === 200)
      await child.call(contract.cancelPurchase, { id: asked.body.purchase.id });
  }

  expect(codes).toEqual([
    ...Array.from({ length: QUESTIONS_A_DAY }, () => "asked"),
    "questions_today",
  ]);
  const told = await game.db.rows(
    `select from notifications where player_id = $1 and code = 'purchase_asked'`,
    [guardian.id],
  );
  expect(told).toHaveLength(QUESTIONS_A_DAY);
});

test("a no holds for a day, and other things may be asked for", async () => {
  const { child, guardian } = await asking();
  const { id } = (await asks(child, 0)).body.purchase;
  await guardian.call(contract.declinePurchase, { id });

  expect(codeOf(await asks(child, 0))).toBe("question_declined");
  expect(codeOf(await asks(child, 1))).toBe("asked");
  await game.db.rows(`update purchases set ended_at = ended_at - interval '1 day' where id = $1`, [
    id,
  ]);
  expect(codeOf(await asks(child, 0))).toBe("asked");
});

test("a question of yesterday is gone on with, and not asked twice", async () => {
  const { child, guardian } = await asking();
  const { id } = (await asks(child, 0)).body.purchase;
  await game.db.rows(`update purchases set created_at = now() - interval '2 days' where id = $1`, [
    id,
  ]);

  expect((await asks(child, 0)).body.purchase.id).toBe(id);
  expect(await waiting(guardian)).toBe(1);
});

test("several questions in a few hours make one letter to each guardian", async () => {
  const { child, guardians } = await asking(2);
  for (let look = 0; look < QUESTIONS_OPEN; look++) await asks(child, look);
  const jobs = () =>
    game.db.one<{ count: number }>(
      `select count(*) as count from jobs.job where name = 'send-purchase-letter'
          and state = 'completed' and data ->> 'playerId' = any($1)`,
      [guardians.map(({ id }) => id)],
    );

  await vi.waitFor(async () => expect((await jobs()).count).toBe(2 * QUESTIONS_OPEN), {
    timeout: 300_000,
  });
  for (const guardian of guardians) {
    const letters = await familyLettersTo(game, guardian);
    expect(letters.filter((text) => text.includes("/family?purchase="))).toHaveLength(1);
  }
});

test("a question that no parent with an account can answer is not asked", async () => {
  const { child, guardian } = await asking();
  await game.db.rows(`delete from guardianships where guardian_id = $1`, [guardian.id]);
  await game.db.rows(
    `insert into approvals (id, child_id, parent_email, parent_email_key, asked_at, expires_at,
                            answer, answered_at, proof)
     values (gen_random_uuid(), $1, 'no.account@example.com', 'no.account@example.com', now(),
             now(), 'approved', now(), 'email_plus')`,
    [child.id],
  );

  expect(codeOf(await asks(child, 0))).toBe("no_guardian_account");
});

test("looking at a checkout puts nothing on the page of purchases; a payment under way does", async () => {
  const buyer = await game.player();
  const begun = await buyer.call(contract.createCreditPayment, { packageId: "starter" });
  expect(await purchasesOf(buyer)).toEqual([]);

  const paymentIntentId = intentIn(begun.body.clientSecret);
  await game.db.rows(
    `update emulator_objects set object = jsonb_set(object, '{status}', '"processing"')
      where id = $1`,
    [paymentIntentId],
  );
  await buyer.call(contract.confirmPayment, { paymentIntentId });

  expect(await purchasesOf(buyer)).toMatchObject([{ state: "pending" }]);
});

test("a yes that is not paid yet stands on the child's page, and for the guardian with the questions", async () => {
  const { child, guardian } = await asking();
  const { id } = (await asks(child, 0)).body.purchase;
  await guardian.call(contract.approvePurchase, { id });

  expect(await purchasesOf(child)).toMatchObject([{ id, state: "pending" }]);
  expect(await purchasesOf(guardian)).toEqual([]);
  expect(await waiting(guardian)).toBe(1);
});

test.each([
  ["money is closed", `update allowances set money = 'off' where player_id = $1`],
  ["the child has grown up", `delete from guardianships where child_id = $1`],
])("a question ends when no yes could follow any more: %s", async (_, change) => {
  const { child, guardian } = await asking();
  await asks(child, 0);
  await game.db.rows(change, [child.id]);

  await sweeps(game);

  expect(await waiting(guardian)).toBe(0);
  expect(await purchasesOf(child)).toEqual([]);
});
