/** Caps on a month's money, by clocks that pass the ends of months. */
import { expect, test } from "vitest";
import { getLimits, saveLimits } from "#contract/account.ts";
import * as contract from "#contract/purchases.ts";
import { family } from "#server/family/test-children.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import {
  buysCredits,
  intentIn,
  noPictures,
  pays,
  purchasesOf,
  silenceWebhooks,
  sweeps,
} from "./test-buyers.ts";

const game = await testGame({ adjust: noPictures });
silenceWebhooks(game);

/** The server's clock goes on, never back. */
const waitUntil = (moment: string) => game.wait(Date.parse(moment) - game.deps.now());

const setsCap = (player: ActingPlayer, monthlyCapCents: number | null, timeZone = "UTC") =>
  player.call(saveLimits, { minutesADay: null, bedtime: null, monthlyCapCents, timeZone });

/** A teen who pays alone, within what a guardian has set. */
async function cappedTeen(capCents: number, timeZone: string) {
  const { child } = await family(game, { band: "teen" });
  await game.db.rows(
    `insert into allowances (player_id, money, monthly_cap_cents, time_zone)
     values ($1, 'capped', $2, $3)`,
    [child.id, capCents, timeZone],
  );
  game.deps.sessions.forget(child.id);
  return child;
}

const starter = (player: ActingPlayer) =>
  player.call(contract.createCreditPayment, { packageId: "starter" });

const refusalOf = async (player: ActingPlayer) => (await starter(player)).refusal.code;

const spending = async (player: ActingPlayer) => {
  const { spentCents, capCents, leftCents } = (await player.call(contract.getSpending, {})).body;
  return { spentCents, capCents, leftCents };
};

test("a guardian's cap is for a calendar month, by the clock that the guardian has set", async () => {
  waitUntil("2027-01-31T14:50:00Z");
  const [tokyo, berlin] = [
    await cappedTeen(700, "Asia/Tokyo"),
    await cappedTeen(700, "Europe/Berlin"),
  ];
  for (const child of [tokyo, berlin]) {
    await buysCredits(game, child);
    expect(await refusalOf(child)).toBe("over_cap");
    expect(await spending(child)).toEqual({ spentCents: 499, capCents: 700, leftCents: 201 });
  }

  // In Tokyo February has come.
  waitUntil("2027-01-31T15:00:00Z");
  expect(await spending(tokyo)).toEqual({ spentCents: 499, capCents: 700, leftCents: 700 });
  await buysCredits(game, tokyo);
  expect(await refusalOf(tokyo)).toBe("over_cap");
  expect(await refusalOf(berlin)).toBe("over_cap");
  waitUntil("2027-01-31T23:00:00Z");
  await buysCredits(game, berlin);

  for (const child of [tokyo, berlin]) {
    expect(await spending(child)).toEqual({ spentCents: 998, capCents: 700, leftCents: 201 });
  }
});

test("an own cap holds across two months, each of which begins anew", async () => {
  waitUntil("2027-02-10T12:00:00Z");
  const player = await game.player();
  await setsCap(player, 1000);
  await buysCredits(game, player);
  await buysCredits(game, player);
  expect(await refusalOf(player)).toBe("over_cap");

  // Thirty days later it is another month, of which nothing is spent yet.
  waitUntil("2027-03-11T12:00:00Z");
  expect(await spending(player)).toEqual({ spentCents: 998, capCents: 1000, leftCents: 1000 });
  await buysCredits(game, player);
  await buysCredits(game, player);

  expect(await refusalOf(player)).toBe("over_cap");
  expect(await purchasesOf(player)).toHaveLength(4);
  expect(await spending(player)).toMatchObject({ leftCents: 2 });
});

test("before goods are given the cap of that moment's month is asked, whenever it was begun", async () => {
  waitUntil("2027-03-31T23:50:00Z");
  const player = await game.player();
  await setsCap(player, 700);
  const begun = [
    await starter(player),
    await player.call(contract.createIntent, { itemId: "custom", amount: 599 }),
    await player.call(contract.createIntent, { itemId: "custom", amount: 650 }),
  ];
  for (const { body } of begun) await pays(game, body.clientSecret);
  const confirms = (at: number) =>
    player.call(contract.confirmPayment, {
      paymentIntentId: intentIn(begun[at]!.body.clientSecret),
    });

  const answers = [await confirms(0), await confirms(1)];
  waitUntil("2027-04-01T00:00:00Z");
  const april = await confirms(2);

  expect([...answers, april].map(({ status, refusal }) => refusal.code || status)).toEqual([
    200,
    "over_cap",
    200,
  ]);
  expect(await spending(player)).toMatchObject({ spentCents: 499 + 650, leftCents: 50 });
});

