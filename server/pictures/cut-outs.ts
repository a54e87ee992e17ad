/**
 * The creature of a card alone, for the stage of a battle. It is drawn when it is first asked for, also
 * of cards that are older than cut-outs, and kept under a key of everything that it is drawn from.
 */
import { createHash } from "node:crypto";
import { drawnFrom } from "#server/creation/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { DrawnFrom } from "#server/ports/cut-out-artist.ts";
import { drawnOnce } from "./drawn-once.ts";

/** Kept where there is none, so that this is found out once. */
const NONE = new Uint8Array();

/** By the hash of a card's picture; null where that is not as the forge draws. */
export function cutOuts(deps: Deps) {
  const drawn = drawnOnce(deps);
  return async (hash: string, address: string): Promise<Uint8Array | null> => {
    if (!isHash(hash)) return null;
    const from = await find(deps, hash);
    const picture = from && (await deps.pictures.get(hash));
    if (!picture) return null;
    const draw = async () => (await deps.cutOutArtist.cutOut({ ...from, picture })) ?? NONE;
    const bytes = await drawn({ key: keyOf(deps, hash, from), draw }, address);
    return bytes.length === 0 ? null : bytes;
  };
}

/**
 * Called before the words and pictures of a card are deleted, because the keys are made from these.
 */
export async function forgetCutOutsOf(deps: Deps, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    const from = await find(deps, hash);
    if (from) await deps.drawings.forget(keyOf(deps, hash, from));
  }
}

const isHash = (name: string) => /^[0-9a-f]{40}$/.test(name);

const find = ({ db, cutOutArtist }: Deps, picture: string) =>
  drawnFrom(db, { picture, by: cutOutArtist.of });

function keyOf({ cutOutArtist }: Deps, picture: string, from: DrawnFrom): string {
  const { description, rarity, seed, element, quality, isPosed } = from;
  const { version } = cutOutArtist;
  const whole = ["cut-out", version, picture, description, rarity, seed, element, quality];
  if (isPosed) whole.push("posed");
  return createHash("sha256").update(JSON.stringify(whole)).digest("hex").slice(0, 40);
}
