/** Rounds of a race: two calls about one thing, the first of which stops before one of its statements. */
import { expect } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { auditAfter } from "./audit-after.ts";
import { goAhead, heldDb, hold } from "./held.ts";
import type { Deps } from "#server/lib/deps.ts";
import { fuzzSeed, roundsOf } from "./seed.ts";
import { noLimits } from "./changes/walk.ts";
import { testGame } from "./test-game.ts";
import { noPictures, silenceWebhooks, sweeps } from "#server/purchases/test-buyers.ts";

/** So many rounds of each pair at least; a pair has as many rounds as its first call has statements. */
const ROUNDS = roundsOf("RACE_ROUNDS", 1);

/** The more the rounds before left in a game, the longer a round takes; but a game takes seconds to open. */
const isLong = ROUNDS > 100;

/** While one game waits for its database, the other one is at work. */
const LANES = isLong ? 2 : 1;

/** Every round has its own players and cards, so what one breaks is still broken after the others. */
const ROUNDS_PER_AUDIT = 50;

export type RaceGame = Awaited<ReturnType<typeof openRaceGame>>;

async function openRaceGame(adjust: (deps: Deps) => Partial<Deps> = () => ({})) {
  const game = await testGame({
    isBusy: true,
    adjust: (deps) => {
      // A thousand rounds are more than an admin may do in a day.
      const adjusted = { ...noPictures(), limits: noLimits, ...adjust(deps) };
      return { ...adjusted, db: heldDb(adjusted.db ?? deps.db) };
    },
  });
  silenceWebhooks(game);
  return { ...game, anAdmin: await game.admin() };
}

export type Doing<Begun> = (begun: Begun) => Promise<{ status: number }>;

type Pair<Begun> = { first: Doing<Begun>; second: Doing<Begun> };

type Race<Begun> = Pair<Begun> & {
  begin: (game: RaceGame) => Promise<Begun>;
  /** Of so many statements of the first call, it stops before one. */
  stride: number;
};

/** The first call stops before its statement of that number; `before` is null when it had fewer. */
async function raceOnce<Begun>(
  { db }: RaceGame,
  begun: Begun,
  { first, second, statement }: Pair<Begun> & { statement: number },
) {
  const held = hold(statement, () => first(begun));
  const before = await held.stopped;
  const other = second(begun);
  await goAhead(db, other);
  held.release();
  const answers = await Promise.all([held.answer, other]);
  return { statement, before, statuses: answers.map(({ status }) => status) };
}

type Round = Awaited<ReturnType<typeof raceOnce>>;

/** Where it was over before the other one began, the first call has done what it should. */
const isFine = ({ before, statuses }: Round): boolean =>
  statuses.every((status) => status < 500) && (before !== null || statuses[0] === 200);

type Found = {
  rounds: number;
  /** The numbers of the statements before which the first call stopped. */
  statements: Set<number>;
  /** The rounds among which something went wrong. */
  wrong: Round[];
  /** The rules of the audit that are broken after them. */
  violated: string[];
};

/** The rounds of one game. */
async function lane<Begun>(
  game: RaceGame,
  { begin, stride, ...pair }: Race<Begun>,
  { seed, rounds }: { seed: number; rounds: number },
): Promise<Found> {
  const dice = diceFrom(seed);
  const statements = new Set<number>();
  let [unaudited, sinceMs] = [new Array<Round>(), game.deps.now()];
  let statement = dice.int(0, stride - 1);
  for (let round = 1; ; round++, statement += stride) {
    const done = await raceOnce(game, await begin(game), { ...pair, statement });
    unaudited.push(done);
    if (done.before === null) statement = dice.int(0, stride - 1) - stride;
    else statements.add(statement);

    const isLast = round >= rounds && done.before === null;
    if (!isLast && isFine(done) && unaudited.length < ROUNDS_PER_AUDIT) continue;
    await sweeps(game, sinceMs);
    const violated = await auditAfter(game.db, async () => {});
    const wrong = violated.length > 0 ? unaudited : unaudited.filter((each) => !isFine(each));
    if (isLast || wrong.length > 0) return { rounds: round, statements, wrong, violated };
    [unaudited, sinceMs] = [[], game.deps.now()];
  }
}

function report(lanes: readonly Found[]): void {
  const rounds = lanes.reduce((sum, each) => sum + each.rounds, 0);
  const { size } = new Set(lanes.flatMap(({ statements }) => [...statements]));
  const name = expect.getState().currentTestName;
  process.stdout.write(`races: ${name}: ${rounds} rounds, before ${size} statements\n`);
}

/** Games in which calls race; with many rounds each pair has new ones. */
export async function openRaces(adjust?: (deps: Deps) => Partial<Deps>) {
  const shared = isLong ? null : await openRaceGame(adjust);
  /**
   * Holds the first call before each of its statements, or one of as many as the stride says, with
   * something new each time.
   */
  return async function race<Begun>(way: Race<Begun>) {
    const seed = fuzzSeed();
    const rounds = Math.ceil(ROUNDS / LANES);
    const lanes = await Promise.all(
      Array.from({ length: LANES }, async (_, number) => {
        const game = shared ?? (await openRaceGame(adjust));
        return lane(game, way, { seed: seed + number, rounds });
      }),
    );
    if (ROUNDS > 1) report(lanes);
    return {
      wrong: lanes.flatMap(({ wrong }) => wrong),
      violated: [...new Set(lanes.flatMap(({ violated }) => violated))],
    };
  };
}

export const allRight = { wrong: [], violated: [] };
