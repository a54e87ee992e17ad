import { expect, test, vi } from "vitest";
import * as creation from "#contract/creation.ts";
import * as contract from "#contract/purchases.ts";
import * as market from "#contract/market.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
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
  silenceWebhooks,
  sweeps,
  winsDispute,
} from "./test-buyers.ts";

const game = await testGame({ adjust: noPictures });
silenceWebhooks(game);

const intentOf = async (id: string) => (await game.deps.payments.readIntent(id))!;

/** Asks as a browser does that was opened later, without waiting for the sweeper. */
const looks = (player: ActingPlayer, paymentIntentId: string) =>
  player.call(contract.confirmPayment, { paymentIntentId });

const holderOf = async (player: ActingPlayer) =>
  (
    await game.db.rows<{ holder: string }>(
      `select h.holder from holds h join owned_cards o on o.id = h.owned_card_id
        where o.owner_id = $1`,
      [player.id],
    )
  ).map(({ holder }) => holder);

const owes = async (player: ActingPlayer) =>
  (
    await game.db.rows<{ credits: number }>(`select credits from debts where player_id = $1`, [
      player.id,
    ])
  ).map((debt) => debt.credits);

async function buysPremium(player: ActingPlayer) {
  const { body } = await player.call(contract.createPremiumPayment, {});
  await pays(game, body.clientSecret);
  const paymentIntentId = intentIn(body.clientSecret);
  const made = await player.call(contract.createPremium, { paymentIntentId });
  return { id: body.purchase.id, paymentIntentId, card: made.body.creation.userCard! };
}

test("within 14 days unused credits go back, for their money", async () => {
  const player = await game.player();
  const { id, paymentIntentId } = await buysCredits(game, player);
  await player.call(creation.createWithCredits, { watch: true });
  const [before] = await purchasesOf(player);
  expect(before!.refund).toMatchObject({ credits: 4, amountCents: 399 });

  const { body } = await player.call(contract.refundPurchase, { id });

  expect(body.message).toBe("$3.99 is on its way back to you.");
  expect(body.purchase).toMatchObject({ state: "refunded", refundedCents: 399, refund: null });
  expect(await credits(player)).toBe(0);
  expect((await intentOf(paymentIntentId)).refundedCents).toBe(399);
});

test("after 14 days they do not, and twice never", async () => {
  const [late, twice] = [await game.player(), await game.player()];
  const old = await buysCredits(game, late);
  await game.db.transaction(async (tx) => {
    await tx.rows(`alter table purchases disable trigger user`);
    await tx.rows(`update purchases set granted_at = $2 where id = $1`, [
      old.id,
      new Date(Date.now() - 15 * DAY_MS),
    ]);
    await tx.rows(`alter table purchases enable trigger user`);
  });
  const bought = await buysCredits(game, twice);
  await twice.call(contract.refundPurchase, { id: bought.id });

  const answers = [
    await late.call(contract.refundPurchase, { id: old.id }),
    await twice.call(contract.refundPurchase, { id: bought.id }),
  ];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["refund_too_late", "not_granted"]);
});

test("ten refunds at once are one", async () => {
  const player = await game.player();
  const { id, paymentIntentId } = await buysCredits(game, player);

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => player.call(contract.refundPurchase, { id })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await intentOf(paymentIntentId)).refundedCents).toBe(499);
  expect(await credits(player)).toBe(0);
});

test("a card that was made has been used; one that was paid and never designed has not", async () => {
  const player = await game.player();
  const premium = await buysPremium(player);
  const { body } = await player.call(contract.createIntent, { itemId: "custom", amount: 5158 });
  await pays(game, body.clientSecret);
  await looks(player, intentIn(body.clientSecret));

  const answers = [
    await player.call(contract.refundPurchase, { id: premium.id }),
    await player.call(contract.refundPurchase, { id: body.purchase.id }),
  ];
  const late = await player.call(contract.createCustom, { parameters: defaultParameters });

  expect(answers.map(({ status }) => status)).toEqual([409, 200]);
  expect(answers[0]!.refusal.code).toBe("already_used");
  expect(late.status).toBe(402);
});

test("credits whose money goes back at the provider go too, and what was used is owed", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysCredits(game, player);
  await player.call(creation.createWithCredits, { watch: true });
  await player.call(creation.createWithCredits, { watch: true });

  await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId });
  await looks(player, paymentIntentId);
  await looks(player, paymentIntentId);

  expect([await credits(player), await owes(player)]).toEqual([0, [2]]);
  const next = await player.call(contract.createPremiumPayment, {});
  expect(next.refusal.code).toBe("debt_open");
});

