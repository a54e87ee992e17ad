/** The inks of a figure: what its cloth, metal, wood, skin and hair look like. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { shifted, type Color } from "#forge/paint/color.ts";
import type { Outfit } from "#forge/paint/figure-colors.ts";
import type { Material, MaterialId, Pattern } from "#forge/paint/material.ts";

export type Ink =
  | keyof Outfit
  | "skin"
  | "hair"
  /** The colour of the creature's element: capes, sashes, plumes. */
  | "element"
  | "glow"
  | "gold"
  | "metal"
  | "dark"
  | "white"
  | "wood"
  | "straw"
  | "red"
  | "glass"
  | "horn";

export type Weave = "spots" | "stripes" | "bands" | "scales" | "patches";

/** How the skin of those who are not of flesh takes the light. */
export type Surface = "flesh" | "bone" | "metal" | "cloth" | "bandage" | "fur" | "snow" | "biscuit";

export type Dye = {
  outfit: Outfit;
  weave: Weave | undefined;
  skin: Color;
  hair: Color;
  surface: Surface;
  /** Made of plates. */
  isMetal: boolean;
  /** Of capes, sashes and plumes. */
  badge: Color;
};

const surfaces: Record<Surface, Omit<Material, "base">> = {
  flesh: { gloss: 0.15, translucent: 0.4 },
  bone: { gloss: 0.35, translucent: 0.3 },
  metal: { gloss: 0.95, bump: 0.05 },
  cloth: { gloss: 0.05, bump: 0.25 },
  bandage: { gloss: 0.05, pattern: { kind: "plates", frequency: 10 } },
  fur: { gloss: 0.12, fur: 1 },
  snow: { gloss: 0.2, translucent: 0.6, bump: 0.12 },
  biscuit: { gloss: 0.1, bump: 0.3 },
};

function woven(weave: Weave | undefined, color: Color): Pattern | undefined {
  switch (weave) {
    case "spots":
      return { kind: "spots", color, frequency: 6 };
    case "stripes":
      return { kind: "stripes", color, frequency: 30, upright: true };
    case "bands":
      return { kind: "plates", frequency: 10 };
    case "scales":
      return { kind: "scales", color, frequency: 15 };
    case "patches":
      return { kind: "patches", color };
    default:
      return undefined;
  }
}

const cloth = (base: Color): Material => ({ base, gloss: 0.18, translucent: 0.2 });

function describe({ palette }: BodyOrder, dye: Dye): Record<Ink, Material> {
  const { outfit, skin, hair, surface } = dye;
  const fabric = (base: Color): Material =>
    dye.isMetal ? { base, ...surfaces.metal } : cloth(base);
  const weave = woven(dye.weave, outfit.trim);
  return {
    main: { ...fabric(outfit.main), ...(weave && { pattern: weave }) },
    second: fabric(outfit.second),
    trim: { base: outfit.trim, gloss: 0.4 },
    legs: cloth(outfit.legs),
    boots: { base: outfit.boots, gloss: 0.5 },
    skin: { base: skin, ...surfaces[surface] },
    hair: { base: hair, gloss: 0.4, fur: 0.45, tip: { color: lit(hair), at: 0.75, soft: 0.3 } },
    element: cloth(dye.badge),
    glow: { base: palette.glow, glow: { color: palette.glow, strength: 0.8 }, gloss: 0.8 },
    gold: { base: [0.98, 0.78, 0.32], gloss: 1 },
    metal: { base: [0.78, 0.82, 0.9], gloss: 0.95, bump: 0.05 },
    dark: { base: [0.2, 0.19, 0.25], gloss: 0.5 },
    white: { base: [0.98, 0.97, 0.95], gloss: 0.25, translucent: 0.3 },
    wood: { base: [0.55, 0.36, 0.2], gloss: 0.2, bump: 0.2 },
    straw: { base: [0.94, 0.78, 0.38], gloss: 0.15, fur: 0.8 },
    red: { base: [0.89, 0.26, 0.24], gloss: 0.6 },
    glass: { base: [0.72, 0.9, 0.98], gloss: 1, translucent: 0.9 },
    horn: { base: palette.horn, gloss: 0.6 },
  };
}

const lit = (hair: Color): Color => shifted(hair, { lightness: 0.06 });

/** Makes each ink when it is first asked for. */
export function inksOf(order: BodyOrder, dye: Dye): (ink: Ink) => MaterialId {
  const described = describe(order, dye);
  const made = new Map<Ink, MaterialId>();
  return (ink) => {
    const id = made.get(ink) ?? order.model.material(described[ink]);
    made.set(ink, id);
    return id;
  };
}
