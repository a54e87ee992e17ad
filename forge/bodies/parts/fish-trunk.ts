/** The trunk of a fish, from behind its face to the root of its tail, and bands around it. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Color } from "#forge/paint/color.ts";
import { pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import { alongSpline } from "#forge/shapes/spline.ts";
import { length, subtract, type Vector } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";

const trunk: readonly Vector[] = rowsOf(
  "0 0.05 0.62, 0.02 0.04 0.28, 0.05 0 -0.1, 0.16 -0.02 -0.5, 0.36 0.04 -0.84",
);

export const fishTrunk = (girth: number) => ({
  points: trunk,
  radii: [0.3, 0.41 * girth, 0.39 * girth, 0.25 * girth, 0.1],
});

/** Where along the trunk bands begin and end. */
const bands = [
  [0.8, 1.26],
  [2, 2.44],
  [3.36, 3.72],
] as const;

const pale: Color = [0.99, 0.985, 0.97];
export const bandEdge: Color = [0.16, 0.11, 0.12];
const edge = 0.1;

type Ring = { along: readonly [from: number, to: number]; lift: number; base: Color };

/** White bands with black edges, a little above the skin. */
export function addBands(order: BodyOrder, water: Frame, girth: number): void {
  for (const [from, to] of bands) {
    const white = order.palette.marks ?? pale;
    addRing(order, water, girth, { along: [from - edge, to + edge], lift: 0.04, base: bandEdge });
    addRing(order, water, girth, { along: [from, to], lift: 0.052, base: white });
  }
}

function addRing({ model }: BodyOrder, water: Frame, girth: number, ring: Ring): void {
  const { points, radii } = fishTrunk(girth);
  const [from, to] = ring.along;
  const [start, middle, end] = [from, (from + to) / 2, to].map((at) => {
    const { point, radius } = alongSpline(points, radii, at);
    return { point: pointIn(water, point), radius: radius + ring.lift };
  }) as [TrunkRing, TrunkRing, TrunkRing];
  const way = subtract(end.point, start.point);
  const long = length(way);
  model.lathe(
    standingFrame(start.point, [1, 0, 0], way),
    model.material({ base: ring.base, gloss: 0.85 }),
    [
      [0, 0],
      [start.radius, 0],
      [middle.radius, long / 2],
      [end.radius, long],
      [0, long],
    ],
    0,
    { round: 0.006 },
  );
}

type TrunkRing = { point: Vector; radius: number };
