import sharp from "sharp";
import type { CardArtist } from "#server/ports/card-artist.ts";

export const forgeArtist = (): CardArtist => ({
  name: "forge",
  async paint({ seed }) {
    const background = { r: seed % 200, g: (seed >> 8) % 200, b: (seed >> 16) % 200 };
    const picture = await sharp({ create: { width: 500, height: 700, channels: 3, background } })
      .webp()
      .toBuffer();
    return { picture, thumb: picture };
  },
});
