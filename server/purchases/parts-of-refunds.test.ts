import { expect, test, vi } from "vitest";
import * as creation from "#contract/creation.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import * as contract from "#contract/purchases.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { fuzzSeed } from "#server/testing/seed.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import {
  atProvider,
  buysCredits,
  credits,
  disputes,
  intentIn,
  noPictures,
  pays,
  purchasesOf,
  banksDecide,
  silenceWebhooks,
  sweeps,
  winsDispute,
} from "./test-buyers.ts";

const game = await testGame({ adjust: noPictures });
silenceWebhooks(game);

const REFUND_FAILS = "pm_card_refundFail";

const looks = (player: ActingPlayer, paymentIntentId: string) =>
  player.call(contract.confirmPayment, { paymentIntentId });

const paysBack = (intentId: string, cents: number) =>
  atProvider(game, "/v1/refunds", { payment_intent: intentId, amount: String(cents) });

const spends = (player: ActingPlayer) => player.call(creation.createWithCredits, {});

const debtsOf = (player: ActingPlayer) =>
  game.db.rows<{ credits: number }>(`select credits from debts where player_id = $1`, [player.id]);

async function buysWith(card: string, player: ActingPlayer) {
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  await pays(game, body.clientSecret, card);
  const paymentIntentId = intentIn(body.clientSecret);
  await looks(player, paymentIntentId);
  return { id: body.purchase.id, paymentIntentId };
}

test("a cent takes no credit, and the unused rest can still be taken back", async () => {
  const player = await game.player();
  const { id, paymentIntentId } = await buysCredits(game, player);
  await paysBack(paymentIntentId, 1);
  await looks(player, paymentIntentId);
  expect(await credits(player)).toBe(5);
  await paysBack(paymentIntentId, 199);
  await looks(player, paymentIntentId);
  expect(await credits(player)).toBe(3);
  expect((await purchasesOf(player))[0]!.refund).toMatchObject({ credits: 3, amountCents: 299 });

  const { body } = await player.call(contract.refundPurchase, { id });

  expect(body.purchase).toMatchObject({ state: "refunded", refundedCents: 499, refund: null });
  expect(await credits(player)).toBe(0);
  expect((await game.deps.payments.readIntent(paymentIntentId))?.refundedCents).toBe(499);
});

test("a cent that goes back meanwhile is not taken for the money that is on its way", async () => {
  const player = await game.player();
  const { id, paymentIntentId } = await buysCredits(game, player);
  const { faults } = game.deps.paymentsEmulator!;
  faults.call = ({ path }) => (path === "/v1/refunds" ? "lost_before" : "answers");
  await player.call(contract.refundPurchase, { id });
  faults.call = () => "answers";
  await paysBack(paymentIntentId, 1);

  await sweeps(game);
  await sweeps(game);

  expect((await purchasesOf(player))[0]).toMatchObject({ state: "refunded", refundedCents: 499 });
  expect((await game.deps.payments.readIntent(paymentIntentId))?.refundedCents).toBe(499);
});

test("a refund that fails later gives the goods back, and who paid is told", async () => {
  const player = await game.player();
  const { id, paymentIntentId } = await buysWith(REFUND_FAILS, player);
  await spends(player);
  await player.call(contract.refundPurchase, { id });
  expect([await credits(player), (await purchasesOf(player))[0]!.state]).toEqual([0, "refunded"]);

  await banksDecide(game);
  await sweeps(game);
  await looks(player, paymentIntentId);

  expect(await credits(player)).toBe(4);
  const [kept] = await purchasesOf(player);
  expect(kept).toMatchObject({ state: "granted", refundedCents: 0, refund: { credits: 4 } });
  const letters = lettersTo(game.dataDir, player.email);
  await vi.waitFor(
    async () => expect((await letters.all()).join()).toContain("could not be sent back"),
    { timeout: 300_000 },
  );
  // It may be tried again.
  const again = await player.call(contract.refundPurchase, { id });
  expect([again.status, await credits(player)]).toEqual([200, 0]);
  await banksDecide(game);
  await sweeps(game);
  expect(await credits(player)).toBe(4);
});

test("a refund that fails before anybody heard that it was made gives the goods back", async () => {
  const player = await game.player();
  const { id } = await buysWith(REFUND_FAILS, player);
  const { faults } = game.deps.paymentsEmulator!;
  faults.call = ({ path }) => (path === "/v1/refunds" ? "lost_after" : "answers");
  await player.call(contract.refundPurchase, { id });
  faults.call = () => "answers";

  await banksDecide(game);
  await sweeps(game);

  expect(await credits(player)).toBe(5);
  expect((await purchasesOf(player))[0]!.state).toBe("granted");
});

test("a card is free again when its refund fails", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createPremiumPayment, {});
  await pays(game, body.clientSecret, REFUND_FAILS);
  const paymentIntentId = intentIn(body.clientSecret);
  await player.call(contract.createPremium, { paymentIntentId, watch: false });
  await paysBack(paymentIntentId, 199);
  await looks(player, paymentIntentId);
  expect(await player.cards()).toHaveLength(12);

  await banksDecide(game);
  await looks(player, paymentIntentId);

  expect(await player.cards()).toHaveLength(13);
  expect(await debtsOf(player)).toEqual([]);
});

