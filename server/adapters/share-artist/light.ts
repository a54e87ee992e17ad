/** The colours of web/ui/tokens.css in the form that every drawing program reads. */
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Stop } from "./svg.ts";

export const night = "#0c0a1d";
export const cardNight = "#080616";
export const words = "#e4e0f5";
export const gold = "#ffc94e";
export const white = "#ffffff";
export const black = "#000000";

/** What shines behind a card. */
export type Glow = { bright: string; deep: string };

export const brandGlow: Glow = { bright: "#844ef6", deep: "#3a1d86" };

export const elementGlow: Record<Element, Glow> = {
  fire: { bright: "#ff7a2a", deep: "#6d1406" },
  water: { bright: "#3ba6ff", deep: "#08306b" },
  earth: { bright: "#c98f49", deep: "#4a2d0e" },
  air: { bright: "#8ecbff", deep: "#26527f" },
  lightning: { bright: "#fed221", deep: "#4a2aa5" },
  electric: { bright: "#e2d632", deep: "#004f8b" },
  ice: { bright: "#7fe3ff", deep: "#135c7d" },
  dark: { bright: "#a04be0", deep: "#240b3a" },
  shadow: { bright: "#7079e8", deep: "#191c46" },
  light: { bright: "#fed872", deep: "#8f5f0e" },
  nature: { bright: "#59c956", deep: "#0f4a24" },
  leaf: { bright: "#9ed02f", deep: "#2c5210" },
  crystal: { bright: "#f17be5", deep: "#591678" },
  spirit: { bright: "#45e0c4", deep: "#0a504c" },
};

type RarityLight = {
  ink: string;
  /** From corner to corner of the frame. */
  frame: readonly Stop[];
  /** How much the frame shines beyond itself. */
  halo: number;
};

/** A ridge of light, the metal's own tone, a second ridge and the shadow. */
const metal = (colours: readonly [string, string, string, string]): readonly Stop[] => [
  [0, colours[0]],
  [0.3, colours[1]],
  [0.54, colours[2]],
  [1, colours[3]],
];

const rainbow: readonly Stop[] = [
  [0, "#ff6fd9"],
  [0.25, "#ffd56b"],
  [0.5, "#7dffb4"],
  [0.75, "#6bd3fe"],
  [1, "#b78bff"],
];

export const rarityLight: Record<Rarity, RarityLight> = {
  common: {
    ink: "#c9d2e6",
    frame: metal(["#d5dcec", "#69748f", "#aab4cb", "#465069"]),
    halo: 0,
  },
  rare: {
    ink: "#8fd0ff",
    frame: metal(["#c8ebff", "#2574ea", "#8fd0ff", "#153f9c"]),
    halo: 0.35,
  },
  epic: {
    ink: "#dca8ff",
    frame: metal(["#f3d5ff", "#8937f3", "#daa3ff", "#45129a"]),
    halo: 0.6,
  },
  legendary: {
    ink: "#ffd75e",
    frame: metal(["#fff8d2", "#e8a01b", "#ffe88c", "#96540b"]),
    halo: 0.75,
  },
  mythical: { ink: "#ffb3ec", frame: rainbow, halo: 0.85 },
};

export const statInk = { attack: "#ff8f7d", defense: "#80c4ff", speed: "#a6f0a1" } as const;