test("of a part that goes back, a part of the credits goes", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysCredits(game, player);

  await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId, amount: "200" });
  await looks(player, paymentIntentId);
  const [partly] = await purchasesOf(player);
  await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId, amount: "299" });
  await looks(player, paymentIntentId);

  expect(partly).toMatchObject({ state: "granted", refundedCents: 200 });
  expect(partly!.refund).toMatchObject({ credits: 3, amountCents: 299 });
  expect((await purchasesOf(player))[0]).toMatchObject({ state: "refunded", refundedCents: 499 });
  expect(await credits(player)).toBe(0);
});

test("a card whose money goes back is locked", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysPremium(player);

  await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId });
  await looks(player, paymentIntentId);

  expect(await holderOf(player)).toEqual(["purchase"]);
  expect(await player.cards()).toHaveLength(12);
});

test("a card that is for sale is locked when it comes back, and until then it is owed", async () => {
  const player = await game.player();
  const { paymentIntentId, card } = await buysPremium(player);
  const listing = await player.call(market.createListing, { cardId: card.id, price: 50 });
  await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId });
  await looks(player, paymentIntentId);
  expect([await holderOf(player), await owes(player)]).toEqual([["listing"], [0]]);

  await player.call(market.cancelListing, { id: listing.body.id });
  await sweeps(game);

  expect([await holderOf(player), await owes(player)]).toEqual([["purchase"], []]);
});

test("a card that somebody else has by now stays theirs, and is owed", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const { paymentIntentId, card } = await buysPremium(player);
  const listing = await player.call(market.createListing, { cardId: card.id, price: 50 });
  await other.call(market.purchase, { id: listing.body.id });

  await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId });
  await looks(player, paymentIntentId);

  expect([await holderOf(other), await owes(player)]).toEqual([[], [0]]);
  expect(await other.cards()).toHaveLength(13);
});

test("a dispute takes the goods, and a dispute that is won gives them back", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  const paymentIntentId = intentIn(body.clientSecret);
  await pays(game, body.clientSecret, "pm_card_visa");
  await looks(player, paymentIntentId);
  await player.call(creation.createWithCredits, { watch: true });
  await disputes(game, paymentIntentId);
  await looks(player, paymentIntentId);
  expect([await credits(player), await owes(player)]).toEqual([0, [1]]);
  expect((await purchasesOf(player))[0]).toMatchObject({ state: "disputed" });

  await winsDispute(game, paymentIntentId);
  await looks(player, paymentIntentId);

  expect([await credits(player), await owes(player)]).toEqual([4, []]);
});

test("a payment that is disputed at once gives nothing, and all when that is won", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  const paymentIntentId = intentIn(body.clientSecret);
  await pays(game, body.clientSecret, "pm_card_createDispute");
  await looks(player, paymentIntentId);
  expect([await credits(player), await owes(player)]).toEqual([0, []]);

  await winsDispute(game, paymentIntentId);
  await looks(player, paymentIntentId);

  expect(await credits(player)).toBe(5);
});

test("a card is locked by a dispute, and free again when it is won", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysPremium(player);
  await disputes(game, paymentIntentId);
  await looks(player, paymentIntentId);
  expect(await holderOf(player)).toEqual(["purchase"]);

  await winsDispute(game, paymentIntentId);
  await looks(player, paymentIntentId);

  expect(await holderOf(player)).toEqual([]);
  expect(await player.cards()).toHaveLength(13);
});

test("who paid is told by a letter that money goes back", async () => {
  const player = await game.player();
  const { id } = await buysCredits(game, player);
  await player.call(contract.refundPurchase, { id });

  const count = await game.db.value<number>(
    `select count(*) as count from notifications where player_id = $1
       and code = 'purchase_returned'`,
    [player.id],
  );
  expect(count).toBe(1);
  const letters = lettersTo(game.dataDir, player.email);
  await vi.waitFor(
    async () => expect((await letters.all()).join()).toContain("Your money goes back: $4.99"),
    { timeout: 300_000 },
  );
});

test("a question of the bank's takes nothing", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  await pays(game, body.clientSecret, "pm_card_createDisputeInquiry");

  await looks(player, intentIn(body.clientSecret));

  expect([await credits(player), await owes(player)]).toEqual([5, []]);
  expect((await purchasesOf(player))[0]).toMatchObject({ state: "granted" });
});

test("every rule of the audit holds after all of this", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
