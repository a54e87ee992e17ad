/**
 * Toon shading: two tones with a warm line between them, tinted folds, sky from above, the ground's
 * colour from below, a sheen on glossy things, and light that shines through thin ones.
 */
import type { Shade, SurfacePoint } from "#forge/shapes/march.ts";
import type { Model } from "#forge/shapes/model.ts";
import { noise } from "#forge/shapes/noise.ts";
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";
import { dot, normalize, type Vector } from "#forge/shapes/vector.ts";
import { brightness, filtered, mixColors, white, type Color } from "./color.ts";
import { paintDecals } from "./decal-paint.ts";
import { paintEye } from "./eye-paint.ts";
import type { Material } from "./material.ts";
import type { Pen } from "./brush.ts";
import { paintMaterial } from "./patterns.ts";
import type { ShadowMap } from "./shadow-map.ts";
import { newSpot, spotOn } from "./spot.ts";

/** Directions are unit vectors towards the light. */
export type LightRig = {
  key: Vector;
  keyShadow: ShadowMap;
  rim: Vector;
  rimShadow: ShadowMap;
  fill: Vector;
  /** What the shaded side is filtered with. */
  shade: Color;
  /** Colour of the line between light and shade, and of light that shines through. */
  warm: Color;
  keyColor: Color;
  /** What deep folds are filtered with. */
  fold: Color;
  sky: Color;
  ground: Color;
  fillColor: Color;
  /** A light that the creature carries. */
  lamp: Lamp | null;
};

/** A small light close by; at `reach` it is down to a third. */
export type Lamp = { at: Vector; color: Color; reach: number };

type Mixed = { pen: Pen; gloss: number; translucent: number; flat: boolean };

export function toonShader(model: Model, rig: LightRig): Shade {
  const pen: Pen = { color: white, glow: 0, glowColor: white, sparkle: 0 };
  const spot = newSpot();
  const mixed: Mixed = { pen, gloss: 0, translucent: 0, flat: false };

  /** The paint of all primitives that melt together here. */
  function mixPaint(point: SurfacePoint): void {
    const { neighbourIds, neighbourWeights } = model.core;
    const own = model.materials[model.paints[point.primitive]!.material]!;
    let [r, g, b, total, glow, sparkle, gloss] = [0, 0, 0, 0, 0, 0, 0];
    let glowColor = white;
    for (let n = 0; n < point.neighbours; n++) {
      const id = neighbourIds[n]!;
      const paint = model.paints[id]!;
      if (paint.eye) continue;
      const material = model.materials[paint.material]!;
      const weight = neighbourWeights[n]!;
      spotOn(spot, model, point, id);
      paintMaterial(pen, spot, material);
      r += pen.color[0] * weight;
      g += pen.color[1] * weight;
      b += pen.color[2] * weight;
      total += weight;
      glow += pen.glow * weight;
      sparkle += pen.sparkle * weight;
      gloss = Math.max(gloss, material.gloss ?? 0.2);
      if (pen.glow > 0) glowColor = mixColors(pen.color, pen.glowColor, 0.35);
    }
    if (point.neighbours === 1 && total > 0) {
      // The pen holds its paint already.
      pen.glowColor = glowColor;
    } else if (total === 0) {
      spotOn(spot, model, point, point.primitive);
      paintMaterial(pen, spot, own);
    } else {
      pen.color = [r / total, g / total, b / total];
      pen.glow = glow / total;
      pen.sparkle = sparkle / total;
      pen.glowColor = glowColor;
    }
    mixed.gloss = Math.max(gloss, own.gloss ?? 0.2);
    mixed.translucent = own.translucent ?? 0;
    mixed.flat = own.flat ?? false;
  }

  return (point) => {
    const paint = model.paints[point.primitive]!;
    if (paint.eye) {
      paintEye(point, paint.eye);
      return;
    }
    mixPaint(point);
    if (paint.face) paintDecals(pen, point, model.decals);
    const material = model.materials[paint.material]!;
    light(point, { mixed, material, rig });
  };
}

type Lighting = { mixed: Mixed; material: Material; rig: LightRig };

