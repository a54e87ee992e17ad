/** What can be eaten and bodies be made of. Data only. */
import { hex } from "#forge/paint/color.ts";
import { dots, shades, type Stuff } from "./stuff.ts";

export const foods = {
  pickle: {
    shades: shades("#4f7a2a #8fba45 #d2e69a"),
    look: { gloss: 0.6, pattern: dots("#c9e08a", 13) },
  },
  fries: { shades: shades("#e0a530 #ffd65e #fff0b0"), look: { gloss: 0.3 }, form: "square" },
  crisp: {
    shades: shades("#d89a2c #fbd24f #fff0a8"),
    look: { gloss: 0.3, pattern: dots("#c9781f", 7) },
  },
  wafflecone: {
    shades: shades("#a8642a #dc9c54 #f4c888"),
    look: {
      gloss: 0.2,
      pattern: { kind: "motif", shape: "check", color: hex("#a8642a"), frequency: 7 },
    },
    growth: "scoops",
  },
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
  meatball: {
    shades: shades("#4a2416 #7f4528 #b8784c"),
    look: { gloss: 0.4, bump: 0.9 },
  },
  raisin: {
    shades: shades("#2a1626 #4f2a44 #86587a"),
    look: { gloss: 0.5, bump: 0.8 },
  },
  blueberry: { shades: shades("#232f78 #4a5fc0 #98a8ee"), look: { gloss: 0.4 } },
  grape: { shades: shades("#4a1f78 #8446b8 #c89aec"), look: { gloss: 0.9, translucent: 0.4 } },
  pretzel: {
    shades: shades("#6a3414 #a8602a #d89a58"),
    look: { gloss: 0.9, pattern: dots("#fffaf0", 11) },
  },
  pumpkin: {
    shades: shades("#b8500f #f08a24 #ffbe70"),
    look: {
      gloss: 0.5,
      pattern: { kind: "stripes", color: hex("#c8600f"), frequency: 9, upright: true },
    },
  },
  orange: { shades: shades("#d8700f #ff9a2f #ffc878"), look: { gloss: 0.5, bump: 0.4 } },
  lemon: { shades: shades("#d8b010 #ffe23f #fff6a0"), look: { gloss: 0.5, bump: 0.3 } },
  lettuce: {
    shades: shades("#5f9a2c #9ad84f #dcf6a4"),
    look: { gloss: 0.4, bump: 0.9, pattern: { kind: "ripples", color: hex("#4f8a24") } },
  },
  rice: { shades: shades("#d8d4c4 #faf8f0 #ffffff"), look: { gloss: 0.2, bump: 0.8 } },
  sushi: {
    shades: shades("#e0dccc #fffdf4 #ffffff"),
    look: { gloss: 0.3, bump: 0.3, pattern: { kind: "bands", color: hex("#1f3a2c") } },
  },
  corn: {
    shades: shades("#d89a14 #ffcf3f #fff0a0"),
    look: { gloss: 0.6, pattern: dots("#e0a018", 14) },
  },
  potato: {
    shades: shades("#8a6234 #c49a5c #e8cc98"),
    look: { gloss: 0.1, bump: 0.4, pattern: dots("#7a5228", 8) },
  },
  friedegg: {
    shades: shades("#e0dccc #fffdf6 #ffffff"),
    look: { gloss: 0.7, pattern: dots("#ffb81f", 3.2) },
  },
  butter: { shades: shades("#d8b444 #ffe68a #fff8d0"), look: { gloss: 0.8 } },
  ketchup: { shades: shades("#8f1410 #d4281c #f8705c"), look: { gloss: 1 }, growth: "drips" },
  mustard: { shades: shades("#a87a08 #e8b818 #fbe070"), look: { gloss: 1 }, growth: "drips" },
  jam: {
    shades: shades("#5a0c24 #a81c44 #e8607c"),
    look: { gloss: 1, bump: 0.4 },
    growth: "drips",
  },
  caramel: { shades: shades("#8a4a14 #cf8a34 #f4c67c"), look: { gloss: 1 }, growth: "drips" },
  frosting: {
    shades: shades("#f09ac0 #ffc8e0 #fff4fa"),
    look: { gloss: 0.6, pattern: dots("#5fc8ff", 12) },
  },
  sugar: {
    shades: shades("#d4dcec #f8fbff #ffffff"),
    look: { gloss: 1, bump: 0.8, glow: { color: [0.9, 0.95, 1], strength: 0.15 } },
  },
  jellybean: {
    shades: shades("#c83a7a #ff7ab0 #ffc8e0"),
    look: {
      gloss: 1,
      pattern: {
        kind: "spots",
        color: hex("#3fb0f0"),
        colors: "#3fb0f0 #ffd23f #58c85a #9a5ae0".split(" ").map((code) => hex(code)),
        frequency: 8,
      },
    },
  },
  cactus: {
    shades: shades("#2a6a3a #4fa05a #9ad89a"),
    look: { gloss: 0.2, pattern: dots("#f4f8d8", 12) },
  },
} satisfies Record<string, Stuff>;
