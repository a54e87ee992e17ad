import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { afterAll, expect, test, vi } from "vitest";
import { listNotifications } from "#contract/notifications.ts";
import * as contract from "#contract/purchases.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { signatureOf } from "#server/adapters/payments/emulator/webhooks.ts";
import { stripeProvider } from "#server/adapters/payments/provider-keys.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sealingWith } from "#server/lib/sealing.ts";
import { WEBHOOK_PATH } from "#server/ports/payments.ts";
import { testGame } from "#server/testing/test-game.ts";
import { readPaymentKeys } from "./keys.ts";
import { credits, intentIn } from "./test-buyers.ts";

/** The emulator of another game is another account at the provider. */
const elsewhere = await testGame();
// Every test's database is a copy of one, which has keys.
await elsewhere.db.rows(`delete from emulator_keys`);
const otherAccount = () => openEmulator(elsewhere.db, elsewhere.deps.now);

/** A provider that knows two accounts' keys and no others, reached as Stripe would be. */
function known(deps: Deps): Partial<Deps> {
  const asked: typeof fetch = async (input, init) => {
    const other = await otherAccount();
    const isOther = new Headers(init?.headers).get("authorization")?.endsWith(other.keys.secretKey);
    return (isOther ? other : await openEmulator(deps.db, deps.now)).fetch(input, init);
  };
  const way = { host: "stripe.test", httpClient: Stripe.createFetchHttpClient(asked) };
  return { paymentProvider: stripeProvider(deps.now, way) };
}

const game = await testGame({ adjust: known });

const folder = mkdtempSync(join(tmpdir(), "taleborn-keys-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "public"));
mkdirSync(join(folder, "pages"));
writeFileSync(join(folder, "pages/shell.html"), "<html><!--picture--><!--head--><!--app--></html>");
writeFileSync(
  join(folder, "routes.json"),
  JSON.stringify({ playerChunks: [], renderer: "renderer.mjs", routes: [] }),
);

/** What a server's pages let a browser fetch, as one of its players opens them. */
async function policiesOf({ withPages }: Pick<typeof game, "withPages">, cookie: string) {
  const app = await withPages(folder);
  return {
    at: async (url: string) =>
      String((await app.inject({ url, headers: { cookie } })).headers["content-security-policy"]),
    close: () => app.close(),
  };
}

const { admin } = game;

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
  const [boss, colleague, other] = [await admin(), await admin(), await game.another()];
  const keys = await goodKeys();
  expect([game.deps.payments.mode, other.deps.payments.mode]).toEqual(["emulator", "emulator"]);

  const cookie = boss.jar.cookie ?? "";
  const pages = [await policiesOf(game, cookie), await policiesOf(other, cookie)];
  for (const { at } of pages) expect(await at("/checkout")).not.toContain("stripe.com");

  const saved = await boss.call(contract.savePaymentKeys, keys);
  const told = await boss.call(contract.getPaymentKeys, {});

  const lastFour = keys.secretKey.slice(-4);
  expect(saved.body.message).toBe("Stripe Configuration Saved");
  const [heard] = (await colleague.call(listNotifications, {})).body.items;
  expect(heard?.title).toBe("The keys for payments were changed");
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
    { timeout: 300_000 },
  );
  for (const { at } of pages) {
    expect(await at("/checkout")).toContain("connect-src 'self' https://api.stripe.com;");
    expect(await at("/cards")).not.toContain("stripe.com");
  }
  for (const { close } of pages) await close();
  // The emulator cannot be reached beside a real provider.
  const reached = await game.app.inject({ method: "GET", url: "/v1/payment_intents" });
  expect(reached.statusCode).toBe(404);
});

test("a server that starts later uses them too", async () => {
  const later = await game.another();

  expect(later.deps.payments.mode).toBe("stripe_test");
  expect(later.deps.payments.publishableKey).toBe((await goodKeys()).publicKey);
});

test("a payment that began with the old keys is found, granted, and paid back with them", async () => {
  const [boss, player, other] = [await admin(), await game.player(), await game.another()];
  const account = await openEmulator(game.db, game.deps.now);
  const begun = (await player.call(contract.createCreditPayment, { packageId: "starter" })).body;
  const intentId = intentIn(begun.clientSecret);
  const { keys } = await otherAccount();
  const [{ webhookSecret: oldSecret } = { webhookSecret: "" }] = await readPaymentKeys(
    game.db,
    game.deps.sealing,
    { isNeeded: true },
  );

  await boss.call(contract.savePaymentKeys, {
    publicKey: keys.publishableKey,
    secretKey: keys.secretKey,
  });
  for (const { deps } of [game, other]) {
    await vi.waitFor(() => expect(deps.payments.publishableKey).toBe(keys.publishableKey), {
      timeout: 300_000,
    });
  }
  await account.fetch(`https://stripe.test/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: account.keys.publishableKey,
      client_secret: begun.clientSecret ?? "",
      payment_method: "pm_card_visa",
    }).toString(),
  });
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    data: { object: { id: intentId, object: "payment_intent" } },
  });
  const heard = await other.app.inject({
    method: "POST",
    url: WEBHOOK_PATH,
    headers: {
      "content-type": "application/json",
      "stripe-signature": signatureOf(body, oldSecret, other.deps.now()),
    },
    payload: body,
  });

  expect([heard.statusCode, await credits(player)]).toEqual([200, 5]);
  // What begins now begins at the new account.
  const next = (await player.call(contract.createPremiumPayment, {})).body;
  const found = await (
    await otherAccount()
  ).fetch(`https://stripe.test/v1/payment_intents/${intentIn(next.clientSecret)}`, {
    headers: { authorization: `Bearer ${keys.secretKey}` },
  });
  expect(found.status).toBe(200);
  await player.call(contract.refundPurchase, { id: begun.purchase.id });
  expect((await game.deps.payments.readIntent(intentId))?.refundedCents).toBe(499);
  const again = (await player.call(contract.createCreditPayment, { packageId: "starter" })).body;
  expect(again.purchase.id).not.toBe(begun.purchase.id);
});

test("what was begun with the old keys and not paid is not gone on with in a browser", async () => {
  const [boss, player] = [await admin(), await game.player()];
  const begun = (await player.call(contract.createPremiumPayment, {})).body;

  await boss.call(contract.savePaymentKeys, await goodKeys());
  const next = (await player.call(contract.createPremiumPayment, {})).body;

  expect(next.purchase.id).not.toBe(begun.purchase.id);
});

test("a game does not start on keys that it cannot open, unless the settings have others", async () => {
  const sealing = sealingWith(Buffer.alloc(32, 1));

  await expect(readPaymentKeys(game.db, sealing, { isNeeded: true })).rejects.toThrow(
    "SEALING_KEY",
  );
  expect(await readPaymentKeys(game.db, sealing, { isNeeded: false })).toEqual([]);
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
