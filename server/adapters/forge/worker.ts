/**
 * Runs in a worker thread: drawing takes a second of computing and must not hold up players, and
 * the lexicon takes memory that is given back when nobody creates anything.
 */
import { move } from "piscina";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { writeCard } from "#forge/words/write-card.ts";
import type { PaintRequest } from "#server/ports/card-artist.ts";
import type { CardWords, WriteRequest } from "#server/ports/card-writer.ts";

export type DrawTask = Omit<PaintRequest, "words"> & {
  element: CardWords["element"];
  width: number;
  height: number;
};

const core = readWasmCore();

export function write({ description, rarity, seed, attempt }: WriteRequest): CardWords {
  const genome = readDescription(description, { seed, rarity });
  return { ...writeCard(genome, { attempt }), element: genome.element };
}

/** Red, green and blue bytes; they are handed over, not copied. */
export function draw({ description, rarity, seed, element, width, height }: DrawTask) {
  const genome = readDescription(description, { seed, rarity, element });
  return move(drawCreature(genome, { width, height, core }).pixels);
}
