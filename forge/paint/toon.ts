/**
 * Toon shading: two tones with a warm line between them, tinted folds, sky from above, the ground's
 * colour from below, a sheen on glossy things, and light that shines through thin ones.
 */
import type { Shade, SurfacePoint } from "#forge/shapes/march.ts";
import type { Model } from "#forge/shapes/model.ts";
import { noise } from "#forge/shapes/noise.ts";
import { clamp, mix, smoothstep } from "#forge/shapes/numbers.ts";
import { dot, normalize, type Vector } from "#forge/shapes/vector.ts";
import { brightness, mixColors, white, type Color } from "./color.ts";
import { boxed, paintDecals } from "./decal-paint.ts";
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
  const decals = model.decals.map(boxed);
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
    if (paint.face) paintDecals(pen, point, decals);
    const material = model.materials[paint.material]!;
    light(point, { mixed, material, rig });
  };
}

type Lighting = { mixed: Mixed; material: Material; rig: LightRig };

function light(point: SurfacePoint, lighting: Lighting): void {
  const { pen } = lighting.mixed;
  measureLight(point, lighting);
  share.grey = brightness(pen.color);
  for (let k = 0; k < 3; k++) {
    point.color[k] = litChannel(k, pen, lighting.rig);
    point.flat[k] = pen.color[k]!;
    point.glow[k] = pen.glowColor[k]! * pen.glow;
  }
}

/**
 * How much of each light falls on the point: the same for red, green and blue. One for all points,
 * since a new one for each costs more than what is calculated.
 */
const share = {
  grey: 0,
  inLight: 0,
  inBright: 0,
  terminator: 0,
  half: 0,
  openness: 0,
  fromAbove: 0,
  fromBelow: 0,
  through: 0,
  fill: 0,
  sheen: 0,
  lamp: 0,
  dark: 0,
  glow: 0,
};

/** Fills `share`, and the tone and the rim of the point. */
function measureLight(point: SurfacePoint, { mixed, material, rig }: Lighting): void {
  const { pen, gloss, translucent } = mixed;
  const { x, y, z, ray, openness } = point;
  const [nx, ny, nz] = point.normal;
  const normal = material.bump ? roughened(point, material.bump) : point.normal;
  const facing = clamp(-(normal[0] * ray.x + normal[1] * ray.y + normal[2] * ray.z));
  const strand = material.fur ? (noise(x * 34, (y + z) * 8, z * 22) - 0.5) * material.fur : 0;
  const lit = dot(normal, rig.key);
  const sun = rig.keyShadow.light(x + nx * 0.02, y + ny * 0.02, z + nz * 0.02);
  const inLight = smoothstep(-0.05, 0.13, lit + strand * 0.3) * smoothstep(0.2, 0.75, sun);
  const inBright = smoothstep(0.55, 0.9, lit + strand * 0.25) * sun;
  const half = lit * 0.5 + 0.5;
  const away = 1 - facing;
  const fill = smoothstep(0.62, 0.9, away) * smoothstep(0, 0.6, dot(normal, rig.fill));
  const glow = Math.min(1, pen.glow);

  share.inLight = clamp(inLight);
  share.inBright = clamp(inBright * 0.34);
  share.terminator = inLight * (1 - inLight) * 4 * (0.1 + 0.1 * translucent);
  share.half = 0.93 + 0.11 * half;
  share.openness = clamp(openness);
  share.fromAbove = 0.16 * clamp(normal[1]) * (1 - inLight) + 0.05;
  share.fromBelow = 0.3 * clamp(0.1 - normal[1] * 0.8) * (0.4 + 0.6 * openness);
  share.through = clamp(-lit) * (1 - facing * 0.3) * translucent * 0.9;
  share.fill = clamp(fill * 0.35);
  share.sheen = gloss > 0 ? sheen(point, { normal, gloss, sun, rig, pen }) : 0;
  share.lamp = rig.lamp ? lampLight(point, normal, rig.lamp) : 0;
  share.dark = mixed.flat ? 0 : clamp(smoothstep(0.3, 0.08, facing) * 0.55 * (1 - glow));
  share.glow = clamp(glow * 0.8);

  const side = smoothstep(0.05, 0.6, dot(normal, rig.rim)) * (1 - 0.6 * inBright);
  point.rim = smoothstep(0.25, 0.6, away) * side;
  if (point.rim > 0.01) {
    point.rim *= rig.rimShadow.light(x + nx * 0.03, y + ny * 0.03, z + nz * 0.03);
  }
  point.tone = 0.22 + 0.6 * inLight * (0.6 + 0.4 * half) + 0.3 * inBright;
}

/** Red, green or blue of a lit point. */
function litChannel(k: number, { color, glowColor }: Pen, rig: LightRig): number {
  const own = color[k]!;
  const { grey } = share;
  let c = mix(saturated(own, grey, 1.18) * rig.shade[k]!, own, share.inLight);
  c += saturated(own, grey, 1.5) * rig.warm[k]! * share.terminator;
  c = mix(c, mix(own, rig.keyColor[k]!, 0.5), share.inBright);
  c *= share.half;
  c = mix(c * rig.fold[k]!, c, share.openness);
  c += own * rig.sky[k]! * share.fromAbove;
  c += mix(own, 1, 0.2) * rig.ground[k]! * share.fromBelow;
  c += own * rig.warm[k]! * share.through;
  c = mix(c, mix(rig.fillColor[k]!, own, 0.3), share.fill);
  c = mix(c, 1, share.sheen);
  if (rig.lamp) c += own * rig.lamp.color[k]! * share.lamp;
  c = mix(c, saturated(own, grey, 1.25) * outline[k]!, share.dark);
  return mix(c, mix(own, glowColor[k]!, 0.25), share.glow);
}

/** What the paint is filtered with where the surface turns away. */
const outline: Color = [0.3, 0.24, 0.34];

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

const saturated = (channel: number, grey: number, by: number): number =>
  grey + (channel - grey) * by;
