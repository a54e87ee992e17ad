import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { staleMarch } from "./march-wasm.ts";

const exclude = (name: string) => /(^|[/\\])(node_modules|\.cache|data|\.git)$/.test(name);
const home = fileURLToPath(new URL("../../", import.meta.url));

test("a core that was changed without being compiled is noticed", async () => {
  const source = readFileSync(`${home}/forge/shapes/march.as.ts`, "utf8");

  expect(await staleMarch(source)).toBe(null);
  const other = source.replace("all(0.85)", "all(0.86)");
  expect(await staleMarch(other)).toContain("node workshop/forge-wasm.ts");
});

test("there is one marching core, and the browser has none", () => {
  const sources = globSync("**/*.{wasm,as.ts}", { cwd: home, exclude });

  expect(sources.toSorted()).toEqual(["forge/shapes/march.as.ts", "forge/shapes/march.wasm"]);
});
