/**
 * The colours of things: a cheeseburger is bun brown and lettuce green whatever its element. Each
 * row is a colour and a finish.
 */
import { hex, mixColors, shifted, type Color } from "./color.ts";
import type { Material } from "./material.ts";
import type { Palette } from "./palette.ts";

const finishes = {
  chalk: { gloss: 0.05, translucent: 0.15 },
  matte: { gloss: 0.15, translucent: 0.15 },
  satin: { gloss: 0.4, translucent: 0.2 },
  shiny: { gloss: 0.85, translucent: 0.15 },
  juicy: { gloss: 0.75, translucent: 0.6 },
  metal: { gloss: 1, bump: 0.05 },
  rough: { gloss: 0.1, bump: 0.6 },
  fuzzy: { gloss: 0.08, fur: 0.9, translucent: 0.3 },
  puffy: { gloss: 0.05, translucent: 0.6 },
  wooden: { gloss: 0.25, pattern: { kind: "bark" } },
  flat: { flat: true },
} satisfies Record<string, Partial<Material>>;

type Finish = keyof typeof finishes;

const table = {
  // Bread, dough and what is baked.
  bun: "#e3a04f satin",
  crust: "#c98644 matte",
  bread: "#f6dfac matte",
  dough: "#f0c98a matte",
  waffle: "#e0a55c matte",
  cookie: "#d79a58 rough",
  shell: "#f2c14e matte",
  // Meat, fish, eggs and cheese.
  patty: "#7a4328 rough",
  sausage: "#c65a3c juicy",
  salmon: "#ff8d68 juicy",
  cheese: "#ffc93c satin",
  rice: "#fbf8f0 rough",
  seaweed: "#2f4a3c matte",
  shellwhite: "#fff6e6 satin",
  yolk: "#ffb626 juicy",
  // Vegetables and fruit.
  lettuce: "#7cc242 satin",
  tomato: "#e5452f juicy",
  potato: "#cfa36a rough",
  fries: "#ffd45e satin",
  carrot: "#f5862c satin",
  pumpkin: "#f58b24 satin",
  banana: "#ffd83d satin",
  apple: "#e2372f shiny",
  pear: "#b9d14a satin",
  orange: "#ff9b2e satin",
  lemon: "#ffe14a satin",
  strawberry: "#ee3b4b juicy",
  cherry: "#c9213f shiny",
  blueberry: "#5463c4 satin",
  grape: "#8a4fc2 juicy",
  melon: "#4fae52 satin",
  melonflesh: "#ff5f66 juicy",
  pineapple: "#f2b530 satin",
  avocado: "#4d7a3a rough",
  aubergine: "#5b3a86 shiny",
  onion: "#d9a0c8 satin",
  leaf: "#5fae3c satin",
  stem: "#7a5a32 matte",
  cactus: "#58a858 satin",
  // Sweets.
  chocolate: "#6b3f2a shiny",
  caramel: "#d98a35 juicy",
  cream: "#fff4dc satin",
  frosting: "#ff9ec4 satin",
  sponge: "#f3cf8a matte",
  mint: "#8fe0c0 satin",
  candy: "#ff5f8f shiny",
  custard: "#ffd96a juicy",
  // Wood, clay, glass and metal.
  wood: "#c08a52 wooden",
  plank: "#d9a568 satin",
  darkwood: "#7d5233 wooden",
  porcelain: "#f7f8fb shiny",
  glass: "#bfe6f2 juicy",
  water: "#57b8ee juicy",
  steel: "#b9c4d0 metal",
  iron: "#6d7683 metal",
  gold: "#fbc93f metal",
  brass: "#d9a441 metal",
  copper: "#c9743f metal",
  brick: "#c8664a matte",
  clay: "#c9714a satin",
  stone: "#9aa0a8 rough",
  boulder: "#8a8078 rough",
  sand: "#ead29a matte",
  soil: "#6e4a34 rough",
  roof: "#c9453f satin",
  // Cloth, paper, rubber and paint.
  paper: "#fbf6e6 matte",
  leather: "#a8683a satin",
  cloth: "#4f86d9 matte",
  lilac: "#ddd0f5 matte",
  wool: "#e9e3f2 fuzzy",
  rubber: "#3b3d47 satin",
  screen: "#232a3d shiny",
  charcoal: "#4a4a55 satin",
  black: "#2c2b34 satin",
  white: "#fbfbf8 satin",
  grey: "#a9b0ba satin",
  red: "#e2453c satin",
  yellow: "#ffcf33 satin",
  green: "#49b05a satin",
  blue: "#3f86de satin",
  navy: "#33508f satin",
  sky: "#8fd0f5 satin",
  purple: "#8b5cc9 satin",
  pink: "#ff93bd satin",
  teal: "#2fb3a7 satin",
  brown: "#8a5a38 satin",
  // The sky and the weather.
  cloud: "#f4f8ff puffy",
  sun: "#ffc52e satin",
  sunbeam: "#ff9a2e satin",
  moon: "#ffe9a0 chalk",
  crater: "#e6c672 chalk",
  star: "#ffd94a satin",
  planet: "#6fa8e8 satin",
  ice: "#bfeaff juicy",
  flame: "#ff7a2b flat",
  ember: "#ffd45a flat",
  lava: "#ff5a2b flat",
  bolt: "#ffd21f satin",
  // Bodies.
  tooth: "#fffdf5 shiny",
  bone: "#f6efdc satin",
  brain: "#f5a0b0 juicy",
  heart: "#ee3a5a shiny",
  cocoa: "#8a5a3a satin",
} satisfies Record<string, `#${string} ${Finish}`>;

/** `own`, `ownLight` and `ownAccent` are the element's colours, for things without a row here. */
export type ThingColor = keyof typeof table | "own" | "ownLight" | "ownAccent";

/** How far the element tints the thing's own colours. */
const tint = 0.05;

export function thingMaterial(name: ThingColor, palette: Palette): Material {
  if (name === "own") return { base: palette.base, ...finishes.satin };
  if (name === "ownLight") return { base: palette.belly, ...finishes.satin };
  if (name === "ownAccent") return { base: palette.accent, ...finishes.satin };
  const [code, finish] = table[name].split(" ") as [string, Finish];
  return { base: mixColors(hex(code), palette.base, tint), ...finishes[finish] };
}

/** Of the colours above, the one that looks most like this one. */
export function nearestThingColor(color: Color): ThingColor {
  const away = (name: keyof typeof table) => {
    const own = hex(table[name].split(" ")[0]!);
    return color.reduce((sum, value, c) => sum + (value - own[c]!) ** 2, 0);
  };
  const names = Object.keys(table) as (keyof typeof table)[];
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
}

/** The same material in the colour that the description asks for. */
export const repainted = (material: Material, base: Color): Material => ({ ...material, base });

/** A little darker and fuller: the arms and legs of a thing. */
export const limbColor = (base: Color): Color => shifted(base, { lightness: -0.07, chroma: 0.08 });
