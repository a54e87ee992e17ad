import { expect, test } from "vitest";
import * as contract from "#contract/purchases.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { testGame } from "#server/testing/test-game.ts";
import {
  buysCredits,
  credits,
  intentIn,
  noPictures,
  pays,
  purchasesOf,
  silenceWebhooks,
} from "./test-buyers.ts";

const game = await testGame({ isBusy: true, adjust: noPictures });
silenceWebhooks(game);

const custom = { itemId: "custom", parameters: defaultParameters, description: "A fox" };

test.for([
  ["a package", { itemId: "credits:ultimate", amount: 1 }],
  ["a premium card", { itemId: "premium", amount: 198 }],
  ["a custom card", { ...custom, amount: 5157 }],
  ["a custom card without a design, for less than any costs", { itemId: "custom", amount: 598 }],
  ["a custom card without a design, for more", { itemId: "custom", amount: 20_000 }],
] as const)("an amount that the browser has changed is refused: %s", async ([, input]) => {
  const player = await game.player();

  const { status, refusal } = await player.call(contract.createIntent, input);

  expect([status, refusal.code]).toEqual([400, "price_changed"]);
  expect(await purchasesOf(player)).toEqual([]);
});

test("the price of a custom card cannot be changed when it is made", async () => {
  const player = await game.player();
  const { status, refusal } = await player.call(contract.createCustom, { ...custom, price: 599 });

  expect([status, refusal.code]).toEqual([400, "price_changed"]);
});

test("a cheap custom card does not buy a dear one", async () => {
  const player = await game.player();
  const cheap = { ...defaultParameters, attack: 0, defense: 0 };
  const { body } = await player.call(contract.createIntent, { ...custom, parameters: cheap });
  await pays(game, body.clientSecret);
  const paymentIntentId = intentIn(body.clientSecret);

  const { status } = await player.call(contract.createCustom, { ...custom, paymentIntentId });

  expect(status).toBe(402);
});

test("a design that was paid for is not exchanged for another one of the same price", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createIntent, custom);
  await pays(game, body.clientSecret);
  const { attack, defense, rarity, ...rest } = defaultParameters;
  const parameters = { ...rest, rarity, attack: defense - 1, defense: attack + 1 };

  const { status } = await player.call(contract.createCustom, { ...custom, parameters });

  expect(status).toBe(402);
});

test("an element that was not paid for is refused", async () => {
  const player = await game.player();
  const { refusal } = await player.call(contract.createIntent, { ...custom, element: "spirit" });

  expect(refusal.code).toBe("element_too_high");
});

test("a card of another player is no creature of the gallery", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const made = await other.creates("A shy moss turtle");
  const input = { ...custom, creationMode: "creature", creatureId: made.body.card!.id } as const;

  expect((await player.call(contract.createIntent, input)).refusal.code).toBe("no_such_creature");
});

test("another player's payment is nobody's business", async () => {
  const [player, thief] = [await game.player(), await game.player()];
  const { body } = await player.call(contract.createPremiumPayment, {});
  await pays(game, body.clientSecret);
  const paymentIntentId = intentIn(body.clientSecret);
  const { id } = body.purchase;

  const answers = [
    await thief.call(contract.confirmPayment, { paymentIntentId }),
    await thief.call(contract.createPremium, { paymentIntentId }),
    await thief.call(contract.createCustom, { ...custom, paymentIntentId }),
    await thief.call(contract.getReceipt, { id }),
    await thief.call(contract.refundPurchase, { id }),
    await thief.call(contract.cancelPurchase, { id }),
    await thief.call(contract.approvePurchase, { id }),
    await thief.call(contract.declinePurchase, { id }),
  ];

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
  expect(await thief.cards()).toHaveLength(12);
});

test("an intent that is not paid buys nothing", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createPremiumPayment, {});
  const paymentIntentId = intentIn(body.clientSecret);

  const answers = [
    await player.call(contract.confirmPayment, { paymentIntentId }),
    await player.call(contract.createPremium, { paymentIntentId }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([402, 402]);
  expect(await player.cards()).toHaveLength(12);
});

test("a payment of one thing does not buy another", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysCredits(game, player);

  const answers = [
    await player.call(contract.createPremium, { paymentIntentId }),
    await player.call(contract.createCustom, { ...custom, paymentIntentId }),
    await player.call(contract.confirmPayment, { paymentIntentId, itemId: "ultimate" }),
    await player.call(contract.confirmPayment, { paymentIntentId, itemId: "premium" }),
  ];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill("other_item"));
});

test("a payment that was used is used", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysCredits(game, player);
  for (let i = 0; i < 3; i++) await player.call(contract.confirmPayment, { paymentIntentId });
  expect(await credits(player)).toBe(5);

  const begun = await player.call(contract.createIntent, custom);
  await pays(game, begun.body.clientSecret);
  const intent = { paymentIntentId: intentIn(begun.body.clientSecret) };
  const made = await player.call(contract.createCustom, { ...custom, ...intent });
  const again = await player.call(contract.createCustom, { ...custom, ...intent });

  expect([made.status, again.status, again.refusal.code]).toEqual([200, 409, "payment_used"]);
  expect(await player.cards()).toHaveLength(13);
});

test.for(["gold", "credits:gold", "", "__proto__", "' or 1=1 --"])(
  "a package that is not for sale is not sold: %j",
  async (packageId) => {
    const player = await game.player();

    const answers = [
      await player.call(contract.createCreditPayment, { packageId }),
      await player.call(contract.createIntent, { itemId: packageId, amount: 1 }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  },
);

test("an intent of another purchase, or of other money, is not believed", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const mine = (await player.call(contract.createCreditPayment, { packageId: "ultimate" })).body;
  const theirs = (await other.call(contract.createCreditPayment, { packageId: "starter" })).body;
  await pays(game, theirs.clientSecret);
  await game.db.transaction(async (tx) => {
    await tx.rows(`alter table purchases disable trigger user`);
    await tx.rows(`update purchases set intent_id = null, state = 'created' where id = $1`, [
      theirs.purchase.id,
    ]);
    await tx.rows(`update purchases set intent_id = $2 where id = $1`, [
      mine.purchase.id,
      intentIn(theirs.clientSecret),
    ]);
    await tx.rows(`alter table purchases enable trigger user`);
  });

  const paymentIntentId = intentIn(theirs.clientSecret);
  const { status } = await player.call(contract.confirmPayment, { paymentIntentId });

  expect([status, await credits(player)]).toEqual([402, 0]);
});

test.for([
  ["at another price", `update purchases set amount_cents = 50 where id = $1`],
  ["for more credits", `update purchases set credits = 500 where id = $1`],
  ["back to an earlier state", `update purchases set state = 'pending' where id = $1`],
  [
    "to another player",
    `update purchases set player_id = payer_id, kind = 'premium' where id = $1`,
  ],
  ["to another payment", `update purchases set intent_id = 'pi_other' where id = $1`],
  ["away", `delete from purchases where id = $1`],
] as const)("the database does not let a purchase go %s", async ([, sql]) => {
  const player = await game.player();
  const { id } = await buysCredits(game, player);

  await expect(game.db.transaction((tx) => tx.rows(sql, [id]))).rejects.toThrow(
    /does not (change|go)|never deleted/,
  );
});
