/**
 * The same stories while the provider's SDK speaks to the emulator within the process, as it does in a
 * game, and over HTTP, as it does to Stripe.
 */
import { describe, expect, test } from "vitest";
import * as contract from "#contract/purchases.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { must } from "#game/lib/must.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { stripePayments } from "#server/adapters/payments/stripe.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame } from "#server/testing/test-game.ts";
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

const ways = ["in process", "over HTTP"] as const;

async function gameThatPays(way: (typeof ways)[number]) {
  const game = await testGame({ adjust: noPictures });
  silenceWebhooks(game);
  if (way === "in process") return game;
  const { hostname: host, port } = new URL(await game.url());
  const { keys } = await openEmulator(game.db, game.deps.now);
  const { mode } = game.deps.payments;
  const overHttp = { host, port, protocol: "http" } as const;
  game.deps.payments = stripePayments({ keys, mode, way: overHttp, now: game.deps.now });
  return game;
}

describe.for(ways)("the SDK speaks to the emulator %s", async (way) => {
  const game = await gameThatPays(way);

  test("each thing is bought, and granted once", async () => {
    const player = await game.player();
    const { paymentIntentId } = await buysCredits(game, player);
    await player.call(contract.confirmPayment, { paymentIntentId });
    const premium = (await player.call(contract.createPremiumPayment, {})).body;
    await pays(game, premium.clientSecret);
    const handed = await player.call(contract.createPremium, {
      paymentIntentId: intentIn(premium.clientSecret),
    });
    const custom = { itemId: "custom", parameters: defaultParameters, description: "A fire fox" };
    const ordered = (await player.call(contract.createIntent, custom)).body;
    await pays(game, ordered.clientSecret);
    const made = await player.call(contract.createCustom, {
      parameters: defaultParameters,
      description: "A fire fox",
      price: customPriceCents(defaultParameters),
    });

    expect([handed.status, made.status, await credits(player)]).toEqual([200, 200, 5]);
    expect((await purchasesOf(player)).map(({ state }) => state)).toEqual(Array(3).fill("granted"));
    expect(await player.cards()).toHaveLength(14);
  });

  test("a declined card buys nothing, and the next one does", async () => {
    const player = await game.player();
    const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });

    expect(await pays(game, body.clientSecret, "pm_card_visa_chargeDeclined")).toBe(402);
    await sweeps(game);
    expect(await credits(player)).toBe(0);
    await pays(game, body.clientSecret);
    await sweeps(game);

    expect(await credits(player)).toBe(5);
  });

  test("a webhook is enough, and so is a look of the sweeper", async () => {
    const [heard, unheard] = [await game.player(), await game.player()];
    const { faults, deliverDue } = must(game.deps.paymentsEmulator, "emulator");
    const first = (await heard.call(contract.createCreditPayment, { packageId: "starter" })).body;
    const second = (await unheard.call(contract.createCreditPayment, { packageId: "family" })).body;
    faults.deliveries = () => [0, 0];
    await pays(game, first.clientSecret);
    faults.deliveries = () => [];
    await pays(game, second.clientSecret);
    await deliverDue();
    await expect.poll(() => credits(heard)).toBe(5);
    await sweeps(game);

    expect([await credits(heard), await credits(unheard)]).toEqual([5, 15]);
  });

  test("money goes back to the player, by the provider, and by a bank", async () => {
    const [refunded, returned, disputed] = [
      await game.player(),
      await game.player(),
      await game.player(),
    ];
    const { id } = await buysCredits(game, refunded);
    const second = await buysCredits(game, returned);
    const third = await buysCredits(game, disputed);

    await refunded.call(contract.refundPurchase, { id });
    await atProvider(game, "/v1/refunds", { payment_intent: second.paymentIntentId });
    await disputes(game, third.paymentIntentId);
    await sweeps(game);
    const afterwards = [refunded, returned, disputed].map(credits);
    expect(await Promise.all(afterwards)).toEqual([0, 0, 0]);
    await winsDispute(game, third.paymentIntentId);
    await sweeps(game);

    expect(await credits(disputed)).toBe(5);
  });

  test("what breaks on the way is asked for again, and done once", async () => {
    const player = await game.player();
    const { faults } = must(game.deps.paymentsEmulator, "emulator");
    const lost = new Set<string>();
    faults.call = ({ method, path }) => {
      if (lost.has(method + path)) return "answers";
      lost.add(method + path);
      return method === "POST" && path === "/v1/payment_intents" ? "lost_after" : "answers";
    };
    const { paymentIntentId } = await buysCredits(game, player);
    faults.call = () => "answers";

    expect([lost.size > 0, await credits(player)]).toEqual([true, 5]);
    const intents = await game.db.rows(
      `select from emulator_objects where kind = 'payment_intent'
         and object #>> '{metadata,player}' = $1`,
      [player.id],
    );
    expect([intents.length, paymentIntentId]).toEqual([1, expect.stringMatching(/^pi_/)]);
  });

  test("every rule of the audit holds after all of this", async () => {
    expect(await auditAfter(game.db, async () => {})).toEqual([]);
  });
});
