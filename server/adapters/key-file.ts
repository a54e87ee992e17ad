/** Files with keys that lie beside the database, a key in each line. Only their owner may read them. */
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "#server/adapters/storage/folder.ts";
import { SEALING_KEY_BYTES } from "#server/lib/sealing.ts";

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** None when there is no such file. `opens` says what a reader of it could open. */
export async function readKeyFile(file: string, opens: string): Promise<Buffer[]> {
  try {
    const { mode } = await stat(file);
    if (process.platform !== "win32" && (mode & 0o077) !== 0) {
      throw new Error(`Others can read ${file}, which opens ${opens}: chmod 600 "${file}"`);
    }
    const keys = (await readFile(file, "utf8")).trim().split("\n");
    return keys.map((hex) => Buffer.from(hex, "hex"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

/**
 * These keys and no others. Its name lasts, too, whenever the power fails: what a key has sealed may lie on
 * a disk of another machine.
 */
export async function replaceKeyFile(file: string, keys: readonly Buffer[]): Promise<void> {
  await rename(await writeUnfinished(file, keys), file);
  await syncFolder(dirname(file));
}

/** Returns the file beside it, which is to be renamed or linked when it is whole. */
async function writeUnfinished(file: string, keys: readonly Buffer[]): Promise<string> {
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const text = keys.map((key) => `${key.toString("hex")}\n`).join("");
  await writeFile(unfinished, text, { flag: "wx", mode: 0o600, flush: true });
  return unfinished;
}

/** Processes that start at once: the first one's key counts, and no process reads half a file. */
export async function makeKeyFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = await writeUnfinished(file, [randomBytes(SEALING_KEY_BYTES)]);
  try {
    await link(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(unfinished);
  }
  await syncFolder(dirname(file));
}
