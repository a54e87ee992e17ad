/**
 * The land behind the creature. It is painted small and enlarged: a cheap depth of field, and the
 * creature stays the sharpest thing in the picture.
 */
import type { Dice } from "#game/lib/dice.ts";
import { mixColors, white, type Color } from "#forge/paint/color.ts";
import { layeredNoise, noise } from "#forge/shapes/noise.ts";
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";
import type { Place } from "./places.ts";
import { blurred, enlarged, newRaster, type Raster, type Size } from "./raster.ts";
import { heightOf } from "./skyline.ts";

export type Backdrop = {
  picture: Raster;
  /** Where the sun stands, 0 to 1 across and down. */
  sun: readonly [number, number];
};

type Painting = {
  small: Raster;
  place: Place;
  seed: number;
  sun: readonly [number, number];
  horizon: number;
};

const smaller = 4;

/** `horizon` is how far down the picture the land begins, 0 to 1. */
export function paintBackdrop(place: Place, size: Size, horizon: number, dice: Dice): Backdrop {
  const small = newRaster(Math.ceil(size.width / smaller), Math.ceil(size.height / smaller), 3);
  const seed = dice.between(0, 100);
  const painting: Painting = { small, place, seed, sun: [dice.between(0.2, 0.45), 0.2], horizon };
  paintSky(painting);
  const layers: Color[] = [
    mixColors(place.far, place.sky[2], 0.35),
    mixColors(place.mid, place.sky[2], 0.12),
    place.near,
  ];
  layers.forEach((color, layer) => {
    if (place.skyline === "forest") paintTrees(painting, { color, layer }, dice);
    paintLand(painting, { color, layer });
  });
  const soft = blurred(small, Math.max(1, Math.round(small.height / 120)));
  return { picture: enlarged(soft, size), sun: painting.sun };
}

function put({ values }: Raster, o: number, color: Color, weight: number): void {
  for (let k = 0; k < 3; k++) values[o + k]! += (color[k]! - values[o + k]!) * weight;
}

const cloudiness: Partial<Record<Place["skyline"], number>> = {
  storm: 0.75,
  clouds: 0.6,
  reef: 0.12,
  wall: 0.04,
  void: 0.5,
};

function paintSky(painting: Painting): void {
  const { small, place, seed, sun, horizon } = painting;
  const { width, height } = small;
  const { sky } = place;
  const cloudColor = mixColors(sky[2], white, 0.35);
  const cloudy = cloudiness[place.skyline] ?? 0.28;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const t = clamp(v / horizon);
    const base =
      t < 0.55 ? mixColors(sky[0], sky[1], t / 0.55) : mixColors(sky[1], sky[2], (t - 0.55) / 0.45);
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const o = (y * width + x) * 3;
      const cloud = smoothstep(0.5, 0.78, layeredNoise(u * 3 + seed, v * 6, 2, 4));
      put(small, o, base, 1);
      put(small, o, cloudColor, cloud * cloudy * (0.35 + 0.65 * t));
      const away = square(((u - sun[0]) * width) / height) + square(v - sun[1] - 0.1);
      put(small, o, place.light, 0.5 * Math.exp(-away * 14));
      paintHeavens(painting, { u, v, o });
    }
  }
}

/** The moon, northern lights, and sunbeams under water. */
function paintHeavens(
  { small, place, seed }: Painting,
  { u, v, o }: { u: number; v: number; o: number },
): void {
  const { moon, aurora, skyline, light } = place;
  if (moon) {
    const d = Math.sqrt(square(((u - 0.74) * small.width) / small.height) + square(v - 0.2));
    put(
      small,
      o,
      moon,
      clamp(smoothstep(0.115, 0.105, d) * 0.95 + 0.4 * Math.exp(-square(d / 0.2))),
    );
  }
  if (aurora) {
    const wave = Math.sin(u * 5 + seed + 1.5 * noise(u * 4, seed, 2));
    const band = Math.exp(-square((v - 0.2 - 0.07 * wave) / 0.09));
    put(small, o, aurora, band * 0.6 * (0.5 + 0.5 * noise(u * 22, 1, seed)));
  }
  if (skyline === "reef") {
    const beam = noise((u + v * 0.35) * 9, 2, seed) ** 2 * smoothstep(0.95, 0, v);
    put(small, o, light, beam * 0.42);
  }
}

