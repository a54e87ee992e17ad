/** Every call that changes something, in a state in which it succeeds, with an input that is nearly right. */
import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { audit } from "./economy/audit.ts";
import { allChanges, someChanges } from "./testing/changes/all-changes.ts";
import type { Change } from "./testing/changes/change.ts";
import { quiet } from "./testing/changes/walk.ts";
import { nearly, tooLarge } from "./testing/fuzz-input.ts";
import { fuzzSeed, roundsOf } from "./testing/seed.ts";
import { testGame, type Caller } from "./testing/test-game.ts";

const game = await testGame({ isBusy: true, adjust: quiet });
const dice = diceFrom(fuzzSeed());

const USUAL = 3_000;
const ALL_REQUESTS = roundsOf("FUZZ_REQUESTS", USUAL);
const REQUESTS = Math.ceil(ALL_REQUESTS / allChanges.length);

/** So many requests are made of one state, unless a request has ended its session. */
const PER_STATE = 20;

/** All calls, or some at random. */
const isWhole = ALL_REQUESTS > USUAL || volumeOf(1, 0) === 1;
const tried = isWhole ? allChanges : someChanges(dice, 30);

const violated = async () =>
  (await audit(game.db)).filter(({ violations }) => violations > 0).map(({ rule }) => rule);

/** Sends it once, or three times at the same moment. */
async function sends({ endpoint }: Change, by: Caller, wrong: object): Promise<number[]> {
  const jar = { ...by.jar };
  const times = Array.from({ length: dice.chance(0.1) ? 3 : 1 });
  const answers = times.map(() => game.as({ ...by, jar: { ...jar } }).call(endpoint, wrong));
  return (await Promise.all(answers)).map(({ status }) => status);
}

test.for(tried)("$name, nearly right", async (change) => {
  const failed: object[] = [];
  for (let made = 0; made < REQUESTS;) {
    const { by, input } = await change.begin(game);
    const found = await violated();
    for (const wrong of tooLarge(input)) {
      const statuses = await sends(change, by, wrong);
      if (statuses.some((status) => status >= 500)) failed.push({ statuses, wrong });
    }
    for (let i = 0; i < PER_STATE && made < REQUESTS; i++) {
      const wrong = nearly(dice, input);
      const statuses = await sends(change, by, wrong);
      made += statuses.length;
      if (statuses.some((status) => status >= 500)) failed.push({ statuses, wrong });
      if (statuses.includes(401)) break;
    }
    expect(await violated()).toEqual(found);
  }
  expect(failed).toEqual([]);
});
