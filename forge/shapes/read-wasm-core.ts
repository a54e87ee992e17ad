/**
 * The marching core: march.as.ts, compiled to march.wasm. Each caller gets one of its own, with its
 * own memory.
 */
import { readFileSync } from "node:fs";
import {
  checkSize,
  cornerLimit,
  neighbourLimit,
  numbersPerCorner,
  parametersPerPrimitive,
  primitiveLimit,
  type MarchCore,
  type Solid,
} from "./core.ts";

type MarchExports = Pick<
  MarchCore,
  "selectAll" | "select" | "distance" | "approach" | "trace" | "reach" | "nearest"
> & {
  memory: WebAssembly.Memory;
  bind(count: number): void;
  parametersAt(): number;
  kindsAt(): number;
  blendsAt(): number;
  spheresAt(): number;
  cornersAt(): number;
  answersAt(): number;
};

export function readWasmCore(): MarchCore {
  const bytes = readFileSync(new URL("./march.wasm", import.meta.url));
  const module = new WebAssembly.Module(bytes);
  const exports = new WebAssembly.Instance(module).exports as unknown as MarchExports;
  const { buffer } = exports.memory;
  const parameters = new Float64Array(
    buffer,
    exports.parametersAt(),
    primitiveLimit * parametersPerPrimitive,
  );
  const kinds = new Int32Array(buffer, exports.kindsAt(), primitiveLimit);
  const blends = new Float64Array(buffer, exports.blendsAt(), primitiveLimit);
  const spheres = new Float64Array(buffer, exports.spheresAt(), primitiveLimit * 4);
  const corners = new Float64Array(buffer, exports.cornersAt(), cornerLimit * numbersPerCorner);
  const answersAt = exports.answersAt();
  return {
    answers: new Float64Array(buffer, answersAt, 16),
    neighbourIds: new Int32Array(buffer, answersAt + 128, neighbourLimit),
    neighbourWeights: new Float64Array(buffer, answersAt + 192, neighbourLimit),
    bind(solid: Solid) {
      checkSize(solid);
      parameters.set(solid.parameters);
      kinds.set(solid.kinds);
      blends.set(solid.blends);
      spheres.set(solid.spheres);
      corners.set(solid.corners);
      exports.bind(solid.count);
    },
    selectAll: exports.selectAll,
    select: exports.select,
    distance: exports.distance,
    approach: exports.approach,
    trace: exports.trace,
    reach: exports.reach,
    nearest: exports.nearest,
  };
}
