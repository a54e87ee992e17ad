/**
 * Master keys that lie on this machine: that of the settings, else one of the game's own, which is
 * made once and lies beside the database. A thief of the database alone can open nothing.
 */
import { createHash, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SEALING_KEY_BYTES, sealingWith } from "#server/lib/sealing.ts";
import type { KeyWrapper } from "#server/ports/key-wrapper.ts";

export type MasterKeySettings = {
  /** 64 hexadecimal digits; empty: the game's own. */
  walletMasterKey: string;
  /** The one before, as long as something is wrapped by it. */
  walletMasterKeyFormer: string;
  dataDir: string;
};

type MasterKey = { id: string; key: Buffer };

const CURRENT = "wallet.key";
/** Those before, a line each. They are needed until everything is wrapped by the current one. */
const FORMER = "wallet.key.former";

const masterKey = (hex: string): MasterKey => {
  const key = Buffer.from(hex, "hex");
  if (key.length !== SEALING_KEY_BYTES) throw new Error(`${CURRENT} is not a key of this game.`);
  const id = createHash("sha256").update("wallet master key").update(key).digest("hex");
  return { id: id.slice(0, 16), key };
};

/** Files are read at every use, so that all processes notice at once when the key is another one. */
export function localKeyWrapper(settings: MasterKeySettings): KeyWrapper {
  const current = async () => (await masterKeys(settings))[0]!;
  return {
    currentId: async () => (await current()).id,
    async wrap(key, about) {
      const { id, key: master } = await current();
      return { keyId: id, wrapped: sealingWith(master).seal(key.toString("hex"), about) };
    },
    async unwrap({ keyId, wrapped }, about) {
      const master = (await masterKeys(settings)).find(({ id }) => id === keyId);
      if (!master) throw new Error(`The master key ${keyId} of wallets is not here.`);
      return Buffer.from(sealingWith(master.key).open(wrapped, about), "hex");
    },
  };
}

/** The current one first. */
async function masterKeys({ walletMasterKey, walletMasterKeyFormer, dataDir }: MasterKeySettings) {
  if (walletMasterKey !== "") {
    return [walletMasterKey, walletMasterKeyFormer].filter((hex) => hex !== "").map(masterKey);
  }
  const file = join(dataDir, CURRENT);
  const own = await readKeys(file);
  if (own.length === 0) await makeFile(dataDir, file);
  const [key] = own.length === 0 ? await readKeys(file) : own;
  return [key!, ...(await readKeys(join(dataDir, FORMER)))];
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** None when there is no such file. */
async function readKeys(file: string): Promise<MasterKey[]> {
  try {
    const { mode } = await stat(file);
    if (process.platform !== "win32" && (mode & 0o077) !== 0) {
      throw new Error(`Others can read ${file}, which opens all wallets: chmod 600 "${file}"`);
    }
    return (await readFile(file, "utf8")).trim().split("\n").map(masterKey);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

async function writeKeys(file: string, keys: readonly Buffer[]): Promise<string> {
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const text = keys.map((key) => `${key.toString("hex")}\n`).join("");
  await writeFile(unfinished, text, { flag: "wx", mode: 0o600, flush: true });
  return unfinished;
}

/** Processes that start at once: the first one's file counts, and no process reads half a file. */
async function makeFile(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = await writeKeys(file, [randomBytes(SEALING_KEY_BYTES)]);
  try {
    await link(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(unfinished);
  }
}

/** Another key of the game's own; the one of now is kept, until everything is wrapped anew. */
export async function renewMasterKey(settings: MasterKeySettings): Promise<void> {
  const { dataDir } = settings;
  const keys = (await masterKeys(settings)).map(({ key }) => key);
  await rename(await writeKeys(join(dataDir, FORMER), keys), join(dataDir, FORMER));
  const fresh = await writeKeys(join(dataDir, CURRENT), [randomBytes(SEALING_KEY_BYTES)]);
  await rename(fresh, join(dataDir, CURRENT));
}
