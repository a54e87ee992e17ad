/** Draws one sentence: node workshop/forge-sentence.ts "a tiny fox that carries a lantern" out.webp */
import sharp from "sharp";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { parseRarity } from "#game/cards/rarities.ts";

const [sentence, file, rarityWord = "rare", seed = "1"] = process.argv.slice(2);
const rarity = parseRarity(rarityWord);
if (!sentence || !file || !rarity) {
  process.stderr.write('node workshop/forge-sentence.ts "a sentence" out.webp [rarity] [seed]\n');
  process.exit(1);
}
const size = { width: 500, height: 700 };
const genome = readDescription(sentence, { seed: Number(seed), rarity });
const { pixels } = drawCreature(genome, { ...size, core: readWasmCore() });
await sharp(pixels, { raw: { ...size, channels: 3 } }).toFile(file);
