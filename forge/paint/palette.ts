/**
 * The colours of one creature: one of its element's swatches, or the colour that the description
 * asks for, varied a little by the dice.
 */
import type { BodyPlan, ColoredPart, Genome } from "#forge/genome.ts";
import { rowsOf } from "#forge/shapes/outline.ts";
import type { Dice } from "#game/lib/dice.ts";
import { brightness, darkened, mixColors, oklch, shifted, type Color } from "./color.ts";
import { swatches, type Swatch } from "./swatches.ts";

export type Palette = Required<Swatch> & {
  /** The inside of ears. */
  inner: Color;
  nose: Color;
  /** The outer half of a feather. */
  featherTip: Color;
  /** Outlines, mouths, lashes. */
  ink: Color;
  /** Manes and tails of hair, lock by lock; empty for the species' own. */
  hair: readonly Color[];
  /** The legs' own colour, if the description gives them one. */
  legs: Color | null;
  /** The colour of stripes and spots, if the description gives them one. */
  marks: Color | null;
  /** The whole body has all colours. */
  isRainbow: boolean;
  /** The description gives the eyes their colour. */
  hasOwnEyes: boolean;
};

/** Colour words of a description: lightness, chroma and hue of the body. */
const namedColors: Record<string, NamedColor> = {
  red: [0.6, 0.22, 27],
  crimson: [0.52, 0.2, 20],
  orange: [0.72, 0.17, 55],
  amber: [0.78, 0.16, 72],
  gold: [0.82, 0.15, 88],
  golden: [0.82, 0.15, 88],
  yellow: [0.88, 0.17, 98],
  green: [0.66, 0.17, 142],
  emerald: [0.66, 0.15, 160],
  teal: [0.66, 0.11, 190],
  cyan: [0.8, 0.12, 205],
  blue: [0.58, 0.17, 255],
  azure: [0.7, 0.13, 240],
  navy: [0.38, 0.12, 265],
  indigo: [0.45, 0.17, 280],
  purple: [0.55, 0.2, 300],
  violet: [0.6, 0.18, 295],
  pink: [0.8, 0.13, 355],
  magenta: [0.65, 0.22, 335],
  white: [0.96, 0.01, 90],
  silver: [0.83, 0.015, 250],
  grey: [0.65, 0.01, 250],
  gray: [0.65, 0.01, 250],
  black: [0.3, 0.02, 280],
  brown: [0.5, 0.08, 55],
  bronze: [0.6, 0.09, 65],
  copper: [0.62, 0.12, 48],
  turquoise: [0.78, 0.12, 190],
  scarlet: [0.58, 0.23, 30],
  lavender: [0.8, 0.09, 300],
  beige: [0.88, 0.05, 80],
  maroon: [0.38, 0.13, 20],
  lime: [0.85, 0.2, 125],
  peach: [0.86, 0.09, 55],
  mint: [0.88, 0.09, 160],
  lilac: [0.82, 0.09, 310],
  aqua: [0.82, 0.12, 200],
  blond: [0.88, 0.11, 92],
  blonde: [0.88, 0.11, 92],
  ginger: [0.68, 0.16, 52],
  tan: [0.74, 0.07, 70],
  fuchsia: [0.62, 0.24, 345],
  ivory: [0.95, 0.03, 90],
  chestnut: [0.45, 0.1, 42],
  burgundy: [0.38, 0.13, 15],
  khaki: [0.68, 0.06, 105],
  mauve: [0.72, 0.08, 320],
  cobalt: [0.5, 0.18, 262],
  periwinkle: [0.74, 0.1, 280],
  auburn: [0.45, 0.12, 38],
  taupe: [0.6, 0.03, 70],
};

export const colorWords: readonly string[] = Object.keys(namedColors);

/** What a shade does to a colour: its lightness by so much, its chroma by this factor. */
const shades: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  light: [0.17, 0.7],
  pale: [0.19, 0.5],
  pastel: [0.17, 0.55],
  dark: [-0.17, 0.9],
  deep: [-0.13, 1.1],
  bright: [0.05, 1.2],
  neon: [0.1, 1.35],
  hot: [-0.06, 1.5],
  navy: [-0.2, 0.7],
  lime: [0.17, 1.1],
};

/** Of "blue", and of "light blue". */
function named(words: string): NamedColor | null {
  const [color = "", shade] = words.split(" ").toReversed();
  const known = namedColors[color];
  if (!known) return null;
  if (shade === undefined) return known;
  const [l, c, h] = known;
  const [lightness, chroma] = shades[shade] ?? [0, 1];
  return [Math.max(0.16, Math.min(0.97, l + lightness)), c * chroma, h];
}

/** The colour that colour words mean by themselves; null for words that are none. */
export function namedColor(words: string): Color | null {
  const known = named(words);
  return known ? oklch(...known) : null;
}

/** The colour word for a body, a mane or a tail of all colours. */
export const rainbowWord = "rainbow";

/** Soft enough for hair in the sun. */
export const rainbow: readonly Color[] = rowsOf(
  "1 0.47 0.62, 1 0.68 0.42, 1 0.88 0.45, 0.5 0.88 0.58, 0.42 0.78 1, 0.66 0.56 1, 0.95 0.58 0.95",
);

export type PaletteChoice = Pick<Genome, "element" | "color" | "partColors"> & { plan?: BodyPlan };

/** White with red is for koi; what is of water must look it. */
const isPaleWater = ({ base }: Swatch) => base[0] > 0.9;

function swatchesFor({ element, plan }: PaletteChoice): readonly Swatch[] {
  const isWet = element === "water" && plan !== "fish" && plan !== "waddler";
  return swatches[element].filter((swatch) => !isWet || !isPaleWater(swatch));
}

/** Limbs of another colour than the body must not meet with one of nearly the same. */
const apart = 0.55;

