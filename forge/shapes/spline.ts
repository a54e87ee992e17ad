/** A smooth way through points. */
import { clamp, mix } from "./numbers.ts";
import type { Vector } from "./vector.ts";

/** A Catmull-Rom spline through the points, `at` counted in points. */
export function alongSpline(
  points: readonly Vector[],
  radii: readonly number[],
  at: number,
): { point: Vector; radius: number } {
  const j = Math.min(points.length - 2, Math.floor(at));
  const t = at - j;
  const knot = (i: number) => points[clamp(i, 0, points.length - 1)]!;
  const [a, b, c, d] = [knot(j - 1), knot(j), knot(j + 1), knot(j + 2)];
  const curve = (x: 0 | 1 | 2) =>
    0.5 *
    (2 * b[x] +
      (c[x] - a[x]) * t +
      (2 * a[x] - 5 * b[x] + 4 * c[x] - d[x]) * t * t +
      (-a[x] + 3 * b[x] - 3 * c[x] + d[x]) * t * t * t);
  const radiusAt = (i: number) => radii[Math.min(i, radii.length - 1)]!;
  return {
    point: [curve(0), curve(1), curve(2)],
    radius: mix(radiusAt(j), radiusAt(j + 1), t * t * (3 - 2 * t)),
  };
}
