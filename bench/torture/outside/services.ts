/**
 * A process with all that a game asks outside of itself: a payment provider, a Solana network and an AI,
 * with a database of their own, each behind what fails. They live on when the game is killed.
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import Fastify from "fastify";
import { diceFrom } from "#game/lib/dice.ts";
import { openEmbeddedChain } from "#server/adapters/chain/embedded/embedded-chain.ts";
import { serveChain } from "#server/adapters/chain/embedded/http.ts";
import { startEmbeddedPostgres } from "#server/adapters/database/embedded-postgres.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { saveKeysOnce } from "#server/adapters/payments/emulator/store.ts";
import { openDb } from "#server/lib/database/open-db.ts";
import { migrate } from "#server/lib/migrate.ts";
import { WEBHOOK_PATH } from "#server/ports/payments.ts";
import { gameSchema } from "#server/schema-files.ts";
import { startFakeAiProvider } from "#server/testing/fake-ai-provider.ts";
import type { Opened, Order } from "./outside.ts";
import { openUnsteady } from "./unsteady.ts";

const DELIVER_EVERY_MS = 250;

const [folder = "", gameUrl = "", seed = "1"] = process.argv.slice(2);
const dice = diceFrom(Number(seed));
const postgres = await startEmbeddedPostgres({ folder: join(folder, "outside") });
const url = postgres.url();
await migrate(url, gameSchema);
const { db, close } = openDb(url);

const clock = { aheadMs: 0 };
// As the provider's own look, of which a setting takes no others.
const word = () => randomBytes(24).toString("hex");
const keys = {
  secretKey: `sk_test_${word()}`,
  publishableKey: `pk_test_${word()}`,
  webhookSecret: `whsec_${word()}`,
};
await db.transaction((tx) => saveKeysOnce(tx, keys));
const emulator = await openEmulator(db, () => Date.now() + clock.aheadMs);
const app = Fastify();
const webhooks = await openUnsteady(gameUrl, dice.fork("webhooks"));
app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => {
  done(null, body);
});
app.post(WEBHOOK_PATH, async ({ body, headers }, reply) => {
  const answer = await fetch(webhooks.url + WEBHOOK_PATH, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "stripe-signature": String(headers["stripe-signature"]),
    },
    body: body as Buffer<ArrayBuffer>,
  }).catch(() => null);
  return reply.code(answer?.status ?? 503).send();
});
emulator.mount(app, null);
const paymentsUrl = await app.listen({ port: 0, host: "127.0.0.1" });
const delivering = setInterval(() => {
  emulator.deliverDue().catch(() => {});
}, DELIVER_EVERY_MS);

const chain = await serveChain(await openEmbeddedChain(db), { port: 0 });
const ai = await startFakeAiProvider();
const payments = await openUnsteady(paymentsUrl, dice.fork("payments"));
const network = await openUnsteady(chain.url, dice.fork("chain"));
const writer = await openUnsteady(ai.url, dice.fork("ai"));
const all = [webhooks, payments, network, writer];

process.on("message", ({ aheadMs, awayMs, isCalm, isHurried }: Order) => {
  if (aheadMs !== undefined) clock.aheadMs = aheadMs;
  for (const each of all) {
    if (awayMs !== undefined) each.leave(awayMs);
    if (isCalm === true) each.calm();
    if (isHurried !== undefined) each.hurry(isHurried);
  }
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  clearInterval(delivering);
  await close();
  await postgres.stop();
  process.exit(0);
}
process.on("disconnect", () => void stop());
process.on("SIGTERM", () => void stop());

const opened: Opened = {
  databaseUrl: url,
  paymentsUrl,
  chainUrl: chain.url,
  publishableKey: keys.publishableKey,
  environment: {
    STRIPE_ELSEWHERE: payments.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    SOLANA_RPC_URL: network.url,
    AI_PROVIDER: "openai",
    AI_API_KEY: "sk-test",
    AI_BASE_URL: writer.url,
    AI_TEXT_MODEL: "perfect",
    AI_IMAGE_MODEL: "perfect",
  },
};
process.send?.(opened);
