/**
 * Runs in a worker thread: drawing takes a second of computing and must not hold up players, and
 * the lexicon takes memory that is given back when there is nothing to create.
 */
import { move } from "piscina";
import { heroic } from "#forge/scene/acting/heroic.ts";
import { drawCutOut } from "#forge/scene/cut-out.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { writeCard } from "#forge/words/write-card.ts";
import type { ArtStyle } from "#forge/genome.ts";
import type { PaintRequest } from "#server/ports/card-artist.ts";
import type { CardWords, WriteRequest } from "#server/ports/card-writer.ts";

export type DrawTask = Omit<PaintRequest, "words" | "quality"> & {
  element: CardWords["element"];
  style: ArtStyle;
  width: number;
  height: number;
};

export type CutOutTask = Omit<DrawTask, "width" | "height"> & { side: number };

const core = readWasmCore();

export function write(request: WriteRequest): CardWords {
  const { description, rarity, seed, attempt, element } = request;
  const genome = readDescription(description, { seed, rarity, ...(element && { element }) });
  return { ...writeCard(genome, { attempt }), element: genome.element };
}

/** The creature of a description as it is drawn. */
function toDraw({ description, isPosed = false, ...options }: Omit<DrawTask, "width" | "height">) {
  const genome = readDescription(description, options);
  return isPosed ? heroic(genome) : genome;
}

/** Red, green and blue bytes; they are handed over, not copied. */
export function draw({ width, height, ...task }: DrawTask) {
  const genome = toDraw(task);
  return move(drawCreature(genome, { width, height, core }).pixels);
}

export function cutOut({ side, ...task }: CutOutTask) {
  return drawCutOut(toDraw(task), { side, core });
}
