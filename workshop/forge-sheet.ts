/**
 * Draws sentences next to each other, to see how the forge understands them:
 * node workshop/forge-sheet.ts [file with one sentence a line] [line numbers, or "all"]
 * With line numbers the pictures are small, twelve to a sheet, and keep the dice of their lines.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { rarities } from "#game/cards/rarities.ts";
import { saveSheet, type Tile } from "./forge/sheet-image.ts";

const examples = [
  "a tiny fox that carries a lantern",
  "a mighty storm dragon with golden horns",
  "a phoenix born from the last candle of the festival",
  "a calm koi that swims through coral light",
  "a tiny moss hare with leaf ears",
  "a jade serpent with antlers that guards the spring",
  "an ancient crystal golem with a singing heart",
  "a lonely ghost in the mist with a scarf",
  "a happy sunflower sprout with a crown",
  "a shy moth that drinks the night",
  "an armored beetle knight with a shield",
  "an old volcano turtle, slow as lava",
  "a prism slime wearing a bell",
  "an angry kraken from the dark abyss",
  "a swift wind raptor with stripes",
  "a wise snow owl that carries a book",
];

const [file, wanted] = process.argv.slice(2);
const size = wanted ? { width: 200, height: 280 } : { width: 300, height: 420 };
const perSheet = wanted ? 12 : Infinity;
const sentences = file ? readFileSync(file, "utf8").split("\n").filter(Boolean) : examples;
const core = readWasmCore();

async function draw(sentence: string, i: number): Promise<Tile> {
  const rarity = rarities[i % rarities.length] ?? "common";
  const genome = readDescription(sentence, { seed: i, rarity });
  const { pixels } = drawCreature(genome, { ...size, core });
  const image = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
  process.stdout.write(
    `${i + 1} ${sentence} | ${genome.plan} ${genome.element} ${genome.color ?? ""}\n`,
  );
  return { image, ...size };
}

const lines =
  wanted && wanted !== "all"
    ? wanted.split(",").map((number) => Number(number) - 1)
    : [...sentences.keys()];
for (let from = 0; from < lines.length; from += perSheet) {
  const tiles: Tile[] = [];
  for (const i of lines.slice(from, from + perSheet)) {
    tiles.push(await draw(sentences[i] ?? "", i));
  }
  const name = wanted ? `forge-sheet-${from / perSheet + 1}.png` : "forge-sheet.png";
  process.stdout.write(`${await saveSheet(tiles, `${tmpdir()}/${name}`, wanted ? 4 : 8)}\n`);
}
