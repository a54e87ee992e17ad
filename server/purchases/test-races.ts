/** What is bought, and what may happen to a purchase: calls that race. */
import { refundForUser } from "#contract/admin-purchases.ts";
import { createWithCredits } from "#contract/creation.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import * as contract from "#contract/purchases.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import type { Doing, RaceGame } from "#server/testing/races.ts";
import { atProvider, banksDecide, buysCredits, disputes, intentIn, pays } from "./test-buyers.ts";

export type PaidPurchase = {
  game: RaceGame;
  player: ActingPlayer;
  id: string;
  paymentIntentId: string;
};

const design = { parameters: defaultParameters, description: "A small earth golem with moss" };

/** Paid before it is said what it shall be. */
async function buysCustom(game: RaceGame): Promise<PaidPurchase> {
  const player = await game.player();
  const amount = customPriceCents(defaultParameters);
  const unsaid = { itemId: "custom_card", itemType: "custom", amount };
  const begun = await player.call(contract.createIntent, unsaid);
  await pays(game, begun.body.clientSecret);
  const paymentIntentId = intentIn(begun.body.clientSecret);
  await player.call(contract.confirmPayment, { paymentIntentId });
  const [bought] = (await player.call(contract.listPurchases, {})).body;
  return { game, player, id: bought!.id, paymentIntentId };
}

export async function buysPremium(game: RaceGame): Promise<PaidPurchase> {
  const player = await game.player();
  const begun = await player.call(contract.createPremiumPayment, {});
  await pays(game, begun.body.clientSecret);
  const paymentIntentId = intentIn(begun.body.clientSecret);
  return { game, player, id: begun.body.purchase.id, paymentIntentId };
}

async function buysPackage(game: RaceGame): Promise<PaidPurchase> {
  const player = await game.player();
  return { game, player, ...(await buysCredits(game, player)) };
}

export const calls = {
  "an admin gives it back": ({ game, id }) => game.anAdmin.call(refundForUser, { id }),
  "the card is made": ({ player, paymentIntentId }) =>
    player.call(contract.createCustom, { ...design, paymentIntentId }),
  "the card is handed over": ({ player, paymentIntentId }) =>
    player.call(contract.createPremium, { paymentIntentId }),
  "the payment is confirmed": ({ player, paymentIntentId }) =>
    player.call(contract.confirmPayment, { paymentIntentId }),
  "a credit is spent": ({ player }) =>
    player.call(createWithCredits, { description: "a fox of glass" }),
  "it is taken back": ({ player, id }) => player.call(contract.refundPurchase, { id }),
  "the provider pays back": async ({ game, player, paymentIntentId }) => {
    // It refuses what has gone back already.
    await atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId }).catch(() => {});
    return player.call(contract.confirmPayment, { paymentIntentId });
  },
  "a bank disputes it": async ({ game, player, paymentIntentId }) => {
    await disputes(game, paymentIntentId);
    return player.call(contract.confirmPayment, { paymentIntentId });
  },
  "its refund fails": async ({ game, player, paymentIntentId }) => {
    await banksDecide(game);
    return player.call(contract.confirmPayment, { paymentIntentId });
  },
  "the account is closed": ({ player }) =>
    player.call(deleteOwnAccount, { username: player.username }),
} satisfies Record<string, Doing<PaidPurchase>>;

/** Taken back, to a card that no money reaches. */
async function takesBack(game: RaceGame): Promise<PaidPurchase> {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  await pays(game, body.clientSecret, "pm_card_refundFail");
  const paymentIntentId = intentIn(body.clientSecret);
  const bought = { game, player, id: body.purchase.id, paymentIntentId };
  await player.call(contract.confirmPayment, bought);
  await player.call(contract.refundPurchase, bought);
  return bought;
}

export const buys = {
  "credits taken back": takesBack,
  custom: buysCustom,
  premium: buysPremium,
  credits: buysPackage,
};
