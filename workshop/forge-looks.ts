/**
 * Draws the pictures of backdrops and emblems: node workshop/forge-looks.ts [id…]
 * Without ids it draws all. A sheet to look at goes to the temporary folder.
 */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { drawCutOut } from "#forge/scene/cut-out.ts";
import { drawPlace } from "#forge/scene/draw-place.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import type { Genome } from "#forge/genome.ts";
import { lookIds, lookOf, lookPicture } from "#game/looks/looks.ts";
import { saveSheet, type Tile } from "./forge/sheet-image.ts";

const folder = new URL("../web/public", import.meta.url).pathname;
const place = { width: 960, height: 640 };
const emblem = { width: 160, height: 160 };
const core = readWasmCore();

const asked = process.argv.slice(2);
const tiles: Tile[] = [];
mkdirSync(`${folder}/looks`, { recursive: true });
for (const id of lookIds) {
  const look = lookOf(id);
  if (look.kind === "frame" || (asked.length > 0 && !asked.includes(id))) continue;
  const genome = readDescription(look.drawn, { seed: 7, rarity: "common" });
  const image = look.kind === "backdrop" ? backdropOf(genome) : emblemOf(genome);
  await image
    .clone()
    .webp({ quality: 80, effort: 6 })
    .toFile(`${folder}${lookPicture(id)}`);
  const shown = await image.resize(300, 200, { fit: "contain" }).png().toBuffer();
  tiles.push({ image: shown, width: 300, height: 200 });
}
process.stdout.write(`${await saveSheet(tiles, `${tmpdir()}/forge-looks.png`)}\n`);

function backdropOf(genome: Genome) {
  const { pixels } = drawPlace(genome, { ...place, core });
  return sharp(pixels, { raw: { ...place, channels: 3 } }).resize(720, 480);
}

function emblemOf(genome: Genome) {
  const { pixels, width, height } = drawCutOut(genome, { side: 320, core });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const raw = { width, height, channels: 4 } as const;
  return sharp(pixels, { raw }).resize({ ...emblem, fit: "contain", background: clear });
}
