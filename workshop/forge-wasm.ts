/** Compiles the marching core to WebAssembly: node workshop/forge-wasm.ts */
import { readFileSync, writeFileSync } from "node:fs";
import { compileString } from "assemblyscript/asc";

const shapes = new URL("../forge/shapes/", import.meta.url);
const source = readFileSync(new URL("march.as.ts", shapes), "utf8");

const { error, binary, stderr } = await compileString(
  { "march.ts": source },
  { optimizeLevel: 3, noAssert: true, runtime: "stub", use: ["abort="] },
);
if (error || !binary) throw new Error(stderr.toString());
writeFileSync(new URL("march.wasm", shapes), binary);
