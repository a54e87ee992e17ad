/**
 * Master keys that lie on this machine: that of the settings, else one of the game's own, which is
 * made once and lies beside the database. A thief of the database alone can open nothing.
 */
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { makeKeyFile, readKeyFile, replaceKeyFile } from "#server/adapters/key-file.ts";
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

const masterKey = (key: Buffer): MasterKey => {
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
    return [walletMasterKey, walletMasterKeyFormer]
      .filter((hex) => hex !== "")
      .map((hex) => masterKey(Buffer.from(hex, "hex")));
  }
  const file = join(dataDir, CURRENT);
  const own = await readKeys(file);
  if (own.length === 0) await makeKeyFile(file);
  const [key] = own.length === 0 ? await readKeys(file) : own;
  return [key!, ...(await readKeys(join(dataDir, FORMER)))];
}

const readKeys = async (file: string): Promise<MasterKey[]> =>
  (await readKeyFile(file, "all wallets")).map(masterKey);

/** Another key of the game's own; the one of now is kept, until everything is wrapped anew. */
export async function renewMasterKey(settings: MasterKeySettings): Promise<void> {
  const { dataDir } = settings;
  const keys = (await masterKeys(settings)).map(({ key }) => key);
  await replaceKeyFile(join(dataDir, FORMER), keys);
  await replaceKeyFile(join(dataDir, CURRENT), [randomBytes(SEALING_KEY_BYTES)]);
}
