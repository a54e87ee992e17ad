import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SEALING_KEY_BYTES } from "#server/lib/sealing.ts";

const isExisting = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST";

/**
 * The key of the settings; else one of the game's own, which is made once and lies beside the
 * database: a thief of the database alone, or of a dump of it, can open nothing.
 */
export async function sealingKey(setting: string, dataDir: string): Promise<Buffer> {
  if (setting !== "") return Buffer.from(setting, "hex");
  const file = join(dataDir, "sealing.key");
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(SEALING_KEY_BYTES).toString("hex");
  // Processes that start at once: the first one's counts.
  await writeFile(file, fresh, { flag: "wx", mode: 0o600, flush: true }).catch((error: unknown) => {
    if (!isExisting(error)) throw error;
  });
  return Buffer.from((await readFile(file, "utf8")).trim(), "hex");
}
