import { expect, test, vi } from "vitest";
import { auditAfter } from "#server/testing/audit-after.ts";
import { startServerProcess, type ServerProcess } from "#server/testing/server-process.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { auditChain } from "./audit.ts";
import { nftGame, treasuryOf } from "./test-chain.ts";

// All that is converted is converted by the server that dies.
const game = await nftGame({ works: false });
const { chain } = game.deps;

const PLAYERS = 10;
/** As many as a player may convert in a day. */
const CARDS_EACH = 10;
const CARDS = PLAYERS * CARDS_EACH;
const KILLS = 5;

const startServer = () =>
  startServerProcess({ databaseUrl: game.databaseUrl, dataDir: game.dataDir });

const countDone = () =>
  game.db.value<number>(`select count(*) as done from nft_jobs where state = 'done'`);

test("a server that is killed again and again among a hundred conversions makes each once", async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => game.player()));
  const before = await treasuryOf(game);
  let server: ServerProcess = await startServer();

  /** As a browser does: without an answer it sends the request again. */
  const convert = async (player: ActingPlayer, userCardId: string): Promise<string> => {
    for (;;) {
      const { url } = server;
      const answer = await fetch(`${url}/api/cards/convert-to-nft`, {
        method: "POST",
        headers: { cookie: player.jar.cookie ?? "", "content-type": "application/json" },
        body: JSON.stringify({ userCardId }),
      }).catch(() => null);
      const body = (await answer?.json().catch(() => null)) as Converted | null;
      if (body?.success) return body.nftAddress;
      if (answer && !answer.ok && answer.status !== 503) throw new Error(JSON.stringify(body));
      await vi.waitUntil(() => server.url !== url || body?.pending, { timeout: 300_000 });
    }
  };
  const asked = Promise.all(
    players.map(async (player) => {
      const cards = (await player.cards()).slice(0, CARDS_EACH);
      return Promise.all(cards.map(({ id }) => convert(player, id)));
    }),
  );
  for (let kill = 1; kill <= KILLS; kill++) {
    // In the midst of it: others are under way when this many are done.
    const enough = (kill * CARDS) / (KILLS + 1);
    await vi.waitUntil(async () => (await countDone()) >= enough, {
      timeout: 300_000,
      interval: 5,
    });
    await server.kill();
    server = await startServer();
  }
  const mints = (await asked).flat();
  await server.kill();

  expect(new Set(mints).size).toBe(CARDS);
  const spent = await game.db.value<number>(
    `select sum(cost_lamports) as spent from nft_jobs where state = 'done'`,
  );
  expect(before - (await treasuryOf(game))).toBe(BigInt(spent));
  const minted = await game.db.one<{ mints: number; tokens: number }>(
    `select count(distinct token_mint) as mints, count(*) as tokens from solana_accounts
      where token_mint is not null`,
  );
  expect(minted).toEqual({ mints: CARDS, tokens: CARDS });
  expect((await auditChain({ db: game.db, chain })).map(({ violations }) => violations)).toEqual([
    0, 0, 0,
  ]);
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

type Converted = { success: boolean; pending?: boolean; nftAddress: string };
