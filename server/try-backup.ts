/** Writes a backup beside the game, starts what was copied as a game of its own, and throws it away. */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startEmbeddedPostgres } from "./adapters/database/embedded-postgres.ts";
import { backUp, TRIED_BACKUPS } from "./backup.ts";
import { requireSpace, sizeOf } from "./backup-space.ts";
import { openDb } from "./lib/database/open-db.ts";

/**
 * `players`: as the copy of the database counts them; null when the database is not the embedded
 * one.
 */
export type TriedBackup = { bytes: number; players: number | null };

type Game = { dataDir: string; databaseUrl: string | null };

let isBusy = false;

export async function tryBackup({ dataDir, databaseUrl }: Game): Promise<TriedBackup> {
  if (isBusy) throw new Error("a backup is being tried already");
  isBusy = true;
  const to = join(dataDir, TRIED_BACKUPS, randomUUID());
  try {
    await requireSpace(dataDir);
    await backUp({ dataDir, databaseUrl, to });
    const bytes = await sizeOf(to);
    const players = databaseUrl === null ? null : await countIn(join(to, "data", "postgres"));
    return { bytes, players };
  } finally {
    await rm(join(dataDir, TRIED_BACKUPS), { recursive: true, force: true });
    isBusy = false;
  }
}

async function countIn(folder: string): Promise<number> {
  const postgres = await startEmbeddedPostgres({ folder });
  const database = openDb(postgres.url());
  try {
    const counted = await database.db.one<{ count: number }>(
      `select count(*)::int as count from players where deleted_at is null`,
    );
    return counted.count;
  } finally {
    await database.close();
    await postgres.stop();
  }
}
