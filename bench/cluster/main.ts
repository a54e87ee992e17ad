/**
 * `npm run cluster`: the game with three servers and two PostgreSQL, until Ctrl-C.
 * `npm run cluster -- trial 10000 20`: so many requests while all servers start anew, and so often a
 * primary is lost.
 * `npm run cluster -- restore`: whether a moment before an accident is restored from the copies alone.
 */
import { once } from "node:events";
import { inText } from "#bench/table.ts";
import { giveUp, say } from "#tools/set-up.mjs";
import { startCluster } from "./cluster.ts";
import { missingPrograms } from "./programs.ts";
import { tryRestore } from "./restore.ts";
import { failOver, restartUnderLoad, tableOf, type FailedOver } from "./trial.ts";

const missing = missingPrograms();
if (missing.length > 0) {
  giveUp(
    `Not installed: ${missing.join(", ")}. On Debian: apt-get install etcd-server haproxy patroni pgbouncer postgresql`,
  );
}

const [mode, requests = "10000", failovers = "20"] = process.argv.slice(2);
const log = (text: string) => void (process.env["CLUSTER_LOG"] && console.error(text));
say("Starting a cluster ...");
if (mode === "restore") {
  const { players, copyMs, restoreMs } = await tryRestore(log);
  say(`Copied in ${Math.round(copyMs)} ms, restored and started in ${Math.round(restoreMs)} ms.`);
  say(`All ${players} players of the moment are there, and the audit found nothing.`);
  process.exit(0);
}
const cluster = await startCluster({ log });
try {
  if (mode === "trial") await tryOut(Number(requests), Number(failovers));
  else {
    say(`The game is ready at ${cluster.url}; Ctrl-C stops it.`);
    await once(process, "SIGINT");
  }
} finally {
  await cluster.stop();
}

async function tryOut(atLeast: number, times: number): Promise<void> {
  const restarted = await restartUnderLoad(cluster, atLeast);
  say(`${restarted.requests} requests while all servers started anew: ${restarted.failed} failed.`);
  const all: FailedOver[] = [];
  for (let i = 0; i < times; i++) {
    const each = await failOver(cluster, i % 2 === 1);
    say(`${each.what} was killed: ${Math.round(each.longestMs)} ms, ${each.retries} retries.`);
    all.push(each);
  }
  console.log(inText(tableOf(restarted, all)));
}
