/**
 * Compiles the marching core to WebAssembly: node workshop/forge-wasm.ts
 * With --check it writes nothing and fails when the compiled core is not that of the source.
 */
import { writeFileSync } from "node:fs";
import { compileMarch, marchWasm, staleMarch } from "./forge/march-wasm.ts";

if (process.argv.includes("--check")) {
  const stale = await staleMarch();
  if (stale !== null) {
    console.error(stale);
    process.exit(1);
  }
} else {
  writeFileSync(marchWasm, await compileMarch());
}
