import sharp from "sharp";
import { expect, test } from "vitest";
import type { CardArtist, PaintRequest } from "#server/ports/card-artist.ts";

export const emberKoi: PaintRequest = {
  description: "a koi made of embers that swims through evening air",
  rarity: "rare",
  seed: 7,
  words: {
    name: "Emberkoi",
    japaneseName: "エンバーコイ",
    element: "fire",
    abilities: ["Cinder Leap", "Scale Ward"],
    specialAbility: "Solar Cascade",
    description: "A koi of living embers that swims through hot air.",
    backstory: "A lantern fell into the temple pond, and something in it woke up.",
    looks: "a koi of glowing embers",
  },
};

/** What every artist does. */
export function artistConformance(openArtist: () => CardArtist): void {
  test("paints a picture of 500 × 700 and a small one, both WebP", async () => {
    const artist = openArtist();

    const { picture, thumb } = await artist.paint(emberKoi);

    expect(artist.name).toMatch(/^[a-z]/);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: "webp",
      width: 500,
      height: 700,
    });
    expect(await sharp(thumb).metadata()).toMatchObject({
      format: "webp",
      width: 250,
      height: 350,
    });
    expect(thumb.length).toBeLessThan(picture.length);
  });
}
