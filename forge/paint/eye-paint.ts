/** An anime eye: white, iris, pupil, highlights, lashes and lids, painted in the eye's plane. */
import type { SurfacePoint } from "#forge/shapes/march.ts";
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";
import { brightness, mixColors, white, type Color } from "./color.ts";
import type { MotifShape } from "#forge/genome.ts";
import type { Eye } from "./face.ts";
import { outsideMotif } from "./stuff-patterns.ts";

/** A place in the eye: u to the right and v up, 1 at the rim. */
type EyeSpot = { u: number; v: number; r: number; blur: number };

export function paintEye(point: SurfacePoint, eye: Eye): void {
  const { origin, right, up } = eye.frame;
  const [dx, dy, dz] = [point.x - origin[0], point.y - origin[1], point.z - origin[2]];
  const u = (dx * right[0] + dy * right[1] + dz * right[2]) / eye.radii[0];
  const v = (dx * up[0] + dy * up[1] + dz * up[2]) / eye.radii[1];
  const blur = (point.pixel / Math.min(eye.radii[0], eye.radii[1])) * 1.1;
  const place: EyeSpot = { u, v, r: size(u, v), blur };
  const color =
    eye.lid < 0
      ? shutEye(eye, place)
      : eye.style === "glow"
        ? glowingEye(point, eye, place)
        : openEye(point, eye, place);
  for (let k = 0; k < 3; k++) point.color[k] = point.flat[k] = color[k]!;
  point.tone = brightness(color);
}

const size = (x: number, y: number) => Math.sqrt(x * x + y * y);

/** 0 inside an edge, 1 outside, one pixel soft. */
const beyond = (edge: number, x: number, { blur }: EyeSpot) =>
  smoothstep(edge - blur, edge + blur, x);

/** Asleep: a lid all over, and a line of lashes that smiles. */
function shutEye(eye: Eye, place: EyeSpot): Color {
  const { u, v } = place;
  const line = Math.abs(v + 0.3 - 0.42 * u * u);
  const isLash = (1 - beyond(0.11, line, place)) * (1 - beyond(0.82, Math.abs(u), place));
  return mixColors(eye.skin ?? mixColors(eye.ink, white, 0.75), eye.ink, isLash);
}

function glowingEye(point: SurfacePoint, eye: Eye, place: EyeSpot): Color {
  const { u, v, r } = place;
  const core = mixColors(eye.iris, white, smoothstep(0.75, 0.1, size(u * 0.9, v - 0.05)));
  let color = mixColors(core, eye.iris, beyond(0.7, r, place));
  color = mixColors(color, eye.ink, beyond(0.93, r, place));
  let glow = beyond(0.95, r, place) < 1 ? 1 : 0.2;
  const lid = eye.lid + eye.slant * u;
  if (v > lid) {
    const closed = beyond(lid, v, place);
    color = mixColors(color, eye.skin ?? eye.ink, closed);
    glow *= 1 - closed;
  }
  for (let k = 0; k < 3; k++) point.glow[k] = eye.iris[k]! * glow * 0.8;
  return color;
}

function openEye(point: SurfacePoint, eye: Eye, place: EyeSpot): Color {
  const { u, v } = place;
  const shade = mixColors(eye.sclera, [0.62, 0.6, 0.78], 0.75);
  const sclera = mixColors(eye.sclera, shade, smoothstep(0.1, 0.85, v + 0.1));
  const x = (u - eye.gaze[0]) / eye.irisRadii[0];
  const y = (v - eye.gaze[1]) / eye.irisRadii[1];
  if (eye.shape) return withLids(shapedIris(eye, { x, y, sclera, shape: eye.shape }), eye, place);
  const outsideIris = beyond(1, size(x, y), place);
  const color = mixColors(irisColor(eye, { x, y, place }), sclera, outsideIris);
  for (let k = 0; k < 3; k++) point.glow[k] = eye.iris[k]! * (1 - outsideIris) * eye.shine;
  return withLids(color, eye, place);
}

type Shaped = { x: number; y: number; sclera: Color; shape: MotifShape };

/** One colour as far as its rim, brighter below. */
function shapedIris(eye: Eye, { x, y, sclera, shape }: Shaped): Color {
  const within = smoothstep(1.1, 0.92, outsideMotif(shape, x * 0.92, y * 0.92));
  return mixColors(sclera, mixColors(eye.iris, white, smoothstep(0.3, -1.2, y) * 0.4), within);
}

/** Dark above, bright below, with fine rays and a dark rim. */
function irisColor(eye: Eye, { x, y, place }: { x: number; y: number; place: EyeSpot }): Color {
  const r = size(x, y);
  const bright = mixColors(eye.iris, [1, 1, 0.9], 0.55);
  let color = mixColors(eye.iris, eye.irisDark, smoothstep(-0.65, 0.55, y));
  color = mixColors(color, bright, smoothstep(0.62, 0, size(x * 0.8, y + 0.62)));
  const ray = smoothstep(0.2, 1, Math.sin(Math.atan2(x, y) * 26));
  const band = smoothstep(0.3, 0.6, r) * smoothstep(1, 0.8, r);
  color = mixColors(color, eye.irisDark, 0.28 * ray * band);
  color = mixColors(color, eye.pupil, beyond(0.86, r, place) * 0.85);
  const pupil = eye.style === "slit" ? size(x / 0.24, y / 0.82) : size(x / 0.46, y / 0.5);
  return mixColors(eye.pupil, color, beyond(1, pupil, place));
}

function highlights({ gaze }: Eye, place: EyeSpot): number {
  const u = place.u - gaze[0];
  const v = place.v - gaze[1];
  const large = 1 - beyond(1, size((u + 0.27) / 0.25, (v - 0.34) / 0.27), place);
  const small = 1 - beyond(1, size((u - 0.27) / 0.12, (v + 0.36) / 0.12), place);
  const tiny = 1 - beyond(1, size((u - 0.1) / 0.07, (v - 0.42) / 0.07), place);
  return Math.max(large, small, tiny * 0.8);
}

/** The upper lash is thick and throws a shadow, the lower one is a thin line. */
function withLids(open: Color, eye: Eye, place: EyeSpot): Color {
  const { u, v, r } = place;
  const lid = eye.lid + eye.slant * u - 0.16 * u * u;
  const shaded = mixColors(open, [0.35, 0.28, 0.5], 0.6);
  let color = mixColors(open, shaded, smoothstep(0.34, 0, lid - v));
  const seen = smoothstep(0, 0.1, lid - 0.1 - v);
  color = mixColors(color, white, clamp(highlights(eye, place) * seen));
  color = mixColors(color, eye.ink, beyond(lid - 0.13, v, place));
  if (eye.skin) color = mixColors(color, eye.skin, beyond(lid + 0.05, v, place));
  color = mixColors(color, eye.ink, beyond(0.9, r, place));
  if (eye.lowerLid >= 1) return color;
  const low = 0.18 * u * u - eye.lowerLid;
  color = mixColors(color, eye.skin ?? eye.ink, 1 - beyond(low - 0.06, v, place));
  const lash = (1 - beyond(low, v, place)) * beyond(low - 0.07, v, place);
  return mixColors(color, eye.ink, lash);
}
