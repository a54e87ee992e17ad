import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import { openPayments } from "./open-payments.ts";

const metadata = { purchase: "purchase-1", player: "player-1" };

const addresses = [
  ["GET", "/v1/payment_intents/pi_1"],
  ["POST", "/v1/payment_intents/pi_1/confirm"],
  ["POST", "/v1/refunds"],
] as const;

const browserPart = [
  ["GET", "/payments-emulator/cards.json"],
  ["GET", "/payments-emulator/stripe.js"],
] as const;

test("without keys a game pays at its emulator, which all its servers share", async () => {
  const game = await testGame();
  const other = await game.another();
  const wanted = { amountCents: 199, metadata, idempotencyKey: "one" };

  const intent = await game.deps.payments.createIntent(wanted);

  expect(game.deps.payments.mode).toBe("emulator");
  expect(other.deps.payments.publishableKey).toBe(game.deps.payments.publishableKey);
  expect(await other.deps.payments.readIntent(intent.id)).toEqual(intent);
  for (const [method, url] of addresses) {
    const { statusCode, body } = await game.visitor().send({ method, url });
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      401,
      { error: { message: "Invalid API Key provided." } },
    ]);
  }
});

test("the browser's form is told which cards there are, and gets the built script", async () => {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-web-"));
  mkdirSync(join(folder, "emulator"));
  writeFileSync(join(folder, "emulator/stripe.js"), "built();");
  const { deps } = await testGame();
  const app = Fastify();
  deps.paymentsEmulator?.mount(app, folder);

  const [cards, script] = await Promise.all(browserPart.map(([, url]) => app.inject(url)));

  expect(cards?.json()).toContainEqual({
    number: "4242424242424242",
    brand: "visa",
    says: "It pays.",
  });
  expect([script?.body, script?.headers["content-type"]]).toEqual(["built();", "text/javascript"]);
  await app.close();
});

test("a form is taken by the emulator and by nothing else of the game", async () => {
  const game = await testGame();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const post = (url: string) =>
    game.visitor().send({ method: "POST", url, headers, payload: "key=1" });

  expect((await post("/v1/refunds")).statusCode).toBe(401);
  expect((await post("/api/auth/login")).statusCode).toBe(415);
});

test.for(["live", "test"] as const)(
  "with %s keys of Stripe there is no emulator, and its addresses are gone",
  async (mode) => {
    const keys = {
      secretKey: `sk_${mode}_1`,
      publishableKey: `pk_${mode}_1`,
      webhookSecret: "whsec_1",
    };
    const { db } = await testGame();
    const opened = await openPayments([keys], { db, now: () => Date.now() });
    const game = await testGame({ adjust: () => opened });

    expect(game.deps.payments).toMatchObject({
      mode: `stripe_${mode}`,
      publishableKey: keys.publishableKey,
    });
    expect(game.deps.paymentsEmulator).toBeNull();
    for (const [method, url] of [...addresses, ...browserPart]) {
      const { statusCode } = await game.visitor().send({ method, url });
      expect([url, statusCode]).toEqual([url, 404]);
    }
  },
);
