/** Mouths, blush and marks: lines and soft ovals drawn in the plane of a frame. */
import type { SurfacePoint } from "#forge/shapes/march.ts";
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";
import { mixColors } from "./color.ts";
import type { BlobDecal, Decal, LineDecal } from "./face.ts";
import type { Pen } from "./brush.ts";

/** A decal and the box in its plane beyond which it paints nothing. */
export type Boxed = { decal: Decal; left: number; right: number; low: number; high: number };

export function boxed(decal: Decal): Boxed {
  const isBlob = decal.kind === "blob";
  const points = isBlob ? [decal.center] : decal.points;
  const [across, up] = isBlob ? decal.radii : [decal.width, decal.width];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    decal,
    left: Math.min(...xs) - across,
    right: Math.max(...xs) + across,
    low: Math.min(...ys) - up,
    high: Math.max(...ys) + up,
  };
}

/** Paints all decals that reach this point over what the pen has left. */
export function paintDecals(pen: Pen, point: SurfacePoint, decals: readonly Boxed[]): void {
  const [nx, ny, nz] = point.normal;
  // Lines are soft by one pixel on either side.
  const edge = 2 * point.pixel;
  for (const { decal, left, right, low, high } of decals) {
    const { origin, right: side, up, forward } = decal.frame;
    const dx = point.x - origin[0];
    const dy = point.y - origin[1];
    const dz = point.z - origin[2];
    const x = dx * side[0] + dy * side[1] + dz * side[2];
    if (x < left - edge || x > right + edge) continue;
    const y = dx * up[0] + dy * up[1] + dz * up[2];
    if (y < low - edge || y > high + edge) continue;
    if (dx * forward[0] + dy * forward[1] + dz * forward[2] < decal.fromDepth) continue;
    if (nx * forward[0] + ny * forward[1] + nz * forward[2] < 0.05) continue;
    if (decal.kind === "blob") paintBlob(pen, decal, x, y);
    else paintLine(pen, decal, { x, y, pixel: point.pixel });
  }
}

function paintBlob(pen: Pen, decal: BlobDecal, x: number, y: number): void {
  const { center, radii, soft = 0.2, strength = 1 } = decal;
  const u = (x - center[0]) / radii[0];
  const v = (y - center[1]) / radii[1];
  const weight = smoothstep(1, soft, Math.sqrt(u * u + v * v)) * strength;
  pen.color = mixColors(pen.color, decal.color, weight);
}

function paintLine(
  pen: Pen,
  decal: LineDecal,
  { x, y, pixel }: { x: number; y: number; pixel: number },
): void {
  const { points, taper = false, glow = 0, color } = decal;
  let nearest = 1e9;
  let along = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i]!;
    const ex = points[i + 1]![0] - ax;
    const ey = points[i + 1]![1] - ay;
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey));
    const dx = x - ax - ex * t;
    const dy = y - ay - ey * t;
    const d = dx * dx + dy * dy;
    if (d < nearest) {
      nearest = d;
      along = (i + t) / (points.length - 1);
    }
  }
  const swell = taper ? Math.sin(Math.PI * clamp(along, 0.04, 0.96)) * 0.8 + 0.2 : 1;
  const half = decal.width * swell;
  const weight = smoothstep(half + pixel, half - pixel, Math.sqrt(nearest));
  pen.color = mixColors(pen.color, color, weight);
  if (glow * weight > pen.glow) {
    pen.glow = glow * weight;
    pen.glowColor = color;
  }
}
