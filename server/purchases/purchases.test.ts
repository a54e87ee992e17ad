import { expect, test } from "vitest";
import * as creation from "#contract/creation.ts";
import * as contract from "#contract/purchases.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame } from "#server/testing/test-game.ts";
import {
  buysCredits,
  credits,
  intentIn,
  pays,
  purchasesOf,
  silenceWebhooks,
  sweeps,
  unswept,
} from "./test-buyers.ts";

const game = await testGame({ adjust: unswept });
silenceWebhooks(game);

test("the three packs are for sale, as they are stated", async () => {
  const { body } = await game.visitor().call(contract.listPackages, {});

  expect(
    body.map(({ id, credits: many, price, pricePerCard, savings, popular }) => ({
      id,
      many,
      price,
      pricePerCard,
      savings,
      popular,
    })),
  ).toEqual([
    { id: "starter", many: 5, price: 4.99, pricePerCard: "0.99", savings: 0, popular: false },
    { id: "family", many: 15, price: 11.99, pricePerCard: "0.80", savings: 19, popular: true },
    { id: "ultimate", many: 30, price: 19.99, pricePerCard: "0.67", savings: 33, popular: false },
  ]);
});

test.for([
  ["starter", 5, 499, 0],
  ["family", 15, 1199, 19],
  ["ultimate", 30, 1999, 33],
] as const)("a player buys the %s pack", async ([packageId, many, amountCents, savings]) => {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId });
  expect(body.packageInfo).toMatchObject({ credits: many, price: amountCents / 100, savings });
  expect(await credits(player)).toBe(0);

  await pays(game, body.clientSecret);
  const confirmed = await player.call(contract.confirmPayment, {
    paymentIntentId: intentIn(body.clientSecret),
    itemId: packageId,
    itemType: "credits",
  });

  expect(confirmed.body.purchase).toMatchObject({ state: "granted", amountCents, credits: many });
  expect(await credits(player)).toBe(many);
});

test("a player buys a premium card, which is handed over once", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createPremiumPayment, {
    description: "A phoenix of blue fire",
  });
  await pays(game, body.clientSecret);
  const paymentIntentId = intentIn(body.clientSecret);

  const made = await player.call(contract.createPremium, { paymentIntentId });
  const again = await player.call(contract.createPremium, { paymentIntentId });

  expect(made.body.success).toBe(true);
  expect(made.body.card?.rarity).not.toBe("common");
  expect([again.status, again.refusal.code]).toEqual([409, "payment_used"]);
  expect(await player.cards()).toHaveLength(13);
  expect((await player.call(creation.checkPremiumCooldown, {})).body).toMatchObject({
    canCreatePremium: true,
    remainingCards: 2,
  });
});

test("three premium cards a day, and what was paid too much goes back by itself", async () => {
  const player = await game.player();
  const begun = [];
  for (const description of ["A fox", "A wolf", "A bear", "An owl"]) {
    begun.push((await player.call(contract.createPremiumPayment, { description })).body);
  }
  for (const { clientSecret } of begun) await pays(game, clientSecret);
  const confirmed = [];
  for (const { clientSecret } of begun) {
    const paymentIntentId = intentIn(clientSecret);
    confirmed.push(await player.call(contract.confirmPayment, { paymentIntentId }));
  }

  expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
  expect(confirmed[3]!.refusal.code).toBe("premium_limit");
  expect((await purchasesOf(player)).map(({ state }) => state)).toEqual([
    "refunded",
    "granted",
    "granted",
    "granted",
  ]);
  // A receipt is read on later days as well.
  expect((await purchasesOf(player))[0]?.why).toBe(
    "3 premium cards had been bought on that day already.",
  );
  const intent = await game.deps.payments.readIntent(intentIn(begun[3]!.clientSecret));
  expect(intent?.refundedCents).toBe(199);
  const next = await player.call(contract.createPremiumPayment, {});
  expect(next.refusal.code).toBe("premium_limit");
});

const design = { parameters: defaultParameters, description: "A small earth golem with moss" };

test("a player buys a custom card: at the formula's price, as strong as the sliders say", async () => {
  const player = await game.player();
  const begun = await player.call(contract.createIntent, {
    itemId: "custom",
    amount: 5158,
    ...design,
  });
  await pays(game, begun.body.clientSecret);

  const made = await player.call(contract.createCustom, { ...design, price: 5158 });
  const again = await player.call(contract.createCustom, { ...design, price: 5158 });

  expect(made.body.card).toMatchObject({
    rarity: "rare",
    attack: 41,
    defense: 41,
    element: "earth",
  });
  expect(made.body.card?.abilities).toHaveLength(1);
  expect(again.status).toBe(402);
});

