/**
 * The outline of a drawing: from how much of every pixel it covers, by marching squares, then as few
 * points as keep its shape. Pixels go from the upper left; points too.
 */
import { isWithin, type Outline as Loop, type Point } from "#forge/shapes/outline.ts";

/** 0 to 255 for each pixel of a square. */
export type Cover = { side: number; values: Uint8Array };

const half = 127.5;

/** How far a point may leave the line, in pixels of the cover. */
const tolerance = 0.6;
/** Smaller pieces, as parts of all that is covered, are left out. */
const pieceMin = 0.03;
const piecesMax = 4;
/** Smaller holes, as parts of the square, are filled. */
const holeMin = 0.008;

/** The pieces of a drawing; a hole is joined to its piece by a cut that takes nothing away. */
export function outlinesOf(cover: Cover, hasHoles: boolean): Loop[] {
  const loops = loopsOf(cover).map((loop) => ({ loop, area: -areaOf(loop) }));
  const pieces = loops.filter(({ area }) => area > 0).toSorted((a, b) => b.area - a.area);
  const whole = pieces.reduce((sum, { area }) => sum + area, 0);
  const kept = pieces.filter(({ area }) => area >= pieceMin * whole).slice(0, piecesMax);
  const holes = loops.filter(({ area }) => -area > holeMin * cover.side ** 2);
  return kept.map(({ loop }) => {
    const inside = hasHoles ? holes.filter((hole) => isWithin(hole.loop[0]!, loop)) : [];
    return inside.reduce<Loop>(
      (outer, hole) => withHole(outer, simplified(hole.loop)),
      simplified(loop),
    );
  });
}

/** Less than nothing for what goes against the clock, as lines around what is covered do. */
export function areaOf(loop: Loop): number {
  const sum = loop.reduce((all, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length]!;
    return all + x * nextY - nextX * y;
  }, 0);
  return sum / 2;
}

type Edge = "top" | "right" | "bottom" | "left";

/** By which corners are covered (1, 2, 4, 8 from the upper left), where the line comes and goes. */
const lines: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [["left", "top"]],
  2: [["top", "right"]],
  3: [["left", "right"]],
  4: [["right", "bottom"]],
  5: [
    ["left", "top"],
    ["right", "bottom"],
  ],
  6: [["top", "bottom"]],
  7: [["left", "bottom"]],
  8: [["bottom", "left"]],
  9: [["bottom", "top"]],
  10: [
    ["top", "right"],
    ["bottom", "left"],
  ],
  11: [["bottom", "right"]],
  12: [["right", "left"]],
  13: [["right", "top"]],
  14: [["top", "left"]],
};

const cornerOffsets = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const endsOf: Record<Edge, readonly [number, number]> = {
  top: [0, 1],
  right: [1, 2],
  bottom: [3, 2],
  left: [0, 3],
};

const rowOf = ([a, b, c, d]: readonly [number, number, number, number]) =>
  (a > half ? 1 : 0) + (b > half ? 2 : 0) + (c > half ? 4 : 0) + (d > half ? 8 : 0);

/** Every line is followed from pixel to pixel until it closes; what is covered lies on one side. */
function loopsOf({ side, values }: Cover): Loop[] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= side || y >= side ? 0 : values[y * side + x]!;
  const next = new Map<string, { from: Point; to: Point }>();
  for (let y = -1; y < side; y++) {
    for (let x = -1; x < side; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)] as const;
      const row = rowOf(corners);
      if (row === 0 || row === 15) continue;
      const crossing = (edge: Edge): Point => {
        const [a, b] = endsOf[edge];
        const t = (half - corners[a]!) / (corners[b]! - corners[a]!);
        const [[ax, ay], [bx, by]] = [cornerOffsets[a]!, cornerOffsets[b]!];
        return [x + 0.5 + ax + (bx - ax) * t, y + 0.5 + ay + (by - ay) * t];
      };
      for (const [start, end] of lines[row] ?? []) {
        const from = crossing(start);
        next.set(keyOf(from), { from, to: crossing(end) });
      }
    }
  }
  return followed(next);
}

const keyOf = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

const cornersMin = 6;

function followed(next: Map<string, { from: Point; to: Point }>): Loop[] {
  const loops: Loop[] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    let key = start;
    for (let line = next.get(key); line; line = next.get(key)) {
      next.delete(key);
      loop.push(line.from);
      key = keyOf(line.to);
    }
    if (loop.length > cornersMin && key === start) loops.push(loop);
  }
  return loops;
}

/** Douglas and Peucker, from one point to the one furthest from it and back. */
function simplified(loop: Loop): Loop {
  const first = loop[0]!;
  const distances = loop.map(([x, y]) => (x - first[0]) ** 2 + (y - first[1]) ** 2);
  const far = distances.indexOf(Math.max(...distances));
  const there = thinned(loop.slice(0, far + 1));
  const back = thinned([...loop.slice(far), first]);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function thinned(line: Loop): Loop {
  const [a, b] = [line[0]!, line.at(-1)!];
  if (line.length < 3) return line;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = Math.hypot(dx, dy) || 1e-9;
  let furthest = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i]!;
    const away = Math.abs(dx * (a[1] - y) - (a[0] - x) * dy) / size;
    if (away > furthest) [furthest, at] = [away, i];
  }
  if (furthest <= tolerance) return [a, b];
  return [...thinned(line.slice(0, at + 1)).slice(0, -1), ...thinned(line.slice(at))];
}

/** Out to the hole, around it, and back by the same way: nothing lies between the two ways. */
function withHole(outer: Loop, hole: Loop): Loop {
  let [from, to, shortest] = [0, 0, Infinity];
  for (const [i, [x, y]] of outer.entries()) {
    for (const [j, [u, v]] of hole.entries()) {
      const length = (x - u) ** 2 + (y - v) ** 2;
      if (length < shortest) [from, to, shortest] = [i, j, length];
    }
  }
  const around = [...hole.slice(to), ...hole.slice(0, to + 1)];
  return [...outer.slice(0, from + 1), ...around, ...outer.slice(from)];
}
