import { readFileSync } from "node:fs";
import { compileString } from "assemblyscript/asc";

const shapes = new URL("../../forge/shapes/", import.meta.url);
const marchSource = new URL("march.as.ts", shapes);

/** Where the compiled core lies. */
export const marchWasm = new URL("march.wasm", shapes);

/** The marching core, compiled from forge/shapes/march.as.ts. */
export async function compileMarch(
  source = readFileSync(marchSource, "utf8"),
): Promise<Uint8Array> {
  const { error, binary, stderr } = await compileString(
    { "march.ts": source },
    {
      optimizeLevel: 3,
      noAssert: true,
      runtime: "stub",
      use: ["abort="],
      enable: ["simd"],
    },
  );
  if (error || !binary) throw new Error(stderr.toString());
  return binary;
}

/** What to do when the compiled core is not what its source compiles to; null when it is. */
export async function staleMarch(source?: string): Promise<string | null> {
  const compiled = await compileMarch(source);
  if (Buffer.compare(readFileSync(marchWasm), compiled) === 0) return null;
  return (
    "forge/shapes/march.wasm is not what forge/shapes/march.as.ts compiles to. " +
    "Run `node tools/pinned.mjs node workshop/forge-wasm.ts` and look at the pictures."
  );
}
