/** Cloth with a pattern, in whatever colour it has; and what is sewn. Data only. */
import { hex, type Color } from "#forge/paint/color.ts";
import { shades, type Stuff } from "./stuff.ts";

const patches = "#d8503f #3f7fd0 #f2b63a #4fa06a #8f5fb8 #f0e6d8"
  .split(" ")
  .map((code) => hex(code));
const cream = hex("#fff8ec");

/** In two colours: that of what it lies on, and this one. */
export const bandedIn = (color: Color): Stuff => ({
  shades: null,
  look: { gloss: 0.3, pattern: { kind: "bands", color } },
});

export const fabrics = {
  striped: {
    shades: null,
    look: { fur: 0.1, pattern: { kind: "stripes", color: cream, frequency: 24, upright: true } },
  },
  dotted: {
    shades: null,
    look: { fur: 0.1, pattern: { kind: "motif", shape: "dot", color: cream, frequency: 5.5 } },
  },
  checkered: {
    shades: null,
    look: { fur: 0.1, pattern: { kind: "motif", shape: "check", color: cream, frequency: 5.5 } },
  },
  floral: {
    shades: null,
    look: { fur: 0.1, pattern: { kind: "motif", shape: "flower", color: cream, frequency: 3.6 } },
  },
  starred: {
    shades: null,
    look: { fur: 0.1, pattern: { kind: "motif", shape: "star", color: cream, frequency: 3.6 } },
  },
  skulls: {
    shades: null,
    look: { fur: 0.1, pattern: { kind: "motif", shape: "skull", color: cream, frequency: 3.6 } },
  },
  straw: {
    shades: shades("#a87a2c #e3bd5e #f8e6a6"),
    look: { gloss: 0.1, pattern: { kind: "strands" } },
  },
  pixel: {
    shades: null,
    look: {
      gloss: 0.3,
      pattern: { kind: "motif", shape: "check", color: hex("#39d0ff"), frequency: 6 },
    },
  },
  leopard: {
    shades: shades("#a86a24 #e0a548 #f8dc9a"),
    look: { fur: 0.4, pattern: { kind: "rosettes", color: hex("#4a2c18"), frequency: 6.5 } },
  },
  patchwork: {
    shades: shades("#8a5a4a #c99a80 #f0dcc8"),
    look: { gloss: 0, pattern: { kind: "patchwork", colors: patches } },
  },
  lace: {
    shades: shades("#d8c8d4 #fff4fa #ffffff"),
    look: { gloss: 0.2, pattern: { kind: "motif", shape: "flower", color: hex("#c89ab8") } },
  },
  leather: {
    shades: shades("#3a2014 #6f4228 #a8744c"),
    look: { gloss: 0.9, bump: 0.2 },
  },
  denim: {
    shades: shades("#26406f #44689f #86a8d8"),
    look: { gloss: 0, pattern: { kind: "weave" } },
  },
  towel: {
    shades: shades("#a8c8d8 #f4f8f8 #ffffff"),
    look: { fur: 0.2, pattern: { kind: "stripes", color: hex("#d84a4a"), frequency: 9 } },
  },
  zebra: {
    shades: shades("#c8c8cc #fafafa #ffffff"),
    look: { fur: 0.3, pattern: { kind: "stripes", color: hex("#221f28"), frequency: 14 } },
  },
  tiger: {
    shades: shades("#b8580f #f4902f #ffc888"),
    look: { fur: 0.4, pattern: { kind: "stripes", color: hex("#2a1a14"), frequency: 12 } },
  },
  cow: {
    shades: shades("#c8c4c0 #fbfaf6 #ffffff"),
    look: { fur: 0.3, pattern: { kind: "patches", color: hex("#2a2428") } },
  },
  camouflage: {
    shades: shades("#3f4a24 #6f7c40 #a8ae74"),
    look: { gloss: 0, pattern: { kind: "patches", color: hex("#4a3a24") } },
  },
  map: {
    shades: shades("#c8b078 #f2e2b0 #fff8dc"),
    look: { gloss: 0, pattern: { kind: "patches", color: hex("#4fa0c8") } },
  },
  bandage: {
    shades: shades("#c8bca0 #f4eedc #ffffff"),
    look: { gloss: 0, pattern: { kind: "rings", color: hex("#b0a280"), count: 9 } },
  },
  bee: {
    shades: shades("#d89a10 #ffc82f #ffe890"),
    look: { fur: 0.4, pattern: { kind: "bands", color: hex("#2a1f18") } },
  },
} satisfies Record<string, Stuff>;
