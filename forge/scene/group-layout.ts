/** Where several stand beside each other: in rows, so that each has as much of the picture as may be. */
import type { SceneRelation } from "#forge/understanding/understood.ts";

/** How wide and high one is seen. */
export type Extent = { width: number; height: number };

/** Where its foot is, its middle across, and how many times its own size it is drawn. */
export type Slot = { x: number; y: number; size: number };

/** In parts of what one is large. */
const gap = 0.14;
/** A snake beside a ball: as much picture for each, but neither all of the width nor of the height. */
const longestSide = 1.3;

/** Nodes by row, the lowest row first; within a row from the left. */
type Rows = readonly (readonly number[])[];

/** `aspect` is the picture's width by its height. */
export function layOut(
  nodes: readonly Extent[],
  {
    relation,
    sizes,
    aspect,
  }: { relation: SceneRelation; sizes: readonly number[]; aspect: number },
): Slot[] {
  const scales = nodes.map((node, i) => sizes[i]! * equalizing(node));
  const drawn = nodes.map(({ width, height }, i) => ({
    width: width * scales[i]!,
    height: height * scales[i]!,
  }));
  const choices = rowsFor(nodes.length, relation);
  const worth = choices.map((rows) => fitOf(rows, drawn, aspect));
  const rows = choices[worth.indexOf(Math.max(...worth))]!;
  const slots = nodes.map((): Slot => ({ x: 0, y: 0, size: 1 }));
  let y = 0;
  for (const row of rows) {
    let x = -widthOf(row, drawn) / 2;
    for (const node of row) {
      slots[node] = { x: x + drawn[node]!.width / 2, y, size: scales[node]! };
      x += drawn[node]!.width + gap;
    }
    y += heightOf(row, drawn) + gap;
  }
  return slots;
}

function equalizing({ width, height }: Extent): number {
  const size = 1 / Math.sqrt(width * height);
  return Math.min(size, longestSide / Math.max(width, height));
}

const pairs: Partial<Record<SceneRelation, Rows>> = {
  left: [[0, 1]],
  right: [[1, 0]],
  above: [[1], [0]],
  below: [[0], [1]],
};

/** Two stand in a row; of more the upper row has the fewer. */
function rowsFor(count: number, relation: SceneRelation): readonly Rows[] {
  const asked = pairs[relation];
  const all = Array.from({ length: count }, (_, i) => i);
  if (asked) return [asked];
  if (count < 3) return [[all]];
  const lower = Math.ceil(count / 2);
  // The first stands before the others where one of three is alone.
  return [[all], [all.slice(count - lower), all.slice(0, count - lower)]];
}

const widthOf = (row: readonly number[], drawn: readonly Extent[]) =>
  row.reduce((sum, node) => sum + drawn[node]!.width + gap, -gap);

const heightOf = (row: readonly number[], drawn: readonly Extent[]) =>
  Math.max(...row.map((node) => drawn[node]!.height));

/** How large all are drawn that fill the picture. */
function fitOf(rows: Rows, drawn: readonly Extent[], aspect: number): number {
  const width = Math.max(...rows.map((row) => widthOf(row, drawn)));
  const height = rows.reduce((sum, row) => sum + heightOf(row, drawn) + gap, -gap);
  return Math.min(aspect / width, 1 / height);
}
