/**
 * Draws sentences as cards are drawn, and prints a hash of each picture and the milliseconds of
 * processor time that it took: node workshop/forge/hash-pictures.ts [how many]
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";

const size = { width: 500, height: 700 };
const core = readWasmCore();
const file = new URL("sheet-sentences.txt", import.meta.url);
const sentences = readFileSync(file, "utf8").split("\n").filter(Boolean);

const pixelsOf = (sentence: string) => {
  const genome = readDescription(sentence, { seed: 1, rarity: "rare" });
  return drawCreature(genome, { ...size, core }).pixels;
};

function draw(sentence: string): number {
  const before = process.cpuUsage();
  const pixels = pixelsOf(sentence);
  const { user, system } = process.cpuUsage(before);
  const cost = Math.round((user + system) / 1000);
  const hash = createHash("sha256").update(pixels).digest("hex").slice(0, 16);
  process.stdout.write(`${hash}  ${cost}  ${sentence}\n`);
  return cost;
}

// Tables are read and code is compiled once for a server.
pixelsOf(sentences[0]!);
const costs = sentences
  .slice(0, Number(process.argv[2] ?? sentences.length))
  .map(draw)
  .toSorted((a, b) => a - b);
process.stderr.write(`median ${costs[Math.floor(costs.length / 2)]} ms, most ${costs.at(-1)} ms\n`);
