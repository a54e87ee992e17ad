/** Runs the game: database, server and workers in one process, until it gets a signal to stop. */
import { join } from "node:path";
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from "./adapters/database/embedded-postgres.ts";
import { openLog } from "./lib/log.ts";

/** Docker and the like kill a server that has not ended ten seconds after the signal to stop. */
const STOP_MAX_MS = 8_000;

/** Before there is a log: a setting is wrong, and one sentence says which. */
function refuseSetting(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { config } = await import("./config.ts").catch(refuseSetting);
const log = openLog(config.logLevel, config.logFormat === "text");

/** Says in one sentence why the game cannot run, and ends. */
function giveUp(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    log.fatal(
      `Port ${config.port} is taken: stop the other program, or choose one with PORT=3001.`,
    );
  } else {
    log.fatal({ error }, `The game could not start: ${message}`);
  }
  process.exit(1);
}

/** The game's own code is loaded while the database starts on another core. */
async function loadGame() {
  const [{ drain }, { gameServer }, { openGame }, { offerSetup }, { startWork }] =
    await Promise.all([
      import("./lib/http/drain.ts"),
      import("./game-server.ts"),
      import("./open-game.ts"),
      import("./setup/first-admin.ts"),
      import("./worker.ts"),
    ]);
  return { drain, gameServer, openGame, offerSetup, startWork };
}

/** Without a collector nothing of it is loaded. */
async function loadTraces() {
  if (config.tracesUrl === "") return null;
  const { openTraces } = await import("./adapters/traces/otlp.ts");
  return openTraces(config.tracesUrl);
}

async function start(postgres: EmbeddedPostgres | null) {
  const { drain, gameServer, openGame, offerSetup, startWork } = await loading;
  const traces = await loadTraces();
  const game = await openGame({
    config,
    log,
    url: postgres?.url() ?? config.databaseUrl,
    databaseKind: postgres ? "embedded" : "server",
    connections: { poolUrl: postgres ? "" : config.databasePoolUrl, traces },
  });
  const app = await gameServer({
    deps: game.deps,
    trustedProxies: config.trustedProxies,
    artFallbackUrl: config.artFallbackUrl,
    metricsToken: config.metricsToken,
    traces,
    webFolder: join(import.meta.dirname, "../.cache/web"),
  });
  const url = await app.listen({ port: config.port, host: config.host });
  const work = await startWork(game.deps);
  const setupLink = await offerSetup(game.deps);
  // With PORT=0 the process that started this one learns only here at which port to ask.
  process.send?.({ url });
  const parts = [
    { stop: async () => traces?.close() },
    { stop: () => game.close() },
    { stop: () => work.stop() },
    { stop: () => drain(app, game.deps) },
  ];
  return { parts, setupLink };
}

/** What must be closed again; it grows while the game starts. */
const opened: { stop(): Promise<unknown> }[] = [];
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info("Stopping: letting requests finish ...");
  setTimeout(() => {
    log.warn("Stopping took too long: what was answered is kept, the rest is cut off.");
    process.exit(1);
  }, STOP_MAX_MS).unref();
  for (const each of opened.toReversed()) await each.stop();
  process.exit(0);
}

process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
// The process that started this one is gone.
process.on("disconnect", () => void stop());

log.info(
  config.databaseUrl === "" ? "Starting the database ..." : "Connecting to the database ...",
);
const startingPostgres =
  config.databaseUrl === ""
    ? startEmbeddedPostgres({
        folder: join(config.dataDir, "postgres"),
        warn: (text) => log.error(text),
      })
    : Promise.resolve(null);
const loading = loadGame();
const postgres = await startingPostgres.catch(giveUp);
if (postgres) opened.push(postgres);
void postgres?.lost.then((error) => {
  if (isStopping) return;
  log.fatal(
    { error },
    "The database ended: start the game again, nothing that was answered is lost.",
  );
  process.exit(1);
});

const started = await start(postgres).catch(async (error: unknown) => {
  isStopping = true;
  await postgres?.stop();
  return giveUp(error);
});
opened.push(...started.parts);
log.info(`Taleborn is ready: open ${config.publicUrl} in your browser.`);
if (started.setupLink !== null) {
  log.info(
    `There is no admin yet. This link makes the first one, until the next start: ${started.setupLink}`,
  );
}
