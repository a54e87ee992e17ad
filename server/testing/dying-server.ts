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

let runs = 0;
let most = 0;

/** Counts the statements of each run of it, and dies before the one that the test chose. */
async function mortal<T>(work: () => T): Promise<Awaited<T>> {
  let statements = 0;
  runs++;
  try {
    return await watching(() => {
      if (statements++ === orders.statement) process.kill(process.pid, "SIGKILL");
      return Promise.resolve();
    }, work);
  } finally {
    most = Math.max(most, statements);
    runs--;
  }
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
// A server that does not die exits when all is done, so the test does not wait in vain. Work goes on after the
// statement that makes it done, and the chosen one may come then.
deps.jobs.keepDoing("the look whether all is done", 20, async () => {
  if (!(await deps.db.any(orders.isDone, [orders.about])) || runs > 0) return;
  const { during, statement } = orders;
  process.stderr.write(`${during} was done after ${most} statements, before number ${statement}\n`);
  process.exit(0);
});
Object.assign(deps, works);
await startWork(deps);
