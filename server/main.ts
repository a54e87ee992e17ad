import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "./adapters/database/embedded-postgres.ts";
import { config } from "./config.ts";
import { gameServer } from "./game-server.ts";
import { openLog } from "./lib/log.ts";
import { openGame } from "./open-game.ts";
import { startWork } from "./worker.ts";

/** Requests that are under way when the server is asked to stop get this long. */
const DRAIN_MS = 10_000;

const log = openLog({ level: config.logLevel, readable: process.stdout.isTTY === true });

const postgres =
  config.databaseUrl === ""
    ? await startEmbeddedPostgres({ folder: join(config.dataDir, "postgres") })
    : null;
const game = await openGame({
  config,
  log,
  url: postgres?.url() ?? config.databaseUrl,
  databaseKind: postgres ? "embedded" : "server",
});
const app = await gameServer({
  deps: game.deps,
  trustProxy: config.trustProxy,
  webFolder: join(import.meta.dirname, "../.cache/web"),
});
await app.listen({ port: config.port, host: config.host });
await startWork(game.deps);
log.info(`Taleborn is ready: ${config.publicUrl}`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info("stopping");
  await Promise.race([app.close(), sleep(DRAIN_MS)]);
  await game.close();
  await postgres?.stop();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
void postgres?.ended.then(() => {
  if (stopping) return;
  log.fatal("the database ended; start the game again");
  process.exit(1);
});
