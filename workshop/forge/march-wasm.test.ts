import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileMarch, marchWasm } from "./march-wasm.ts";

test("march.wasm is what its source compiles to; workshop/forge-wasm.ts writes it anew", async () => {
  const compiled = await compileMarch();

  expect(Buffer.compare(readFileSync(marchWasm), compiled)).toBe(0);
});
