/** How fast the forge draws and writes. */
import { availableParallelism } from "node:os";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { understand } from "#forge/understanding/understand.ts";
import { writeCard } from "#forge/words/write-card.ts";
import { creatures } from "#game/cards/creatures.ts";
import { forgeArtist } from "#server/adapters/card-artist/embedded.ts";
import { forgeThreads } from "#server/adapters/forge/threads.ts";
import { PICTURE } from "#server/adapters/card-artist/encode.ts";
import type { Painting } from "#server/ports/card-artist.ts";
import { median, type Section } from "./table.ts";

const PICTURES = 16;
const TEXTS = 2000;

const creature = (i: number) => {
  const found = creatures[i % creatures.length];
  if (!found) throw new Error("the game has no creatures");
  return found;
};

const requests = Array.from({ length: PICTURES }, (_, i) => {
  const { looks, rarity, element } = creature(i);
  return { description: looks, seed: i, rarity, element };
});

export const forge: Section = {
  name: "forge",
  async measure() {
    const drawnPerSecond = drawAll();
    const { paintings, perSecond } = await paintAll();
    const kilobytes = (size: (painting: Painting) => number) => median(paintings.map(size)) / 1024;
    return [
      {
        title: "The forge",
        note: `${PICTURES} creatures of the catalogue, ${PICTURE.width} × ${PICTURE.height} pixels.`,
        head: ["what", "measured", "unit", "aim"],
        rows: [
          ["pictures, one thread", drawnPerSecond, "1/s", ""],
          [
            `pictures, the server's workers (${availableParallelism()} cores)`,
            perSecond,
            "1/s",
            "",
          ],
          ["a picture (WebP)", kilobytes(({ picture }) => picture.length), "KB", ""],
          ["a thumb (WebP)", kilobytes(({ thumb }) => thumb.length), "KB", ""],
          ["card texts, one thread", writeAll(), "1/s", ""],
          ["a description understood", understandAll(), "ms", "5"],
        ],
      },
    ];
  },
};

/** Drawing alone, without turning the pixels into a file. */
function drawAll(): number {
  const core = readWasmCore();
  const draw = ({ description, ...rest }: (typeof requests)[number]) =>
    drawCreature(readDescription(description, rest), { ...PICTURE, core });
  for (const request of requests.slice(0, 2)) draw(request);
  const start = performance.now();
  for (const request of requests) draw(request);
  return (PICTURES / (performance.now() - start)) * 1000;
}

/** Without the tagger's and the table's loading, which happen once. */
function understandAll(): number {
  for (const { description } of requests) understand(description);
  const start = performance.now();
  for (let i = 0; i < TEXTS; i++) understand(creature(i).looks);
  return (performance.now() - start) / TEXTS;
}

/** As the server does it: drawn in its workers, encoded as WebP in two sizes. */
async function paintAll(): Promise<{ paintings: Painting[]; perSecond: number }> {
  const threads = forgeThreads();
  const artist = forgeArtist(threads);
  const paint = ({ description, seed, rarity, element }: (typeof requests)[number]) =>
    artist.paint({ description, seed, rarity, words: { ...wordsOf(description), element } });
  await Promise.all(requests.slice(0, availableParallelism()).map(paint));
  const start = performance.now();
  const paintings = await Promise.all(requests.map(paint));
  const perSecond = (PICTURES / (performance.now() - start)) * 1000;
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

function writeAll(): number {
  for (let i = 0; i < TEXTS; i++) write(i);
  const start = performance.now();
  for (let i = 0; i < TEXTS; i++) write(i);
  return (TEXTS / (performance.now() - start)) * 1000;
}
