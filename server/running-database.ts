/** The game's database for commands beside the server, whether the server runs or not. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  embeddedUrl,
  socketFolder,
  startEmbeddedPostgres,
} from "./adapters/database/embedded-postgres.ts";
import { config } from "./config.ts";
import { openDb, type Db } from "./lib/db.ts";

/** Does `work` and closes what had to be opened for it. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const folder = join(config.dataDir, "postgres");
  const isRunning = existsSync(join(socketFolder(folder), ".s.PGSQL.5432"));
  const needsStart = config.databaseUrl === "" && !isRunning;
  const ownPostgres = needsStart ? await startEmbeddedPostgres({ folder }) : null;
  const { db, close } = openDb(config.databaseUrl || embeddedUrl(folder), { connections: 1 });
  try {
    return await work(db);
  } finally {
    await close();
    await ownPostgres?.stop();
  }
}
