import sharp from "sharp";
import type { ForgeThreads } from "#server/adapters/forge/threads.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import { encodePainting, PICTURE } from "./encode.ts";
import { finishOf } from "./finish.ts";

/** In pixels. */
export type DrawnSize = { width: number; height: number };

/** Draws with the forge, offline. What is drawn smaller than a picture is enlarged to one. */
export const forgeArtist = (
  threads: Pick<ForgeThreads, "draw">,
  size: DrawnSize = PICTURE,
): CardArtist => ({
  name: "forge",
  async paint({ description, rarity, seed, quality, isPosed = false, words: { element } }) {
    const { style, detail } = finishOf(quality);
    const drawn = {
      width: Math.round(size.width * detail),
      height: Math.round(size.height * detail),
    };
    const pixels = await threads.draw({
      description,
      rarity,
      seed,
      element,
      style,
      isPosed,
      ...drawn,
    });
    return encodePainting(sharp(pixels, { raw: { ...drawn, channels: 3 } }));
  },
});
