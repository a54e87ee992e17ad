/** A material made of something else: its lightness stays, its colour and surface are the stuff's. */
import { darkened, mixColors, shifted, toOklch, type Color } from "./color.ts";
import type { Material } from "./material.ts";
import type { Stuff } from "./stuffs.ts";

/** Eyes, mouths and lights keep what they are. */
export const isBare = ({ flat, glow }: Material): boolean =>
  flat !== true && (glow?.strength ?? 0) < 0.5;

export type Dress = {
  /** Null only colours. */
  stuff: Stuff | null;
  color: Color | null;
};

const darkest = 0.34;
const lightest = 0.94;

/** From a dark shade over the middle to a light one. */
function shadeAt([dark, middle, light]: readonly [Color, Color, Color], t: number): Color {
  return t < 0.5 ? mixColors(dark, middle, t * 2) : mixColors(middle, light, t * 2 - 1);
}

const around = (color: Color) =>
  [darkened(color, 0.68), color, shifted(color, { lightness: 0.13, chroma: -0.3 })] as const;

function repainted(color: Color, { stuff, color: asked }: Dress): Color {
  const [lightness] = toOklch(color);
  const t = Math.max(0, Math.min(1, (lightness - darkest) / (lightest - darkest)));
  if (asked) return shadeAt(around(asked), 0.25 + 0.55 * t);
  if (!stuff?.shades) return color;
  const shade = shadeAt(stuff.shades, 0.08 + 0.86 * t);
  return stuff.tint ? mixColors(shade, color, stuff.tint) : shade;
}

export function dressed(material: Material, dress: Dress): Material {
  const { stuff } = dress;
  const base = repainted(material.base, dress);
  const { belly, tip } = material;
  const repaintedTo = {
    ...(belly && { belly: { ...belly, color: repainted(belly.color, dress) } }),
    ...(tip && { tip: { ...tip, color: repainted(tip.color, dress) } }),
  };
  if (!stuff) return { ...material, base, ...repaintedTo };
  const { look } = stuff;
  const glow = look.glow && dress.color ? { ...look.glow, color: base } : look.glow;
  return { translucent: 0.15, ...look, ...(glow && { glow }), base, ...repaintedTo };
}
