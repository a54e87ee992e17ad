/** Light in the air behind the creature: a calm patch, bokeh, sunbeams, its aura, a sunburst. */
import type { Dice } from "#game/lib/dice.ts";
import { brightness, mixColors, white, type Color } from "#forge/paint/color.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { noise } from "#forge/shapes/noise.ts";
import { clamp, mix, smoothstep } from "#forge/shapes/numbers.ts";
import type { Lamp } from "#forge/paint/toon.ts";
import { pictureOf, type Camera } from "#forge/shapes/camera.ts";
import { length, subtract } from "#forge/shapes/vector.ts";
import { paintDisc } from "./brush.ts";
import type { Place } from "./places.ts";
import { blurred, enlarged, shrunk, type Raster } from "./raster.ts";

/** Adds light of a colour at one pixel. */
function shine(values: Float32Array, o: number, color: Color, weight: number): void {
  for (let k = 0; k < 3; k++) {
    values[o + k] = 1 - (1 - Math.min(1, values[o + k]!)) * (1 - color[k]! * weight);
  }
}

/** A soft light patch, stronger where creature and sky are equally dark, so that it stands out. */
export function paintCalmPatch(picture: Raster, place: Place, body: Color, middle: number): void {
  const { width, height, values, hidden } = picture;
  const [, mid, low] = place.sky;
  const bodyLight = brightness(body);
  const skyLight = brightness(mid) * 0.6 + brightness(low) * 0.4;
  const night = bodyLight < 0.42 ? 0.72 : 0.5;
  const strength = skyLight < 0.5 ? night : bodyLight > 0.75 ? 0.1 : 0.3;
  const color =
    brightness(mid) < 0.45 ? mixColors(low, place.light, 0.35) : mixColors(low, white, 0.5);
  for (let y = 0; y < height; y++) {
    const dy = (y / height - middle) / 0.4;
    for (let x = 0; x < width; x++) {
      const dx = (x / width - 0.5) / 0.46;
      const q = dx * dx + dy * dy;
      if (q > 1.6 || hidden?.[y * width + x] === 1) continue;
      const weight = strength * Math.exp(-q * 2.1);
      const o = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) values[o + k]! += (color[k]! - values[o + k]!) * weight;
    }
  }
  if (bodyLight > 0.72 && skyLight > 0.62) deepenSky(picture, place);
}

/** A white creature needs a sky that is not white. */
function deepenSky({ width, height, values }: Raster, { sky }: Place): void {
  for (let y = 0; y < height; y++) {
    const depth = 0.24 + 0.14 * (1 - y / height);
    for (let o = y * width * 3; o < (y + 1) * width * 3; o += 3) {
      values[o]! *= mix(1, sky[0][0], depth);
      values[o + 1]! *= mix(1, sky[0][1], depth);
      values[o + 2]! *= mix(1, sky[0][2], depth * 0.8);
    }
  }
}

export function paintBokeh(picture: Raster, place: Place, dice: Dice): void {
  const { width, height } = picture;
  for (let i = 0; i < 16; i++) {
    paintDisc(picture, {
      x: dice.between(0, width),
      y: dice.between(0, height * 0.8),
      radius: dice.between(0.012, 0.05) * height,
      color: mixColors(place.bokeh, white, dice.between(0, 0.3)),
      strength: dice.between(0.06, 0.22),
      soft: 0.25,
    });
  }
}

/** Beams that fan out from the sun above the picture. */
export function paintSunbeams(
  picture: Raster,
  place: Place,
  { x: sunX, seed }: { x: number; seed: number },
): void {
  const { width, height, values, hidden } = picture;
  const strength = place.rays ? 0.3 : 0.2;
  for (let y = 0; y < height; y++) {
    const fade = smoothstep(1.15, 0.05, y / height) * strength;
    for (let x = 0; x < width; x++) {
      if (hidden?.[y * width + x] === 1) continue;
      const angle = Math.atan2(x - sunX * width, y + 0.1 * height);
      const beam = noise(angle * 9 + seed, 1, 1) ** 2.2 * fade;
      const o = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) values[o + k]! += (place.light[k]! - values[o + k]!) * beam;
    }
  }
}

