/** What a server had in hand when it died is done soon after the next start; a living one keeps it. */
import { afterAll, expect, test, vi } from "vitest";
import { createCard } from "#contract/creation.ts";
import { convertToNft } from "#contract/nfts.ts";
import { askForExport, readExport } from "#contract/own-data.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { comes, enters, opensCup } from "#server/cup/test-cups.ts";
import { isQueued } from "#server/nfts/test-chain.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { killedServer, type Death } from "#server/testing/killed-server.ts";
import { fuzzSeed, roundsOf } from "#server/testing/seed.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { leaveWorks } from "#server/testing/works.ts";

/** The test itself starts the workers of this game. */
const game = await testGame({ adjust: leaveWorks });

const keeping = Promise.withResolvers<void>();
const kept: string[] = [];
const shared = await testGame({
  adjust: ({ exports }) => ({
    exports: {
      ...exports,
      async keep(playerId, content) {
        kept.push(playerId);
        await keeping.promise;
        return exports.keep(playerId, content);
      },
    },
  }),
});
await shared.another();
// Its job takes long, and goes on while other servers die.
const waiting = await shared.player();
await waiting.call(askForExport, {});

const works = {
  "make-export": {
    ask: (player) => player.call(askForExport, {}),
    isDone: `select 1 as is from account_exports where player_id = $1 and ready_at is not null`,
    statements: 12,
  },
  "the making of cards": {
    ask: (player) => player.call(createCard, { description: "a fox of glass", watch: true }),
    isDone: `select 1 as is from creations where player_id = $1 and state = 'done'`,
    statements: 12,
  },
  "cards on their way on the chain": {
    async ask(player) {
      const [card] = await player.cards();
      void player.call(convertToNft, { userCardId: card!.id });
      await isQueued(game, card!.id);
    },
    isDone: `select 1 as is from nft_jobs where to_id = $1 and state = 'done'`,
    statements: 3,
  },
  "matches of the weekend cup": {
    async ask(player) {
      await opensCup(game);
      for (const each of [player, await game.player()]) await enters(each);
      await game.db.rows(
        `insert into game_settings (name, value)
           values ('cupPlayersAtLeast', '2'), ('cupPauseSeconds', '0') on conflict do nothing`,
      );
      await comes(game);
    },
    isDone: `select 1 as is from cup_matches where $1 in (player_a, player_b) and duel_id is not null`,
    statements: 23,
  },
} satisfies Record<string, Work>;

type Work = Pick<Death, "isDone"> & {
  ask: (player: ActingPlayer) => Promise<unknown>;
  /** The number of a late one, counted from 0. */
  statements: number;
};

const named: [string, Work][] = Object.entries(works);

const dice = diceFrom(fuzzSeed());

/** `npm run rounds` asks for more; each kills a server in each of the works. */
const ROUNDS = Math.ceil(roundsOf("KILL_ROUNDS", named.length) / named.length);

let kills = 0;
afterAll(() => void process.stdout.write(`kills: ${kills} servers died during a job\n`));

/** Asks for each of the works, and lets its server die before one of its statements. */
const dieInEach = () =>
  Promise.all(
    named.map(async ([during, { ask, isDone, statements }]) => {
      const player = await game.player();
      await ask(player);
      const statement = dice.int(0, statements);
      const signal = await killedServer(game, { during, statement, isDone, about: player.id });
      return { signal, isDone, about: player.id };
    }),
  );

test("an export, a card, a conversion and a cup whose server died are done soon after the next start", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const left = await dieInEach();
    expect(left.map(({ signal }) => signal)).toEqual(named.map(() => "SIGKILL"));
    kills += left.length;
    expect(await auditAfter(game.db, async () => {})).toEqual([]);

    const server = await startServerProcess(game);
    const areDone = async () => {
      const found = left.map(({ isDone, about }) => game.db.rows(isDone, [about]));
      return (await Promise.all(found)).map((rows) => rows.length);
    };
    await expect.poll(areDone, { timeout: 60_000 }).toEqual(named.map(() => 1));
    await server.stop();
    expect(await auditAfter(game.db, async () => {})).toEqual([]);
  }
});

test("a job that takes long is done by its server alone, as long as that one lives", async () => {
  // Long after the job of a dead process would have been taken over.
  await vi.waitUntil(
    () =>
      shared.db.maybe(
        `select 1 as is from jobs.job where name = 'make-export' and state = 'active'
           and heartbeat_on > started_on + (heartbeat_seconds + 5) * interval '1 second'`,
      ),
    { timeout: 300_000, interval: 50 },
  );
  keeping.resolve();

  await expect
    .poll(async () => (await waiting.call(readExport, {})).body.state, { timeout: 300_000 })
    .toBe("ready");
  expect(kept).toEqual([waiting.id]);
});
