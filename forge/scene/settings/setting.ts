/** The place that a description names: its colours at some time of day, and what stands there. */
import type { Staging } from "#forge/genome.ts";
import { mixColors, white, type Color } from "#forge/paint/color.ts";
import { placeOf, type Place } from "#forge/scene/places.ts";
import type { Raster } from "#forge/scene/raster.ts";
import { groundOf, isOf, madeOf, shadeOf, type MadeOf } from "./made-of.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { rowsOf } from "#forge/shapes/outline.ts";
import type { Dice } from "#game/lib/dice.ts";
import { builtDrawings } from "./drawings-built.ts";
import { natureDrawings } from "./drawings-nature.ts";
import { roomDrawings } from "./drawings-rooms.ts";
import { openSettings } from "./open-settings.ts";
import type { SettingRow } from "./setting-row.ts";
import { stencil } from "./stencil.ts";
import { strangeSettings } from "./strange-settings.ts";

type Standing = { drawing: string; x: number; y: number; size: number; mirrored: boolean };

export type Setting = {
  place: Place;
  standing: readonly Standing[];
  haze: number;
  made?: MadeOf;
};

/** Null where no place is named, or one without a drawing. */
export function settingFor(staging: Staging, dice: Dice): Setting | null {
  const { place: name, placeStuff } = staging;
  const row = openSettings[name ?? ""] ?? strangeSettings[name ?? ""];
  if (!row) return null;
  const made = madeOf(name!, row, placeStuff);
  const { skyline, drift, rays, haze = 0.1 } = row;
  const usual = placeOf({ skyline, drift, ...(rays && { rays }) }, dice.pick(row.colors));
  const place = made?.drawing === null ? groundOf(usual, made.stuff) : usual;
  return {
    place: skyline === "wall" ? place : inWeather(place, staging),
    standing: standingIn(row, dice, staging.snows),
    haze,
    ...(made && { made }),
  };
}

const midnight: Color = [0.08, 0.1, 0.3];

const dark = (color: Color, weight: number) => mixColors(color, midnight, weight);

/** A place at the hour and in the weather that the description names. */
export function inWeather(place: Place, { night, dusk, snows }: Staging): Place {
  const snowy = snows ? inSnow(place) : place;
  return night ? atNight(snowy) : dusk ? atDusk(snowy) : snowy;
}

const snowWhite: Color = [0.93, 0.96, 1];
const snowSky: Color = [0.72, 0.82, 0.92];

/** Snow lies on the ground and falls; what is far away is white as well. */
const inSnow = (place: Place): Place => ({
  ...place,
  drift: "snow",
  rays: false,
  sky: place.sky.map((color) => mixColors(color, snowSky, 0.6)) as [Color, Color, Color],
  far: mixColors(place.far, snowWhite, 0.6),
  mid: mixColors(place.mid, snowWhite, 0.5),
  near: mixColors(place.near, snowWhite, 0.45),
  ground: mixColors(place.ground, snowWhite, 0.93),
});

const duskSky: readonly Color[] = rowsOf("0.3 0.16 0.4, 0.86 0.36 0.36, 1 0.72 0.34");
const duskShade: Color = [0.36, 0.14, 0.28];
const lowSun: Color = [1, 0.62, 0.26];

/** The sky is red, the sun low, and what stands before it dark. */
const atDusk = (place: Place): Place => ({
  ...place,
  sky: place.sky.map((color, i) => mixColors(color, duskSky[i]!, 0.85)) as [Color, Color, Color],
  far: mixColors(place.far, duskShade, 0.55),
  mid: mixColors(place.mid, duskShade, 0.5),
  near: mixColors(place.near, duskShade, 0.45),
  ground: mixColors(place.ground, [0.62, 0.3, 0.28], 0.5),
  moon: lowSun,
});

/** The same place, hours later. */
function atNight(place: Place): Place {
  const [zenith, middle, low] = place.sky;
  return {
    ...place,
    sky: [dark(zenith, 0.82), dark(middle, 0.66), dark(low, 0.5)],
    far: dark(place.far, 0.5),
    mid: dark(place.mid, 0.5),
    near: dark(place.near, 0.5),
    ground: dark(place.ground, 0.4),
    moon: place.moon ?? [1, 0.95, 0.8],
  };
}

/** What has snow on it where it snows. */
const underSnow: Readonly<Record<string, string>> = {
  pine: "snowPine",
  tree: "snowTree",
  bush: "snowBush",
};

/** One card has it the other way round, and not everything stands everywhere. */
function standingIn({ stands }: SettingRow, dice: Dice, snows = false): Standing[] {
  const isTurned = dice.chance(0.5);
  return stands.split(",").map((line): Standing => {
    const [name = "", ...numbers] = line.trim().split(" ");
    const [x = 0, y = 0, size = 0] = numbers.map(Number);
    const isBackward = name.startsWith("-");
    const at = x + dice.between(-0.03, 0.03);
    const drawing = isBackward ? name.slice(1) : name;
    return {
      drawing: (snows && underSnow[drawing]) || drawing,
      x: isTurned ? 1 - at : at,
      y,
      size: size * dice.between(0.9, 1.14),
      mirrored: isBackward !== isTurned,
    };
  });
}

const usualHorizon = 0.5;

/** What is further away is painted first. */
export function paintSetting(picture: Raster, setting: Setting, horizon: number) {
  const { place, standing, haze, made } = setting;
  const { width, height } = picture;
  const colorOf = (name: string): Color => {
    if (name === "sky") return mixColors(place.sky[1], place.sky[2], 0.4);
    const color = place[name as "far" | "mid" | "near"];
    return color ?? white;
  };
  // Where there is little sky, what stands in it is lower and smaller.
  const sky = horizon / usualHorizon;
  for (const { drawing, x, y, size, mirrored } of standing) {
    const shapes = natureDrawings[drawing] ?? builtDrawings[drawing] ?? roomDrawings[drawing];
    if (!shapes) throw new Error(`nobody has drawn a ${drawing}`);
    stencil(picture, shapes, {
      x: x * width,
      y: (horizon - (y > 0 ? y * sky : y)) * height,
      unit: size * width * (y > -0.05 ? clamp(sky, 0.72, 1.1) : 1),
      mirrored,
      colorOf,
      ...(made && isOf(made, drawing) && { paintOf: (color) => shadeOf(color, made.stuff) }),
      haze: { color: place.sky[2], weight: Math.max(0, haze + Math.min(0, y) * 0.3) },
    });
  }
}
