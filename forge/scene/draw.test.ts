import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Genome } from "#forge/genome.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { drawCreature } from "./draw.ts";
import { hashOf } from "./test-hash.ts";

const size = { width: 200, height: 280 };
const core = readWasmCore();

function genomeOf(description: string, rarity: Rarity, seed = 1): Genome {
  return readDescription(description, { seed, rarity });
}

const drawnHash = (genome: Genome) => hashOf(drawCreature(genome, { ...size, core }).pixels);

test("the same genome gives the same bytes in another thread and after other pictures", async () => {
  const sentences: [string, Rarity][] = [
    ["a tiny fox that carries a lantern", "common"],
    ["a mighty storm dragon with golden horns", "legendary"],
    ["an ancient crystal golem", "epic"],
    ["an old volcano turtle", "mythical"],
  ];
  const genomes = sentences.map(([sentence, rarity]) => genomeOf(sentence, rarity));

  const hashes = genomes.map(drawnHash);
  const elsewhere = await drawnElsewhere(genomes.toReversed());

  expect(elsewhere.toReversed()).toEqual(hashes);
  expect(new Set(hashes).size).toBe(hashes.length);
});

/** In a thread with a core of its own. */
async function drawnElsewhere(genomes: readonly Genome[]): Promise<string[]> {
  const script = new URL("./test-drawing.ts", import.meta.url);
  const worker = new Worker(script, { workerData: { genomes, size }, execArgv: [] });
  const [hashes] = (await once(worker, "message")) as [string[]];
  await worker.terminate();
  return hashes;
}

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
