/** A place of another stuff: a gingerbread castle, a pool of jelly, a frozen lake. */
import { mixColors, toOklch, type Color } from "#forge/paint/color.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import type { Stuff } from "#forge/paint/stuffs/stuff.ts";
import type { Place } from "#forge/scene/places.ts";
import type { SettingRow } from "./setting-row.ts";

/** Only one drawing where the place is a building, or null: all of it, the ground as well. */
export type MadeOf = { stuff: Shades; drawing: string | null };

type Shades = NonNullable<Stuff["shades"]>;

export function madeOf(name: string, row: SettingRow, word: string | undefined): MadeOf | null {
  const stuff = stuffOf(glowing[word ?? ""] ?? word ?? "")?.shades;
  if (!stuff) return null;
  const isBuilt = row.stands.split(/[ ,-]+/).includes(name);
  return { stuff, drawing: isBuilt ? name : null };
}

/** Lava is black where a body of it is, and glows where it is a lake. */
const glowing: Readonly<Record<string, string>> = { lava: "fire" };

export const isOf = (made: MadeOf, drawing: string): boolean =>
  made.drawing === null || made.drawing === drawing;

/** As light and dark as it was, from the dark to the light shade of the stuff. */
export function shadeOf(color: Color, [dark, middle, light]: Shades): Color {
  const [lightness] = toOklch(color);
  const t = Math.max(0, Math.min(1, (lightness - 0.3) / 0.65));
  return t < 0.5 ? mixColors(dark, middle, t * 2) : mixColors(middle, light, t * 2 - 1);
}

/** The ground and what is near; the sky stays. */
export function groundOf(place: Place, shades: Shades): Place {
  const [, middle] = shades;
  return {
    ...place,
    ground: middle,
    mid: shadeOf(place.mid, shades),
    near: shadeOf(place.near, shades),
    far: mixColors(place.far, shadeOf(place.far, shades), 0.6),
  };
}
