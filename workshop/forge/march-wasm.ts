import { readFileSync } from "node:fs";
import { compileString } from "assemblyscript/asc";

const shapes = new URL("../../forge/shapes/", import.meta.url);

/** Where the compiled core lies. */
export const marchWasm = new URL("march.wasm", shapes);

/** The marching core, compiled from forge/shapes/march.as.ts. */
export async function compileMarch(): Promise<Uint8Array> {
  const source = readFileSync(new URL("march.as.ts", shapes), "utf8");
  const { error, binary, stderr } = await compileString(
    { "march.ts": source },
    { optimizeLevel: 3, noAssert: true, runtime: "stub", use: ["abort="] },
  );
  if (error || !binary) throw new Error(stderr.toString());
  return binary;
}
