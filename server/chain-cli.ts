/**
 * `npm run chain -- PORT` runs the game's own Solana network as a process of its own, with a database of
 * its own: DATABASE_URL, else an embedded one in DATA_DIR/solana. Several games can share it, by
 * SOLANA_RPC_URL.
 */
import { join } from "node:path";
import { openEmbeddedChain } from "./adapters/chain/embedded/embedded-chain.ts";
import { serveChain } from "./adapters/chain/embedded/http.ts";
import { startEmbeddedPostgres } from "./adapters/database/embedded-postgres.ts";
import { config } from "./config.ts";
import { openDb } from "./lib/database/open-db.ts";
import { migrate } from "./lib/migrate.ts";
import { solanaSchema } from "./schema-files.ts";

const PORT = 8899;

const port = Number(process.argv[2] ?? PORT);
if (!Number.isInteger(port)) {
  console.error("Say on which port: npm run chain -- 8899");
  process.exit(2);
}
const postgres =
  config.databaseUrl === ""
    ? await startEmbeddedPostgres({ folder: join(config.dataDir, "solana") })
    : null;
const url = postgres?.url() ?? config.databaseUrl;
await migrate(url, solanaSchema);
const database = openDb(url);
const server = await serveChain(await openEmbeddedChain(database.db), { port });
console.log(`A Solana network on which nothing is worth money: ${server.url}`);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.close();
  await database.close();
  await postgres?.stop();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
// The process that started this one is gone.
process.on("disconnect", () => void stop());
