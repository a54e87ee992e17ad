import { readFile } from "node:fs/promises";
import sharp, { type Region } from "sharp";
import { afterAll, expect, test } from "vitest";
import type { CardToDraw } from "#server/ports/share-artist.ts";
import { shareArtist } from "./embedded.ts";

const artist = shareArtist();
afterAll(() => artist.close());

const creatures = new URL("../../../web/public/creatures/", import.meta.url);
const picture = await readFile(new URL("undowyrm.webp", creatures));

const undowyrm: CardToDraw = {
  card: {
    name: "Undowyrm",
    element: "water",
    rarity: "legendary",
    attack: 80,
    defense: 54,
    speed: 67,
    specialAbility: "Tide Crown",
    description: "Calls the tide, and the tide comes running.",
  },
  picture,
};

const draw = (card: Partial<CardToDraw["card"]>) =>
  artist.drawCard({ ...undowyrm, card: { ...undowyrm.card, ...card } });

/** What others are compared with. */
const [usual, unnamed] = await Promise.all([draw({}), draw({ name: "." })]);

/** How much light there is in one part of the picture. */
async function lightIn(jpeg: Uint8Array, part: Region): Promise<number> {
  const { channels } = await sharp(await sharp(jpeg).extract(part).toBuffer()).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

const NAME = { left: 540, top: 60, width: 600, height: 100 };

test("a card and the game are drawn as JPEG of 1200 × 630", async () => {
  const game = await artist.drawGame([undowyrm, undowyrm, undowyrm]);

  for (const jpeg of [usual, game]) {
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(300_000);
  }
});

test("the same card gives the same bytes, another name another picture", async () => {
  const [again, other] = await Promise.all([draw({}), draw({ name: "Undowyrn" })]);

  expect(Buffer.compare(usual, again)).toBe(0);
  expect(Buffer.compare(usual, other)).not.toBe(0);
});

test.for([
  ["accents", "Élodie Ǹimbus"],
  ["Cyrillic letters", "Жар-птица"],
  ["Vietnamese letters", "Rồng Lửa"],
  ["letters that we do not have", "龍"],
] as const)("a name with %s stands on the picture", async ([, name]) => {
  const drawn = await draw({ name });

  expect(await lightIn(drawn, NAME)).toBeGreaterThan((await lightIn(unnamed, NAME)) + 3);
});

test("the longest words stay on the picture", async () => {
  const longest = await draw({
    name: "Überglücksfeuerdrachenkind 12",
    specialAbility: "M".repeat(60),
    description: `${"W".repeat(90)} ${"and so on ".repeat(30)}`,
  });
  const margin = { left: 1150, top: 60, width: 50, height: 500 };

  const difference = (await lightIn(longest, margin)) - (await lightIn(usual, margin));
  expect(Math.abs(difference)).toBeLessThan(2);
});

test("a picture that is a drawing is drawn, too", async () => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="700"/>`);

  const jpeg = await artist.drawCard({ ...undowyrm, picture: svg });

  expect((await sharp(jpeg).metadata()).width).toBe(1200);
});

test("an NFT's picture is the card alone, as PNG with corners that one sees through", async () => {
  const png = await artist.drawToken(undowyrm);

  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 500, height: 700 });
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBeLessThan(255);
  expect(data[(350 * 500 + 250) * 4 + 3]).toBe(255);
});