test("where goods cannot be given back, the audit tells the operator until money went back", async () => {
  const player = await game.player();
  const { id, paymentIntentId } = await buysWith(REFUND_FAILS, player);
  await player.call(contract.refundPurchase, { id });
  await player.call(deleteOwnAccount, { username: player.username });

  await banksDecide(game);
  await sweeps(game);

  const stateNow = () => game.db.value<string>(`select state from purchases where id = $1`, [id]);
  expect(await stateNow()).toBe("unreturned");
  expect(await auditAfter(game.db, async () => {})).toEqual([
    "no money waits for the operator to send it back",
  ]);
  await paysBack(paymentIntentId, 499);
  await sweeps(game);
  expect(await stateNow()).toBe("refunded");
});

test("a dispute that is won leaves what had gone back before", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysCredits(game, player);
  for (let i = 0; i < 5; i++) await spends(player);
  await paysBack(paymentIntentId, 200);
  await looks(player, paymentIntentId);
  await disputes(game, paymentIntentId);
  await looks(player, paymentIntentId);
  expect(await debtsOf(player)).toEqual([{ credits: 5 }]);

  await winsDispute(game, paymentIntentId);
  await looks(player, paymentIntentId);

  expect([await credits(player), await debtsOf(player)]).toEqual([0, [{ credits: 2 }]]);
});

test("a small package is not taken back with the credits of a large one", async () => {
  const player = await game.player();
  const large = await buysCredits(game, player, "ultimate");
  const small = await buysCredits(game, player, "starter");
  for (let i = 0; i < 5; i++) await spends(player);

  const refused = await player.call(contract.refundPurchase, { id: small.id });
  const taken = await player.call(contract.refundPurchase, { id: large.id });

  expect(refused.refusal.code).toBe("already_used");
  expect(taken.body.purchase).toMatchObject({ refundedCents: 1999 });
  expect(await credits(player)).toBe(0);
});

const packages = { starter: [5, 499], family: [15, 1199], ultimate: [30, 1999] } as const;

type Lot = { id: string; centsEach: number; credits: number };

/** What a player has bought, has spent, and got back, as the rule has it. */
async function customer() {
  const player = await game.player();
  const lots: Lot[] = [];
  const cents = { paid: 0, back: 0, spent: 0 };
  const answers: [said: number, expected: number][] = [];
  const lotOf = (name: keyof typeof packages, id: string): Lot => {
    const [bought, price] = packages[name];
    cents.paid += price;
    return { id, centsEach: price / bought, credits: bought };
  };
  return {
    player,
    lots,
    cents,
    answers,
    async buys(name: keyof typeof packages) {
      lots.push(lotOf(name, (await buysCredits(game, player, name)).id));
    },
    async spends() {
      const dear = lots.filter((lot) => lot.credits > 0);
      const dearest = dear.toSorted((a, b) => b.centsEach - a.centsEach)[0];
      const { status } = await spends(player);
      answers.push([status, dearest ? 200 : 409]);
      if (!dearest) return;
      dearest.credits -= 1;
      cents.spent += dearest.centsEach;
    },
    async takesBack(lot: Lot) {
      const { status, body } = await player.call(contract.refundPurchase, { id: lot.id });
      answers.push([status, lot.credits > 0 ? 200 : 409]);
      if (status === 200) cents.back += body.purchase.refundedCents;
      lot.credits = 0;
    },
  };
}

test("in no order is a credit had for less than the package that it came from", async () => {
  const seed = fuzzSeed();
  const dice = diceFrom(seed);
  for (let round = 0; round < volumeOf(30, 4); round++) {
    const { player, lots, cents, answers, ...does } = await customer();
    for (let step = 0; step < 12; step++) {
      const what = dice.pick(["buys", "spends", "spends", "takes back"] as const);
      if (what === "buys") await does.buys(dice.pick(["starter", "family", "ultimate"] as const));
      else if (what === "spends" || lots.length === 0) await does.spends();
      else await does.takesBack(dice.pick(lots));
    }

    const left = lots.reduce((sum, lot) => sum + lot.credits, 0);
    const worth = lots.reduce((sum, lot) => sum + lot.credits * lot.centsEach, 0);
    expect(await credits(player), `FUZZ_SEED=${seed}`).toBe(left);
    expect(
      answers.map(([said]) => said),
      `FUZZ_SEED=${seed}`,
    ).toEqual(answers.map(([, expected]) => expected));
    const kept = cents.paid - cents.back - worth;
    expect(kept, `FUZZ_SEED=${seed}`).toBeGreaterThanOrEqual(cents.spent - 1e-6);
  }
  const found = await auditAfter(game.db, async () => {});
  expect(found, `FUZZ_SEED=${seed}`).toEqual([]);
});
