/** The materials that every body plan may use, from the creature's palette and traits. */
import type { Model } from "#forge/shapes/model.ts";
import type { Traits } from "#forge/genome.ts";
import { brightness, darkened, mixColors, shifted, white, type Color } from "./color.ts";
import type { Material, MaterialId, Pattern } from "./material.ts";
import { rainbow, type Palette } from "./palette.ts";

export type CreatureMaterials = Record<keyof ReturnType<typeof describe>, MaterialId>;

export function creatureMaterials(
  model: Model,
  palette: Palette,
  traits: Traits,
): CreatureMaterials {
  const described = describe(palette, traits);
  const names = Object.keys(described) as (keyof CreatureMaterials)[];
  const ids = names.map((name) => [name, model.material(described[name])] as const);
  return Object.fromEntries(ids) as CreatureMaterials;
}

const glosses = { slick: 0.85, scales: 0.45, fur: 0.12, feather: 0.12 };

/** How far apart two colours must be in brightness to be told apart on a small picture. */
const contrast = 0.27;

/** The accent, or where it is too near to the base, that much darker or lighter. */
function marksOn({ base, accent, marks }: Palette): Color {
  if (marks) return marks;
  const light = brightness(base);
  if (Math.abs(brightness(accent) - light) >= contrast) return accent;
  return light > 0.36
    ? darkened(base, 0.36)
    : mixColors(shifted(base, { lightness: 0.3 }), white, 0.4);
}

/** The pattern on the skin. Words that need more room, such as `plain`, leave it bare. */
function skinPattern(palette: Palette, traits: Traits): Pattern | undefined {
  const { base, isRainbow } = palette;
  const accent = marksOn(palette);
  if (isRainbow) return { kind: "rainbow", colors: rainbow };
  const glow = traits.patGlow ?? 0;
  switch (traits.pattern) {
    case "stripes":
      return { kind: "bands", color: accent, glow };
    case "spots":
      return { kind: "spots", color: accent, glow };
    case "patch":
    case "patches":
      return { kind: "patches", color: accent };
    case "swirl":
      return { kind: "spirals", color: accent, glow };
    case "rings":
      return { kind: "rosettes", color: accent, glow };
    case "hide":
      return { kind: "hide", color: shifted(base, { lightness: 0.16 }) };
    default: {
      const scaly = traits.pattern === "scales" || (!traits.pattern && traits.cover === "scales");
      return scaly ? { kind: "scales", color: shifted(base, { lightness: 0.12 }) } : undefined;
    }
  }
}

/** What stands upright has its stripes across. */
function uprightOf(skin: Material): Material {
  const { pattern } = skin;
  return pattern?.kind === "bands" ? { ...skin, pattern: { ...pattern, upright: true } } : skin;
}

function describe(palette: Palette, traits: Traits) {
  const { base, belly, accent, glow, flame } = palette;
  const fur = traits.cover === "fur" ? 1 : 0;
  const light = traits.patGlow ?? 0;
  const pattern = skinPattern(palette, traits);
  const skin: Material = {
    base,
    fur,
    gloss: glosses[traits.cover ?? "fur"],
    translucent: 0.25,
    ...(pattern && { pattern }),
  };
  const limb = uprightOf(skin);
  return {
    skin: { ...skin, belly: { color: belly } },
    limb: { ...limb, tip: { color: palette.sock, at: 0.62, soft: 0.08 } },
    tail: { ...limb, belly: { color: belly }, tip: { color: palette.tip, at: 0.62, soft: 0.05 } },
    belly: { base: belly, gloss: 0.2, translucent: 0.3, fur: fur * 0.8 },
    plates: { base: belly, pattern: { kind: "plates" }, gloss: 0.35, translucent: 0.2 },
    accent: { base: accent, gloss: 0.3, fur: fur * 0.6 },
    inner: { base: palette.inner, translucent: 0.6, fur: fur * 0.4 },
    bone: { base: shifted(base, { lightness: -0.06 }), gloss: 0.35, translucent: 0.2 },
    ...soft(palette, skin),
    ...hard(palette),
    ...wild(palette, traits),
    flame: {
      base: flame[0],
      pattern: { kind: "flame", middle: flame[1], end: flame[2] },
      glow: { color: flame[1], strength: 0.85 },
      flat: true,
    },
    glow: { base: glow, glow: { color: glow, strength: 1.1 }, flat: true },
    orb: {
      base: glow,
      pattern: { kind: "slime", color: [1, 1, 1] },
      glow: { color: glow, strength: 1 },
      gloss: 1,
      translucent: 0.8,
    },
    crystal: {
      base: palette.crystal,
      pattern: { kind: "crystal", color: palette.crystal2 },
      glow: { color: glow, strength: 0.32 },
      gloss: 0.9,
    },
    rock: {
      base: palette.rock,
      pattern: {
        kind: "rock",
        ...(traits.crack && { crack: glow }),
        ...(traits.moss && { moss: palette.leaf }),
      },
      bump: 0.5,
      gloss: 0.08,
    },
    feather: featherOf(base, { edge: palette.featherTip, edgeAt: 0.1, edgeGlow: light * 0.7 }),
    feather2: featherOf(accent, { edge: glow, edgeAt: 0.2, edgeGlow: light * 0.85 }),
    feather3: featherOf(belly, { edge: base, edgeAt: 0.55 }),
  } satisfies Record<string, Material>;
}

