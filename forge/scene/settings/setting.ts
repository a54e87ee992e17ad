/** The place that a description names: its colours at some time of day, and what stands there. */
import type { Staging } from "#forge/genome.ts";
import { mixColors, white, type Color } from "#forge/paint/color.ts";
import { placeOf, type Place } from "#forge/scene/places.ts";
import type { Raster } from "#forge/scene/raster.ts";
import { clamp } from "#forge/shapes/numbers.ts";
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
};

/** Null where no place is named, or one without a drawing. */
export function settingFor({ place: name, night }: Staging, dice: Dice): Setting | null {
  const row = openSettings[name ?? ""] ?? strangeSettings[name ?? ""];
  if (!row) return null;
  const { skyline, drift, rays, haze = 0.1 } = row;
  const place = placeOf({ skyline, drift, ...(rays && { rays }) }, dice.pick(row.colors));
  return {
    place: night && skyline !== "wall" ? atNight(place) : place,
    standing: standingIn(row, dice),
    haze,
  };
}

const midnight: Color = [0.08, 0.1, 0.3];

const dark = (color: Color, weight: number) => mixColors(color, midnight, weight);

/** The same place, hours later. */
export function atNight(place: Place): Place {
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

/** One card has it the other way round, and not everything stands everywhere. */
function standingIn({ stands }: SettingRow, dice: Dice): Standing[] {
  const isTurned = dice.chance(0.5);
  return stands.split(",").map((line): Standing => {
    const [name = "", ...numbers] = line.trim().split(" ");
    const [x = 0, y = 0, size = 0] = numbers.map(Number);
    const isBackward = name.startsWith("-");
    const at = x + dice.between(-0.03, 0.03);
    return {
      drawing: isBackward ? name.slice(1) : name,
      x: isTurned ? 1 - at : at,
      y,
      size: size * dice.between(0.9, 1.14),
      mirrored: isBackward !== isTurned,
    };
  });
}

const usualHorizon = 0.5;

/** What is further away is painted first. */
export function paintSetting(picture: Raster, { place, standing, haze }: Setting, horizon: number) {
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
      haze: { color: place.sky[2], weight: Math.max(0, haze + Math.min(0, y) * 0.3) },
    });
  }
}
