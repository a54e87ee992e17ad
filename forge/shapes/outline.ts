/** Flat outlines for plates: wings, fins, leaves, petals. Points in the plate's own x and y. */
import { numbersPerCorner } from "./core.ts";

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** Rows of numbers written as text, such as the points of an outline: "0 0, 0.5 0.2". */
export const rowsOf = <Row extends readonly number[]>(text: string): Row[] =>
  text.split(",").map((row) => row.trim().split(/\s+/).map(Number) as readonly number[] as Row);

/** The outline with its corners cut off; each round makes it softer. */
export function softened(outline: Outline, rounds = 1): Outline {
  let now = outline;
  for (let round = 0; round < rounds; round++) {
    now = now.flatMap(([x, y], i): Point[] => {
      const [nx, ny] = now[(i + 1) % now.length]!;
      return [
        [x * 0.75 + nx * 0.25, y * 0.75 + ny * 0.25],
        [x * 0.25 + nx * 0.75, y * 0.25 + ny * 0.75],
      ];
    });
  }
  return now;
}

/** The outline seen in a mirror: left wings from right ones. */
export const mirrored = (outline: Outline, side: number): Outline =>
  outline.map(([x, y]): Point => [x * side, y]);

/** A leaf from its stem at (0, 0) to its tip at (0, height). */
export function leafOutline(width: number, height: number, steps = 8): Outline {
  const half = (t: number) => width * Math.sin(Math.PI * t ** 0.8) ** 0.85;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const x = i === steps ? 0 : half(t);
    right.push([x, height * t]);
    if (i > 0 && i < steps) left.unshift([-x, height * t]);
  }
  return [...right, ...left];
}

/** Whether a point lies inside: a line from it to the right crosses the outline an odd number of times. */
export function isWithin([x, y]: Point, outline: Outline): boolean {
  return outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

/** Adds an outline to the corners of a model, and returns the index of its first one. */
export function addCorners(corners: number[], outline: Outline, size: number): number {
  const first = corners.length / numbersPerCorner;
  outline.forEach(([x, y], i) => {
    const [px, py] = outline.at(i - 1)!;
    const side = ((x - px) ** 2 + (y - py) ** 2) * size * size;
    corners.push(x * size, y * size, 1 / Math.max(1e-12, side));
  });
  return first;
}
