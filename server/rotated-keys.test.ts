/** SEALING_KEY is exchanged while servers run, in the order of an operator. */
import { Stripe } from "stripe";
import { expect, test, vi } from "vitest";
import * as contract from "#contract/purchases.ts";
import * as security from "#contract/security.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { stripeProvider } from "#server/adapters/payments/provider-keys.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sealingWith } from "#server/lib/sealing.ts";
import { readPaymentKeys } from "#server/purchases/keys.ts";
import { challengeFor, codeOf, protect, STEP_MS } from "#server/security/test-security.ts";
import { runProgram } from "#server/testing/server-process.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const OLD = "1a".repeat(32);
const NEW = "2b".repeat(32);
const oldAlone = { sealingKey: OLD, sealingKeyFormer: "" };
const oldSeals = { sealingKey: OLD, sealingKeyFormer: NEW };
const newSeals = { sealingKey: NEW, sealingKeyFormer: OLD };
const newAlone = { sealingKey: NEW, sealingKeyFormer: "" };

/** The emulator in the place of Stripe. */
function known(deps: Deps): Partial<Deps> {
  const asked: typeof fetch = async (input, init) =>
    (await openEmulator(deps.db, deps.now)).fetch(input, init);
  const way = { host: "stripe.test", httpClient: Stripe.createFetchHttpClient(asked) };
  return { paymentProvider: stripeProvider(deps.now, way) };
}

const game = await testGame({ adjust: known, sealing: oldAlone });

type Server = Pick<typeof game, "deps" | "visitor" | "wait" | "as">;

/** Whether the password and a code of the app open the account at this server. */
async function entersAt(server: Server, player: ActingPlayer, secret: string): Promise<boolean> {
  // A code counts once.
  game.wait(2 * STEP_MS);
  server.wait(game.deps.now() - server.deps.now());
  const browser = server.visitor();
  const { challenge } = await challengeFor(browser, player);
  const code = codeOf(server, secret);
  return (await browser.call(security.secondFactor, { challenge, code })).status === 200;
}

function runCommand({ sealingKey, sealingKeyFormer }: typeof oldAlone) {
  return runProgram(["server/wallets-cli.ts", "seal-anew"], {
    DATABASE_URL: game.databaseUrl,
    DATA_DIR: game.dataDir,
    SEALING_KEY: sealingKey,
    SEALING_KEY_FORMER: sealingKeyFormer,
  });
}

const usesStripe = ({ deps }: Server) =>
  vi.waitFor(() => expect(deps.payments.mode).toBe("stripe_test"), { timeout: 300_000 });

/** How many of the entered keys of the provider this key alone opens. */
async function openedBy(key: string): Promise<number> {
  const sealing = sealingWith(Buffer.from(key, "hex"));
  return (await readPaymentKeys(game.db, sealing, { isNeeded: false })).length;
}

test("SEALING_KEY is exchanged while servers run, and nothing that is sealed is lost", async () => {
  const boss = await game.admin();
  const { keys } = await openEmulator(game.db, game.deps.now);
  const entered = { publicKey: keys.publishableKey, secretKey: keys.secretKey };
  const [ann, ben] = [await game.player(), await game.player()];
  const { secret: annsSecret } = await protect(game, ann);
  expect((await boss.call(contract.savePaymentKeys, entered)).status).toBe(200);

  // First all know both keys, one server after the other.
  const first = await game.another({ sealing: oldSeals });
  expect(await entersAt(first, ann, annsSecret)).toBe(true);
  // Then the new one seals: what it has sealed opens at the server that is not changed yet.
  const second = await game.another({ sealing: newSeals });
  expect(await entersAt(second, ann, annsSecret)).toBe(true);
  second.wait(game.deps.now() - second.deps.now());
  const { secret: bensSecret } = await protect(
    { ...game, ...second },
    second.as(ben) as typeof ben,
  );
  game.wait(2 * STEP_MS);
  expect(await entersAt(first, ben, bensSecret)).toBe(true);
  expect((await second.as(boss).call(contract.savePaymentKeys, entered)).status).toBe(200);
  for (const server of [first, second]) await usesStripe(server);
  expect([await openedBy(OLD), await openedBy(NEW)]).toEqual([1, 1]);

  const { said } = runCommand(newSeals);
  const again = runCommand(newSeals);

  expect(said).toContain("keys of the payment provider: 1 sealed anew.");
  expect(said).toContain("apps of codes: 1 sealed anew.");
  expect(again.said.match(/: 0 sealed anew/g)).toHaveLength(2);
  expect([await openedBy(OLD), await openedBy(NEW)]).toEqual([0, 2]);
  // Then the old one goes, while servers that know it still run.
  const last = await game.another({ sealing: newAlone });
  await usesStripe(last);
  for (const server of [first, second, last]) {
    expect(await entersAt(server, ann, annsSecret)).toBe(true);
    expect(await entersAt(server, ben, bensSecret)).toBe(true);
  }
  await expect(game.another({ sealing: oldAlone })).rejects.toThrow("SEALING_KEY");
});
