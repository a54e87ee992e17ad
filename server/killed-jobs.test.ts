/** What a server had in hand when it died is done soon after the next start; a living one keeps it. */
import { expect, test, vi } from "vitest";
import { createCard } from "#contract/creation.ts";
import { convertToNft } from "#contract/nfts.ts";
import { askForExport, readExport } from "#contract/own-data.ts";
import { isQueued } from "#server/nfts/test-chain.ts";
import { killedServer, type Death } from "#server/testing/killed-server.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { leaveWorks } from "#server/testing/works.ts";

/** Whoever works in this game is started by the test. */
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

const works = {
  "make-export": {
    ask: (player) => player.call(askForExport, {}),
    isDone: `select 1 as is from account_exports where player_id = $1 and ready_at is not null`,
    statement: 12,
  },
  "the making of cards": {
    ask: (player) => player.call(createCard, { description: "a fox of glass", watch: true }),
    isDone: `select 1 as is from creations where player_id = $1 and state = 'done'`,
    statement: 12,
  },
  "cards on their way on the chain": {
    async ask(player) {
      const [card] = await player.cards();
      void player.call(convertToNft, { userCardId: card!.id });
      await isQueued(game, card!.id);
    },
    isDone: `select 1 as is from nft_jobs where to_id = $1 and state = 'done'`,
    statement: 3,
  },
} satisfies Record<string, Work>;

type Work = Pick<Death, "isDone"> & {
  ask: (player: ActingPlayer) => Promise<unknown>;
  statement: number;
};

const named: [string, Work][] = Object.entries(works);

test("an export, a card and a conversion whose server died are done soon after the next start", async () => {
  const left = await Promise.all(
    named.map(async ([during, { ask, isDone, statement }]) => {
      const player = await game.player();
      await ask(player);
      const death = { during, statement, isDone, about: player.id };
      expect(await killedServer(game, death)).toBe("SIGKILL");
      return { isDone, about: player.id };
    }),
  );

  const server = await startServerProcess(game);
  const done = async () =>
    (await Promise.all(left.map(({ isDone, about }) => game.db.rows(isDone, [about])))).map(
      (found) => found.length,
    );
  await expect.poll(done, { timeout: 60_000 }).toEqual([1, 1, 1]);
  await server.stop();
});

test("a job that takes long is done by its server alone, as long as that one lives", async () => {
  await shared.another();
  const player = await shared.player();
  await player.call(askForExport, {});

  // Long after the job would have been taken from somebody who has died.
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
    .poll(async () => (await player.call(readExport, {})).body.state, { timeout: 300_000 })
    .toBe("ready");
  expect(kept).toEqual([player.id]);
});
