/** Has a server die in the midst of something. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Death = {
  /** The name of a job or loop, which is all that it does. */
  during: string;
  /** Before which statement of it, from 0. */
  statement: number;
  /** A question about `about` which has a row once the work is done. */
  isDone: string;
  about: string;
};

type ServerData = { databaseUrl: string; dataDir: string };

/** The signal that ended it; null when all was done before. */
export async function killedServer({ databaseUrl, dataDir }: ServerData, death: Death) {
  const script = join(import.meta.dirname, "dying-server.ts");
  const orders = JSON.stringify({ ...death, databaseUrl, dataDir });
  const child = spawn(process.execPath, [script, orders], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [, signal] = (await once(child, "exit")) as [number | null, string | null];
  return signal;
}