/** What is softer or lighter than the skin: hair, bellies of snow, the rings of a grub. */
function soft({ base, belly, accent }: Palette, skin: Material) {
  return {
    segment: { ...skin, base: mixColors(base, belly, 0.55) },
    snow: { base: mixColors(belly, [0.99, 0.985, 0.97], 0.75), gloss: 0.3, translucent: 0.3 },
    coat: { ...skin, gloss: 0.5 },
    hair: { base: accent, gloss: 0.4, fur: 0.6, translucent: 0.3 },
    gill: {
      base: mixColors(shifted(base, { chroma: 0.4 }), [0.95, 0.3, 0.5], 0.5),
      gloss: 0.4,
      translucent: 0.8,
    },
  } satisfies Record<string, Material>;
}

/** Horn, claw, tooth and metal. */
function hard({ base, accent, horn, hornTip, nose }: Palette) {
  return {
    horn: {
      base: horn,
      tip: { color: hornTip, at: 0.55, soft: 0.4 },
      gloss: 0.6,
      bump: 0.25,
    },
    claw: {
      base: [0.97, 0.94, 0.88],
      tip: { color: darkened(accent, 0.8), at: 0.5, soft: 0.3 },
      gloss: 0.7,
    },
    tooth: { base: [1, 0.98, 0.93], gloss: 0.8 },
    nose: { base: nose, gloss: 0.9, flat: true },
    dark: { base: darkened(base, 0.35), gloss: 0.3 },
    hoof: { base: darkened(base, 0.45), gloss: 0.6 },
    mouth: { base: [0.5, 0.12, 0.2], gloss: 0.6, flat: true },
    eye: { base: [1, 1, 1], flat: true },
    metal: { base: [0.9, 0.72, 0.3], gloss: 0.95, bump: 0.1 },
    gold: { base: [0.98, 0.8, 0.36], gloss: 1 },
  } satisfies Record<string, Material>;
}

/** Wings, fins, leaves and petals. */
function wild(palette: Palette, traits: Traits) {
  const { leaf, petal } = palette;
  return {
    membrane: {
      base: palette.membrane,
      pattern: { kind: "membrane", edge: palette.membraneEdge },
      translucent: 0.9,
      gloss: 0.15,
    },
    fin: {
      base: palette.fin,
      pattern: {
        kind: "petal",
        inner: palette.base,
        edge: palette.finEdge,
        edgeGlow: traits.patGlow ? 0.5 : 0,
        veins: 20,
      },
      translucent: 0.9,
      gloss: 0.4,
    },
    leaf: {
      base: leaf,
      pattern: { kind: "petal", inner: darkened(leaf, 0.7), veins: 9 },
      translucent: 0.8,
      gloss: 0.25,
    },
    petal: {
      base: petal,
      pattern: {
        kind: "petal",
        inner: palette.petalIn,
        edge: shifted(petal, { lightness: 0.14 }),
        veins: 12,
      },
      translucent: 0.9,
      gloss: 0.2,
    },
    bark: {
      base: mixColors(palette.accent, [0.42, 0.3, 0.2], 0.35),
      pattern: { kind: "bark" },
      belly: { color: palette.belly, strength: 0.3 },
      bump: 0.3,
    },
    bolt: {
      base: [1, 0.83, 0.22],
      pattern: { kind: "petal", inner: [0.95, 0.66, 0.12], edge: [1, 0.95, 0.6] },
      gloss: 0.5,
    },
    cloud: { base: [0.96, 0.97, 1], translucent: 0.6, gloss: 0.05 },
  } satisfies Record<string, Material>;
}

const featherOf = (
  base: Palette["base"],
  edge: { edge: Palette["base"]; edgeAt: number; edgeGlow?: number },
): Material => ({
  base,
  pattern: { kind: "feather", ...edge },
  translucent: 0.3,
  gloss: 0.15,
});
