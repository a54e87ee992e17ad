/**
 * Makes .cache/drawings.bin from the packages of drawings: outlines and small pictures, each packed
 * by itself, so that one is read without the others. The same packages give the same bytes.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { deflateRawSync } from "node:zlib";
import sharp from "sharp";
import type { Outline } from "#forge/shapes/outline.ts";
import { colouredDrawings, silhouettes, type Drawing } from "./chosen.ts";
import { drawingsFile, stampOfDrawings } from "./drawings-made.mjs";
import { outlinesOf } from "./outlines.ts";
import { colorsOf, coverOf, engravedOf, filled, halved, type Pixels } from "./textures.ts";

/** Outlines are found in a picture of twice the texture's size. */
const rasterSide = 192;
/** Points are written as parts of this. */
const unit = 8192;

/** Silhouettes of these are open in the middle. */
const hollow =
  /(^|-)(rings?|hoop|bracelet|wreath|necklace|laurels?|tyre|horseshoe|lasso|buoy)(-|$)/;

async function rasterOf({ svg, side }: Drawing): Promise<Pixels> {
  const density = (72 * rasterSide) / side;
  const rgba = await sharp(Buffer.from(svg), { density: Math.max(1, density) })
    .resize(rasterSide, rasterSide, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { side: rasterSide, rgba: new Uint8Array(rgba) };
}

function packed(loops: readonly Outline[], texture: Uint8Array): Buffer {
  const numbers = [loops.length];
  for (const loop of loops) {
    numbers.push(loop.length);
    for (const [x, y] of loop) {
      numbers.push(Math.round((x / rasterSide) * unit), Math.round((1 - y / rasterSide) * unit));
    }
  }
  const head = Buffer.alloc(numbers.length * 2);
  for (const [i, number] of numbers.entries()) head.writeInt16LE(number, i * 2);
  return deflateRawSync(Buffer.concat([head, texture]));
}

async function colouredOf(drawing: Drawing): Promise<Buffer | null> {
  const raster = await rasterOf(drawing);
  const loops = outlinesOf(coverOf(raster), true);
  return loops.length === 0 ? null : packed(loops, colorsOf(halved(raster)));
}

async function silhouetteOf(drawing: Drawing): Promise<Buffer | null> {
  const raster = await rasterOf(drawing);
  const cover = coverOf(raster);
  const isHollow = hollow.test(drawing.name);
  const loops = outlinesOf(isHollow ? cover : filled(cover), isHollow);
  return loops.length === 0 ? null : packed(loops, engravedOf(coverOf(halved(raster))));
}

type Row = [name: string, at: number, length: number];

/** In the order of their names, however many are made at a time. */
async function packAll(
  drawings: readonly Drawing[],
  pack: (drawing: Drawing) => Promise<Buffer | null>,
): Promise<{ name: string; bytes: Buffer }[]> {
  const made: { name: string; bytes: Buffer }[] = [];
  const step = availableParallelism() * 2;
  for (let from = 0; from < drawings.length; from += step) {
    const some = drawings.slice(from, from + step);
    for (const [i, bytes] of (await Promise.all(some.map(pack))).entries()) {
      if (bytes) made.push({ name: some[i]!.name, bytes });
    }
  }
  return made;
}

const coloured = await packAll(colouredDrawings(), colouredOf);
const known = new Set(coloured.map(({ name }) => name));
const others = silhouettes().filter(({ name }) => !known.has(name));
const plain = await packAll(others, silhouetteOf);

let at = 0;
const rowOf = ({ name, bytes }: { name: string; bytes: Buffer }): Row => {
  const row: Row = [name, at, bytes.length];
  at += bytes.length;
  return row;
};
const index = { stamp: stampOfDrawings(), coloured: coloured.map(rowOf), plain: plain.map(rowOf) };
const head = Buffer.from(`${JSON.stringify(index)}\n`);
const size = Buffer.alloc(4);
size.writeUInt32LE(head.length);
mkdirSync(dirname(drawingsFile), { recursive: true });
const draft = `${drawingsFile}.${process.pid}`;
writeFileSync(
  draft,
  Buffer.concat([size, head, ...[...coloured, ...plain].map((row) => row.bytes)]),
);
renameSync(draft, drawingsFile);
