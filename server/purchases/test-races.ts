/** Two calls about what was bought, the first of which stops before each of its statements in turn. */
import { refundForUser } from "#contract/admin-purchases.ts";
import { createWithCredits } from "#contract/creation.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import * as contract from "#contract/purchases.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { goAhead, hold } from "#server/testing/held.ts";
import { fuzzSeed, roundsOf } from "#server/testing/seed.ts";
import type { ActingPlayer, testGame } from "#server/testing/test-game.ts";
import {
  atProvider,
  banksDecide,
  buysCredits,
  disputes,
  intentIn,
  pays,
  sweeps,
} from "./test-buyers.ts";

type Game = Awaited<ReturnType<typeof testGame>>;
export type PaidPurchase = { player: ActingPlayer; id: string; paymentIntentId: string };

const design = { parameters: defaultParameters, description: "A small earth golem with moss" };

/** Paid before it is said what it shall be. */
async function buysCustom(game: Game): Promise<PaidPurchase> {
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

export async function buysPremium(game: Game): Promise<PaidPurchase> {
  const player = await game.player();
  const begun = await player.call(contract.createPremiumPayment, {});
  await pays(game, begun.body.clientSecret);
  const paymentIntentId = intentIn(begun.body.clientSecret);
  return { player, id: begun.body.purchase.id, paymentIntentId };
}

async function buysPackage(game: Game): Promise<PaidPurchase> {
  const player = await game.player();
  return { player, ...(await buysCredits(game, player)) };
}

export function callsOf(game: Game) {
  const admin = game.admin();
  return {
    "an admin gives it back": async ({ id }) => (await admin).call(refundForUser, { id }),
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
  } satisfies Record<string, Doing<PaidPurchase>>;
}

/** Taken back, to a card that no money reaches. */
async function takesBack(game: Game): Promise<PaidPurchase> {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  await pays(game, body.clientSecret, "pm_card_refundFail");
  const bought = { player, id: body.purchase.id, paymentIntentId: intentIn(body.clientSecret) };
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

/** So many rounds of each pair at least; a pair has as many rounds as its first call has statements. */
const ROUNDS = roundsOf("RACE_ROUNDS", 1);

type Doing<Begun> = (begun: Begun) => Promise<{ status: number }>;

/**
 * Holds the first call before each of its statements, or one of as many as the stride says, with
 * something new each time. Returns the statements before which something went wrong, and what.
 */
export async function race<Begun>(
  game: Game,
  begin: () => Promise<Begun>,
  { first, second, stride }: { first: Doing<Begun>; second: Doing<Begun>; stride: number },
): Promise<object[]> {
  const dice = diceFrom(fuzzSeed());
  const wrong: object[] = [];
  let statement = dice.int(0, stride - 1);
  for (let round = 1; ; round++, statement += stride) {
    const begun = await begin();
    const held = hold(statement, () => first(begun));
    const before = await held.stopped;
    const other = second(begun);
    await goAhead(game.db, other);
    held.release();
    const answers = await Promise.all([held.answer, other]);
    await sweeps(game);

    const violated = await auditAfter(game.db, async () => {});
    const statuses = answers.map(({ status }) => status);
    // Where it was over before the other one began, it has done what it should.
    const isFine = statuses.every((status) => status < 500) && (before ?? statuses[0] === 200);
    if (!isFine || violated.length > 0) wrong.push({ before, statuses, violated });
    if (before !== null) continue;
    if (round >= ROUNDS || wrong.length > 0) return wrong;
    statement = dice.int(0, stride - 1) - stride;
  }
}
