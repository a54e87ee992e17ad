/** What a colour is called: by the nearest of some that everybody calls so, in OKLab. */
import { hex, toOklch, type Color } from "#forge/paint/color.ts";

/** A full one, a light one and a dark one of each, as far as they have the same name. */
const samples: Readonly<Record<string, string>> = {
  red: "#e0242b #b3161d #f0524d",
  orange: "#f58220 #ff9b3d #e0701a",
  yellow: "#f7d417 #ffe45c #d9b310",
  green: "#2f9e44 #6fcf6a #1f6b2e",
  blue: "#2f5fd0 #5aa2f0 #1d3a8a",
  purple: "#7d3cc0 #a974e0 #4f2487",
  pink: "#f283b6 #f9b4d2 #e2559a",
  brown: "#7a4a26 #9c6a3e #4f2e17",
  black: "#17171a #2c2c33",
  grey: "#808084 #a8a8ac #5a5a60",
  white: "#ffffff #e9e9ee",
};

type Lab = readonly [number, number, number];

function labOf(color: Color): Lab {
  const [lightness, chroma, hue] = toOklch(color);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

const known = Object.entries(samples).flatMap(([name, codes]) =>
  codes.split(" ").map((code) => ({ name, lab: labOf(hex(code)) })),
);

export function colorName(color: Color): string {
  const lab = labOf(color);
  const awayOf = (other: Lab) => Math.hypot(...other.map((value, i) => value - lab[i]!));
  return known.reduce((best, each) => (awayOf(each.lab) < awayOf(best.lab) ? each : best)).name;
}
