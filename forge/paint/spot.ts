/** Where a surface point lies on one of its primitives. */
import { parametersPerPrimitive, primitiveKinds } from "#forge/shapes/core.ts";
import type { SurfacePoint } from "#forge/shapes/march.ts";
import type { Model } from "#forge/shapes/model.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import type { Spot } from "./brush.ts";

const cone = primitiveKinds.indexOf("cone");
const ellipsoid = primitiveKinds.indexOf("ellipsoid");
const plate = primitiveKinds.indexOf("plate");

export const newSpot = (): Spot => ({
  x: 0,
  y: 0,
  z: 0,
  normal: [0, 0, 0],
  grazing: 0,
  along: 0,
  localX: 0,
  localY: 0,
  fromMiddle: 0,
  boxX: 0,
  boxY: 0,
});

/** Fills `spot` for primitive `id`. */
export function spotOn(spot: Spot, model: Model, point: SurfacePoint, id: number): void {
  const { kinds, parameters: p } = model.solid();
  const { alongFrom, alongTo } = model.paints[id]!;
  const { normal, ray } = point;
  const o = id * parametersPerPrimitive;
  const dx = point.x - p[o]!;
  const dy = point.y - p[o + 1]!;
  const dz = point.z - p[o + 2]!;
  spot.x = point.x;
  spot.y = point.y;
  spot.z = point.z;
  spot.normal = normal;
  spot.grazing = 1 - Math.abs(normal[0] * ray.x + normal[1] * ray.y + normal[2] * ray.z);
  spot.along = alongFrom;
  spot.fromMiddle = 0;
  const x = dx * p[o + 3]! + dy * p[o + 4]! + dz * p[o + 5]!;
  if (kinds[id] === cone) {
    spot.along += (alongTo - alongFrom) * clamp(x * p[o + 11]!);
    // A cone has no axes of its own: patterns run along its limb, at half its width.
    spot.localX = 0.5;
    spot.localY = 2 * spot.along - 1;
    return;
  }
  const y = dx * p[o + 6]! + dy * p[o + 7]! + dz * p[o + 8]!;
  const unit = kinds[id] === ellipsoid;
  spot.localX = unit ? x * p[o + 12]! : x;
  spot.localY = unit ? y * p[o + 13]! : y;
  if (kinds[id] !== plate) return;
  spot.fromMiddle = Math.sqrt(x * x + y * y) * p[o + 18]!;
  const [left, right, low, high] = [p[o + 19]!, p[o + 20]!, p[o + 21]!, p[o + 22]!];
  spot.boxX = (x - left) / (right - left);
  spot.boxY = (y - low) / (high - low);
}
