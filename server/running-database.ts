/** The game's database for commands beside the server, whether the server runs or not. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startEmbeddedPostgres } from "./adapters/database/embedded-postgres.ts";
import { isHeld } from "./adapters/database/lock-file.ts";
import { embeddedUrl } from "./adapters/database/socket-folder.ts";
import { config } from "./config.ts";
import { endless, openDb } from "./lib/database/open-db.ts";
import type { Db } from "./lib/db.ts";

class NoGame extends Error {
  constructor() {
    const where =
      config.databaseUrl === "" ? resolve(config.dataDir) : "the database of DATABASE_URL";
    super(
      `There is no game in ${where}. Give the command the same DATA_DIR or DATABASE_URL as the game.`,
    );
  }
}

/**
 * Does `work` and closes what had to be opened for it. Where there is no game it makes none: a copy
 * of nothing would look like a backup. Then the command says so and ends with the code 1.
 */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await inDatabase(work);
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const folder = join(config.dataDir, "postgres");
  if (config.databaseUrl === "" && !existsSync(join(folder, "data", "PG_VERSION")))
    throw new NoGame();
  const needsStart = config.databaseUrl === "" && !isHeld(join(folder, "data"));
  const ownPostgres = needsStart ? await startEmbeddedPostgres({ folder }) : null;
  const { db, close } = openDb(config.databaseUrl || embeddedUrl(folder), {
    connections: 1,
    patience: endless,
  });
  try {
    if (!(await hasGame(db))) throw new NoGame();
    return await work(db);
  } finally {
    await close();
    await ownPostgres?.stop();
  }
}

async function hasGame(db: Db): Promise<boolean> {
  const { isThere } = await db.one<{ isThere: boolean }>(
    `select to_regclass('players') is not null as "isThere"`,
  );
  return isThere;
}
