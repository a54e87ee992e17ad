/** The game's own network as a process of its own, as `npm run chain` starts it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const home = join(import.meta.dirname, "../..");

export async function startChainProcess(databaseUrl: string, port = 0) {
  const child = spawn(process.execPath, ["server/chain-cli.ts", String(port)], {
    cwd: home,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const said = once(lines, "line").then(([line]) => String(line));
  const failed = ended.then(() => {
    throw new Error("the network has ended before it began");
  });
  const url = /http:\S+/.exec(await Promise.race([said, failed]))?.[0] ?? "";
  return {
    url,
    /** At once, as a power cut would. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
