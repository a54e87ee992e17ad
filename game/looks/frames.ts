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

type Colors = [deep: string, main: string, bright: string, gem: string];

/** All are sold. */
const frame = (name: string, ornament: Ornament, [deep, main, bright, gem]: Colors): FrameRow => ({
  kind: "frame",
  name,
  ornament,
  colors: { deep, main, bright, gem },
  isSold: true,
});

export const frameRows = {
  oak: frame("Oak", "oak", ["#3f2512", "#8a5a2e", "#7fae45", "#e3b365"]),
  silver_vine: frame("Silver Vine", "vine", ["#22313d", "#4c6373", "#e8f1f5", "#a9d8c4"]),
  coral: frame("Coral", "coral", ["#0b4a55", "#1f8f96", "#ff8069", "#fff1d6"]),
  starlight: frame("Starlight", "star", ["#10123f", "#2d3190", "#fff3c4", "#ffd257"]),
  ember: frame("Ember", "flame", ["#1f1512", "#4b3430", "#ff6a1f", "#ffd447"]),
  story_gold: frame("Story Gold", "scroll", ["#7a4a10", "#d9a032", "#fff0b3", "#c2264b"]),
  winter_glass: frame("Winter Glass", "frost", ["#1f63a0", "#7cc4ee", "#ffffff", "#4aa3dc"]),
  blossom: frame("Blossom", "blossom", ["#2c5a34", "#5fa35a", "#ffb3d1", "#ffe27a"]),
};
