/**
 * Draws sentences next to each other, to see how the forge understands them:
 * node workshop/forge-sheet.ts [file with one sentence a line] [line numbers, or "all"] [outlines]
 * With line numbers the pictures are small, twelve to a sheet, and keep the dice of their lines.
 * "animals" in the place of a file: every animal that has a body. "outlines": black on white, no more.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import sharp from "sharp";
import type { BodyPlan } from "#forge/genome.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { speciesWords } from "#forge/words/find-species.ts";
import { withArticle } from "#forge/words/grammar.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { rarities } from "#game/cards/rarities.ts";
import { outlinePixels, saveSheet, type Tile } from "./forge/sheet-image.ts";

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

const [file, wanted, look] = process.argv.slice(2);
const isOutline = look === "outlines";
const size = wanted ? { width: 200, height: 280 } : { width: 300, height: 420 };
const [perSheet, columns] = isOutline ? [40, 8] : wanted ? [12, 4] : [Infinity, 8];
const sentences = sentencesOf(file);
const core = readWasmCore();

function sentencesOf(source: string | undefined): readonly string[] {
  if (source === undefined) return examples;
  if (source !== "animals") return readFileSync(source, "utf8").split("\n").filter(Boolean);
  const others = new Set<BodyPlan>(["thing", "figure", "golem", "spirit", "plant", "slime"]);
  const isAnimal = (sentence: string) =>
    !others.has(readDescription(sentence, { seed: 0, rarity: "common" }).plan);
  return speciesWords.map(withArticle).filter(isAnimal);
}

async function draw(sentence: string, i: number): Promise<Tile> {
  const rarity = rarities[i % rarities.length] ?? "common";
  const genome = readDescription(sentence, { seed: i, rarity });
  const pixels = isOutline
    ? outlinePixels(genome, { ...size, layout: "card", core })
    : drawCreature(genome, { ...size, core }).pixels;
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
  process.stdout.write(`${await saveSheet(tiles, `${tmpdir()}/${name}`, columns)}\n`);
}