test("what came back, or is on its way back, leaves room again", async () => {
  const player = await game.player();
  await setsCap(player, 700);
  const { id } = await buysCredits(game, player);
  expect(await spending(player)).toMatchObject({ leftCents: 201 });

  await player.call(contract.refundPurchase, { id });

  expect(await spending(player)).toMatchObject({ spentCents: 0, leftCents: 700 });
});

const limitsOf = async (player: ActingPlayer) => (await player.call(getLimits, {})).body;

test("an own cap made looser holds from the next month on, and what else is looser from the next day", async () => {
  waitUntil("2027-05-10T12:00:00Z");
  const player = await game.player();
  const limits = { minutesADay: 60, bedtime: null, monthlyCapCents: 500, timeZone: "Asia/Tokyo" };
  await player.call(saveLimits, limits);
  await buysCredits(game, player);
  // A clock that is ahead would bring next month closer.
  const looser = { minutesADay: 90, bedtime: null, timeZone: "Pacific/Kiritimati" };
  await player.call(saveLimits, { ...limits, ...looser, monthlyCapCents: 2000 });

  waitUntil("2027-05-12T12:00:00Z");
  await expect
    .poll(() => limitsOf(player))
    .toMatchObject({
      ...looser,
      monthlyCapCents: 500,
      later: { ...looser, monthlyCapCents: 2000 },
    });
  expect(await refusalOf(player)).toBe("over_cap");
  // In Tokyo it is midnight in a minute; elsewhere it is June since five hours.
  waitUntil("2027-05-31T14:59:00Z");
  expect(await spending(player)).toMatchObject({ capCents: 500 });
  waitUntil("2027-05-31T15:00:00Z");

  await expect
    .poll(() => spending(player))
    .toMatchObject({
      capCents: 2000,
      leftCents: 2000,
    });
  expect(await limitsOf(player)).toMatchObject({ monthlyCapCents: 2000, later: null });
});

test("no cap at all any more is looser, too, and a smaller one holds at once", async () => {
  waitUntil("2027-07-10T12:00:00Z");
  const player = await game.player();
  await setsCap(player, 1500);
  await buysCredits(game, player);
  const paid = (await starter(player)).body;
  await pays(game, paid.clientSecret);

  await setsCap(player, 600);
  await sweeps(game);
  await setsCap(player, null);
  waitUntil("2027-07-31T23:59:00Z");

  expect(await spending(player)).toEqual({ spentCents: 499, capCents: 600, leftCents: 101 });
  expect((await purchasesOf(player)).map(({ state }) => state)).toEqual(["refunded", "granted"]);
  waitUntil("2027-08-01T00:00:00Z");
  await expect
    .poll(() => spending(player))
    .toEqual({
      spentCents: 499,
      capCents: null,
      leftCents: null,
    });
});

test("a guardian's own cap holds for what the guardian pays for a child", async () => {
  waitUntil("2027-09-10T12:00:00Z");
  const { child, guardian } = await family(game, { band: "teen" });
  await game.db.rows(`insert into allowances (player_id, money) values ($1, 'ask')`, [child.id]);
  game.deps.sessions.forget(child.id);
  await setsCap(guardian, 700);
  const first = (await starter(child)).body.purchase;
  const { body } = await guardian.call(contract.approvePurchase, { id: first.id });
  await pays(game, body.clientSecret);
  await guardian.call(contract.confirmPayment, { paymentIntentId: intentIn(body.clientSecret) });
  expect(await spending(guardian)).toEqual({ spentCents: 499, capCents: 700, leftCents: 201 });

  const second = (await starter(child)).body.purchase;
  const { refusal } = await guardian.call(contract.approvePurchase, { id: second.id });

  expect([second.state, refusal.code]).toEqual(["asked", "over_cap"]);
});

test("every rule of the audit holds after all of this", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
