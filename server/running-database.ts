/** The game's database for commands beside the server, whether the server runs or not. */
import { join } from "node:path";
import { startEmbeddedPostgres } from "./adapters/database/embedded-postgres.ts";
import { isHeld } from "./adapters/database/lock-file.ts";
import { embeddedUrl } from "./adapters/database/socket-folder.ts";
import { config } from "./config.ts";
import { endless, openDb } from "./lib/database/open-db.ts";
import type { Db } from "./lib/db.ts";

/** Does `work` and closes what had to be opened for it. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const folder = join(config.dataDir, "postgres");
  const needsStart = config.databaseUrl === "" && !isHeld(join(folder, "data"));
  const ownPostgres = needsStart ? await startEmbeddedPostgres({ folder }) : null;
  const { db, close } = openDb(config.databaseUrl || embeddedUrl(folder), {
    connections: 1,
    patience: endless,
  });
  try {
    return await work(db);
  } finally {
    await close();
    await ownPostgres?.stop();
  }
}
