import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { fuzzSeed, roundsOf } from "#server/testing/seed.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { credits, noPictures, purchasesOf, silenceWebhooks, sweeps } from "./test-buyers.ts";

const game = await testGame({ adjust: noPictures });
silenceWebhooks(game);
// Webhooks are for the server that dies.
game.deps.paymentsEmulator!.deliverDue = () => Promise.resolve();

const around = (steps: readonly string[]) =>
  steps.flatMap((step) => [`before ${step}`, `after ${step}`]);

/** What is bought, what reports the payment, and the steps at which the server dies. */
const deaths = [
  [
    "credits",
    "confirm",
    around([
      "the row",
      "the beginning's commit",
      "the provider's intent",
      "the intent's id",
      "the look at the intent",
      "the lock",
      "the grant",
      "the credits",
      "the completing commit",
    ]),
  ],
  ["credits", "two confirms", ["before the completing commit", "before the refund"]],
  ["credits", "webhook", around(["the event"])],
  ["premium", "webhook", around(["the promise"])],
] as const;

const points = deaths.flatMap(([item, hears, steps]) =>
  steps.map((step) => ({ item, hears, step })),
);

const TIMES = roundsOf("STEP_ROUNDS", 1);

/** A server takes seconds to start: a normal run tries some of the points, and a long run all. */
const POINTS_AT_A_TIME = 5;

const tried = TIMES > 1 ? points : diceFrom(fuzzSeed()).shuffle(points).slice(0, POINTS_AT_A_TIME);

type Death = (typeof points)[number];

/** The signal that ended the server. */
async function dies({ item, hears, step }: Death, player: ActingPlayer): Promise<string | null> {
  const script = join(import.meta.dirname, "test-killed-server.ts");
  const { databaseUrl, dataDir } = game;
  const said = [step, item, hears, player.jar.cookie ?? "", databaseUrl, dataDir];
  const child = spawn(process.execPath, [script, ...said], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "inherit", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [, signal] = (await once(child, "exit")) as [number | null, string | null];
  return signal;
}

const intentsOf = async ({ id }: ActingPlayer) =>
  game.db.rows<{ id: string }>(
    `select id from emulator_objects where kind = 'payment_intent'
       and object #>> '{metadata,player}' = $1`,
    [id],
  );

test("there are twenty-four places to die at", () => {
  expect(points).toHaveLength(24);
});

test.for(tried)(
  "$item by $hears: a server that dies $step grants what was paid once, or charges nothing",
  { timeout: 60_000 + TIMES * 30_000 },
  async (death) => {
    let died = 0;
    for (let tries = 0; died < TIMES && tries < 2 * TIMES; tries++) {
      const player = await game.player();
      // On a busy machine this server's own sweep may end the purchase first: then no server dies.
      if ((await dies(death, player)) === "SIGKILL") died++;

      await sweeps(game);
      await sweeps(game);

      const intents = await intentsOf(player);
      expect(intents.length).toBeLessThan(2);
      const intent = intents[0] && (await game.deps.payments.readIntent(intents[0].id));
      const isPaid = intent?.status === "paid";
      const states = (await purchasesOf(player)).map(({ state }) => state);
      const granted = states.filter((state) => state === "granted").length;
      expect(granted).toBe(isPaid ? 1 : 0);
      expect(await credits(player)).toBe(isPaid && death.item === "credits" ? 5 : 0);
    }
    expect(died).toBe(TIMES);
  },
);

test("every rule of the audit holds after all of this", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
