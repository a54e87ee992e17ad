/** A thread that draws genomes and answers with the hashes of their pictures. */
import { parentPort, workerData } from "node:worker_threads";
import type { Genome } from "#forge/genome.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { drawCreature } from "./draw.ts";
import { hashOf } from "./test-hash.ts";

type Order = { genomes: readonly Genome[]; size: { width: number; height: number } };

const { genomes, size } = workerData as Order;
const core = readWasmCore();
parentPort?.postMessage(
  genomes.map((genome) => hashOf(drawCreature(genome, { ...size, core }).pixels)),
);
