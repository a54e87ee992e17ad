/** Compiles the marching core to WebAssembly: node workshop/forge-wasm.ts */
import { writeFileSync } from "node:fs";
import { compileMarch, marchWasm } from "./forge/march-wasm.ts";

writeFileSync(marchWasm, await compileMarch());
