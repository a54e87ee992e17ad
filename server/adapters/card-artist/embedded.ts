import sharp from "sharp";
import type { ForgeThreads } from "#server/adapters/forge/threads.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import { encodePainting, PICTURE } from "./encode.ts";

/** Draws with the forge, offline. */
export const forgeArtist = (threads: Pick<ForgeThreads, "draw">): CardArtist => ({
  name: "forge",
  async paint({ description, rarity, seed, words: { element } }) {
    const pixels = await threads.draw({ description, rarity, seed, element, ...PICTURE });
    return encodePainting(sharp(pixels, { raw: { ...PICTURE, channels: 3 } }));
  },
});
