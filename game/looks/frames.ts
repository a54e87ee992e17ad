/**
 * A frame stands around the favourite cards on a player's page. It has no picture file: a page draws it
 * of these colours and of one ornament, so that a further frame is a row here.
 */

export const ornaments = [
  "oak",
  "vine",
  "coral",
  "star",
  "flame",
  "scroll",
  "frost",
  "blossom",
] as const;

export type Ornament = (typeof ornaments)[number];

export type FrameColors = {
  /** The rims and what lies in shadow. */
  deep: string;
  /** The bar. */
  main: string;
  /** Its light, and what the ornament is made of. */
  bright: string;
  /** The smallest things: an acorn, a jewel, a glow. */
  gem: string;
};

export type FrameRow = {
  kind: "frame";
  name: string;
  ornament: Ornament;
  colors: FrameColors;
  /** It is sold for coins. */
  isSold: true;
};

export const frameRows = {
  oak: {
    kind: "frame",
    name: "Oak",
    ornament: "oak",
    colors: { deep: "#3f2512", main: "#8a5a2e", bright: "#7fae45", gem: "#e3b365" },
    isSold: true,
  },
  silver_vine: {
    kind: "frame",
    name: "Silver Vine",
    ornament: "vine",
    colors: { deep: "#22313d", main: "#4c6373", bright: "#e8f1f5", gem: "#a9d8c4" },
    isSold: true,
  },
  coral: {
    kind: "frame",
    name: "Coral",
    ornament: "coral",
    colors: { deep: "#0b4a55", main: "#1f8f96", bright: "#ff8069", gem: "#fff1d6" },
    isSold: true,
  },
  starlight: {
    kind: "frame",
    name: "Starlight",
    ornament: "star",
    colors: { deep: "#10123f", main: "#2d3190", bright: "#fff3c4", gem: "#ffd257" },
    isSold: true,
  },
  ember: {
    kind: "frame",
    name: "Ember",
    ornament: "flame",
    colors: { deep: "#1f1512", main: "#4b3430", bright: "#ff6a1f", gem: "#ffd447" },
    isSold: true,
  },
  story_gold: {
    kind: "frame",
    name: "Story Gold",
    ornament: "scroll",
    colors: { deep: "#7a4a10", main: "#d9a032", bright: "#fff0b3", gem: "#c2264b" },
    isSold: true,
  },
  winter_glass: {
    kind: "frame",
    name: "Winter Glass",
    ornament: "frost",
    colors: { deep: "#1f63a0", main: "#7cc4ee", bright: "#ffffff", gem: "#4aa3dc" },
    isSold: true,
  },
  blossom: {
    kind: "frame",
    name: "Blossom",
    ornament: "blossom",
    colors: { deep: "#2c5a34", main: "#5fa35a", bright: "#ffb3d1", gem: "#ffe27a" },
    isSold: true,
  },
} as const satisfies Record<string, FrameRow>;