const square = (x: number) => x * x;

type Land = { color: Color; layer: number };

function paintLand({ small, place, seed, horizon }: Painting, { color, layer }: Land): void {
  const { width, height } = small;
  const { skyline } = place;
  const foot = horizon + (layer - 1) * 0.045 + 0.02;
  const hazy = mixColors(color, place.sky[2], 0.5);
  for (let x = 0; x < width; x++) {
    const u = x / width;
    const rise = heightOf[skyline](u, layer, seed + layer * 17);
    const top = (foot - rise) * height;
    for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
      const o = (y * width + x) * 3;
      const depth = clamp((y / height - (foot - rise)) / Math.max(0.05, rise + 0.05));
      let c = mixColors(color, hazy, depth * (layer < 2 ? 0.75 : 0.15));
      if (skyline === "clouds") c = cloudBank(place, { color, depth });
      else if (skyline === "volcano" && layer === 0) {
        const stream = Math.exp(-square((u - 0.68) / 0.03)) * smoothstep(0.9, 0, depth);
        c = mixColors(c, place.bokeh, stream * 0.9);
      } else if (skyline === "cavern") {
        c = mixColors(c, place.bokeh, (0.5 + 0.5 * Math.sin(u * 60)) * 0.22 * (1 - depth));
      }
      put(small, o, c, clamp(y - top + 0.5));
    }
  }
}

const cloudBank = (place: Place, { color, depth }: { color: Color; depth: number }): Color =>
  mixColors(mixColors(color, white, 0.35), mixColors(color, place.sky[0], 0.25), depth);

/** Trunks that lean a little, under a crown of leaves. */
function paintTrees(painting: Painting, land: Land, dice: Dice): void {
  const trunks = 9 - land.layer * 2;
  for (let i = 0; i < trunks; i++) {
    const center = (i + dice.between(0.1, 0.9)) / trunks;
    const thick = (0.014 + 0.012 * land.layer) * dice.between(0.7, 1.5);
    paintTrunk(painting, land, { center, thick, lean: dice.between(-0.05, 0.05) });
  }
  paintCrowns(painting, land);
}

type Trunk = { center: number; thick: number; lean: number };

function paintTrunk(painting: Painting, land: Land, { center, thick, lean }: Trunk): void {
  const { small, horizon } = painting;
  const { width, height } = small;
  const foot = Math.min(height, height * (horizon + (land.layer - 1) * 0.045 + 0.12));
  for (let y = 0; y < foot; y++) {
    const v = y / height;
    const half = thick * (0.8 + 0.5 * v * v);
    const middle = (center + lean * v) * width;
    const reach = (half + 0.004) * width;
    const last = Math.min(width - 1, Math.floor(middle + reach));
    for (let x = Math.max(0, Math.ceil(middle - reach)); x <= last; x++) {
      const d = Math.abs(x - middle) / width - half;
      put(small, (y * width + x) * 3, land.color, smoothstep(0.004, -0.004, d) * 0.92);
    }
  }
}

function paintCrowns({ small, seed }: Painting, { color, layer }: Land): void {
  const { width, height } = small;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const top = smoothstep(0.42 - layer * 0.09, 0.05, v);
    if (top === 0) break;
    for (let x = 0; x < width; x++) {
      const leaves = layeredNoise((x / width) * 7 + layer * 9 + seed, v * 7, layer, 3);
      put(small, (y * width + x) * 3, color, smoothstep(0.52, 0.58, leaves) * top * 0.85);
    }
  }
}
