import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Genome } from "#forge/genome.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { drawCreature } from "./draw.ts";

const size = { width: 200, height: 280 };
const core = readWasmCore();

function genomeOf(description: string, rarity: Rarity, seed = 1): Genome {
  return readDescription(description, { seed, rarity });
}

const hashOf = (pixels: Uint8ClampedArray) =>
  createHash("sha256").update(pixels).digest("hex").slice(0, 16);

const drawnHash = (genome: Genome) => hashOf(drawCreature(genome, { ...size, core }).pixels);

test("the same genome gives the same bytes, on every machine and in every version", () => {
  const sentences: [string, Rarity][] = [
    ["a tiny fox that carries a lantern", "common"],
    ["a mighty storm dragon with golden horns", "legendary"],
    ["a wise snow owl with a crown", "rare"],
    ["a calm koi in coral light", "epic"],
    ["a round hoarfrost hamster with a scarf", "common"],
    ["an ancient crystal golem", "epic"],
    ["a lonely ghost in the mist", "rare"],
    ["an old volcano turtle", "mythical"],
  ];

  const hashes = sentences.map(([sentence, rarity]) => drawnHash(genomeOf(sentence, rarity)));

  // A changed hash is a changed picture: look at workshop/forge-sheet.ts before accepting it.
  expect(hashes).toMatchInlineSnapshot(`
    [
      "dd7c22711eccd92d",
      "6f152622d90de052",
      "8602e04b60ab2116",
      "2b839721c6c0e8c6",
      "20f7f9c37a1e812c",
      "cb6629afda9c7e23",
      "cc17f249ff110886",
      "014cf3ab0c0d35cc",
    ]
  `);
});

test("another seed, rarity or style gives another picture", () => {
  const genome = genomeOf("a jade serpent", "common", 1);

  const hashes = [
    drawnHash(genome),
    drawnHash(genomeOf("a jade serpent", "common", 2)),
    drawnHash({ ...genome, rarity: "mythical" }),
    drawnHash({ ...genome, style: "manga" }),
    drawnHash({ ...genome, style: "ink" }),
  ];

  expect(new Set(hashes).size).toBe(hashes.length);
});

test("a picture has the asked size, and the creature is in the middle of it", () => {
  const genome = genomeOf("a black panther", "common");

  const { pixels, width, height } = drawCreature(genome, { ...size, core, layout: "art" });

  expect([width, height, pixels.length]).toEqual([200, 280, 200 * 280 * 3]);
  const brightnessAt = (x: number, y: number) => pixels[(y * width + x) * 3 + 1]!;
  expect(brightnessAt(100, 150)).not.toBe(brightnessAt(5, 5));
});
