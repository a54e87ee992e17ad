import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as family from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { switches, type Switch } from "#game/account/capabilities.ts";
import { CHILDREN_MAX, openAtFirst } from "#game/family/approval.ts";
import { DAY_MS, monthOf } from "#game/lib/day.ts";
import { testGame } from "#server/testing/test-game.ts";
import { approvalAnswers } from "#texts/en/approval.ts";
import { listToTakeOver } from "./approval-queries.ts";
import { celebrateBirthdays } from "./birthdays.ts";
import { mendAge } from "./mend-age.ts";
import { takeOverYeses } from "./service.ts";
import { aFamily, asks, births, newAddress } from "./test-family.ts";

const game = await testGame();
const { adult, approvedBy, child, closedTo, letters, tokenFor } = aFamily(game);

async function aQuestion(born = births.child()) {
  const email = newAddress();
  const mika = await child(born);
  await asks(mika, email, "Mika");
  return { mika, email, token: await tokenFor(email, "/family/answer") };
}

const saysYes = (token: string, open: Switch[] = [], isAdult: boolean | undefined = true) =>
  game.visitor().call(family.approveChild, { token, open, isAdult });

test("a parent says yes with the letter alone, once, and only as an adult", async () => {
  const { mika, token } = await aQuestion();
  const { body } = await game.visitor().call(family.readApproval, { token });
  expect(body.hindrance).toBeNull();
  expect((await saysYes(token, [], false)).refusal.code).toBe("not_an_adult");

  const answers = await Promise.all([saysYes(token, ["strangers"]), saysYes(token, ["market"])]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await closedTo(mika)).trade).toBe("switched_off");
  const asked = (await mika.call(family.getParentAsked, {})).body;
  expect(asked).toEqual({ asked: null, guardians: 1, eraseAt: null, safeName: null });
  expect((await saysYes(token)).refusal.code).toBe("dead_link");
});

test("the child's other account is no adult, and its own browser no parent's", async () => {
  const { mika, email, token } = await aQuestion();
  const own = await mika.call(family.approveChild, { token, open: [], isAdult: true });
  expect(own.status).toBe(403);
  await adult(email, births.teen());

  expect((await saysYes(token)).refusal.code).toBe("not_an_adult");
  expect((await closedTo(mika)).trade).toBe("parent_needed");
});

test("a teen whose parent says yes so keeps what the parent opens", async () => {
  const { mika, token } = await aQuestion(births.teen());
  await saysYes(token, ["trade"]);

  const closed = await closedTo(mika);

  expect([closed.trade, closed.market]).toEqual([undefined, "switched_off"]);
});

test("a second parent opens nothing that the first has closed, and the first hears of it", async () => {
  const mika = await child();
  const { parent: mum } = await approvedBy(mika, ["market"]);
  const email = newAddress();
  const closed = async () => {
    const { market, trade } = await closedTo(mika);
    return [market, trade];
  };
  for (const howMany of [1, 2]) {
    await asks(mika, email);
    await letters(email, howMany);
    const token = await tokenFor(email, "/family/answer");
    const { body } = await game.visitor().call(family.readApproval, { token });
    expect(body).toMatchObject({ open: ["market"], hasOtherParent: true });

    const yes = await saysYes(token, [...switches]);

    expect(yes.body.message).toBe(approvalAnswers.approved_beside);
    expect(await closed()).toEqual([undefined, "switched_off"]);
  }
  const titles = (await mum.call(listNotifications, {})).body.items.map(({ title }) => title);
  const title = `${mika.username} has a second parent now`;
  expect(titles.filter((each) => each === title)).toHaveLength(2);

  // With an account, the second parent is a guardian like the first.
  const dad = await adult(email);
  await dad.call(account.verifyEmail, { token: await tokenFor(email, "/verify-email") });
  const version = async () => (await dad.call(family.listChildren, {})).body[0]?.version;
  await expect.poll(version).toBe(0);
  await dad.call(family.saveAllowances, { id: mika.id, version: 0, set: { trade: true } });
  expect(await closed()).toEqual([undefined, undefined]);
  const changes = (await mum.call(family.listAllowanceChanges, { id: mika.id })).body;
  const { sharedWith } = (await mum.call(family.listChildren, {})).body[0]!;
  expect(changes).toMatchObject([{ by: sharedWith, field: "trade", after: true }]);
});

