/** What a prop is made from. Each one adds itself to the model, at the anchors of the body. */
import type { Anchors } from "#forge/bodies/body.ts";
import { oklch, toOklch, type Color } from "#forge/paint/color.ts";
import type { Material } from "#forge/paint/material.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import type { Lamp } from "#forge/paint/toon.ts";
import { add, dot, normalize, scale, subtract } from "#forge/shapes/vector.ts";
import { standingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { stuffWords } from "#forge/words/lexicon/part-words.ts";

export type PropOrder = {
  model: Model;
  anchors: Anchors;
  palette: Palette;
  /** The colour that the description gives it; null for its own. */
  color: Color | null;
  /** The other one of two. */
  second?: Color | null | undefined;
  /** What it is made of, or drives it: flaming collars, rocket boots. */
  stuff?: string | undefined;
  /** The word for a thing that has no builder of its own; the garment, the growth. */
  thing?: string | undefined;
  /** How many are asked for. */
  count?: number | undefined;
  /** So many of its kind are below it already: the third of three crowns has two. */
  above?: number;
  /** So many primitives are the body's own. */
  bodySize: number;
};

/** Adds the prop; a prop that shines gives back its lamp. */
export type AddProp = (order: PropOrder) => Lamp | null;

export const gold: Material = { base: [0.98, 0.78, 0.32], gloss: 1 };
export const brass: Material = { base: [0.5, 0.34, 0.2], gloss: 0.8 };

/** Neither dark nor light: what is of frosting is pink then. */
const between: Color = [0.56, 0.55, 0.54];

/** The colour that a stuff is laid on, where it has colours of its own. */
export const baseFor = (stuff: string | undefined, usual: Color): Color =>
  stuffOf(stuffWords.get(stuff ?? "") ?? stuff ?? "")?.shades ? between : usual;

/** Creatures without hands hold things with their mouths; a shield there would hide the face. */
export function isInMouth({ head, hold }: Anchors): boolean {
  return dot(normalize(subtract(hold.origin, head.origin)), head.forward) > 0.6;
}

/** Cloth and covers stand out from the body: cool on warm creatures, warm on cool ones. */
export function clothColor({ base }: Palette): Color {
  const [lightness, , hue] = toOklch(base);
  const warm = hue < 110 || hue > 320;
  return oklch(lightness > 0.6 ? 0.52 : 0.64, 0.17, warm ? 255 : 25);
}

/** The neck of a slime is as wide as the slime; what it wears there is not. */
const widestNeck = 0.36;

/** How much thinner things are than the neck's radius makes them. */
export const thinning = (neck: Frame): number => Math.min(1, widestNeck / neck.scale);

type Faced = Pick<PropOrder, "model" | "anchors">;

/** How high the mouth is in the frame of the head: things have their faces lower than animals. */
export function mouthHeight({ model, anchors: { head } }: Faced): number {
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye.frame.origin] : []));
  const heights = eyes.map((eye) => dot(subtract(eye, head.origin), head.up) / head.scale);
  const eyeHeight = heights.reduce((sum, height) => sum + height, 0) / (heights.length || 1);
  return heights.length === 0 || eyeHeight > 0.05 ? -0.32 : eyeHeight - 0.36;
}

/** A place on the chest, `below` neck radii under the neck; upright, looking outwards. */
export function onChest(model: Model, neck: Frame, below: number): Frame {
  const thin = thinning(neck);
  // Where the neck is the whole body there is no chest below it.
  const down = thin < 1 ? 0.3 * thin : below;
  const seat = model.seatIn(neck, [0.12, -down, 0], [0.1, 0, 1]);
  return standingFrame(
    add(seat.point, scale(seat.normal, 0.03)),
    add(seat.normal, scale(neck.forward, 0.5)),
    [0, 1, 0],
    neck.scale * thin * 0.85,
  );
}
