/** What players notice of an update of all servers, and of a primary that is lost. */
import { setTimeout as sleep } from "node:timers/promises";
import { median, type Table } from "#bench/table.ts";
import { killMachine, killPrimary, restartAll } from "./killed-cluster.ts";
import type { Cluster } from "./cluster.ts";

const CALLERS = 16;
/** The browser's: web/lib/again.ts. */
const ASK_AGAIN_MS = 250;
const cannotNow = new Set([0, 502, 503, 504]);

type Answered = { waits: number[]; retries: number[]; wrong: string[] };

/** Callers who ask for the missions and the market until `isOver`. */
async function callAll(url: string, isOver: (answers: number) => boolean): Promise<Answered> {
  const answered: Answered = { waits: [], retries: [], wrong: [] };
  const paths = ["/api/market/listings", "/api/ready", "/api/cards/catalog", "/"];
  const call = async (path: string) => {
    const began = performance.now();
    for (let retries = 0; ; retries++) {
      const status = await statusOf(url + path);
      if (!cannotNow.has(status)) {
        if (status >= 500) answered.wrong.push(`${path}: ${status}`);
        answered.waits.push(performance.now() - began);
        return void answered.retries.push(retries);
      }
      await sleep(ASK_AGAIN_MS);
    }
  };
  const lane = async (n: number) => {
    for (let i = n; !isOver(answered.waits.length); i++) await call(paths[i % paths.length] ?? "");
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, n) => lane(n)));
  return answered;
}

const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

export type Restarted = { requests: number; failed: number; longestMs: number };

/** At least so many requests, until all servers have started anew. */
export async function restartUnderLoad(cluster: Cluster, requests: number): Promise<Restarted> {
  let isDone = false;
  const restarting = restartAll(cluster).then(() => (isDone = true));
  const { waits, retries, wrong } = await callAll(
    cluster.url,
    (answers) => isDone && answers >= requests,
  );
  await restarting;
  return {
    requests: waits.length,
    failed: retries.filter((each) => each > 0).length + wrong.length,
    longestMs: Math.max(...waits),
  };
}

export type FailedOver = { what: string; longestMs: number; retries: number; wrong: string[] };

/** Loses the primary while it is called, and waits until its other one stands by again. */
export async function failOver(cluster: Cluster, isMachine: boolean): Promise<FailedOver> {
  let isDone = false;
  const former = await cluster.primary();
  const losing = (async () => {
    await sleep(500);
    await (isMachine ? killMachine : killPrimary)(cluster);
    for (;;) {
      const now = await cluster.primary();
      if (now !== undefined && now !== former) break;
      await sleep(50);
    }
    await sleep(2_000);
    isDone = true;
  })();
  const { waits, retries, wrong } = await callAll(cluster.url, () => isDone);
  await losing;
  for (const node of cluster.nodes) node.start();
  await cluster.untilWhole();
  return {
    what: isMachine ? "the machine of the primary" : "the primary",
    longestMs: Math.max(...waits),
    retries: Math.max(...retries),
    wrong,
  };
}

export function tableOf(restarted: Restarted, failovers: readonly FailedOver[]): Table {
  const kinds = [...Map.groupBy(failovers, ({ what }) => what)];
  return {
    title: "A cluster of three servers and two PostgreSQL",
    note: `${CALLERS} callers, who ask again as the browser does, after ${ASK_AGAIN_MS} ms. Longest waits in ms.`,
    head: ["what happened", "times", "median of longest waits", "longest wait", "retries at most"],
    rows: [
      [
        `all servers started anew, ${restarted.requests} requests, ${restarted.failed} failed`,
        1,
        Math.round(restarted.longestMs),
        Math.round(restarted.longestMs),
        restarted.failed,
      ],
      ...kinds.map(([what, each]) => [
        `${what} was killed`,
        each.length,
        Math.round(median(each.map(({ longestMs }) => longestMs))),
        Math.round(Math.max(...each.map(({ longestMs }) => longestMs))),
        Math.max(...each.map(({ retries }) => retries)),
      ]),
    ],
  };
}
