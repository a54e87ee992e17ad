import { readFile } from "node:fs/promises";
import { seedFrom } from "#game/lib/dice.ts";
import type { Deps } from "#server/lib/deps.ts";
import { fallbackSvg } from "./fallback.ts";

export { forgetCutOutsOf } from "./cut-outs.ts";
export { drawnOnce, type ToDraw } from "./drawn-once.ts";

/** The pictures that the game ships with, as the browser gets them under /creatures/. */
const shipped = new URL("../../web/public/creatures/", import.meta.url);

/**
 * The bytes behind a card's picture address, in any format. Nothing is fetched from elsewhere: a
 * card whose picture is not here gets the same drawing that a browser falls back to.
 */
export async function pictureBytes(
  { pictures }: Pick<Deps, "pictures">,
  card: { name: string; imageUrl: string },
): Promise<Uint8Array> {
  const [, folder, name = ""] =
    /^\/(creatures|pictures)\/([\w-]+)\.webp$/.exec(card.imageUrl) ?? [];
  const found =
    folder === "creatures"
      ? await readFile(new URL(`${name}.webp`, shipped)).catch(() => null)
      : await pictures.get(name);
  return found ?? Buffer.from(fallbackSvg(String(seedFrom(card.name))));
}
