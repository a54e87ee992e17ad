/** Two calls about one purchase, the first of which stops before each of its statements in turn. */
import { expect, test } from "vitest";

import { createWithCredits } from "#contract/creation.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import * as contract from "#contract/purchases.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { fuzzSeed, roundsOf } from "#server/testing/seed.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import {
  atProvider,
  buysCredits,
  disputes,
  intentIn,
  noPictures,
  pays,
  banksDecide,
  silenceWebhooks,
  sweeps,
} from "./test-buyers.ts";

const game = await testGame({
  isBusy: true,
  adjust: ({ db }) => ({ ...noPictures(), db: heldDb(db) }),
});
silenceWebhooks(game);

type Bought = { player: ActingPlayer; id: string; paymentIntentId: string };
type Call = (bought: Bought) => Promise<{ status: number }>;

const design = { parameters: defaultParameters, description: "A small earth golem with moss" };

/** Paid before it is said what it shall be. */
async function buysCustom(): Promise<Bought> {
  const player = await game.player();
  const amount = customPriceCents(defaultParameters);
  const unsaid = { itemId: "custom_card", itemType: "custom", amount };
  const begun = await player.call(contract.createIntent, unsaid);
  await pays(game, begun.body.clientSecret);
  const paymentIntentId = intentIn(begun.body.clientSecret);
  await player.call(contract.confirmPayment, { paymentIntentId });
  const [bought] = (await player.call(contract.listPurchases, {})).body;
  return { player, id: bought!.id, paymentIntentId };
}

async function buysPremium(): Promise<Bought> {
  const player = await game.player();
  const begun = await player.call(contract.createPremiumPayment, {});
  await pays(game, begun.body.clientSecret);
  const paymentIntentId = intentIn(begun.body.clientSecret);
  return { player, id: begun.body.purchase.id, paymentIntentId };
}

async function buysPackage(): Promise<Bought> {
  const player = await game.player();
  return { player, ...(await buysCredits(game, player)) };
}

const calls = {
  "the card is made": ({ player, paymentIntentId }) =>
    player.call(contract.createCustom, { ...design, paymentIntentId }),
  "the card is handed over": ({ player, paymentIntentId }) =>
    player.call(contract.createPremium, { paymentIntentId }),
  "the payment is confirmed": ({ player, paymentIntentId }) =>
    player.call(contract.confirmPayment, { paymentIntentId }),
  "a credit is spent": ({ player }) =>
    player.call(createWithCredits, { description: "a fox of glass" }),
  "it is taken back": ({ player, id }) => player.call(contract.refundPurchase, { id }),
  "the provider pays back": async ({ player, paymentIntentId }) => {
    // It refuses what has gone back already.
    await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId }).catch(() => {});
    return player.call(contract.confirmPayment, { paymentIntentId });
  },
  "a bank disputes it": async ({ player, paymentIntentId }) => {
    await disputes(game, paymentIntentId);
    return player.call(contract.confirmPayment, { paymentIntentId });
  },
  "its refund fails": async ({ player, paymentIntentId }) => {
    await banksDecide(game);
    return player.call(contract.confirmPayment, { paymentIntentId });
  },
  "the account is closed": ({ player }) =>
    player.call(deleteOwnAccount, { username: player.username }),
} satisfies Record<string, Call>;

const call = (name: Name): Call => calls[name];

type Name = keyof typeof calls;

/** Taken back, to a card that no money reaches. */
async function takesBack(): Promise<Bought> {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  await pays(game, body.clientSecret, "pm_card_refundFail");
  const bought = { player, id: body.purchase.id, paymentIntentId: intentIn(body.clientSecret) };
  await player.call(contract.confirmPayment, bought);
  await player.call(contract.refundPurchase, bought);
  return bought;
}

const buys = {
  "credits taken back": takesBack,
  custom: buysCustom,
  premium: buysPremium,
  credits: buysPackage,
};

const pairs: (readonly [item: keyof typeof buys, first: Name, second: Name])[] = [
  ["custom", "the card is made", "it is taken back"],
  ["custom", "it is taken back", "the card is made"],
  ["custom", "the card is made", "the card is made"],
  ["custom", "the card is made", "the provider pays back"],
  ["custom", "the card is made", "the account is closed"],
  ["premium", "the card is handed over", "it is taken back"],
  ["premium", "the card is handed over", "a bank disputes it"],
  ["premium", "the payment is confirmed", "the card is handed over"],
  ["credits", "a credit is spent", "it is taken back"],
  ["credits", "it is taken back", "a credit is spent"],
  ["credits", "it is taken back", "it is taken back"],
  ["credits", "it is taken back", "the provider pays back"],
  ["credits", "it is taken back", "the account is closed"],
  ["credits taken back", "its refund fails", "its refund fails"],
  ["credits taken back", "its refund fails", "it is taken back"],
];

/** Every statement, or one of so many: between a lock and its commit there are more. */
const STRIDE = volumeOf(1, 6);

/** So many rounds of each pair at least; a pair has as many rounds as its first call statements. */
const ROUNDS = roundsOf("RACE_ROUNDS", 1);

const dice = diceFrom(fuzzSeed());

const violated = () => auditAfter(game.db, async () => {});

test.for(pairs)("%s: %s, and at any moment of it %s", async ([item, first, second]) => {
  let statement = dice.int(0, STRIDE - 1);
  for (let round = 1; ; round++, statement += STRIDE) {
    const bought = await buys[item]();
    const held = hold(statement, () => call(first)(bought));
    const before = await held.stopped;
    const other = call(second)(bought);
    await goAhead(game.db, other);
    held.release();
    const answers = await Promise.all([held.answer, other]);
    await sweeps(game);

    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect({ before, found: await violated() }).toEqual({ before, found: [] });
    if (before !== null) continue;
    // It was over before the other one began.
    expect(answers[0].status).toBe(200);
    if (round >= ROUNDS) return;
    statement = dice.int(0, STRIDE - 1) - STRIDE;
  }
});
