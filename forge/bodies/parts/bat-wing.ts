/** A wing of skin between fingers: dragons, imps, bats. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { directionIn, lookingFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, type Outline, type Point } from "#forge/shapes/outline.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import type { Side } from "./sides.ts";

export type WingPose = {
  /** How far the wing is folded back, in radians. */
  sweep: number;
  size: number;
  /** How far it is lifted, in radians. */
  raise: number;
};

const shoulder: Point = [0, 0];
const elbow: Point = [0.38, 0.42];
const wrist: Point = [0.72, 0.92];
const fingertips: readonly Point[] = rowsOf("1.62 0.86, 1.58 0.18, 1.2 -0.32, 0.66 -0.56");
const armpit: Point = [0.02, -0.3];
const bend = [-0.16, 0.05] as const;

export function addBatWing(
  { model, materials }: BodyOrder,
  at: Frame,
  side: Side,
  { sweep, size, raise }: WingPose,
): void {
  const frame = lookingFrame(
    at.origin,
    directionIn(at, [Math.sin(sweep) * side, 0, Math.cos(sweep)]),
    at.up,
    at.scale * size,
  );
  const posed = ([x, y]: Point): Point => [
    side * (x * Math.cos(raise) - y * Math.sin(raise)),
    x * Math.sin(raise) + y * Math.cos(raise),
  ];
  /** The same point on the bent plate. */
  const bent = (point: Point): Vector => {
    const [x, y] = posed(point);
    return [x, y, bend[0] * x * x + bend[1] * y * y];
  };

  model.plate(frame, materials.membrane, skinOutline().map(posed), 0.012, 0.02, {
    round: 0.014,
    bend,
  });
  model.chain(
    frame,
    materials.bone,
    [0.11, 0.085, 0.06],
    { blend: 0.04 },
    [shoulder, elbow, wrist].map(bent),
  );
  for (const tip of fingertips) {
    const knuckle: Point = [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 + 0.03];
    model.chain(
      frame,
      materials.bone,
      [0.05, 0.034, 0.012],
      { blend: 0.02, steps: 3 },
      [wrist, knuckle, tip].map(bent),
    );
  }
  model.cone(
    frame,
    materials.claw,
    bent(wrist),
    add(bent(wrist), [side * 0.06, 0.2, 0.06]),
    [0.045, 0.006],
    0.01,
  );
}

/** Between two fingers the skin hangs in towards the wrist. */
function skinOutline(): Outline {
  const hung = (a: Point, b: Point, by: number): Point => [
    mix((a[0] + b[0]) / 2, wrist[0], by),
    mix((a[1] + b[1]) / 2, wrist[1], by),
  ];
  const edge = fingertips.flatMap((tip, i) => {
    const before = fingertips[i - 1];
    return before ? [hung(before, tip, 0.2), tip] : [tip];
  });
  return [shoulder, elbow, wrist, ...edge, hung(fingertips.at(-1)!, armpit, 0.22), armpit];
}
