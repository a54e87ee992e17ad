/** Every call that changes something, stopped before one of its statements, while another one runs. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { audit } from "./economy/audit.ts";
import { allChanges, someChanges } from "./testing/changes/all-changes.ts";
import type { Change, Game } from "./testing/changes/change.ts";
import { quiet } from "./testing/changes/walk.ts";
import { goAhead, heldDb, hold } from "./testing/held.ts";
import { fuzzSeed, roundsOf } from "./testing/seed.ts";
import { testGame, type Caller } from "./testing/test-game.ts";

type Sent = { by: Caller; input: object; extras: { headers: { "idempotency-key": string } } };
type Against = (game: Game, change: Change, sent: Sent) => Promise<{ status: number }>;

/** The name of an account that can be closed; null for a visitor and where none is known. */
const nameOf = (by: Caller): string | null =>
  "username" in by && typeof by.username === "string" ? by.username : null;

const against: Record<string, Against> = {
  itself: (game, { endpoint }, { by, input }) => game.as(by).call(endpoint, input),
  "its repetition": (game, { endpoint }, { by, input, extras }) =>
    game.as(by).call(endpoint, input, extras),
  "the end of its account": (game, _, { by }) =>
    game.as(by).call(deleteOwnAccount, { username: nameOf(by) ?? "" }),
};

/** So many of its statements are tried, at random; `npm run rounds` asks for more. */
const ROUNDS = roundsOf("RACE_ROUNDS", 1);

const isLong = ROUNDS > 100;
const isWhole = ROUNDS > 1 || volumeOf(1, 0) === 1;

/** As many are audited at once: what one breaks is still broken after the others. */
const ROUNDS_PER_AUDIT = 10;

const openGame = () =>
  testGame({ isBusy: true, adjust: (deps) => ({ ...quiet(deps), db: heldDb(deps.db) }) });

/** With many rounds, each pair has a game of its own: a round leaves something to audit. */
const shared = isLong ? null : await openGame();

/** Calls have about so many statements; the last round of each stops before none. */
const STATEMENTS = 24;

const dice = diceFrom(fuzzSeed());

/** How often each rule is broken, as by the states that some calls begin with. */
const violated = async (game: Game) =>
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

/** Each stops before a statement at random, of so many. Returns those before which they stopped. */
async function stopsEach(game: Game, { change, other }: (typeof pairs)[number], all: Sent[]) {
  const stops: (string | null)[] = [];
  let most = STATEMENTS;
  for (const sent of all) {
    const held = hold(dice.int(0, most), () =>
      sent.by.call(change.endpoint, sent.input, sent.extras),
    );
    const before = await held.stopped;
    if (before === null) most = Math.max(2, Math.floor(most / 2));
    const second = against[other]!(game, change, sent);
    await goAhead(game.db, second);
    held.release();
    const answers = await Promise.all([held.answer, second]);

    const failed = answers.filter(({ status }) => status >= 500);
    expect({ before, failed }).toEqual({ before, failed: [] });
    stops.push(before);
  }
  return stops;
}

test.for(pairs)("$name, and at any moment of it $other", async (pair) => {
  const game = shared ?? (await openGame());
  for (let left = ROUNDS; left > 0; left -= ROUNDS_PER_AUDIT) {
    const begun: Sent[] = [];
    while (begun.length < Math.min(left, ROUNDS_PER_AUDIT)) {
      const extras = { headers: { "idempotency-key": randomUUID() } };
      begun.push({ ...(await pair.change.begin(game)), extras });
    }
    const found = await violated(game);
    const stops = await stopsEach(game, pair, begun);
    expect({ stops, found: await violated(game) }).toEqual({ stops, found });
  }
});
