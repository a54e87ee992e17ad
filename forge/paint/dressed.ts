/** A material made of something else: its lightness stays, its colour and surface are the stuff's. */
import { brightness, darkened, mixColors, shifted, toOklch, type Color } from "./color.ts";
import type { Material, Pattern } from "./material.ts";
import type { Stuff } from "./stuffs/stuff.ts";

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

/** Nearly the brightness of the pale marks on cloth. */
const tooPale = 0.74;
const navy: Color = [0.2, 0.28, 0.6];

/** Light stripes cannot be seen on what is light. */
function seenOn(base: Color, { pattern }: Stuff["look"]): Pick<Material, "pattern"> {
  const isMark = pattern?.kind === "stripes" || pattern?.kind === "motif";
  return isMark && brightness(base) > tooPale ? { pattern: { ...pattern, color: navy } } : {};
}

/** The colours of a feather's end and a wing's rim go with it; stripes and spots are marks of their own. */
function dressedPattern(pattern: Pattern, dress: Dress): Pattern {
  const to = (color: Color) => repainted(color, dress);
  switch (pattern.kind) {
    case "feather":
    case "membrane":
      return { ...pattern, edge: to(pattern.edge) };
    case "petal":
      return {
        ...pattern,
        inner: to(pattern.inner),
        ...(pattern.edge && { edge: to(pattern.edge) }),
      };
    case "eyespot":
      return { ...pattern, inner: to(pattern.inner), edge: to(pattern.edge) };
    default:
      return pattern;
  }
}

export function dressed(material: Material, dress: Dress): Material {
  const { stuff } = dress;
  const base = repainted(material.base, dress);
  const { belly, tip } = material;
  const repaintedTo = {
    ...(belly && { belly: { ...belly, color: repainted(belly.color, dress) } }),
    ...(tip && { tip: { ...tip, color: repainted(tip.color, dress) } }),
  };
  if (!stuff) {
    const pattern = material.pattern && dressedPattern(material.pattern, dress);
    return { ...material, base, ...repaintedTo, ...(pattern && { pattern }) };
  }
  const look = stuff.shades ? stuff.look : { ...stuff.look, ...seenOn(base, stuff.look) };
  const picture = look.pattern ? undefined : pictureOf(material.pattern, dress);
  const glow = look.glow && dress.color ? { ...look.glow, color: base } : look.glow;
  const pattern = picture && { pattern: picture };
  return { translucent: 0.15, ...look, ...pattern, ...(glow && { glow }), base, ...repaintedTo };
}

/** A chocolate frog from a drawing keeps its eyes. */
function pictureOf(pattern: Pattern | undefined, dress: Dress): Pattern | undefined {
  if (pattern?.kind !== "picture") return undefined;
  const pixels = Uint8Array.from(pattern.pixels);
  for (let at = 0; at < pixels.length; at += 3) {
    const color: Color = [pixels[at]! / 255, pixels[at + 1]! / 255, pixels[at + 2]! / 255];
    pixels.set(
      repainted(color, dress).map((channel) => Math.round(channel * 255)),
      at,
    );
  }
  return { ...pattern, pixels };
}
