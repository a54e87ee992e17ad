/** How long players wait after `npm start`. */
import { spawn, type ChildProcess } from "node:child_process";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { holderOf } from "#server/adapters/database/lock-file.ts";
import { home } from "#tools/set-up.mjs";
import {
  ended,
  ensureWebIsBuilt,
  forgetDataDir,
  gameEnvironment,
  newDataDir,
  untilReady,
} from "./processes.ts";
import { median, type Extent, type Section } from "./table.ts";
import { measurePeersAtRest } from "./rivals/at-rest.ts";
import { freePort } from "#tools/free-port.mjs";

const times: Record<Extent, number> = { whole: 5, short: 1 };
const AIM_MS = 1500;

export const start: Section = {
  name: "start",
  async measure(extent) {
    const firstMs: number[] = [];
    const againMs: number[] = [];
    const afterKillMs: number[] = [];
    for (let time = 0; time < times[extent]; time++) {
      const dataDir = newDataDir();
      firstMs.push(await timeStart(dataDir, "SIGTERM"));
      againMs.push(await timeStart(dataDir, "SIGKILL"));
      afterKillMs.push(await timeStart(dataDir, "SIGTERM"));
      // npm ends before the game does.
      while (holderOf(join(dataDir, "postgres/data"))) await sleep(20);
      forgetDataDir(dataDir);
    }
    const peers = await measurePeersAtRest(extent, times[extent]);
    return [
      {
        title: "From npm start to the first answer",
        note:
          `Until /api/ready says yes, with the web client built; ${times[extent]} times each. The ` +
          "peers, without npm and without a database, until they listen.",
        head: ["start", "median, ms", "slowest, ms"],
        rows: [
          ["the first, in an empty folder", median(firstMs), Math.max(...firstMs)],
          ["every other", { value: median(againMs), under: AIM_MS }, Math.max(...againMs)],
          ["after kill -9", median(afterKillMs), Math.max(...afterKillMs)],
          ...peers.map(({ name, startsMs }) => [name, median(startsMs), Math.max(...startsMs)]),
        ],
      },
    ];
  },
};

/** A player's own Node runs npm, not the pinned one that runs this. */
function playersEnvironment(): NodeJS.ProcessEnv {
  const { PATH = "" } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.includes("node_modules"));
  const entries = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("npm_") && name !== "NODE_COMPILE_CACHE",
  );
  return { ...Object.fromEntries(entries), PATH: path.join(delimiter) };
}

async function timeStart(dataDir: string, end: "SIGTERM" | "SIGKILL"): Promise<number> {
  await ensureWebIsBuilt();
  const port = await freePort();
  const started = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: home,
    env: { ...gameEnvironment({ dataDir, port }), ...playersEnvironment() },
    stdio: "ignore",
    detached: true,
  });
  await untilReady(`http://localhost:${port}`);
  const tookMs = performance.now() - started;
  await ended(npm, () => signalAll(npm, end));
  return tookMs;
}

/** npm, the starter and the server are one group. */
const signalAll = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals) => process.kill(-pid, signal);
