/** The WebAssembly core for programs that can read files: servers, workers, tools and tests. */
import { readFileSync } from "node:fs";
import type { MarchCore } from "./core.ts";
import { wasmCore } from "./wasm-core.ts";

export const readWasmCore = (): MarchCore =>
  wasmCore(readFileSync(new URL("./march.wasm", import.meta.url)));