test("a custom card of the gallery keeps the creature's element", async () => {
  const player = await game.player();
  const creature = await game.db.one<{ id: string; element: string }>(
    `select id, element from cards where catalogue_number = 32`,
  );
  const parameters = { ...defaultParameters, abilities: 100 };
  const ordered = { parameters, creationMode: "creature", creatureId: creature.id } as const;
  const begun = await player.call(contract.createIntent, { itemType: "custom", ...ordered });
  await pays(game, begun.body.clientSecret);

  const { body } = await player.call(contract.createCustom, ordered);

  expect(body.card?.element).toBe(creature.element);
  expect(body.card?.abilities).toHaveLength(3);
});

test("a card can be paid first and designed then, at exactly this price", async () => {
  const player = await game.player();
  const input = { itemId: "custom_card", itemType: "custom", amount: 5158 };
  const begun = await player.call(contract.createIntent, input);
  await pays(game, begun.body.clientSecret);
  const dearer = { ...defaultParameters, attack: 100 };

  const other = await player.call(contract.createCustom, { ...design, parameters: dearer });
  const made = await player.call(contract.createCustom, design);

  expect(other.status).toBe(402);
  expect(made.body.card?.attack).toBe(41);
});

test("a premium card for a credit", async () => {
  const player = await game.player();
  await buysCredits(game, player);

  const { body } = await player.call(creation.createWithCredits, {});

  expect(body.card?.rarity).not.toBe("common");
  expect(await credits(player)).toBe(4);
});

test("without a credit there is no card", async () => {
  const player = await game.player();
  const { refusal } = await player.call(creation.createWithCredits, {});

  expect(refusal.code).toBe("no_credits");
});

test("whoever comes back goes on with the same payment, and pays once", async () => {
  const player = await game.player();
  const first = await player.call(contract.createCreditPayment, { packageId: "family" });
  const second = await player.call(contract.createCreditPayment, { packageId: "family" });

  expect(second.body.clientSecret).toBe(first.body.clientSecret);
  const rows = await game.db.rows(`select from purchases where player_id = $1`, [player.id]);
  expect(rows).toHaveLength(1);
});

test("what was paid in a browser that was closed arrives without it", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  await pays(game, body.clientSecret);

  await sweeps(game);

  expect(await credits(player)).toBe(5);
});

test("a declined card is no payment, and another card may follow", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  const paymentIntentId = intentIn(body.clientSecret);

  const declined = await pays(game, body.clientSecret, "pm_card_visa_chargeDeclined");
  const unpaid = await player.call(contract.confirmPayment, { paymentIntentId });
  await pays(game, body.clientSecret);
  const paid = await player.call(contract.confirmPayment, { paymentIntentId });

  expect([declined, unpaid.status, unpaid.refusal.code]).toEqual([402, 402, "not_paid"]);
  expect(paid.status).toBe(200);
});

test("what nobody pays ends after a day, at the provider too", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  await game.db.rows(
    `update purchases set created_at = now() - interval '25 hours' where id = $1`,
    [body.purchase.id],
  );

  await sweeps(game);

  expect((await game.deps.payments.readIntent(intentIn(body.clientSecret)))?.status).toBe(
    "cancelled",
  );
  expect(await pays(game, body.clientSecret)).toBe(400);
  expect(await purchasesOf(player)).toEqual([]);
});

test("a purchase can be given up before it is paid, and not after", async () => {
  const player = await game.player();
  const given = await player.call(contract.createCreditPayment, { packageId: "starter" });
  const { id } = given.body.purchase;

  const cancelled = await player.call(contract.cancelPurchase, { id });
  const bought = await buysCredits(game, player);
  const late = await player.call(contract.cancelPurchase, { id: bought.id });

  expect(cancelled.body.purchase.state).toBe("cancelled");
  expect(await pays(game, given.body.clientSecret)).toBe(400);
  expect(late.refusal.code).toBe("not_open");
});

test("the receipt names seller, buyer and what was paid, to its reader alone", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const { id } = await buysCredits(game, player);

  const { body } = await player.call(contract.getReceipt, { id });

  expect(body).toMatchObject({
    seller: { name: "Ada", address: "1 Forest Lane", email: "ada@game.test" },
    buyerName: player.username,
    purchase: { title: "Starter Pack", amountCents: 499, isTest: true },
  });
  expect((await other.call(contract.getReceipt, { id })).status).toBe(404);
});

test("what is spent in 30 days is said, and an own limit holds", async () => {
  const player = await game.player();
  await buysCredits(game, player);
  await game.db.rows(
    `insert into allowances (player_id, money, monthly_cap_cents) values ($1, 'capped', 1000)`,
    [player.id],
  );

  const spending = await player.call(contract.getSpending, {});
  const { refusal } = await player.call(contract.createCreditPayment, { packageId: "family" });
  const small = await player.call(contract.createPremiumPayment, {});

  expect(spending.body).toMatchObject({ spentCents: 499, capCents: 1000, mode: "emulator" });
  expect([refusal.code, small.status]).toEqual(["over_cap", 200]);
});

test("every rule of the audit holds after all of this", async () => {
  expect(customPriceCents(defaultParameters)).toBe(5158);
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