test("a parent without an account gets a letter about the second one, and there is no third", async () => {
  const { mika, email, token } = await aQuestion();
  await saysYes(token, ["market"]);
  const [second, third] = [newAddress(), newAddress()];
  await asks(mika, second);
  const answerOfSecond = await tokenFor(second, "/family/answer");
  await asks(mika, third);
  const answerOfThird = await tokenFor(third, "/family/answer");
  expect((await saysYes(answerOfSecond)).refusal.code).toBe("dead_link");
  expect((await saysYes(answerOfThird)).status).toBe(200);

  expect((await letters(email, 2))[0]).toContain("a second adult has said yes, too");
  expect((await asks(mika, second)).refusal.code).toBe("guardians_full");

  // The first one's own letter closes nothing that the other looks after.
  const back = await tokenFor(email, "/family/take-back");
  expect((await game.visitor().call(family.takeBackApproval, { token: back })).status).toBe(200);
  expect((await mika.call(family.getParentAsked, {})).body.guardians).toBe(1);
});

test("two that were asked before the other said yes are two parents, and a third is refused", async () => {
  const { mika, token } = await aQuestion();
  await saysYes(token);
  const second = newAddress();
  await asks(mika, second);
  const yes = await tokenFor(second, "/family/answer");
  await game.db.rows(
    `insert into approvals (id, child_id, parent_email, parent_email_key, asked_at, expires_at, answer,
       answered_at, proof)
     values (gen_random_uuid(), $1, 'third@game.test', 'third@game.test', now(), now(), 'approved', now(),
       'email_plus')`,
    [mika.id],
  );

  expect((await saysYes(yes)).refusal.code).toBe("guardians_full");
});

/** What players set for themselves. */
const capped = (monthlyCapCents: number) =>
  ({ minutesADay: null, bedtime: null, monthlyCapCents, timeZone: "UTC" }) as const;

const moneyOf = async ({ id }: { id: string }) =>
  game.db.one(
    `select money, monthly_cap_cents as cap, coins_only as "coinsOnly" from allowances
      where player_id = $1`,
    [id],
  );

test("a cap that a child had set for itself opens no money, at once or later", async () => {
  const mika = await game.player({ born: null });
  await mika.call(account.saveLimits, capped(50_000));
  const { body } = await mika.call(account.saveLimits, capped(60_000));
  expect(body.later?.monthlyCapCents).toBe(60_000);
  await mika.call(account.sayAge, { birthMonth: births.child() });
  const email = newAddress();
  await asks(mika, email);

  expect((await saysYes(await tokenFor(email, "/family/answer"))).status).toBe(200);

  expect((await closedTo(mika)).money).toBe("switched_off");
  expect(await moneyOf(mika)).toEqual({ money: "off", cap: null, coinsOnly: true });
  const waiting = () => game.db.rows(`select from later_limits where player_id = $1`, [mika.id]);
  expect(await waiting()).toEqual([]);
  // As a call might store it that was let in before the yes.
  await game.db.rows(
    `insert into later_limits (player_id, monthly_cap_cents, time_zone, from_at, cap_from_at)
     values ($1, 60000, 'UTC', now(), now())`,
    [mika.id],
  );
  await expect.poll(waiting).toEqual([]);
  expect(await moneyOf(mika)).toMatchObject({ money: "off" });
});

test("what a teen has set for itself is not what a parent has opened", async () => {
  const lena = await child(births.teen());
  await lena.call(account.saveLimits, { ...capped(500), minutesADay: 30 });
  const email = newAddress();
  await asks(lena, email);
  const token = await tokenFor(email, "/family/answer");
  const { open } = (await game.visitor().call(family.readApproval, { token })).body;
  expect(open).toEqual(openAtFirst("teen"));

  await saysYes(token, open);

  expect((await closedTo(lena)).money).toBe("switched_off");
  expect(await moneyOf(lena)).toEqual({ money: "off", cap: null, coinsOnly: false });
  expect((await lena.call(account.getLimits, {})).body.minutesADay).toBe(30);
});

