import { randomBytes } from "node:crypto";
import type { Db } from "#server/lib/db.ts";
import { forgetDataDir, newDataDir, startGame } from "#bench/processes.ts";
import { megabytes } from "#bench/process-table.ts";
import type { Cell, Table } from "#bench/table.ts";
import { convertOnce, generous, makeNftPlayers, withDb } from "./nft-players.ts";

const MINTED = 100_000;

/** Starts and sizes of a game whose network is nearly empty, and of one with many NFTs on it. */
export async function measureManyMints(): Promise<Table> {
  const dataDir = newDataDir();
  try {
    // One card is converted, so that there is a mint of which the others are copies.
    const players = await during(dataDir, (game) =>
      withDb(game, async (db) => {
        const [first, second] = await makeNftPlayers(db, 2);
        if (!first || !second) throw new Error("no players");
        await convertOnce(game, first);
        return { first, second };
      }),
    );
    const empty = await measure("one NFT", dataDir, players.second);
    await during(dataDir, (game) => withDb(game, mintMany));
    const team = players.first.team.slice(1);
    const full = await measure(`${MINTED} NFTs`, dataDir, { ...players.first, team });
    return {
      title: "A start with many NFTs",
      note:
        "Until /api/ready says yes, the server's memory (RSS) then and after its first conversion, for " +
        "which it loads the virtual machine, and how long that conversion took.",
      head: ["network", "start, ms", "memory, MB", "after a conversion, MB", "which took, ms"],
      rows: [empty, full],
    };
  } finally {
    forgetDataDir(dataDir);
  }
}

type Game = Awaited<ReturnType<typeof startGame>>;

async function during<T>(dataDir: string, work: (game: Game) => Promise<T>): Promise<T> {
  const game = await startGame({ dataDir, env: generous });
  try {
    return await work(game);
  } finally {
    await game.stop();
  }
}

type Converting = Parameters<typeof convertOnce>[1];

const measure = (network: string, dataDir: string, player: Converting): Promise<Cell[]> =>
  during(dataDir, async (game) => {
    const memory = () => megabytes(game.pid, "status", "VmRSS");
    const before = memory();
    const began = performance.now();
    await convertOnce(game, player);
    const tookMs = performance.now() - began;
    return [network, game.startMs, before, memory(), tookMs];
  });

/** As if so many cards had been converted: their mints, the accounts of their tokens, the transactions. */
async function mintMany(db: Db): Promise<void> {
  const salt = randomBytes(4).toString("hex");
  await db.rows(
    `insert into solana_accounts (address, owner, lamports, data, token_mint, token_owner)
     select $1 || n || a.address, a.owner, a.lamports, a.data,
       case when a.token_mint is not null then sha256(convert_to('mint' || n, 'utf8')) end,
       a.token_owner
     from solana_accounts a, generate_series(1, $2::int) n
     where a.owner like 'Token%'`,
    [salt, MINTED],
  );
  await db.rows(
    `insert into solana_transactions (signature, slot, at, fee, error, logs, bytes)
     select $1 || n || t.signature, t.slot, t.at, t.fee, t.error, t.logs, t.bytes
     from (select * from solana_transactions where cardinality(logs) > 0 limit 1) t,
       generate_series(1, $2::int) n`,
    [salt, MINTED],
  );
  await db.rows(
    `insert into solana_transaction_accounts (address, position, signature)
     select a.address, t.position, t.signature
     from solana_transactions t, (select $1 || 'wallet' as address union all
       select address from solana_accounts where owner not like 'Token%' limit 1) a
     where t.signature like $1 || '%'`,
    [salt],
  );
  await db.rows(`analyze`);
}
