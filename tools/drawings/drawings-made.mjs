// Are the drawings of things made, from the packages and by the code of this version? Plain
// JavaScript, because `npm start` and every other command ask before anything else runs.
import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { giveUp, home, pinnedNode, run, say } from "#tools/set-up.mjs";

export const drawingsFile = join(home, ".cache/drawings.bin");

const packages = ["@iconify-json/noto", "@iconify-json/game-icons", "emojibase-data", "sharp"];
const versionOf = (name) =>
  JSON.parse(readFileSync(join(home, "node_modules", name, "package.json"), "utf8")).version;

/** @returns {string} a hash of everything that the drawings depend on */
export function stampOfDrawings() {
  const hash = createHash("sha256");
  for (const name of packages) hash.update(`${name} ${versionOf(name)}\n`);
  const folder = join(home, "tools/drawings");
  const files = readdirSync(folder).filter((name) => !name.includes(".test."));
  for (const file of files.toSorted()) hash.update(readFileSync(join(folder, file)));
  for (const file of ["forge/understanding/nouns/nouns.tsv", "forge/shapes/outline.ts"]) {
    hash.update(readFileSync(join(home, file)));
  }
  return hash.digest("hex").slice(0, 32);
}

const stampEnd = 64;

function areDrawingsMade() {
  try {
    const file = openSync(drawingsFile, "r");
    const start = Buffer.alloc(stampEnd);
    readSync(file, start, 0, stampEnd, 0);
    closeSync(file);
    return start.includes(stampOfDrawings());
  } catch {
    return false;
  }
}

/** Makes them when they are missing or another version's. */
export async function ensureDrawings() {
  if (areDrawingsMade()) return;
  say("Making the drawings of things; this is needed once ...");
  const code = await run(pinnedNode(), ["tools/drawings/make-drawings.ts"]);
  if (code !== 0) giveUp("The drawings of things could not be made: see the lines above.");
}
