/**
 * Draws the catalogue's pictures: node workshop/forge-catalogue.ts [slug…]
 * Without slugs it draws every creature. A contact sheet to look at goes to the temporary folder.
 */
import { mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { drawCutOut } from "#forge/scene/cut-out.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { monthCreatures } from "#game/album/months/month-creatures.ts";
import { creatures } from "#game/cards/creatures.ts";
import { bosses } from "#game/road/road.ts";
import { catalogueGenome } from "./forge/overrides.ts";
import { saveSheet, type Tile } from "./forge/sheet-image.ts";

const folder = new URL("../web/public/creatures/", import.meta.url).pathname;
const large = { width: 500, height: 700 };
const small = { width: 200, height: 280 };
/** Of the square that a creature fills alone, as the server draws those of players' cards. */
const side = 600;
const core = readWasmCore();

const asked = process.argv.slice(2);
const all = [...creatures, ...monthCreatures, ...bosses];
const chosen = all.filter(({ slug }) => asked.length === 0 || asked.includes(slug));
const tiles: Tile[] = [];
mkdirSync(folder, { recursive: true });
for (const creature of chosen) {
  const { slug } = creature;
  const started = performance.now();
  const genome = catalogueGenome(creature);
  const { pixels } = drawCreature(genome, { ...large, core });
  const image = sharp(pixels, { raw: { ...large, channels: 3 } });
  await image.clone().webp({ quality: 82, effort: 6 }).toFile(`${folder}${slug}.webp`);
  const shrunk = image.clone().resize(small.width, small.height, { kernel: "lanczos3" });
  await shrunk.clone().webp({ quality: 80, effort: 6 }).toFile(`${folder}${slug}-s.webp`);
  const { pixels: alone, ...size } = drawCutOut(genome, { side, core });
  await sharp(alone, { raw: { ...size, channels: 4 } })
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toFile(`${folder}${slug}-cut.webp`);
  tiles.push({ image: await image.resize(300, 420).png().toBuffer(), width: 300, height: 420 });
  const bytes = statSync(`${folder}${slug}.webp`).size;
  const ms = Math.round(performance.now() - started);
  process.stdout.write(`${slug.padEnd(12)} ${String(ms).padStart(5)} ms ${bytes} bytes\n`);
}
process.stdout.write(`${await saveSheet(tiles, `${tmpdir()}/forge-catalogue.png`)}\n`);
