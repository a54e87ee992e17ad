/**
 * Drawings of things, by word. `tools/drawings` makes the file from packages before the game starts;
 * here one drawing is read when its word is looked up. Where the file is missing, no word is drawn.
 */
import { openSync, readSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import type { Outline, Point } from "#forge/shapes/outline.ts";
import { drawnAs } from "./drawn-as.ts";

/** The picture reaches from 0 to 1 in both directions, from the lower left. */
export type Drawing = {
  name: string;
  loops: readonly Outline[];
  /** Each side's length in pixels; their rows begin at the top. */
  side: number;
  /** Red, green and blue; of a silhouette one byte, which is less where a line is engraved. */
  pixels: Uint8Array;
  isColoured: boolean;
};

type Row = readonly [name: string, at: number, length: number];
type Index = { coloured: readonly Row[]; plain: readonly Row[] };
type DrawingEntry = { name: string; at: number; length: number; isColoured: boolean };
type Atlas = { file: number; places: ReadonlyMap<string, DrawingEntry> };

const unit = 8192;
const side = 96;
const sizeLength = 4;

let atlas: Atlas | null = null;

const openAtlas = (): Atlas => (atlas ??= readAtlas());

function readAtlas(): Atlas {
  const file = openedFile();
  if (file === null) return { file: -1, places: new Map() };
  const size = read(file, 0, sizeLength).readUInt32LE();
  const index = JSON.parse(read(file, sizeLength, size).toString()) as Index;
  const first = sizeLength + size;
  const placesOf = (rows: readonly Row[], isColoured: boolean) =>
    rows.map(([name, at, length]): [string, DrawingEntry] => [
      name.replaceAll("-", ""),
      { name, at: first + at, length, isColoured },
    ]);
  const plain = placesOf(index.plain, false);
  return { file, places: new Map([...plain, ...placesOf(index.coloured, true)]) };
}

function openedFile(): number | null {
  try {
    return openSync(new URL("../../../.cache/drawings.bin", import.meta.url), "r");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}

function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}

/** "Sock" is drawn as a pair of socks, but one marble is not drawn as the silhouette of two. */
function placeOf(word: string): DrawingEntry | undefined {
  const { places } = openAtlas();
  const name = Object.hasOwn(drawnAs, word) ? drawnAs[word]!.replaceAll("-", "") : word;
  const several = places.get(`${name}s`);
  const pair = several?.isColoured ? several : undefined;
  return places.get(name) ?? pair ?? places.get(name.replace(/s$/, ""));
}

/** Species words are written without gaps: "teddybear". */
export const isDrawn = (word: string): boolean => placeOf(word) !== undefined;

/** The names of all drawings, with hyphens. */
export const drawingNames = (): readonly string[] =>
  [...openAtlas().places.values()].map(({ name }) => name);

/** Pictures are small, and most words are asked for once. */
const keptMax = 16;
const kept = new Map<string, Drawing>();

export function drawingOf(word: string): Drawing | null {
  const place = placeOf(word);
  if (!place) return null;
  const known = kept.get(place.name);
  if (known) return known;
  if (kept.size >= keptMax) kept.clear();
  const drawing = unpacked(place, inflateRawSync(read(openAtlas().file, place.at, place.length)));
  kept.set(place.name, drawing);
  return drawing;
}

function unpacked({ name, isColoured }: DrawingEntry, bytes: Buffer): Drawing {
  let at = 0;
  const next = () => {
    at += 2;
    return bytes.readInt16LE(at - 2);
  };
  const loops = Array.from({ length: next() }, () =>
    Array.from({ length: next() }, (): Point => [next() / unit, next() / unit]),
  );
  return { name, loops, side, pixels: bytes.subarray(at), isColoured };
}
