import { expect, test, vi } from "vitest";
import * as contract from "#contract/purchases.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { fuzzSeed } from "#server/testing/seed.ts";
import { testGame } from "#server/testing/test-game.ts";
import {
  atProvider,
  credits,
  intentIn,
  noPictures,
  pays,
  purchasesOf,
  silenceWebhooks,
  sweeps,
} from "./test-buyers.ts";

const game = await testGame({ adjust: noPictures });
silenceWebhooks(game);

/** The provider's own signature of a body, by a webhook that it really sends. */
const send = (body: string, signature: string) =>
  game.app.inject({
    method: "POST",
    url: "/api/payments/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload: body,
  });

async function begins() {
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  return { player, clientSecret: body.clientSecret, intentId: intentIn(body.clientSecret) };
}

const sends = (deliveries: readonly number[]) => {
  game.deps.paymentsEmulator!.faults.deliveries = () => deliveries;
};

test("a webhook alone is enough, and three of them are one", async () => {
  const { player, clientSecret } = await begins();
  sends([0, 0, 0]);
  await pays(game, clientSecret);
  sends([]);

  await vi.waitFor(async () => expect(await credits(player)).toBe(5), { timeout: 300_000 });
  await vi.waitFor(
    async () => expect(await game.db.rows(`select from emulator_deliveries`)).toEqual([]),
    { timeout: 300_000 },
  );

  expect(await credits(player)).toBe(5);
  expect(await purchasesOf(player)).toMatchObject([{ state: "granted" }]);
});

test("what the webhook says is not believed: the provider is asked", async () => {
  const { player, intentId } = await begins();
  const key = await game.db.value<string>(`select webhook_secret as key from emulator_keys`);
  const event = {
    id: "evt_lie",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { id: intentId, object: "payment_intent", status: "succeeded" } },
  };
  const body = JSON.stringify(event);

  const { statusCode } = await send(body, await signed(body, key));

  expect([statusCode, await credits(player)]).toEqual([200, 0]);
});

test.for([
  ["signed by somebody else", (body: string) => signed(body, "whsec_other")],
  ["without a signature", () => Promise.resolve("")],
  ["ten minutes old", (body: string, key: string) => signed(body, key, Date.now() - 600_000)],
] as const)("a webhook %s is refused", async ([, signatureOf]) => {
  const { player, clientSecret, intentId } = await begins();
  await pays(game, clientSecret);
  const key = await game.db.value<string>(`select webhook_secret as key from emulator_keys`);
  const body = JSON.stringify({
    id: "evt_forged",
    object: "event",
    data: { object: { id: intentId, object: "payment_intent" } },
  });

  const { statusCode } = await send(body, await signatureOf(body, key));

  expect([statusCode, await credits(player)]).toEqual([400, 0]);
});

const odd = [null, [], {}, 7, "text", { id: "evt" }, { id: 7, data: { object: { id: "pi" } } }];
const oddObjects = [
  null,
  [],
  7,
  {},
  { payment_intent: "pi\0" },
  { payment_intent: "\ud800" },
  { payment_intent: 7 },
  { object: "payment_intent", id: {} },
];

test("what is signed and makes no sense is received, and changes nothing", async () => {
  const key = await game.db.value<string>(`select webhook_secret as key from emulator_keys`);
  const events = [...odd, ...oddObjects.map((object) => ({ id: "evt_odd", data: { object } }))];
  for (const event of events) {
    const body = JSON.stringify(event);
    const { statusCode } = await send(body, await signed(body, key));
    expect({ body, statusCode }).toEqual({ body, statusCode: 200 });
  }
  const notJson = await send("{", await signed("{", key));

  expect(notJson.statusCode).toBe(400);
  expect(await game.db.rows(`select from payment_events where id in ('evt', 'evt_odd')`)).toEqual(
    [],
  );
});

async function signed(body: string, secret: string, atMs = Date.now()): Promise<string> {
  const { createHmac } = await import("node:crypto");
  const seconds = Math.floor(atMs / 1000);
  const hash = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
}

test("while the provider is away nothing is lost and nobody is told that it was paid", async () => {
  const { player, clientSecret, intentId } = await begins();
  await pays(game, clientSecret);
  const { faults } = game.deps.paymentsEmulator!;
  faults.call = ({ method, path }) =>
    method === "GET" && path.includes(intentId) ? "lost_before" : "answers";
  const away = await player.call(contract.confirmPayment, { paymentIntentId: intentId });
  faults.call = () => "answers";
  const back = await player.call(contract.confirmPayment, { paymentIntentId: intentId });

  expect([away.status, away.refusal.code, back.status]).toEqual([503, "payments_away", 200]);
});

test("a refund that the provider breaks down on is asked for again, and made once", async () => {
  const { player, clientSecret, intentId } = await begins();
  await pays(game, clientSecret);
  await player.call(contract.confirmPayment, { paymentIntentId: intentId });
  const [bought] = await purchasesOf(player);
  const { faults } = game.deps.paymentsEmulator!;
  faults.call = ({ path }) => (path === "/v1/refunds" ? "breaks" : "answers");
  const broken = await player.call(contract.refundPurchase, { id: bought!.id });
  faults.call = ({ path }) => (path === "/v1/refunds" ? "lost_after" : "answers");
  await sweeps(game);
  faults.call = () => "answers";
  await sweeps(game);

  expect(broken.body.purchase).toMatchObject({ state: "refunding" });
  expect(await purchasesOf(player)).toMatchObject([{ state: "refunded", refundedCents: 499 }]);
  expect((await game.deps.payments.readIntent(intentId))?.refundedCents).toBe(499);
});

const PURCHASES = 60;

test(`of ${PURCHASES} payments each is granted once, in whatever order what is heard`, async () => {
  const seed = fuzzSeed();
  const dice = diceFrom(seed);
  const orders: (readonly number[])[] = [[], [0], [0, 0], [1500], [0, 700], [900, 100, 100]];
  const { faults } = game.deps.paymentsEmulator!;
  faults.deliveries = () => dice.pick(orders);
  const begun = [];
  for (let i = 0; i < PURCHASES; i++) begun.push({ ...(await begins()), isPaid: dice.chance(0.8) });

  await Promise.all(
    begun.map(async ({ player, clientSecret, intentId, isPaid }) => {
      if (isPaid) await pays(game, clientSecret);
      const asked = Array.from({ length: dice.int(0, 3) }, () =>
        player.call(contract.confirmPayment, { paymentIntentId: intentId }),
      );
      if (isPaid && dice.chance(0.2)) {
        await atProvider(game, "/v1/refunds", { payment_intent: intentId });
      }
      await Promise.all(asked);
    }),
  );
  faults.deliveries = () => [];
  await sweeps(game);
  await sweeps(game);

  for (const { player, intentId, isPaid } of begun) {
    const intent = await game.deps.payments.readIntent(intentId);
    const kept = intent!.status === "paid" && intent!.refundedCents === 0;
    expect([isPaid, intent!.status === "paid"], `FUZZ_SEED=${seed}`).toEqual([isPaid, isPaid]);
    expect(await credits(player), `FUZZ_SEED=${seed}`).toBe(kept ? 5 : 0);
  }
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
