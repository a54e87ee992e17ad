/**
 * `npm run kills -- 100`: plays a game of its own and kills it so many times, the server, one of the
 * database's processes, the whole database, or both at once, and says how it came back and whether
 * anything that was answered is lost.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { diceFrom } from "#game/lib/dice.ts";
import { descendants } from "#bench/process-table.ts";
import { forgetDataDir, gameEnvironment, newDataDir, untilReady } from "#bench/processes.ts";
import { inText, median } from "#bench/table.ts";
import { holderOf } from "#server/adapters/database/lock-file.ts";
import { stopProcess } from "#tools/stop-process.mjs";
import { home, run, serverArguments } from "#tools/set-up.mjs";
import { countBroken, openCrowd } from "./crowd.ts";
import type { StubbornPlayer } from "./stubborn-player.ts";
import { freePort } from "#tools/free-port.mjs";

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const AIM_MS = 5_000;

const times = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 1);
const dice = diceFrom(seed);
const dataDir = newDataDir();
const port = await freePort();
const url = `http://localhost:${port}`;
const environment = { ...gameEnvironment({ dataDir, port }), LOG_LEVEL: "fatal" };

const start = () =>
  spawn(process.execPath, serverArguments, { cwd: home, env: environment, stdio: "inherit" });

let server: ChildProcess = start();
const databasePid = () => holderOf(join(dataDir, "postgres/data"))?.pid ?? 0;

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It was gone already.
  }
}

async function endServer(signal: "SIGKILL" | "SIGTERM") {
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

const killChild = () => kill(dice.pick([...descendants(databasePid()), 0]) || databasePid());

const killings: Record<string, () => Promise<void> | void> = {
  "the server": () => endServer("SIGKILL"),
  "a process of the database": killChild,
  "the whole database": () => kill(databasePid()),
  "a process of the database, then the server": async () => {
    killChild();
    await sleep(dice.int(10, 80));
    await endServer("SIGKILL");
  },
};

const isOver = () => server.exitCode !== null || server.signalCode !== null;

/** Until it answers again, started anew where it has ended. */
async function comeBack(): Promise<number> {
  const began = performance.now();
  if (isOver()) server = start();
  await untilReady(url);
  return performance.now() - began;
}

await untilReady(url);
const crowd = await openCrowd(url);
const kinds = Object.keys(killings);
/** Every so often it is only asked to stop, to compare with. */
const names = [...kinds, ...kinds, "nothing: it was asked to stop"];
const backMs = new Map(names.map((name) => [name, [] as number[]]));
for (let round = 0, killed = 0; killed < times; round++) {
  await sleep(dice.int(50, 2_000));
  const name = names[round % names.length] ?? "";
  await (killings[name] ?? (() => endServer("SIGTERM")))();
  const tookMs = await comeBack();
  backMs.get(name)?.push(tookMs);
  if (name in killings) killed++;
  console.log(`${killed} ${name}: back after ${Math.round(tookMs)} ms`);
}
await sleep(3_000);
if (isOver()) await comeBack();
await crowd.stop();
const broken = await countBroken(crowd.promised);
const forgotten = sum(await Promise.all(crowd.players.map((player) => player.countForgotten())));
const audit = await run("node", ["server/audit-cli.ts"], { env: environment });
stopProcess(server);
if (!isOver()) await once(server, "exit");
forgetDataDir(dataDir);

const rows = [...backMs].map(([name, ms]) => [
  name,
  ms.length,
  Math.round(median(ms)),
  Math.round(Math.max(...ms)),
  `under ${AIM_MS}`,
]);
console.log(
  inText({
    title: `${times} kills under load, seed ${seed}`,
    note: "Until /api/ready says yes again.",
    head: ["what was killed", "times", "median ms", "slowest ms", "aim"],
    rows,
  }),
);
const count = (what: keyof StubbornPlayer["counts"]) =>
  sum(crowd.players.map(({ counts }) => counts[what]));
const bugs = count("bugs");
const deeds = sum(crowd.players.map(({ answered }) => answered.length));
console.log(`
${count("calls")} calls, ${count("repeated")} repeated, ${count("refused")} refused, ${bugs} bugs.
${deeds} changes were answered, ${forgotten} of them are forgotten.
${crowd.promised.length} cards were promised, ${broken} never came.
${audit === 0 ? "Every rule of the audit holds." : "The audit found something."}`);
process.exit(forgotten + broken + audit + bugs === 0 ? 0 : 1);
