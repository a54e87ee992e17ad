/** The colours of a drawing, or where a silhouette is engraved, as small square pictures. */
import type { Cover } from "./outlines.ts";

/** Red, green, blue and cover of each pixel of a square. */
export type Pixels = { side: number; rgba: Uint8Array };

/** How many pixels of the texture the colours run over the rim. */
const bleed = 8;
const covered = 128;

export function coverOf({ side, rgba }: Pixels): Cover {
  const values = new Uint8Array(side * side);
  for (let i = 0; i < values.length; i++) values[i] = rgba[i * 4 + 3]!;
  return { side, values };
}

/** Of four pixels one; colours count as much as they cover. */
export function halved({ side, rgba }: Pixels): Pixels {
  const half = side / 2;
  const small = new Uint8Array(half * half * 4);
  for (let i = 0; i < half * half; i++) {
    const first = (Math.floor(i / half) * 2 * side + (i % half) * 2) * 4;
    const four = [first, first + 4, first + side * 4, first + side * 4 + 4];
    const cover = four.reduce((sum, at) => sum + rgba[at + 3]!, 0);
    for (let c = 0; c < 3; c++) {
      const sum = four.reduce((all, at) => all + rgba[at + c]! * rgba[at + 3]!, 0);
      small[i * 4 + c] = cover === 0 ? 0 : Math.round(sum / cover);
    }
    small[i * 4 + 3] = Math.round(cover / 4);
  }
  return { side: half, rgba: small };
}

/** Its colours, which run a little over the rim: there the surface turns away. */
export function colorsOf({ side, rgba }: Pixels): Uint8Array {
  const colors = new Uint8Array(side * side * 3);
  const isKnown = new Uint8Array(side * side);
  for (let i = 0; i < side * side; i++) {
    if (rgba[i * 4 + 3]! < covered) continue;
    isKnown[i] = 1;
    colors.set(rgba.subarray(i * 4, i * 4 + 3), i * 3);
  }
  for (let round = 0; round < bleed; round++) {
    for (const [i, color] of rimOf({ side, colors, isKnown })) {
      isKnown[i] = 1;
      colors.set(color, i * 3);
    }
  }
  return colors;
}

type Growing = { side: number; colors: Uint8Array; isKnown: Uint8Array };

function rimOf({ side, colors, isKnown }: Growing): [number, number[]][] {
  const rim: [number, number[]][] = [];
  for (let i = 0; i < side * side; i++) {
    if (isKnown[i]) continue;
    const [x, y] = [i % side, Math.floor(i / side)];
    const near = [
      x > 0 ? i - 1 : -1,
      x < side - 1 ? i + 1 : -1,
      y > 0 ? i - side : -1,
      y < side - 1 ? i + side : -1,
    ].filter((j) => j >= 0 && isKnown[j]);
    if (near.length === 0) continue;
    const meanOf = (c: number) =>
      Math.round(near.reduce((sum, j) => sum + colors[j * 3 + c]!, 0) / near.length);
    rim.push([i, [meanOf(0), meanOf(1), meanOf(2)]]);
  }
  return rim;
}

/** What nothing leads to from outside is covered too: lines inside a silhouette are no holes. */
export function filled(cover: Cover): Cover {
  const isOutside = outsideOf(cover);
  return { ...cover, values: cover.values.map((value, i) => (isOutside[i] ? value : 255)) };
}

/** 255 for what is plain, less where lines inside a silhouette are engraved. */
export function engravedOf(cover: Cover): Uint8Array {
  const isOutside = outsideOf(cover);
  return cover.values.map((value, i) => (isOutside[i] ? 255 : value));
}

function outsideOf({ side, values }: Cover): Uint8Array {
  const isOutside = new Uint8Array(side * side);
  const open: number[] = [];
  const visit = (i: number) => {
    if (isOutside[i] || values[i]! >= covered) return;
    isOutside[i] = 1;
    open.push(i);
  };
  for (let i = 0; i < side; i++) {
    for (const edge of [i, i + side * (side - 1), i * side, i * side + side - 1]) visit(edge);
  }
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % side;
    if (x > 0) visit(i - 1);
    if (x < side - 1) visit(i + 1);
    if (i >= side) visit(i - side);
    if (i < side * (side - 1)) visit(i + side);
  }
  return isOutside;
}
