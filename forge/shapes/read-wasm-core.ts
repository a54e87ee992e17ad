/**
 * The marching core: march.as.ts, compiled to march.wasm. Each caller gets one of its own, with its
 * own memory.
 */
import { readFileSync } from "node:fs";
import {
  cornerLimit,
  laneCount,
  neighbourLimit,
  numbersPerCorner,
  parametersPerPrimitive,
  primitiveLimit,
  type MarchCore,
  type Solid,
} from "./core.ts";

type MarchExports = Omit<
  MarchCore,
  "answers" | "neighbourIds" | "neighbourWeights" | "lanes" | "found" | "bind"
> & {
  memory: WebAssembly.Memory;
  bind(count: number): void;
  parametersAt(): number;
  kindsAt(): number;
  blendsAt(): number;
  spheresAt(): number;
  cornersAt(): number;
  answersAt(): number;
  lanesAt(): number;
  foundAt(): number;
};

export function readWasmCore(): MarchCore {
  const bytes = readFileSync(new URL("./march.wasm", import.meta.url));
  const module = new WebAssembly.Module(bytes);
  const exports = new WebAssembly.Instance(module).exports as unknown as MarchExports;
  const { buffer } = exports.memory;
  const floats = (at: number, count: number) => new Float32Array(buffer, at, count);
  const parameters = floats(exports.parametersAt(), primitiveLimit * parametersPerPrimitive);
  const kinds = new Int32Array(buffer, exports.kindsAt(), primitiveLimit);
  const blends = floats(exports.blendsAt(), primitiveLimit);
  const spheres = floats(exports.spheresAt(), primitiveLimit * 4);
  const corners = floats(exports.cornersAt(), cornerLimit * numbersPerCorner);
  const answersAt = exports.answersAt();
  const foundAt = exports.foundAt();
  const foundIn = (i: number) => floats(foundAt + i * laneCount * 4, laneCount);
  return {
    ...exports,
    answers: new Float64Array(buffer, answersAt, 16),
    neighbourIds: new Int32Array(buffer, answersAt + 128, neighbourLimit),
    neighbourWeights: new Float64Array(buffer, answersAt + 192, neighbourLimit),
    lanes: floats(exports.lanesAt(), 3 * laneCount),
    found: {
      hit: new Int32Array(buffer, foundAt, laneCount),
      distance: foundIn(1),
      line: foundIn(2),
      gap: foundIn(3),
      gapAt: foundIn(4),
    },
    bind(solid: Solid) {
      parameters.set(solid.parameters);
      kinds.set(solid.kinds);
      blends.set(solid.blends);
      spheres.set(solid.spheres);
      corners.set(solid.corners);
      exports.bind(solid.count);
    },
  };
}
