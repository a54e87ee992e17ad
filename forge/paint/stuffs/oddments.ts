/** What is found in drawers, on beaches and in bins: balloons, corks, chains. Data only. */
import { hex } from "#forge/paint/color.ts";
import { rainbow } from "#forge/paint/palette.ts";
import { dots, shades, type Stuff } from "./stuff.ts";

export const oddments = {
  balloon: {
    shades: shades("#d01f5a #ff4f86 #ffc0d4"),
    look: { gloss: 1, translucent: 0.6 },
  },
  foam: {
    shades: shades("#b8d8ec #f0faff #ffffff"),
    look: { gloss: 0.4, translucent: 0.5, pattern: dots("#a8d4f0", 9) },
    growth: "puffs",
  },
  mold: {
    shades: shades("#5a6a3a #8fa868 #c8d8a8"),
    look: { fur: 0.4, bump: 0.6, pattern: dots("#d8f0e0", 6) },
  },
  toothpaste: {
    shades: shades("#a8e0d8 #f4fffc #ffffff"),
    look: { gloss: 1, pattern: { kind: "bands", color: hex("#2fb8b0") } },
  },
  soap: {
    shades: shades("#b890d8 #e4ccf8 #faf2ff"),
    look: { gloss: 1, translucent: 0.7, pattern: dots("#fdf8ff", 8) },
    growth: "puffs",
  },
  pinecone: {
    shades: shades("#4a2c18 #84552f #c09468"),
    look: { gloss: 0.1, pattern: { kind: "hide", color: hex("#3a2010"), frequency: 5 } },
  },
  ink: {
    shades: shades("#08081c #1c1f48 #5058a0"),
    look: { gloss: 1, pattern: dots("#060612", 5) },
    growth: "drips",
  },
  chain: {
    shades: shades("#4a5058 #8a929c #d0d6dc"),
    look: { gloss: 1, pattern: { kind: "rings", color: hex("#2c3038"), count: 8 } },
  },
  rope: {
    shades: shades("#8a6a3a #c8a468 #ecd4a4"),
    look: { gloss: 0.1, pattern: { kind: "rings", color: hex("#7a5a2c"), count: 12 } },
  },
  cork: {
    shades: shades("#9a6c40 #cf9f6c #ecc89c"),
    look: { gloss: 0, bump: 0.4, pattern: dots("#8a5a30", 12) },
  },
  clay: { shades: shades("#8a4a34 #c0745a #e4ac94"), look: { gloss: 0.2, bump: 0.3 } },
  porcelain: {
    shades: shades("#c8d0e0 #fafcff #ffffff"),
    look: {
      gloss: 1,
      pattern: { kind: "motif", shape: "flower", color: hex("#2f5fc0"), frequency: 4 },
    },
  },
  trash: {
    shades: shades("#5a6048 #8c9474 #c4caa8"),
    look: {
      gloss: 0.3,
      bump: 0.6,
      pattern: {
        kind: "patchwork",
        colors: "#7a5a3a #9aa0a8 #4f7a4a #c8b898".split(" ").map((code) => hex(code)),
      },
    },
  },
  toybrick: {
    shades: shades("#b8231f #e0352f #f47a70"),
    look: {
      gloss: 0.8,
      pattern: {
        kind: "toyBricks",
        colors: "#e0352f #ffd02f #2f7fe0 #3fae4a #f4f4f0".split(" ").map((code) => hex(code)),
      },
    },
    form: "square",
  },
  sticker: {
    shades: null,
    look: {
      gloss: 0.7,
      pattern: { kind: "spots", color: rainbow[0]!, colors: rainbow, frequency: 6 },
    },
  },
  staircase: {
    shades: shades("#6a4426 #b07c48 #e0b480"),
    look: { gloss: 0.3, pattern: { kind: "rings", color: hex("#4a2c14"), count: 9 } },
    form: "square",
  },
  barnacle: {
    shades: shades("#7a8478 #b0b8a8 #e4e8dc"),
    look: { gloss: 0.1, bump: 0.9, pattern: dots("#4f584c", 9) },
  },
  basketball: {
    shades: shades("#a8480f #e8782f #ffae70"),
    look: { gloss: 0.3, bump: 0.2, pattern: { kind: "bands", color: hex("#2c1c14") } },
  },
  skin: { shades: shades("#b8785a #eab690 #fde0c6"), look: { gloss: 0.2 } },
  hose: {
    shades: shades("#22262c #4c545e #98a2ae"),
    look: { gloss: 0.7, pattern: { kind: "rings", color: hex("#15181c"), count: 14 } },
  },
  bristle: {
    shades: shades("#2f8fd8 #7fc8ff #ffffff"),
    look: { gloss: 0.6, pattern: { kind: "strands" } },
  },
  branch: {
    shades: shades("#4a2c18 #8a5a34 #b8865a"),
    look: { bump: 0.4, pattern: { kind: "grain" } },
    growth: "leaves",
  },
  oil: { shades: shades("#0c0c10 #24242c #60606c"), look: { gloss: 1 }, growth: "drips" },
  piano: {
    shades: shades("#d0ccc4 #fcfaf4 #ffffff"),
    look: {
      gloss: 1,
      pattern: { kind: "stripes", color: hex("#18161c"), frequency: 12, upright: true },
    },
    form: "square",
  },
} satisfies Record<string, Stuff>;
