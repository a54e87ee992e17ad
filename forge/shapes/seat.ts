import type { MarchCore } from "./core.ts";
import { add, normalize, scale, type Vector } from "./vector.ts";

/** A place on a surface to put something on. */
export type Seat = { point: Vector; normal: Vector };

/** The first surface point of what is selected; a look that misses gives the closest pass. */
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
