/**
 * Golden pictures: small ones of many creatures, kept as sheets beside the list of their sentences.
 * What the forge draws now is compared with them by how it looks, not by its bytes.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { distanceBetween, looksOther, type Pixels } from "#bench/forge-shown/image-distance.ts";
import type { ArtStyle, Genome } from "#forge/genome.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { parseRarity, type Rarity } from "#game/cards/rarities.ts";
import { seedFrom } from "#game/lib/dice.ts";

const folder = new URL("./golden/", import.meta.url);
const reports = new URL("../../.cache/golden/", import.meta.url);
const namesFile = new URL("tiles.json", folder);

const tile = { width: 100, height: 140 };
const columns = 10;

/** A line of the list. */
export type Entry = { line: string; sentence: string; rarity: Rarity; style: ArtStyle };

export type Sheet = { name: string; entries: readonly Entry[] };

const listed = readFileSync(new URL("sentences.txt", folder), "utf8");

const styles: readonly ArtStyle[] = ["soft", "manga", "ink"];
const isArtStyle = (word: string): word is ArtStyle => styles.some((style) => style === word);

function readEntry(line: string): Entry {
  const [, options = "", sentence = ""] = /^(?:([^:]*):)?\s*(.+)$/.exec(line) ?? [];
  const words = options.split(" ").filter(Boolean);
  const rarity = words.map(parseRarity).find((found) => found) ?? "common";
  const style = words.find(isArtStyle) ?? "soft";
  const unknown = words.find((word) => !parseRarity(word) && !isArtStyle(word));
  if (unknown) throw new Error(`"${unknown}" is no rarity and no style: ${line}`);
  return { line, sentence, rarity, style };
}

/** The sheets of the list, in its order. */
export function readSheets(text = listed): Sheet[] {
  const sheets: { name: string; entries: Entry[] }[] = [];
  for (const line of text.split("\n").map((raw) => raw.trim())) {
    const name = /^\[(.+)\]$/.exec(line)?.[1];
    if (name) sheets.push({ name, entries: [] });
    else if (line && !line.startsWith("#")) sheets.at(-1)?.entries.push(readEntry(line));
  }
  return sheets;
}

export const genomeOf = ({ sentence, rarity, style }: Entry): Genome => ({
  ...readDescription(sentence, { seed: seedFrom(sentence), rarity }),
  style,
});

const core = readWasmCore();

export const drawTile = (genome: Genome): Pixels => ({
  ...tile,
  data: drawCreature(genome, { ...tile, core }).pixels,
});

const sheetFile = (name: string) =>
  fileURLToPath(new URL(`${name.replaceAll(" ", "-")}.webp`, folder));

const placeOf = (i: number) => ({
  left: (i % columns) * tile.width,
  top: Math.floor(i / columns) * tile.height,
});

type Placed = { picture: Pixels; left: number; top: number };

const encoded = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

async function pasted(pictures: readonly Placed[]): Promise<Sharp> {
  const width = Math.max(...pictures.map(({ left }) => left)) + tile.width;
  const height = Math.max(...pictures.map(({ top }) => top)) + tile.height;
  const parts = await Promise.all(
    pictures.map(async ({ picture, left, top }) => ({ input: await encoded(picture), left, top })),
  );
  return sharp({ create: { width, height, channels: 3, background: "black" } }).composite(parts);
}

type Names = Record<string, string[]>;

const readNames = () => JSON.parse(readFileSync(namesFile, "utf8")) as Names;

/** Whether the sheet lists what was accepted, in that order. */
export const isAsAccepted = ({ name, entries }: Sheet): boolean =>
  JSON.stringify(readNames()[name]) === JSON.stringify(entries.map(({ line }) => line));

/** Draws a sheet's sentences anew and keeps their pictures as those to compare with. */
export async function accept({ name, entries }: Sheet): Promise<void> {
  const drawn = entries.map((entry, i) => ({
    picture: drawTile(genomeOf(entry)),
    ...placeOf(i),
  }));
  const sheet = await pasted(drawn);
  await sheet.webp({ quality: 92, smartSubsample: true, effort: 6 }).toFile(sheetFile(name));
  const names: Names = { ...readNames(), [name]: entries.map(({ line }) => line) };
  const listedNow = Object.fromEntries(
    readSheets().flatMap((each) => (names[each.name] ? [[each.name, names[each.name]]] : [])),
  );
  writeFileSync(namesFile, `${JSON.stringify(listedNow, null, 2)}\n`);
}

/** The accepted pictures of a sheet, by line. */
export async function readGolden(name: string): Promise<ReadonlyMap<string, Pixels>> {
  const lines = readNames()[name] ?? [];
  if (lines.length === 0) return new Map();
  const sheet = await sharp(sheetFile(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cut = (i: number): Pixels => {
    const { left, top } = placeOf(i);
    const data = new Uint8Array(tile.width * tile.height * 3);
    for (let y = 0; y < tile.height; y++) {
      const from = ((top + y) * sheet.info.width + left) * 3;
      data.set(sheet.data.subarray(from, from + tile.width * 3), y * tile.width * 3);
    }
    return { ...tile, data };
  };
  return new Map(lines.map((line, i) => [line, cut(i)]));
}

type Change = { line: string; before: Pixels | undefined; now: Pixels; why: string };

/** Draws a sheet and tells what no longer looks as it was accepted. */
export async function changesOf({ name, entries }: Sheet, draw = drawTile): Promise<Change[]> {
  const golden = await readGolden(name);
  return entries.flatMap((entry): Change[] => {
    const { line } = entry;
    const now = draw(genomeOf(entry));
    const before = golden.get(line);
    if (!before) return [{ line, before, now, why: "has not been accepted yet" }];
    const distance = distanceBetween(before, now);
    if (!looksOther(distance)) return [];
    const { mean, worst } = distance;
    return [
      { line, before, now, why: `differs by ${mean.toFixed(1)}, at worst ${worst.toFixed(1)}` },
    ];
  });
}

const black: Pixels = { ...tile, data: new Uint8Array(tile.width * tile.height * 3) };

const difference = (before: Pixels, now: Pixels): Pixels => ({
  ...tile,
  data: Uint8Array.from(now.data, (value, i) =>
    Math.min(255, 3 * Math.abs(value - before.data[i]!)),
  ),
});

/** What to say of a sheet: null when nothing has changed, else what, and where to look at it. */
export async function reportOf(sheet: Sheet, draw = drawTile): Promise<string | null> {
  const file = fileURLToPath(new URL(`${sheet.name.replaceAll(" ", "-")}.png`, reports));
  rmSync(file, { force: true });
  const changes = await changesOf(sheet, draw);
  if (changes.length === 0) return null;
  mkdirSync(reports, { recursive: true });
  const rows = changes.map(({ before = black, now }) => [before, now, difference(before, now)]);
  const placed = rows.flatMap((row, i) =>
    row.map((picture, k) => ({
      picture,
      left: ((i % 3) * 3 + k) * tile.width,
      top: Math.floor(i / 3) * tile.height,
    })),
  );
  await (await pasted(placed)).png().toFile(file);
  const lines = changes.map(({ line, why }) => `${line}: ${why}`);
  return [
    ...lines,
    `Accepted, drawn now and the difference, three creatures a row: ${file}`,
    "If that is meant: node tools/pinned.mjs node workshop/forge-golden.ts",
  ].join("\n");
}
