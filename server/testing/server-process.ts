/** The game as a process of its own on a test's database, so that it can be killed. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { TEST_MASTER_KEY } from "./one-database.ts";

const home = join(import.meta.dirname, "../..");

/** As in tools/stop-process.mjs: rarely Node waits for ever while it exits. */
const STOP_MAX_MS = 12_000;

/** What the server says to the process that started it. */
type Ready = { url: string };

export type ServerProcess = { url: string; stop(): Promise<number>; kill(): Promise<void> };

export async function startServerProcess(settings: {
  databaseUrl: string;
  dataDir: string;
  more?: Record<string, string>;
}): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
    cwd: home,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://game.test",
      DATABASE_URL: settings.databaseUrl,
      DATA_DIR: settings.dataDir,
      WALLET_MASTER_KEY: TEST_MASTER_KEY,
      LOG_LEVEL: "warn",
      UNPROVEN_DAYS: "0",
      SIGN_UPS_PER_ADDRESS: "1000000",
      ...settings.more,
    },
    // By the channel it notices when the test is gone, and ends.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const [ready] = (await Promise.race([once(child, "message"), ended])) as [Ready | number | null];
  if (ready === null || typeof ready === "number")
    throw new Error(`the server ended with ${ready}`);
  const { url } = ready;
  return {
    url,
    /** Asks it to stop and waits until it has; says how long that took, in milliseconds. */
    async stop() {
      const askedAt = performance.now();
      child.kill("SIGTERM");
      const impatience = setTimeout(() => child.kill("SIGKILL"), STOP_MAX_MS);
      await ended;
      clearTimeout(impatience);
      return performance.now() - askedAt;
    },
    /** At once, as a power cut would: it can finish nothing. */
    async kill() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

/** What a start with settings that cannot be used says, and the code it ends with. */
export const refusedStart = (settings: Record<string, string>) =>
  runProgram(["server/main.ts"], settings);

/** What a program of the game says, and the code it ends with. */
export function runProgram(args: readonly string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: home,
    env,
    encoding: "utf8",
  });
  return { code: status, said: stdout + stderr };
}
