/** Runs in a worker thread: drawing takes a second of computing and must not hold up players. */
import { move } from "piscina";
import type { Genome } from "#forge/genome.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";

export type DrawTask = { genome: Genome; width: number; height: number };

const core = readWasmCore();

/** Red, green and blue bytes; they are handed over, not copied. */
export const draw = ({ genome, width, height }: DrawTask) =>
  move(drawCreature(genome, { width, height, core }).pixels);
