/** How long players wait after `npm start`. */
import { spawn, type ChildProcess } from "node:child_process";
import { delimiter } from "node:path";
import { home } from "#tools/set-up.mjs";
import {
  ended,
  ensureWebIsBuilt,
  forgetDataDir,
  freePort,
  gameEnvironment,
  newDataDir,
  untilReady,
} from "./processes.ts";
import { median, type Section } from "./table.ts";

const TIMES = 5;
const AIM_MS = 1500;

export const start: Section = {
  name: "start",
  async measure() {
    const firstMs: number[] = [];
    const againMs: number[] = [];
    const afterKillMs: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const dataDir = newDataDir();
      firstMs.push(await timeStart(dataDir, "SIGTERM"));
      againMs.push(await timeStart(dataDir, "SIGKILL"));
      afterKillMs.push(await timeStart(dataDir, "SIGTERM"));
      forgetDataDir(dataDir);
    }
    return [
      {
        title: "From npm start to the first answer",
        note: `Until /api/ready says yes, with the web client built; ${TIMES} times each.`,
        head: ["start", "median", "slowest", "unit", "aim"],
        rows: [
          row("the first, in an empty folder", firstMs, ""),
          row("every other", againMs, `under ${AIM_MS}`),
          row("after kill -9", afterKillMs, ""),
        ],
      },
    ];
  },
};

const row = (what: string, ms: readonly number[], aim: string) => [
  what,
  Math.round(median(ms)),
  Math.round(Math.max(...ms)),
  "ms",
  aim,
];

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
