/**
 * What a surface looks like: its colours, its pattern and how it takes the light. A model keeps a
 * list of materials and its primitives point into it.
 */
import type { MotifShape } from "#forge/genome.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Color } from "./color.ts";

export type MaterialId = number;

/** Stripes and spots; `colors` take turns in the place of the one. */
export type Mark = { color: Color; colors?: readonly Color[]; glow?: number };

export type Pattern =
  | ({ kind: "stripes"; frequency?: number; upright?: boolean } & Mark)
  | ({ kind: "spots"; frequency?: number } & Mark)
  | { kind: "patches"; color: Color }
  /** Bold stripes around trunk and head, or around what stands upright. */
  | ({ kind: "bands"; upright?: boolean } & Mark)
  | ({ kind: "rosettes"; frequency?: number } & Mark)
  | { kind: "spirals"; color: Color; frequency?: number; glow?: number }
  /** Large scales, for those who have none by nature. */
  | { kind: "hide"; color: Color; frequency?: number }
  /** Ice, glass, jelly and water: the colour is that of the rim, or of facets. */
  | { kind: "frost"; color: Color }
  | { kind: "pane"; color: Color }
  | { kind: "jellied"; color: Color; frequency?: number }
  | { kind: "ripples"; color: Color; frequency?: number }
  /** Broad bands of all colours from nose to tail. */
  | { kind: "rainbow"; colors: readonly Color[] }
  | { kind: "scales"; color: Color; frequency?: number }
  /** Belly plates of serpents and dragons. */
  | { kind: "plates"; frequency?: number }
  | { kind: "rock"; crack?: Color; moss?: Color; frequency?: number }
  | { kind: "bark" }
  /** The colour at the feather's end, and where it begins (-1 to 1). */
  | { kind: "feather"; edge: Color; edgeAt?: number; edgeGlow?: number }
  /** `inner` at the stem, `edge` at the rim. For leaves, petals and fins. */
  | { kind: "petal"; inner: Color; edge?: Color; edgeGlow?: number; veins?: number }
  | { kind: "membrane"; edge: Color }
  /** The rings on a moth's wing, around `at` in the plate's axes; world lengths. */
  | {
      kind: "eyespot";
      inner: Color;
      edge: Color;
      dark: Color;
      light: Color;
      ring: Color;
      at: readonly [number, number];
      radius: number;
    }
  | { kind: "crystal"; color: Color }
  | { kind: "shell"; color: Color; frequency?: number }
  | { kind: "slime"; color: Color }
  | { kind: "flame"; middle: Color; end: Color }
  | { kind: "ghost"; color: Color; light: Color }
  | { kind: "swirl"; color: Color; glow?: number }
  /** Little pictures in a grid. */
  | { kind: "motif"; shape: MotifShape; color: Color; frequency?: number; glow?: number }
  /** Thin lines with corners, as on a circuit board. */
  | { kind: "lines"; color: Color; frequency?: number; glow?: number }
  /** Sheets of metal with seams and rivets. */
  | { kind: "panels"; frequency?: number }
  /** The rings of wood. */
  | { kind: "grain" }
  /** Panes of many colours between dark bars. */
  | { kind: "panes"; colors: readonly Color[]; frequency?: number }
  /** Folded paper. */
  | { kind: "folds" }
  | { kind: "weave" }
  | { kind: "bricks" }
  | { kind: "toyBricks"; colors: readonly Color[] }
  /** Thin threads beside each other. */
  | { kind: "strands" }
  /** Rows of small feathers. */
  | { kind: "plumage" }
  | { kind: "blaze" }
  /** Zigzags of light. */
  | { kind: "bolts"; color: Color; frequency?: number }
  /** Backs of books in their shelves. */
  | { kind: "books"; colors: readonly Color[] }
  /** Flaps and tape of cardboard boxes. */
  | { kind: "boxes"; color: Color }
  /** Patches of cloth of all colours, sewn together. */
  | { kind: "patchwork"; colors: readonly Color[] }
  /** A picture on a plate: red, green and blue, rows from the top. `from` and `to` are the corners of
   * what lies on this plate, 0 to 1 from the lower left. */
  | {
      kind: "picture";
      side: number;
      pixels: Uint8Array;
      from: readonly [number, number];
      to: readonly [number, number];
    }
  /** Rings of live wire or coil around a limb. */
  | { kind: "rings"; color: Color; count?: number; glow?: number };

export type Material = {
  base: Color;
  pattern?: Pattern;
  /** Little pictures over the pattern. */
  marks?: Pattern;
  /** The lighter colour of the underside. */
  belly?: { color: Color; strength?: number };
  /** A colour from a place on the limb (0 to 1) to its end. */
  tip?: { color: Color; at: number; soft?: number; glow?: number };
  /** Shines by itself. */
  glow?: { color: Color; strength: number };
  /** 0 is chalk, 1 is glass. */
  gloss?: number;
  /** 0 to 1: strands in the light. */
  fur?: number;
  /** 0 to 1: a rough surface. */
  bump?: number;
  /** 0 to 1: light that comes through, as in ears, fins and leaves. */
  translucent?: number;
  /** Painted flat: no dark line where the surface turns away. */
  flat?: boolean;
  /** It is of another material there: the other half, the neck. */
  elsewhere?: { zone: Zone; material: Material };
};

/** A region of the finished body. */
export type Zone =
  /** Below `at` on one of the axes. */
  | { kind: "below"; axis: "x" | "y" | "z"; at: number }
  /** Around the way between two places. */
  | { kind: "around"; from: Vector; to: Vector; radius: number };
