import { join } from "node:path";
import { SEALING_KEY_BYTES, type SealingKeys } from "#server/lib/sealing.ts";
import { makeKeyFile, readKeyFile } from "./key-file.ts";

/**
 * The key of the settings; else one of the game's own, which is made once and lies beside the
 * database: a thief of the database alone, or of a dump of it, can open nothing.
 */
export async function sealingKey(setting: string, dataDir: string): Promise<Buffer> {
  if (setting !== "") return Buffer.from(setting, "hex");
  const file = join(dataDir, "sealing.key");
  const read = () => readKeyFile(file, "what is sealed");
  const [own] = await read();
  if (!own) await makeKeyFile(file);
  const key = own ?? (await read())[0];
  if (key?.length !== SEALING_KEY_BYTES) throw new Error(`${file} is not a key of this game.`);
  return key;
}

type Settings = { sealingKey: string; sealingKeyFormer: string; dataDir: string };

/** With the one before or, while servers are changed one after the other, the next one. */
export const sealingKeys = async (settings: Settings): Promise<SealingKeys> => ({
  key: await sealingKey(settings.sealingKey, settings.dataDir),
  former: settings.sealingKeyFormer === "" ? null : Buffer.from(settings.sealingKeyFormer, "hex"),
});
