/**
 * Colours are red, green and blue from 0 to 1, as screens show them. They are mixed there and
 * shifted in OKLCH, where equal steps look equal.
 */
import { clamp } from "#forge/shapes/numbers.ts";

export type Color = readonly [red: number, green: number, blue: number];

export const white: Color = [1, 1, 1];
export const black: Color = [0, 0, 0];

export const hex = (code: string): Color => [
  parseInt(code.slice(1, 3), 16) / 255,
  parseInt(code.slice(3, 5), 16) / 255,
  parseInt(code.slice(5, 7), 16) / 255,
];

/** a at 0, b at 1; `t` outside of that counts as its nearer end. */
export function mixColors(a: Color, b: Color, t: number): Color {
  const k = clamp(t);
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

/** As light through coloured glass. */
export const filtered = (a: Color, b: Color): Color => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export const brightness = (c: Color): number => 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2];

const toLinear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const toGamma = (x: number) =>
  x <= 0.0031308 ? x * 12.92 : 1.055 * Math.max(0, x) ** (1 / 2.4) - 0.055;

/** A colour from lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Color {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp(toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp(toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** Lightness, chroma and hue of a colour. */
export function toOklch([red, green, blue]: Color): readonly [number, number, number] {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return [lightness, Math.sqrt(x * x + y * y), hue];
}

export type Shift = {
  /** Added. */
  lightness?: number;
  /** 0.2 is a fifth more chroma. */
  chroma?: number;
  /** Degrees. */
  hue?: number;
};

export function shifted(color: Color, { lightness = 0, chroma = 0, hue = 0 }: Shift): Color {
  const [l, c, h] = toOklch(color);
  return oklch(clamp(l + lightness), Math.max(0, c * (1 + chroma)), h + hue);
}

/** The same hue in the shade: for ink, hooves, pupils. `to` is the part of the lightness that stays. */
export function darkened(color: Color, to = 0.35): Color {
  const [l, c, h] = toOklch(color);
  return oklch(l * to, c * 0.9, h - 10);
}
