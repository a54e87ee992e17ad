import { Stripe } from "stripe";
import { expect, test, vi } from "vitest";
import * as contract from "#contract/purchases.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { stripeProvider } from "#server/adapters/payments/provider-keys.ts";
import type { Deps } from "#server/lib/deps.ts";
import { testGame } from "#server/testing/test-game.ts";

/** A provider that knows the emulator's keys and no others, reached as Stripe would be. */
function known(deps: Deps): Partial<Deps> {
  const asked: typeof fetch = async (input, init) =>
    (await openEmulator(deps.db, deps.now)).fetch(input, init);
  const way = { host: "stripe.test", httpClient: Stripe.createFetchHttpClient(asked) };
  return { paymentProvider: stripeProvider(deps.now, way) };
}

const game = await testGame({ adjust: known });

async function admin() {
  const player = await game.player();
  await game.db.rows(`update players set role = 'admin' where id = $1`, [player.id]);
  game.deps.sessions.forget(player.id);
  return player;
}

const goodKeys = async () => {
  const { keys } = await openEmulator(game.db, game.deps.now);
  return { publicKey: keys.publishableKey, secretKey: keys.secretKey };
};

test("only admins enter keys, or hear of them", async () => {
  const player = await game.player();

  const answers = [
    await player.call(contract.savePaymentKeys, await goodKeys()),
    await player.call(contract.getPaymentKeys, {}),
    await game.visitor().call(contract.savePaymentKeys, await goodKeys()),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
});

test.for([
  [{ publicKey: "", secretKey: "sk_test_1234" }, "keys_missing"],
  [{ publicKey: "pk_test_1234", secretKey: "hello" }, "keys_malformed"],
  [{ publicKey: "pk_test_1234", secretKey: "sk_live_1234" }, "keys_of_two_kinds"],
  [{ publicKey: "pk_test_1234", secretKey: "sk_test_unknown" }, "keys_refused"],
] as const)("keys that are no good are not kept: %j", async ([keys, code]) => {
  const boss = await admin();

  const { status, refusal } = await boss.call(contract.savePaymentKeys, keys);

  expect([status, refusal.code]).toEqual([400, code]);
  expect((await boss.call(contract.getPaymentKeys, {})).body.source).toBe("none");
});

test("good keys are sealed, never sent back, and used by every process without a restart", async () => {
  const [boss, other] = [await admin(), await game.another()];
  const keys = await goodKeys();
  expect([game.deps.payments.mode, other.deps.payments.mode]).toEqual(["emulator", "emulator"]);

  const saved = await boss.call(contract.savePaymentKeys, keys);
  const told = await boss.call(contract.getPaymentKeys, {});

  const lastFour = keys.secretKey.slice(-4);
  expect(saved.body.message).toBe("Stripe Configuration Saved");
  expect(told.body).toMatchObject({ source: "admin", lastFour, publishableKey: keys.publicKey });
  expect(boss.heard.filter((text) => text.includes(keys.secretKey))).toEqual([]);
  const rows = await game.db.rows(`select encode(sealed, 'escape') as sealed from payment_keys`);
  expect(JSON.stringify(rows)).not.toContain(keys.secretKey.slice(0, 20));
  await vi.waitFor(
    () =>
      expect([game.deps.payments.mode, other.deps.payments.mode]).toEqual([
        "stripe_test",
        "stripe_test",
      ]),
    { timeout: 10_000 },
  );
  // The emulator cannot be reached beside a real provider.
  const reached = await game.app.inject({ method: "GET", url: "/v1/payment_intents" });
  expect(reached.statusCode).toBe(404);
});

test("a server that starts later uses them too", async () => {
  const later = await game.another();

  expect(later.deps.payments.mode).toBe("stripe_test");
  expect(later.deps.payments.publishableKey).toBe((await goodKeys()).publicKey);
});

test("keys of the settings are nobody's to change", async () => {
  const boss = await admin();
  game.deps.hasKeysOfSettings = true;
  const { refusal } = await boss.call(contract.savePaymentKeys, await goodKeys());
  const told = await boss.call(contract.getPaymentKeys, {});
  game.deps.hasKeysOfSettings = false;

  expect(refusal.code).toBe("keys_from_environment");
  expect(told.body.source).toBe("environment");
});
