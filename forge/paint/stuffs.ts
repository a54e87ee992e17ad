/** What bodies and their parts can be made of, one row for each. Data only. */
import { hex } from "./color.ts";
import type { Pattern } from "./material.ts";
import { rainbow } from "./palette.ts";
import { fabrics } from "./stuffs/fabrics.ts";
import { foods } from "./stuffs/foods.ts";
import { oddments } from "./stuffs/oddments.ts";
import { dots, shades, type Stuff } from "./stuffs/stuff.ts";

/** Metal is put together from panels. */
const panels: Pattern = { kind: "panels" };
const faceted = { form: "faceted" } as const;

const spines = "#b5353a #2f6fb0 #3f8f58 #e0a12f #7a4aa8 #d8703a #2f8f98"
  .split(" ")
  .map((code) => hex(code));

const table = {
  ...foods,
  ...fabrics,
  ...oddments,
  fur: { shades: null, look: { fur: 1, gloss: 0.1 } },
  feather: { shades: null, look: { gloss: 0.2, pattern: { kind: "plumage" } } },
  scales: {
    shades: null,
    look: { gloss: 0.5, pattern: { kind: "scales", color: [1, 1, 1], frequency: 11 } },
  },
  stone: {
    shades: shades("#62666f #9aa0a8 #cdd2d8"),
    look: { bump: 0.6, gloss: 0.06, pattern: { kind: "rock" } },
  },
  metal: {
    shades: shades("#48525f #8592a3 #c9d3de"),
    tint: 0.4,
    look: { gloss: 1, pattern: panels },
  },
  rust: {
    shades: shades("#6e3a1e #b4622f #dba066"),
    look: { gloss: 0.35, bump: 0.4, pattern: { kind: "patches", color: hex("#8d959c") } },
  },
  copper: { shades: shades("#7a3f22 #c9743f #f2b58a"), look: { gloss: 1, pattern: panels } },
  gold: { shades: shades("#b3761a #fbc93f #fff1b8"), look: { gloss: 1, bump: 0.04 } },
  wood: {
    shades: shades("#7a4a28 #bd8450 #e6c08a"),
    look: { gloss: 0.25, pattern: { kind: "grain" } },
  },
  chopstick: {
    shades: shades("#6a2f1a #b5532f #e8a070"),
    look: { gloss: 0.8, pattern: { kind: "grain" } },
    form: "stick",
  },
  crystal: {
    shades: shades("#7a62e0 #a594ff #e4e0ff"),
    tint: 0.4,
    look: {
      gloss: 1,
      pattern: { kind: "crystal", color: [1, 1, 1] },
      glow: { color: [0.8, 0.8, 1], strength: 0.25 },
    },
    growth: "shards",
    ...faceted,
  },
  gem: {
    shades: shades("#8a2fd0 #b75cf0 #ecc4ff"),
    look: {
      gloss: 1,
      pattern: { kind: "crystal", color: [1, 0.9, 1] },
      glow: { color: [0.9, 0.7, 1], strength: 0.25 },
    },
    ...faceted,
  },
  ice: {
    shades: shades("#2f8fd8 #6cc4f5 #b9e9ff"),
    look: {
      gloss: 1,
      translucent: 0.7,
      pattern: { kind: "frost", color: hex("#2f7fd0") },
      glow: { color: [0.5, 0.8, 1], strength: 0.12 },
    },
    growth: "shards",
    ...faceted,
  },
  glass: {
    shades: shades("#86c4c4 #aee0dc #d8f4ee"),
    look: { gloss: 1, translucent: 1, pattern: { kind: "pane", color: hex("#2f8f8a") } },
    ...faceted,
  },
  stainedglass: {
    shades: shades("#f25f7a #ffd25f #5fc0ff"),
    look: { gloss: 0.9, translucent: 0.9, pattern: { kind: "panes", colors: rainbow } },
  },
  mirror: {
    shades: shades("#7c86a6 #c9d2ea #ffffff"),
    look: {
      gloss: 1,
      pattern: {
        kind: "panes",
        colors: [
          [0.75, 0.8, 0.95],
          [0.95, 0.97, 1],
          [0.6, 0.66, 0.85],
          [0.9, 0.85, 1],
        ],
      },
    },
  },
  jelly: {
    shades: shades("#c2185f #ff4f8f #ff9dc0"),
    look: { gloss: 1, translucent: 1, pattern: { kind: "jellied", color: hex("#a80f5c") } },
  },
  slime: {
    shades: shades("#3f9a3a #7fdc4f #d2ffa0"),
    look: {
      gloss: 1,
      translucent: 0.9,
      pattern: { kind: "jellied", color: hex("#2f7f24"), frequency: 5.5 },
    },
    growth: "drips",
  },
  candy: {
    shades: shades("#f6c4d0 #fff2f4 #ffffff"),
    look: { gloss: 1, pattern: { kind: "bands", color: hex("#e8203f") } },
  },
  chocolate: { shades: shades("#3f2317 #6f4129 #a06a44"), look: { gloss: 0.9 } },
  cloud: {
    shades: shades("#cfdcf2 #f2f7ff #ffffff"),
    look: { gloss: 0, translucent: 0.7 },
    growth: "puffs",
  },
  snow: {
    shades: shades("#cfe0f2 #f4faff #ffffff"),
    look: { gloss: 0.2, bump: 0.3 },
    growth: "puffs",
  },
  smoke: {
    shades: shades("#4a4d5a #7c818e #b9bdc8"),
    look: { gloss: 0, translucent: 0.5 },
    growth: "puffs",
  },
  cottoncandy: {
    shades: shades("#f48ac0 #ffb6dc #ffe6f4"),
    look: { gloss: 0, translucent: 0.6 },
    growth: "puffs",
  },
  marshmallow: {
    shades: shades("#f4d8e0 #fff4f4 #ffffff"),
    look: { gloss: 0.15, translucent: 0.5 },
  },
  fire: {
    shades: shades("#d8321a #ff7a1f #ffd95f"),
    look: {
      gloss: 0,
      pattern: { kind: "blaze" },
      glow: { color: [1, 0.55, 0.12], strength: 0.45 },
    },
    growth: "tongues",
  },
  lava: {
    shades: shades("#2b2027 #47323a #6a4a4c"),
    look: {
      gloss: 0.2,
      bump: 0.4,
      pattern: { kind: "rock", crack: [1, 0.5, 0.1], frequency: 3.6 },
    },
  },
  water: {
    shades: shades("#1560b8 #2f92e6 #6cc0f8"),
    look: { gloss: 1, translucent: 1, pattern: { kind: "ripples", color: hex("#0f4fa0") } },
    growth: "drips",
  },
  shadow: {
    shades: shades("#14121f #2b2740 #4a4468"),
    look: {
      gloss: 0.1,
      pattern: { kind: "ghost", color: [0.1, 0.08, 0.18], light: [0.5, 0.4, 0.9] },
    },
  },
  ghost: {
    shades: shades("#9fb4dc #dce8ff #ffffff"),
    look: {
      gloss: 0.3,
      translucent: 0.8,
      pattern: { kind: "ghost", color: [0.8, 0.88, 1], light: [1, 1, 1] },
    },
  },
  bone: { shades: shades("#c9bd98 #f3ead2 #fffdf4"), look: { gloss: 0.4 } },
  glowbone: {
    shades: shades("#8fe0b0 #d2ffe0 #f4fff8"),
    look: { gloss: 0.4, glow: { color: [0.45, 1, 0.65], strength: 0.4 } },
  },
  paper: {
    shades: shades("#dcd6c6 #fbf7ea #ffffff"),
    tint: 0.2,
    look: { gloss: 0, pattern: { kind: "folds" } },
  },
  plush: { shades: null, look: { gloss: 0, pattern: { kind: "weave" } }, growth: "patches" },
  yarn: { shades: null, look: { gloss: 0, pattern: { kind: "weave" } } },
  plastic: { shades: null, look: { gloss: 1 } },
  brick: { shades: null, look: { gloss: 0.7, pattern: { kind: "bricks" } }, form: "square" },
  neon: {
    shades: shades("#ff2fc8 #2fdcff #e8ff6a"),
    look: { gloss: 0.4, glow: { color: [0.3, 0.95, 1], strength: 0.4 } },
  },
  glow: {
    shades: shades("#e8b02f #fff07a #ffffe0"),
    look: { gloss: 0.3, glow: { color: [1, 0.93, 0.5], strength: 0.48 } },
  },
  laser: {
    shades: shades("#e0182f #ff3b4a #ffc0c0"),
    look: { flat: true, glow: { color: [1, 0.2, 0.25], strength: 1.1 } },
  },
  broken: {
    shades: null,
    look: { gloss: 0.3, pattern: { kind: "rock", crack: [0.12, 0.1, 0.14], frequency: 4 } },
  },
  lightning: {
    shades: shades("#e8a80f #ffdf2f #fffbc0"),
    look: {
      gloss: 0.2,
      pattern: { kind: "bolts", color: hex("#ff9a1f") },
      glow: { color: [1, 0.9, 0.3], strength: 0.35 },
    },
    growth: "bolts",
  },
  book: {
    shades: shades("#6a3a2a #b0653f #f0dcb0"),
    look: { gloss: 0.2, pattern: { kind: "books", colors: spines } },
    form: "square",
  },
  cardboard: {
    shades: shades("#8a5f38 #c79a66 #e8c79a"),
    look: { gloss: 0.05, pattern: { kind: "boxes", color: hex("#e8d9b0") } },
    form: "square",
  },
  pencil: {
    shades: shades("#e0901f #ffc93f #ffe9a0"),
    look: { gloss: 0.6, pattern: { kind: "stripes", color: hex("#c9781f"), frequency: 30 } },
  },
  moon: {
    shades: shades("#8f93a8 #cfd2de #f6f4ea"),
    look: { gloss: 0.1, bump: 0.3, pattern: dots("#a2a6ba", 4.4) },
  },
  sun: {
    shades: shades("#f08a1f #ffc42f #fff3a0"),
    look: {
      gloss: 0.2,
      pattern: { kind: "blaze" },
      glow: { color: [1, 0.8, 0.25], strength: 0.45 },
    },
    growth: "tongues",
  },
  wind: {
    shades: shades("#a9cfe0 #dff2f8 #ffffff"),
    look: { gloss: 0.2, translucent: 0.9, pattern: { kind: "strands" } },
  },
  rainbow: { shades: null, look: { gloss: 0.4, pattern: { kind: "rainbow", colors: rainbow } } },
  galaxy: {
    shades: shades("#1c1440 #3a2470 #7a4ac0"),
    look: {
      gloss: 0.3,
      pattern: { kind: "motif", shape: "star", color: [1, 0.97, 0.8], frequency: 5, glow: 0.9 },
    },
  },
  leaf: {
    shades: shades("#3f7a32 #6fae45 #b8dc7a"),
    look: { gloss: 0.2, bump: 0.3 },
    growth: "leaves",
  },
  autumn: {
    shades: shades("#9c3a16 #e0781f #f6bf3f"),
    look: { gloss: 0.2, bump: 0.3 },
    growth: "leaves",
  },
  flower: {
    shades: shades("#4a8238 #7cb658 #cdeaa4"),
    look: { gloss: 0.2, bump: 0.2 },
    growth: "blossoms",
  },
  sand: { shades: shades("#c29a5a #ead29a #fff2cc"), look: { gloss: 0, bump: 0.7 } },
  mud: { shades: shades("#4a3022 #76523a #a27c5c"), look: { gloss: 0.6, bump: 0.4 } },
  pearl: { shades: shades("#d8c8dc #f8f0f6 #ffffff"), look: { gloss: 1, translucent: 0.4 } },
  coral: { shades: shades("#e0485a #ff7f7a #ffd0c0"), look: { gloss: 0.2, bump: 0.6 } },
  honey: { shades: shades("#c9780f #f8b02f #ffe28a"), look: { gloss: 1, translucent: 0.9 } },
  sponge: {
    shades: shades("#d8b02f #ffe066 #fff6b8"),
    look: { gloss: 0, pattern: dots("#d0a428", 8) },
  },
  button: { shades: shades("#3f64b8 #6f9af0 #d0e0ff"), look: { gloss: 0.9 } },
  shell: {
    shades: shades("#d8906a #ffd0b0 #fff2e4"),
    look: { gloss: 0.6, pattern: { kind: "rings", color: hex("#f0a888"), count: 6 } },
  },
} satisfies Record<string, Stuff>;

const stuffs: Readonly<Record<string, Stuff>> = table;

export const isStuff = (word: string): boolean => Object.hasOwn(stuffs, word);

export const stuffOf = (word: string): Stuff | null => stuffs[word] ?? null;
