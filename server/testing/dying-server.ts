/**
 * A server that dies in the midst of a piece of work, as in a power cut: at once, before a statement.
 * Run by killed-server.ts.
 */
import pino from "pino";
import { openGame } from "#server/open-game.ts";
import { noPictures } from "#server/purchases/test-buyers.ts";
import { startWork } from "#server/worker.ts";
import type { Death } from "./killed-server.ts";
import { testSettings } from "./one-database.ts";
import { watchedDb, watching } from "./statements.ts";
import { changeWorks } from "./works.ts";

type Orders = Death & { databaseUrl: string; dataDir: string };

const orders = JSON.parse(process.argv[2] ?? "") as Orders;

/** Counts the statements of each run of it, and dies before the one that the test chose. */
function mortal<T>(work: () => T): T {
  let statements = 0;
  return watching(() => {
    if (statements++ === orders.statement) process.kill(process.pid, "SIGKILL");
    return Promise.resolve();
  }, work);
}

const { deps } = await openGame({
  config: testSettings(orders.dataDir),
  log: pino({ level: "silent" }),
  url: orders.databaseUrl,
  databaseKind: "server",
});
Object.assign(deps, noPictures(), { db: watchedDb(deps.db) });
// It does nothing else, so that it takes no work of other servers.
const works = changeWorks(deps, (what, work) =>
  what === orders.during ? (((...said) => mortal(() => work(...said))) as typeof work) : null,
);
// A server that does not die exits when all is done, so the test does not wait in vain.
deps.jobs.keepDoing("the look whether all is done", 20, async () => {
  if (await deps.db.maybe(orders.isDone, [orders.about])) process.exit(0);
});
Object.assign(deps, works);
await startWork(deps);
