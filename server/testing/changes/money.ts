import * as contract from "#contract/purchases.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { buysCredits, intentIn, pays } from "#server/purchases/test-buyers.ts";
import { alone, aPlayer, bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

const design = { parameters: defaultParameters, description: "A small earth golem with moss" };
const custom = {
  itemId: "custom_card",
  itemType: "custom",
  amount: customPriceCents(defaultParameters),
};

async function paid(game: Game, endpoint: typeof contract.createIntent, input: object) {
  const by = await game.player();
  const { clientSecret } = await bodyOf(by.call(endpoint, input));
  await pays(game, clientSecret);
  return { by, paymentIntentId: intentIn(clientSecret) };
}

async function begun(game: Game) {
  const by = await game.player();
  const { purchase } = await bodyOf(
    by.call(contract.createCreditPayment, { packageId: "starter" }),
  );
  return { by, input: { id: purchase.id } };
}

export const withMoney: readonly Change[] = [
  changeIn(contract.createIntent, aPlayer, (by) => [by, custom]),
  changeIn(contract.createCreditPayment, aPlayer, (by) => [by, { packageId: "starter" }]),
  change(contract.createPremiumPayment, alone),
  change(contract.confirmPayment, async (game) => {
    const { by, paymentIntentId } = await paid(game, contract.createIntent, custom);
    return { by, input: { paymentIntentId } };
  }),
  change(contract.createPremium, async (game) => {
    const { by, paymentIntentId } = await paid(game, contract.createPremiumPayment as never, {});
    return { by, input: { paymentIntentId } };
  }),
  changeIn(contract.sketchCustom, aPlayer, (by) => [by, design]),
  change(contract.createCustom, async (game) => {
    const { by, paymentIntentId } = await paid(game, contract.createIntent, custom);
    await bodyOf(by.call(contract.confirmPayment, { paymentIntentId }));
    return { by, input: { ...design, paymentIntentId } };
  }),
  change(contract.refundPurchase, async (game) => {
    const by = await game.player();
    const { id } = await buysCredits(game, by);
    return { by, input: { id } };
  }),
  change(contract.cancelPurchase, begun),
];
