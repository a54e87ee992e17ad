/**
 * Makes forge/understanding/other-languages/nouns.tsv: the names of animals and things in German,
 * Spanish and French, of a list made by hand and of the names of emoji. It takes seconds and gives
 * the same bytes each time:
 *
 *   node tools/pinned.mjs node workshop/other-language-nouns.ts
 */
import { writeFileSync } from "node:fs";
import { writtenNouns } from "./nouns/other-languages.ts";

const table = new URL("../forge/understanding/other-languages/nouns.tsv", import.meta.url);

writeFileSync(table, await writtenNouns());
