/** Banks that take their time: who presses again, with the same key, has what was paid meanwhile. */
import { expect, test } from "vitest";
import * as contract from "#contract/purchases.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { intentIn, pays, purchasesOf, silenceWebhooks, unswept } from "./test-buyers.ts";

const game = await testGame({ adjust: unswept });
silenceWebhooks(game);

const design = { parameters: defaultParameters, description: "A small earth golem with moss" };

const buysCredits = (player: ActingPlayer) =>
  player.call(contract.createCreditPayment, { packageId: "starter" });

const buysPremium = (player: ActingPlayer) => player.call(contract.createPremiumPayment, {});

const buysCustom = (player: ActingPlayer) =>
  player.call(contract.createIntent, { itemId: "custom", ...design });

const keyed = (paymentIntentId: string) => ({
  headers: { "idempotency-key": `press-${paymentIntentId}` },
});

const confirms = (player: ActingPlayer, paymentIntentId: string) =>
  player.call(contract.confirmPayment, { paymentIntentId }, keyed(paymentIntentId));

const handsOver = (player: ActingPlayer, paymentIntentId: string) =>
  player.call(contract.createPremium, { paymentIntentId }, keyed(paymentIntentId));

const makesCustom = (player: ActingPlayer, paymentIntentId: string) =>
  player.call(contract.createCustom, { ...design, paymentIntentId }, keyed(paymentIntentId));

const makesOfPrice = (player: ActingPlayer, paymentIntentId: string) =>
  player.call(contract.createCustom, design, keyed(paymentIntentId));

/** As the provider says it of an intent. */
const isNow = (paymentIntentId: string, status: "processing" | "requires_payment_method") =>
  game.db.rows(
    `update emulator_objects set object = jsonb_set(object, '{status}', to_jsonb($2::text))
      where id = $1`,
    [paymentIntentId, status],
  );

test.for([
  ["credits", buysCredits, confirms],
  ["a premium card", buysPremium, handsOver],
  ["a custom card", buysCustom, makesCustom],
  ["the custom card of a price", buysCustom, makesOfPrice],
] as const)("%s: the same press finds what a bank pays later", async ([, begins, presses]) => {
  const player = await game.player();
  const { clientSecret } = (await begins(player)).body;
  const paymentIntentId = intentIn(clientSecret);

  await isNow(paymentIntentId, "processing");
  const early = await presses(player, paymentIntentId);
  await isNow(paymentIntentId, "requires_payment_method");
  const unpaid = await presses(player, paymentIntentId);
  await pays(game, clientSecret);
  const paid = await presses(player, paymentIntentId);
  const again = await presses(player, paymentIntentId);

  expect([early.refusal.code, unpaid.refusal.code]).toEqual(["payment_processing", "not_paid"]);
  expect([paid.status, again]).toEqual([200, paid]);
  expect(await purchasesOf(player)).toMatchObject([{ state: "granted" }]);
});

test("what may not be granted any more goes back at once, however often it is pressed", async () => {
  const player = await game.player();
  const { clientSecret } = (await buysCredits(player)).body;
  await pays(game, clientSecret);
  await game.db.rows(
    `insert into allowances (player_id, money, monthly_cap_cents) values ($1, 'capped', 100)`,
    [player.id],
  );

  const answers = [];
  for (let i = 0; i < 2; i++) answers.push(await confirms(player, intentIn(clientSecret)));

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["over_cap", "over_cap"]);
  expect(await purchasesOf(player)).toMatchObject([{ state: "refunded", refundedCents: 499 }]);
});