function pickSwatch(choice: PaletteChoice, dice: Dice): Swatch {
  const known = swatchesFor(choice);
  const picked = dice.pick(known);
  const limbs = namedColor(choice.partColors.legs ?? choice.partColors.arms ?? "");
  const distance = ({ base }: Swatch) =>
    limbs ? base.reduce((sum, value, i) => sum + Math.abs(value - limbs[i]!), 0) : apart;
  if (distance(picked) >= apart) return picked;
  return known.toSorted((a, b) => distance(b) - distance(a))[0]!;
}

export function choosePalette(choice: PaletteChoice, dice: Dice): Palette {
  const { color, partColors } = choice;
  const swatch = varied(pickSwatch(choice, dice), dice);
  const coat = color === null ? null : named(color);
  const palette = withPlainHorns(completed(coat ? recolored(swatch, coat) : swatch));
  if (color === rainbowWord) Object.assign(palette, { isRainbow: true, hair: rainbow });
  for (const part of coloredParts) {
    const partColor = named(partColors[part] ?? "");
    if (partColor) Object.assign(palette, partRecolors[part]?.(partColor));
    else if (partColors[part] === rainbowWord && hasLocks.has(part)) palette.hair = rainbow;
  }
  return palette;
}

const ivory: Color = [0.97, 0.88, 0.68];
const honey: Color = [0.86, 0.62, 0.28];

/** Horns of the body's own colour cannot be seen on it. */
function withPlainHorns(palette: Palette): Palette {
  const { base, horn } = palette;
  const distance = base.reduce((sum, value, i) => sum + Math.abs(value - horn[i]!), 0);
  if (distance > 0.5) return palette;
  const isPale = brightness(base) > 0.6;
  return { ...palette, horn: isPale ? honey : ivory, hornTip: isPale ? [1, 0.9, 0.6] : honey };
}

type NamedColor = readonly [lightness: number, chroma: number, hue: number];

const lighter = ([l, c, h]: NamedColor) => oklch(Math.min(0.96, l + 0.18), c * 0.8, h + 12);

/** What a colour of its own ("with red eyes") changes. */
const partRecolors: Partial<Record<ColoredPart, (color: NamedColor) => Partial<Palette>>> = {
  eyes: (color) => ({ eye: oklch(...color), hasOwnEyes: true }),
  horns: (color) => ({ horn: oklch(...color), hornTip: lighter(color) }),
  wings: (color) => ({
    membrane: oklch(...color),
    membraneEdge: lighter(color),
    featherTip: oklch(...color),
    fin: oklch(...color),
  }),
  tail: (color) => ({ tip: oklch(...color) }),
  belly: (color) => ({ belly: oklch(...color) }),
  hair: (color) => ({ hair: [oklch(...color), lighter(color)] }),
  mane: (color) => ({ hair: [oklch(...color), lighter(color)], accent: oklch(...color) }),
  legs: (color) => ({ sock: oklch(...color), legs: oklch(...color) }),
  marks: (color) => ({ marks: oklch(...color) }),
};
/** Of a horse's tail as well. */
const hasLocks: ReadonlySet<ColoredPart> = new Set<ColoredPart>(["hair", "mane", "tail"]);
const coloredParts = Object.keys(partRecolors) as ColoredPart[];

function varied(swatch: Swatch, dice: Dice): Swatch {
  const hue = dice.between(-9, 9);
  const vary = (color: Color) =>
    shifted(color, {
      lightness: dice.between(-0.015, 0.015),
      chroma: dice.between(-0.05, 0.05),
      hue,
    });
  return {
    ...swatch,
    base: vary(swatch.base),
    ...(swatch.membrane && { membrane: vary(swatch.membrane) }),
    ...(swatch.fin && { fin: vary(swatch.fin) }),
  };
}

/** The element keeps its accents, eyes and glow; the body takes the asked colour. */
function recolored(swatch: Swatch, [l, c, h]: NamedColor): Swatch {
  const yellowish = h > 60 && h < 120;
  return {
    ...swatch,
    base: oklch(l, c, h),
    belly: oklch(Math.min(0.97, l + 0.22), c * 0.35, h + 15),
    sock: oklch(l * 0.7, c, h - 8),
    membrane: oklch(l * 0.82, c * 1.1, yellowish ? h - 38 : h + 25),
    membraneEdge: oklch(Math.min(0.93, l + 0.1), c * 0.9, h),
    fin: oklch(Math.min(0.9, l + 0.1), c, h + 20),
    tip: oklch(Math.min(0.95, l + 0.18), c * 0.8, h + 30),
  };
}

function completed(swatch: Swatch): Palette {
  const { base, belly, accent, glow } = swatch;
  return {
    tip: belly,
    sock: darkened(base, 0.62),
    membrane: accent,
    membraneEdge: shifted(accent, { lightness: 0.16 }),
    fin: shifted(base, { lightness: 0.1 }),
    finEdge: glow,
    flame: [[1, 0.95, 0.6], glow, accent],
    horn: mixColors(belly, [0.95, 0.9, 0.8], 0.5),
    hornTip: darkened(accent, 0.9),
    rock: [0.48, 0.46, 0.5],
    leaf: [0.42, 0.68, 0.3],
    petal: accent,
    petalIn: glow,
    crystal: glow,
    crystal2: shifted(glow, { lightness: -0.12, chroma: 0.2, hue: 30 }),
    inner: mixColors(belly, [1, 0.62, 0.6], 0.45),
    nose: darkened(base, 0.38),
    featherTip: swatch.tip ?? accent,
    ink: darkened(base, 0.22),
    hair: [],
    legs: null,
    marks: null,
    isRainbow: false,
    hasOwnEyes: false,
    ...swatch,
  };
}