const lateBirthday = (id: string) =>
  game.db.rows(`update players set age_band = 'young', age_last_month = $2 where id = $1`, [
    id,
    monthOf(Date.now() - 32 * DAY_MS),
  ]);

test.for(["the clock", "an admin"])(
  "by %s an adult has no parent any more, whose address is forgotten",
  async (by) => {
    const { mika, email, token } = await aQuestion();
    await saysYes(token, ["market"]);
    expect(await moneyOf(mika)).toMatchObject({ coinsOnly: true });

    if (by === "the clock") {
      await lateBirthday(mika.id);
      await celebrateBirthdays(game.deps);
    } else await mendAge(game.deps, { email: mika.email, birthMonth: "1990-01", why: "a slip" });

    const allowed = () => game.db.rows(`select from allowances where player_id = $1`, [mika.id]);
    await expect.poll(allowed).toEqual([]);
    const kept = await game.db.rows(`select from approvals where parent_email = $1`, [email]);
    expect(kept).toEqual([]);
    await expect
      .poll(async () => (await mika.call(account.currentUser, {})).body)
      .toMatchObject({
        ageBand: "adult",
        closed: {},
      });
    // What an adult wants to be looser from the next month on begins, although there was a yes.
    for (const cents of [500, 900]) await mika.call(account.saveLimits, capped(cents));
    await game.db.rows(
      `update later_limits set from_at = now(), cap_from_at = now() where player_id = $1`,
      [mika.id],
    );
    await expect.poll(() => moneyOf(mika)).toMatchObject({ cap: 900 });
  },
);

test("the second letter takes it back, also when it was said twice", async () => {
  const { mika, email, token } = await aQuestion();
  await saysYes(token, ["market"]);
  await asks(mika, email, "Mika");
  await vi.waitFor(async () => {
    const again = await tokenFor(email, "/family/answer");
    expect((await saysYes(again, ["market", "trade"])).status).toBe(200);
  }, 15_000);
  expect((await closedTo(mika)).trade).toBeUndefined();
  game.wait(DAY_MS);

  const back = await tokenFor(email, "/family/take-back");
  expect((await game.visitor().call(family.takeBackApproval, { token: back })).status).toBe(200);

  expect((await closedTo(mika)).market).toBe("parent_needed");
});

test("who signs up later with the letter's address finds the child, once the address is shown", async () => {
  const { mika, email, token } = await aQuestion();
  await saysYes(token, ["market"]);
  const mum = await adult(email);
  const children = async () => (await mum.call(family.listChildren, {})).body.map(({ id }) => id);
  expect(await children()).toEqual([]);

  const verify = await tokenFor(email, "/verify-email");
  await mum.call(account.verifyEmail, { token: verify });

  await vi.waitFor(async () => expect(await children()).toEqual([mika.id]), 15_000);
  expect((await closedTo(mika)).market).toBeUndefined();
  expect((await mum.call(family.leaveChild, { id: mika.id })).status).toBe(200);
  expect((await closedTo(mika)).market).toBe("parent_needed");
});

test("a yes waits for its parent's account as long as that looks after too many children", async () => {
  const { mika, email, token } = await aQuestion();
  await saysYes(token, ["market"]);
  const mum = await adult(email);
  for (let i = 0; i < CHILDREN_MAX; i++) {
    const { id } = await game.player();
    await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
      mum.id,
      id,
    ]);
  }
  await mum.call(account.verifyEmail, { token: await tokenFor(email, "/verify-email") });
  const guardianOfYes = () =>
    game.db.value<string | null>(
      `select guardian_id as guardian from approvals where child_id = $1`,
      [mika.id],
    );

  await takeOverYeses(game.deps);

  expect(await guardianOfYes()).toBeNull();
  const asked = { thisMonth: monthOf(game.deps.now()), limit: 100 };
  expect(await listToTakeOver(game.db, asked)).toEqual([]);
  expect((await closedTo(mika)).market).toBeUndefined();

  await game.db.rows(
    `delete from guardianships where (guardian_id, child_id) in (
       select guardian_id, child_id from guardianships where guardian_id = $1 limit 1)`,
    [mum.id],
  );
  await expect.poll(guardianOfYes).toBe(mum.id);
});
