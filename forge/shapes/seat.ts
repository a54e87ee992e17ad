/** Where things sit on a model's surface, and how far it reaches. */
import type { MarchCore } from "./core.ts";
import type { Bounds } from "./parts.ts";
import { add, normalize, scale, type Vector } from "./vector.ts";

export type Seat = { point: Vector; normal: Vector };

/** The first surface point along a look, on what the core is bound to; else its closest pass. */
export function seatOn(core: MarchCore, from: Vector, toward: Vector): Seat {
  let t = 0;
  let nearest = 1e9;
  let seatedAt = 0;
  for (let i = 0; i < 160 && nearest >= 5e-4 && t < 20; i++) {
    const [x, y, z] = add(from, scale(toward, t));
    const s = core.distance(x, y, z);
    if (s < nearest) {
      nearest = s;
      seatedAt = t;
    }
    t += s * 0.8;
  }
  const point = add(from, scale(toward, seatedAt));
  const [x, y, z] = point;
  const e = 1e-3;
  const normal = normalize([
    core.distance(x + e, y, z) - core.distance(x - e, y, z),
    core.distance(x, y + e, z) - core.distance(x, y - e, z),
    core.distance(x, y, z + e) - core.distance(x, y, z - e),
  ]);
  return { point, normal };
}

/** The box around all spheres (x, y, z, r). */
export function boundsOf(spheres: readonly number[]): Bounds {
  const low: [number, number, number] = [9, 9, 9];
  const high: [number, number, number] = [-9, -9, -9];
  for (let i = 0; i < spheres.length; i += 4) {
    const r = spheres[i + 3]!;
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis]!, spheres[i + axis]! - r);
      high[axis] = Math.max(high[axis]!, spheres[i + axis]! + r);
    }
  }
  return { low, high };
}
