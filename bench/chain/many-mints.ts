import { randomBytes } from "node:crypto";
import type { Db } from "#server/lib/db.ts";
import { withDataDir, withStarted, type StartedGame } from "#bench/processes.ts";
import { megabytes } from "#bench/process-table.ts";
import type { BenchPlayer } from "#bench/requests/players.ts";
import { callOnce } from "#bench/requests/wire.ts";
import type { Cell, Extent, Table } from "#bench/table.ts";
import { conversionOf, generous, makeNftPlayers } from "./nft-players.ts";

const minted: Record<Extent, number> = { whole: 100_000, short: 10 };

/** Starts and sizes of a game whose network is nearly empty, and of one with many NFTs on it. */
export const measureManyMints = (extent: Extent): Promise<Table> =>
  withDataDir(async (dataDir) => {
    const during = <T>(work: (game: StartedGame) => Promise<T>): Promise<T> =>
      withStarted({ dataDir, env: generous }, work);
    // One card is converted, so that there is a mint of which the others are copies.
    const player = await during(async (game) => {
      const [made] = await makeNftPlayers(game.db, 1);
      if (!made) throw new Error("no player");
      await callOnce(game, conversionOf(made, 0));
      return made;
    });
    const nearlyEmpty = await during((game) => measure(game, player, 1));
    await during(({ db }) => mintMany(db, minted[extent]));
    const full = await during((game) => measure(game, player, 2));
    return {
      title: "A start with many NFTs",
      note:
        "Until /api/ready says yes, the server's memory (RSS) then and after its first conversion, for " +
        "which it loads the virtual machine, and how long that conversion took.",
      head: ["network", "start, ms", "memory, MB", "after a conversion, MB", "which took, ms"],
      rows: [
        ["one NFT", ...nearlyEmpty],
        [`${minted[extent]} NFTs`, ...full],
      ],
    };
  });

async function measure(game: StartedGame, player: BenchPlayer, card: number): Promise<Cell[]> {
  const memory = () => megabytes(game.pid, "status", "VmRSS");
  const before = memory();
  const began = performance.now();
  await callOnce(game, conversionOf(player, card));
  const tookMs = performance.now() - began;
  return [game.startMs, before, memory(), tookMs];
}

/** As if so many cards had been converted: their mints, the accounts of their tokens, the transactions. */
async function mintMany(db: Db, howMany: number): Promise<void> {
  const salt = randomBytes(4).toString("hex");
  await db.rows(
    `insert into solana_accounts (address, owner, lamports, data, token_mint, token_owner)
     select $1 || n || a.address, a.owner, a.lamports, a.data,
       case when a.token_mint is not null then sha256(convert_to('mint' || n, 'utf8')) end,
       a.token_owner
     from solana_accounts a, generate_series(1, $2::int) n
     where a.owner like 'Token%'`,
    [salt, howMany],
  );
  await db.rows(
    `insert into solana_transactions (signature, slot, at, fee, error, logs, bytes)
     select $1 || n || t.signature, t.slot, t.at, t.fee, t.error, t.logs, t.bytes
     from (select * from solana_transactions where cardinality(logs) > 0 limit 1) t,
       generate_series(1, $2::int) n`,
    [salt, howMany],
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
