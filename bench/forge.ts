/** How fast the forge draws and writes. */
import { availableParallelism } from "node:os";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { understand } from "#forge/understanding/understand.ts";
import { writeCard } from "#forge/words/write-card.ts";
import type { Creature } from "#game/cards/card.ts";
import { creatures } from "#game/cards/creatures.ts";
import { forgeArtist } from "#server/adapters/card-artist/embedded.ts";
import { forgeThreads } from "#server/adapters/forge/threads.ts";
import { PICTURE } from "#server/adapters/card-artist/encode.ts";
import type { Painting } from "#server/ports/card-artist.ts";
import { median, type Extent, type Section } from "./table.ts";

const extents = {
  whole: { pictures: 16, texts: 2000 },
  short: { pictures: 2, texts: 2 },
} satisfies Record<Extent, object>;

type DrawnCreature = { description: string; seed: number } & Pick<Creature, "rarity" | "element">;

const creature = (i: number) => {
  const found = creatures[i % creatures.length];
  if (!found) throw new Error("the game has no creatures");
  return found;
};

const wantedPictures = (howMany: number): DrawnCreature[] =>
  Array.from({ length: howMany }, (_, i) => {
    const { looks, rarity, element } = creature(i);
    return { description: looks, seed: i, rarity, element };
  });

export const forge: Section = {
  name: "forge",
  async measure(extent) {
    const { pictures, texts } = extents[extent];
    const wanted = wantedPictures(pictures);
    const drawnPerSecond = drawAll(wanted);
    const { paintings, perSecond } = await paintAll(wanted);
    const kilobytes = (size: (painting: Painting) => number) => median(paintings.map(size)) / 1024;
    return [
      {
        title: "The forge",
        note: `${pictures} creatures of the catalogue, ${PICTURE.width} × ${PICTURE.height} pixels.`,
        head: ["what", "measured", "unit"],
        rows: [
          ["pictures, one thread", drawnPerSecond, "1/s"],
          [`pictures, the server's workers (${availableParallelism()} cores)`, perSecond, "1/s"],
          ["a picture (WebP)", kilobytes(({ picture }) => picture.length), "KB"],
          ["a thumb (WebP)", kilobytes(({ thumb }) => thumb.length), "KB"],
          ["card texts, one thread", writeAll(texts), "1/s"],
          ["a description understood", { value: understandAll(wanted, texts), under: 5 }, "ms"],
        ],
      },
    ];
  },
};

/** Drawing alone, without turning the pixels into a file. */
function drawAll(wanted: readonly DrawnCreature[]): number {
  const core = readWasmCore();
  const draw = ({ description, ...rest }: DrawnCreature) =>
    drawCreature(readDescription(description, rest), { ...PICTURE, core });
  for (const each of wanted.slice(0, 2)) draw(each);
  const start = performance.now();
  for (const each of wanted) draw(each);
  return (wanted.length / (performance.now() - start)) * 1000;
}

/** Without the tagger's and the table's loading, which happen once. */
function understandAll(wanted: readonly DrawnCreature[], texts: number): number {
  for (const { description } of wanted) understand(description);
  const start = performance.now();
  for (let i = 0; i < texts; i++) understand(creature(i).looks);
  return (performance.now() - start) / texts;
}

/** As the server does it: drawn in its workers, encoded as WebP in two sizes. */
async function paintAll(
  wanted: readonly DrawnCreature[],
): Promise<{ paintings: Painting[]; perSecond: number }> {
  const threads = forgeThreads();
  const artist = forgeArtist(threads);
  const paint = ({ description, seed, rarity, element }: DrawnCreature) =>
    artist.paint({ description, seed, rarity, words: { ...wordsOf(description), element } });
  await Promise.all(wanted.slice(0, availableParallelism()).map(paint));
  const start = performance.now();
  const paintings = await Promise.all(wanted.map(paint));
  const perSecond = (wanted.length / (performance.now() - start)) * 1000;
  await threads.close();
  return { paintings, perSecond };
}

const wordsOf = (description: string) => {
  const genome = readDescription(description, { seed: 1, rarity: "rare" });
  return writeCard(genome, { attempt: 1 });
};

/** From a player's sentence to name, abilities and lore. */
function write(i: number) {
  const { looks, rarity } = creature(i);
  return writeCard(readDescription(looks, { seed: i, rarity }), { attempt: 1 });
}

function writeAll(texts: number): number {
  for (let i = 0; i < texts; i++) write(i);
  const start = performance.now();
  for (let i = 0; i < texts; i++) write(i);
  return (texts / (performance.now() - start)) * 1000;
}
