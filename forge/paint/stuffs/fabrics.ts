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
} satisfies Record<string, Stuff>;
