/** What can be eaten and bodies be made of. Data only. */
import { hex } from "#forge/paint/color.ts";
import { dots, shades, type Stuff } from "./stuff.ts";

export const foods = {
  pickle: {
    shades: shades("#4f7a2a #8fba45 #d2e69a"),
    look: { gloss: 0.6, pattern: dots("#c9e08a", 13) },
  },
  fries: { shades: shades("#e0a530 #ffd65e #fff0b0"), look: { gloss: 0.3 }, form: "square" },
  spaghetti: {
    shades: shades("#d0993f #f8d67f #fff2c0"),
    look: { gloss: 0.5, pattern: { kind: "strands" } },
  },
  cheese: {
    shades: shades("#e6a41f #ffcb3f #ffe890"),
    look: { gloss: 0.3, pattern: dots("#e09a1c", 6) },
  },
  pizza: {
    shades: shades("#c9782f #f6c65a #ffe9a0"),
    look: { gloss: 0.4, pattern: dots("#d8402c", 5) },
  },
  cookie: {
    shades: shades("#a8683a #d79a58 #f2cf9a"),
    look: { gloss: 0.1, bump: 0.5, pattern: dots("#4a2818", 7) },
  },
  donut: {
    shades: shades("#e8609a #ff9ac6 #ffe0ee"),
    look: { gloss: 0.7, pattern: dots("#fff4a8", 12) },
  },
  strawberry: {
    shades: shades("#b81f30 #ee3b4b #ff8a80"),
    look: { gloss: 0.7, pattern: dots("#ffe08a", 13) },
  },
  watermelon: {
    shades: shades("#d8383f #ff5f66 #ffb0a8"),
    look: { gloss: 0.5, pattern: dots("#2f2020", 10) },
  },
  banana: { shades: shades("#d8a81f #ffdd3f #fff3a8"), look: { gloss: 0.4 } },
  carrot: {
    shades: shades("#c9601a #f5862c #ffc080"),
    look: { gloss: 0.3, pattern: { kind: "rings", color: hex("#d06a1c"), count: 4 } },
  },
  bacon: {
    shades: shades("#a83a2c #d8604a #ffd8b8"),
    look: { gloss: 0.6, pattern: { kind: "stripes", color: hex("#ffe0c4"), frequency: 14 } },
  },
  popcorn: { shades: shades("#f0d48a #fff4d0 #ffffff"), look: { gloss: 0.1 }, growth: "puffs" },
  icecream: { shades: shades("#f0a0b8 #ffd0dc #fff8ee"), look: { gloss: 0.5 } },
  pepper: { shades: shades("#a81f1f #e5352f #ff9a80"), look: { gloss: 0.9 } },
  broccoli: {
    shades: shades("#2f6a2c #58a042 #a8d080"),
    look: { gloss: 0.1, bump: 0.8 },
    growth: "puffs",
  },
  bread: { shades: shades("#b5763a #e0aa66 #fbe2b0"), look: { gloss: 0.1, bump: 0.2 } },
  bubblegum: { shades: shades("#e0489a #ff84c4 #ffd0ea"), look: { gloss: 1, translucent: 0.4 } },
  licorice: {
    shades: shades("#1c1418 #35262c #6a4a52"),
    look: { gloss: 0.9, pattern: { kind: "rings", color: hex("#d8303f"), count: 5 } },
  },
  mushroom: {
    shades: shades("#b02a24 #e0453a #ff9a8a"),
    look: { gloss: 0.4, pattern: dots("#fff6e8", 5) },
  },
} satisfies Record<string, Stuff>;
