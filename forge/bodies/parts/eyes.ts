/** A pair of eyes, seated on whatever the head's surface is there. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { black, darkened, mixColors, type Color } from "#forge/paint/color.ts";
import type { EyeStyle } from "#forge/paint/face.ts";
import { lookingFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, normalize, scale } from "#forge/shapes/vector.ts";
import { sides } from "./sides.ts";

export type EyeOptions = {
  /** Where, and half the width and height, in the head's frame. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0: both look straight ahead; 1: each follows the head's curve. */
  wrap?: number;
  style?: EyeStyle;
  /** Positive is stern, negative is gentle. */
  slant?: number;
  /** How open: 0.95 is wide, 0.55 is stern. */
  lid?: number;
  /** The colour of the lids; null for eyes without lids. */
  skin?: Color | null;
  iris?: readonly [number, number];
  /** How much they look towards the nose. */
  inward?: number;
  shine?: number;
};

const noLowerLid = 2;
const thickness = 0.34;
/** Part of an eye's thickness that is sunk into the head. */
const sunk = 0.35;

export function addEyes(order: BodyOrder, head: Frame, options: EyeOptions): void {
  const { model, materials, palette } = order;
  const { x, y, width, height, wrap = 0.55, inward = 0.06, slant = 0 } = options;
  const seats = sides.map((side) => model.seatIn(head, [side * x, y, 0], [0, 0, 1]));
  for (const [i, { point, normal }] of seats.entries()) {
    const side = sides[i]!;
    const forward = normalize(add(scale(normal, wrap), scale(head.forward, 1 - wrap)));
    const frame = lookingFrame({ origin: point, forward, up: head.up, scale: head.scale });
    const depth = thickness * width;
    const middle = add(point, scale(forward, -depth * sunk * head.scale));
    model.eye(
      {
        frame: { ...frame, origin: middle },
        radii: [width, height, depth],
        material: materials.eye,
      },
      {
        frame,
        radii: [width * head.scale, height * head.scale],
        style: options.style ?? "round",
        sclera: [0.99, 0.985, 0.97],
        iris: palette.eye,
        irisDark: darkened(palette.eye, 0.42),
        pupil: darkened(palette.eye, 0.14),
        ink: palette.ink,
        skin: options.skin === undefined ? mixColors(palette.base, black, 0.08) : options.skin,
        gaze: [-side * inward, -0.04],
        irisRadii: options.iris ?? [0.7, 0.8],
        lid: options.lid ?? 0.82,
        slant: -slant * side,
        lowerLid: noLowerLid,
        shine: options.shine ?? 0,
      },
    );
  }
}
