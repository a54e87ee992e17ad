/** Compares what was built for the browser with what the oldest browsers know. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { buildWeb } from "#tools/build/build-web.ts";
import { guarded } from "./guarded.ts";
import { unknownCss } from "./unknown-css.ts";
import { unknownJavaScript } from "./unknown-javascript.ts";

const { folder } = await buildWeb();

/** Of this build: the folder also holds what pages of the last one still ask for. */
const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
const built = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);

const found = new Map<string, string>();
for (const file of new Set(["worker.js", "../emulator/stripe.js", ...built])) {
  for (const [name, lacking] of unknownIn(file)) {
    found.set(name, `${name} is unknown to ${lacking.join(", ")}: ${file}`);
  }
}
const unknown = [...found].filter(([name]) => !(name in guarded)).map(([, line]) => line);
const needless = Object.keys(guarded)
  .filter((name) => !found.has(name))
  .map((name) => `${name} is said to be guarded, and nothing uses it.`);
for (const line of [...unknown, ...needless].toSorted()) console.error(line);
process.exitCode = unknown.length + needless.length > 0 ? 1 : 0;

function unknownIn(file: string) {
  const words = () => readFileSync(join(folder, "public", file), "utf8");
  if (file.endsWith(".css")) return unknownCss(words());
  return file.endsWith(".js") ? unknownJavaScript(words()) : [];
}
