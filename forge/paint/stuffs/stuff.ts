/** What a row of the stuffs says. */
import { hex, type Color } from "#forge/paint/color.ts";
import type { Material, Pattern } from "#forge/paint/material.ts";

/** What grows out of a whole body of it. */
export type Growth =
  | "puffs"
  | "shards"
  | "tongues"
  | "leaves"
  | "drips"
  | "blossoms"
  | "fluff"
  | "bolts"
  | "patches"
  | "scoops";

export type Stuff = {
  /** Dark, middle and light; null keeps the creature's own colour. */
  shades: readonly [Color, Color, Color] | null;
  look: Omit<Material, "base" | "belly" | "tip">;
  /** What arms and legs of it are made of. */
  form?: "square" | "stick" | "faceted";
  growth?: Growth;
  /** How much of the creature's own colour stays, 0 to 1. */
  tint?: number;
};

export const shades = (codes: string): Stuff["shades"] => {
  const [dark, middle, light] = codes.split(" ").map((code) => hex(code));
  return [dark!, middle!, light!];
};

export const dots = (code: string, frequency: number): Pattern => ({
  kind: "spots",
  color: hex(code),
  frequency,
});
