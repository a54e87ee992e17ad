/** Whether a spot lies in the region of a body that is of another material. */
import { noise } from "#forge/shapes/noise.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import type { Zone } from "./material.ts";
import type { Spot } from "./brush.ts";

/** How far the rim strays from its line. */
const stray = 0.09;

export function isIn(zone: Zone, spot: Spot): boolean {
  const { x, y, z } = spot;
  const off = stray * (noise(x * 7, y * 7, z * 7) - 0.5);
  if (zone.kind === "below") return spot[zone.axis] + off < zone.at;
  const { from, to, radius } = zone;
  const [ex, ey, ez] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
  const along = (dx * ex + dy * ey + dz * ez) / (ex * ex + ey * ey + ez * ez);
  if (along < 0 || along > 1) return false;
  const t = clamp(along);
  const [ax, ay, az] = [dx - ex * t, dy - ey * t, dz - ez * t];
  return Math.sqrt(ax * ax + ay * ay + az * az) < radius;
}