/** By rank: common, rare, epic, legendary, mythical. */
const auraStrength = [0.1, 0.24, 0.42, 0.62, 0.8];
const sunburstStrength = [0, 0, 0.08, 0.2, 0.3];

export const auraColor = ({ glow }: Palette): Color => mixColors(glow, white, 0.15);

/** A glow around the creature's outline; `coverage` has one number for each pixel. */
export function paintAura(
  picture: Raster,
  coverage: Float32Array,
  { palette, rank }: { palette: Palette; rank: number },
): void {
  const { width, height, values } = picture;
  const small = shrunk({ width, height, channels: 1, values: coverage }, 8);
  const narrow = blurred(small, 5);
  const wide = blurred(small, 12);
  narrow.values.forEach((v, i) => (narrow.values[i] = v * 0.75 + wide.values[i]! * 0.6));
  const aura = enlarged(narrow, picture).values;
  const color = auraColor(palette);
  const strength = auraStrength[rank]!;
  for (let i = 0; i < aura.length; i++) {
    const weight = clamp(aura[i]!) * strength;
    if (weight > 0.002) shine(values, i * 3, color, weight * 0.92);
  }
}

/** `turn` is how far the rays have wandered, in a moving picture. */
type Sunburst = { palette: Palette; rank: number; middle: number; turn?: number };

/** Rays from behind the creature, for epic and rarer ones. */
export function paintSunburst(
  picture: Raster,
  { palette, rank, middle, turn = 0 }: Sunburst,
  dice: Dice,
): void {
  const { width, height, values, hidden } = picture;
  const phase = dice.between(0, 2 * Math.PI) + turn;
  const strength = sunburstStrength[rank]!;
  if (strength === 0) return;
  const rays = 13 + rank * 2;
  const color = mixColors(auraColor(palette), white, 0.35);
  for (let y = 0; y < height; y++) {
    const dy = y - height * middle;
    for (let x = 0; x < width; x++) {
      const dx = x - width / 2;
      const r = Math.sqrt(dx * dx + dy * dy) / height;
      const fade = smoothstep(0.1, 0.34, r) * smoothstep(0.8, 0.42, r) * strength;
      if (fade <= 0 || hidden?.[y * width + x] === 1) continue;
      const angle = Math.atan2(dy, dx);
      const broad = smoothstep(0.1, 0.5, Math.sin(angle * rays + phase)) * 0.6;
      const fine = smoothstep(0.3, 0.7, Math.sin(angle * (rays * 2 - 3) + phase * 2)) * 0.4;
      shine(values, (y * width + x) * 3, color, (broad + fine) * fade);
    }
  }
}

/** The glow in the air around a light that the creature carries. */
export function paintLampGlow(picture: Raster, camera: Camera, { at, reach, color }: Lamp): void {
  const [x, y] = pictureOf(camera, at);
  const distance = length(subtract(at, camera.origin));
  const radius = reach / (camera.pixelSpread * distance);
  paintDisc(picture, { x, y, radius, color, strength: 0.42, soft: 1 });
  paintDisc(picture, { x, y, radius: radius * 0.4, color, strength: 0.4, soft: 1 });
}

/** Light that spills over from everything that glows. */
export function paintBloom(picture: Raster, glow: Float32Array, strength: number): void {
  const { width, height, values } = picture;
  const small = shrunk({ width, height, channels: 3, values: glow }, 6);
  if (!small.values.some((light) => light > 0)) return;
  const narrow = blurred(small, 3);
  const wide = blurred(small, 9);
  narrow.values.forEach((v, i) => (narrow.values[i] = v * 0.55 + wide.values[i]! * 0.75));
  const bloom = enlarged(narrow, picture).values;
  for (let i = 0; i < values.length; i++) {
    const light = Math.min(0.92, bloom[i]! * strength);
    if (light > 0.002) values[i] = 1 - (1 - Math.min(1, values[i]!)) * (1 - light);
  }
}
