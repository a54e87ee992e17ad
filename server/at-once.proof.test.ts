/** Every call that changes something, stopped before one of its statements, while another one runs. */
import { expect, test } from "vitest";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { audit } from "./economy/audit.ts";
import { allChanges, someChanges } from "./testing/changes/all-changes.ts";
import type { Change } from "./testing/changes/change.ts";
import { quiet } from "./testing/changes/walk.ts";
import { goAhead, heldDb, hold } from "./testing/held.ts";
import { fuzzSeed, roundsOf } from "./testing/seed.ts";
import { testGame, type Caller } from "./testing/test-game.ts";

const game = await testGame({
  isBusy: true,
  adjust: (deps) => ({ ...quiet(deps), db: heldDb(deps.db) }),
});

type Sent = { by: Caller; input: object };
type Against = (change: Change, sent: Sent) => Promise<{ status: number }>;

/** The name of an account that can be closed; null for a visitor and where none is known. */
const nameOf = (by: Caller): string | null =>
  "username" in by && typeof by.username === "string" ? by.username : null;

const against: Record<string, Against> = {
  itself: ({ endpoint }, { by, input }) => game.as(by).call(endpoint, input),
  "the end of its account": (_, { by }) =>
    game.as(by).call(deleteOwnAccount, { username: nameOf(by) ?? "" }),
};

/** So many of its statements are tried, at random; `npm run rounds` asks for more. */
const ROUNDS = roundsOf("RACE_ROUNDS", 1);

const isWhole = ROUNDS > 1 || volumeOf(1, 0) === 1;

/** Calls have about so many statements; the last round of each stops before none. */
const STATEMENTS = 24;

const dice = diceFrom(fuzzSeed());

/** How often each rule is broken, as by the states that some calls begin with. */
const violated = async () =>
  Object.fromEntries((await audit(game.db)).map(({ rule, violations }) => [rule, violations]));

/** All others, or only one where there is one round. */
const others = () => {
  const all = Object.keys(against);
  return isWhole ? all : [dice.pick(all)];
};

/** All calls, or so many at random. */
const tried = isWhole ? allChanges : someChanges(dice, 40);

const pairs = tried.flatMap((change) =>
  others().map((other) => ({ change, name: change.name, other })),
);

test.for(pairs)("$name, and at any moment of it $other", async ({ change, other }) => {
  let most = STATEMENTS;
  for (let round = 0; round < ROUNDS; round++) {
    const sent = await change.begin(game);
    const found = await violated();
    const held = hold(dice.int(0, most), () => sent.by.call(change.endpoint, sent.input));
    const before = await held.stopped;
    if (before === null) most = Math.max(2, Math.floor(most / 2));
    const second = against[other]!(change, sent);
    await goAhead(game.db, second);
    held.release();
    const answers = await Promise.all([held.answer, second]);

    const failed = answers.filter(({ status }) => status >= 500);
    expect({ before, failed }).toEqual({ before, failed: [] });
    expect({ before, found: await violated() }).toEqual({ before, found });
  }
});
