/** A process of a cluster, which is started again when it ends, as systemd does. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { home } from "#tools/set-up.mjs";
import { descendants, kill } from "#bench/process-table.ts";

/** So long an ended program stays down. */
const RESTART_MS = 500;

export type Command = {
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** The name of whose process it is; undefined for one's own. */
  user?: string | undefined;
};

export type Part = {
  name: string;
  /** Null while it is down. */
  pid(): number | null;
  /** To the process and all that it started. */
  signal(name: NodeJS.Signals): void;
  /** Ends it now, and keeps it down until `start`. */
  stop(how?: NodeJS.Signals): Promise<void>;
  start(): void;
};

/** `log` hears all that it says. */
export function startPart(
  name: string,
  { file, args, env, user }: Command,
  log: (text: string) => void,
): Part {
  let child: ChildProcess | null = null;
  let isWanted = true;
  const launch = () => {
    // It ends with the program that started it.
    const own = [
      "--pdeathsig",
      "TERM",
      ...(user ? ["--reuid", user, "--regid", user, "--clear-groups"] : []),
    ];
    const started = spawn("setpriv", [...own, file, ...args], {
      env,
      cwd: home,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    for (const output of [started.stdout, started.stderr]) {
      output.on("data", (text: Buffer) => log(`${name}: ${text.toString().trimEnd()}\n`));
    }
    started.once("exit", () => void goOn());
  };
  const goOn = async () => {
    child = null;
    await sleep(RESTART_MS);
    if (isWanted && child === null) launch();
  };
  const signal = (how: NodeJS.Signals) => {
    if (child?.pid === undefined) return;
    for (const pid of [...descendants(child.pid), child.pid]) kill(pid, how);
  };
  launch();
  return {
    name,
    pid: () => child?.pid ?? null,
    signal,
    async stop(how = "SIGTERM") {
      isWanted = false;
      if (child === null) return;
      const ended = once(child, "exit");
      if (how === "SIGKILL") signal(how);
      else child.kill(how);
      await ended;
    },
    start() {
      isWanted = true;
      if (child === null) launch();
    },
  };
}