function light(point: SurfacePoint, { mixed, material, rig }: Lighting): void {
  const { pen, gloss, translucent } = mixed;
  const { x, y, z, ray, openness } = point;
  const [nx, ny, nz] = point.normal;
  const normal = material.bump ? roughened(point, material.bump) : point.normal;
  const { color } = pen;
  const facing = clamp(-(normal[0] * ray.x + normal[1] * ray.y + normal[2] * ray.z));
  const strand = material.fur ? (noise(x * 34, (y + z) * 8, z * 22) - 0.5) * material.fur : 0;
  const lit = dot(normal, rig.key);
  const sun = rig.keyShadow.light(x + nx * 0.02, y + ny * 0.02, z + nz * 0.02);
  const inLight = smoothstep(-0.05, 0.13, lit + strand * 0.3) * smoothstep(0.2, 0.75, sun);
  const inBright = smoothstep(0.55, 0.9, lit + strand * 0.25) * sun;
  const half = lit * 0.5 + 0.5;

  const shaded = filtered(saturated(color, 1.18), rig.shade);
  let c = mixColors(shaded, color, inLight);
  const terminator = inLight * (1 - inLight) * 4 * (0.1 + 0.1 * translucent);
  c = plus(c, filtered(saturated(color, 1.5), rig.warm), terminator);
  c = mixColors(c, mixColors(color, rig.keyColor, 0.5), inBright * 0.34);
  c = times(c, 0.93 + 0.11 * half);
  c = mixColors(filtered(c, rig.fold), c, openness);
  c = plus(c, filtered(color, rig.sky), 0.16 * clamp(normal[1]) * (1 - inLight) + 0.05);
  const fromBelow = 0.3 * clamp(0.1 - normal[1] * 0.8) * (0.4 + 0.6 * openness);
  c = plus(c, filtered(mixColors(color, white, 0.2), rig.ground), fromBelow);
  const through = clamp(-lit) * (1 - facing * 0.3) * translucent * 0.9;
  c = plus(c, filtered(color, rig.warm), through);

  const away = 1 - facing;
  const fill = smoothstep(0.62, 0.9, away) * smoothstep(0, 0.6, dot(normal, rig.fill));
  c = mixColors(c, mixColors(rig.fillColor, color, 0.3), fill * 0.35);
  if (gloss > 0) c = mixColors(c, white, sheen(point, { normal, gloss, sun, rig, pen }));
  if (rig.lamp) c = plus(c, filtered(color, rig.lamp.color), lampLight(point, normal, rig.lamp));
  const glow = Math.min(1, pen.glow);
  if (!mixed.flat) {
    const dark = filtered(saturated(color, 1.25), [0.3, 0.24, 0.34]);
    c = mixColors(c, dark, smoothstep(0.3, 0.08, facing) * 0.55 * (1 - glow));
  }
  if (glow > 0) c = mixColors(c, mixColors(color, pen.glowColor, 0.25), glow * 0.8);

  const side = smoothstep(0.05, 0.6, dot(normal, rig.rim)) * (1 - 0.6 * inBright);
  point.rim = smoothstep(0.25, 0.6, away) * side;
  if (point.rim > 0.01) {
    point.rim *= rig.rimShadow.light(x + nx * 0.03, y + ny * 0.03, z + nz * 0.03);
  }
  point.tone = 0.22 + 0.6 * inLight * (0.6 + 0.4 * half) + 0.3 * inBright;
  for (let k = 0; k < 3; k++) {
    point.color[k] = c[k]!;
    point.flat[k] = color[k]!;
    point.glow[k] = pen.glowColor[k]! * pen.glow;
  }
}

/** Falls off with the distance and wraps around the side, as light through thick air does. */
function lampLight({ x, y, z }: SurfacePoint, normal: Vector, { at, reach }: Lamp): number {
  const dx = at[0] - x;
  const dy = at[1] - y;
  const dz = at[2] - z;
  const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const toward = (normal[0] * dx + normal[1] * dy + normal[2] * dz) / distance;
  const wrapped = clamp(0.35 + 0.65 * toward);
  return (0.85 * wrapped) / (1 + 2 * (distance / reach) ** 2);
}

type Sheen = { normal: Vector; gloss: number; sun: number; rig: LightRig; pen: Pen };

/** How white the highlight is: wide and faint on dull things, small and bright on glossy ones. */
function sheen({ ray }: SurfacePoint, { normal, gloss, sun, rig, pen }: Sheen): number {
  const hx = rig.key[0] - ray.x;
  const hy = rig.key[1] - ray.y;
  const hz = rig.key[2] - ray.z;
  const size = Math.sqrt(hx * hx + hy * hy + hz * hz);
  const mirrored = clamp((normal[0] * hx + normal[1] * hy + normal[2] * hz) / size);
  if (mirrored < 0.6) return 0;
  const weight = smoothstep(0.5, 0.72, mirrored ** (12 + 90 * gloss)) * sun * gloss;
  return clamp(weight * 0.75 + pen.sparkle * weight);
}

const relief = (x: number, y: number, z: number) => noise(x * 9, y * 9 + z * 6, z * 9);

function roughened({ x, y, z, normal }: SurfacePoint, bump: number): Vector {
  const e = 0.012;
  const here = relief(x, y, z);
  const depth = bump * 1.2;
  return normalize([
    normal[0] - depth * (relief(x + e, y, z) - here),
    normal[1] - depth * (relief(x, y + e, z) - here),
    normal[2] - depth * (relief(x, y, z + e) - here),
  ]);
}

function saturated(c: Color, by: number): Color {
  const grey = brightness(c);
  return [grey + (c[0] - grey) * by, grey + (c[1] - grey) * by, grey + (c[2] - grey) * by];
}

const plus = (a: Color, b: Color, weight: number): Color => [
  a[0] + b[0] * weight,
  a[1] + b[1] * weight,
  a[2] + b[2] * weight,
];

const times = (a: Color, by: number): Color => [a[0] * by, a[1] * by, a[2] * by];
