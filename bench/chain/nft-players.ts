/** Grown-up players with wallets, in a game that lets them convert as much as they like. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { convertToNft } from "#contract/nfts.ts";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { endless, openDb, type Db } from "#server/lib/db.ts";
import type { GameProcess } from "#bench/processes.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";

/** Nobody is stopped by what a day allows. */
export const generous = {
  NFT_CONVERSIONS_PER_DAY: "1000000",
  TREASURY_SOL_PER_DAY: "1000000",
};

const LOOK_AGAIN_MS = 100;

export async function withDb<T>(game: GameProcess, work: (db: Db) => Promise<T>): Promise<T> {
  const url = embeddedUrl(join(game.dataDir, "postgres"));
  const { db, close } = openDb(url, { patience: endless });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

export async function makeNftPlayers(db: Db, howMany: number): Promise<BenchPlayer[]> {
  const players = await makePlayers(db, howMany);
  await db.rows(`update players set age_band = 'adult' where email like '%@bench.test'`);
  for (;;) {
    const { left } = await db.one<{ left: number }>(
      `select count(*) as left from players where wallet_key is null and deleted_at is null`,
    );
    if (left === 0) return players;
    await sleep(LOOK_AGAIN_MS);
  }
}

export function conversionOf({ token }: BenchPlayer, userCardId: string): string {
  const body = JSON.stringify({ userCardId });
  return (
    `POST ${convertToNft.path} HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

export const convertOnce = async ({ url }: GameProcess, { token, team }: BenchPlayer) => {
  const answer = await fetch(url + convertToNft.path, {
    method: "POST",
    headers: { cookie: `sid=${token}`, "content-type": "application/json" },
    body: JSON.stringify({ userCardId: team[0] }),
  });
  if (!answer.ok) throw new Error(`no conversion: ${answer.status} ${await answer.text()}`);
};
