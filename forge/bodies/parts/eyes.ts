/** A pair of eyes, seated on whatever the head's surface is there. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { black, darkened, mixColors, type Color } from "#forge/paint/color.ts";
import type { EyeStyle } from "#forge/paint/face.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { namedColor } from "#forge/paint/palette.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";
import { inPart } from "./in-part.ts";
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

/** Where an eye is: beside the nose, and how much smaller or larger than the two usual ones. */
type EyePosition = { x: number; y: number; size: number };

const loneSize = 1.4;

/** One in the middle, two beside the nose, others in an arc above these. */
function placesOf({ x, y, width, height }: EyeOptions, count: number): EyePosition[] {
  // The mouth begins between two eyes, below the rim of one.
  if (count === 1) return [{ x: 0, y: y + height * (loneSize - 0.5), size: loneSize }];
  const pair = sides.map((side): EyePosition => ({ x: side * x, y, size: 1 }));
  const others = count - 2;
  const reach = height * (others === 1 ? 1.55 : 1.32);
  const apart = Math.max(width * 1.35, (x * 2.1) / Math.max(1, others));
  return [
    ...pair,
    ...Array.from({ length: others }, (_, i): EyePosition => {
      const aside = (i - (others - 1) / 2) * apart;
      const sunken = Math.abs(aside) > x ? 0.3 * (Math.abs(aside) - x) : 0;
      return {
        x: aside,
        y: y + reach - sunken,
        size: others > 2 ? 0.5 : others === 1 ? 0.95 : 0.66,
      };
    }),
  ];
}

export function addEyes(order: BodyOrder, head: Frame, options: EyeOptions): void {
  const places = placesOf(options, order.anatomy.counts.eyes ?? 2);
  const { model } = order;
  const seats = places.map(({ x, y }) => model.seatIn(head, [x, y, 0], [0, 0, 1]));
  const stuff = order.anatomy.partStuffs.eyes;
  const { eyes: inTurn = [] } = order.anatomy.inTurn ?? {};
  for (const [i, seat] of seats.entries()) {
    const color = namedColor(inTurn[i % inTurn.length] ?? "");
    addEye(order, head, { options, seat, stuff, color, ...places[i]! });
  }
  if (stuff === "laser") seats.forEach(({ point }) => addBeam(order, head, point));
}

type OneEye = EyePosition & {
  options: EyeOptions;
  seat: { point: Vector; normal: Vector };
  stuff: string | undefined;
  /** Its own one, where they have several. */
  color: Color | null;
};

function addEye(order: BodyOrder, head: Frame, eye: OneEye): void {
  const { model, materials, palette } = order;
  const { options, size, seat } = eye;
  const { wrap = 0.55, inward = 0.06, slant = 0 } = options;
  const [width, height] = [options.width * size, options.height * size];
  const { point, normal } = seat;
  const side = Math.sign(eye.x);
  const forward = normalize(add(scale(normal, wrap), scale(head.forward, 1 - wrap)));
  const frame = lookingFrame(point, forward, head.up, head.scale);
  const depth = thickness * width;
  const middle = add(point, scale(forward, -depth * sunk * head.scale));
  const shape = order.anatomy.partMotifs.eyes ?? null;
  const own = irisOf(order, shape ? { ...eye, stuff: undefined } : eye);
  if (own.disc !== null)
    addDisc(order, { ...frame, origin: middle }, { width, height, material: own.disc });
  const skin = options.skin === undefined ? mixColors(palette.base, black, 0.08) : options.skin;
  inPart(order, "eyes", () =>
    model.eye({ ...frame, origin: middle }, materials.eye, [width, height, depth], {
      frame,
      radii: [width * head.scale, height * head.scale],
      style: own.shines ? "glow" : (options.style ?? "round"),
      sclera: own.sclera,
      iris: own.iris,
      irisDark: darkened(own.iris, palette.hasOwnEyes ? 0.74 : 0.42),
      pupil: darkened(own.iris, 0.14),
      ink: palette.ink,
      skin: own.disc === null ? skin : null,
      gaze: [-side * inward, -0.04],
      irisRadii: options.iris ?? (palette.hasOwnEyes ? [0.84, 0.92] : [0.7, 0.8]),
      shape,
      lid: own.disc === null ? (options.lid ?? 0.82) : 1.2,
      slant: -slant * side,
      lowerLid: noLowerLid,
      shine: options.shine ?? (palette.hasOwnEyes ? 0.3 : 0),
    }),
  );
}

type Iris = { iris: Color; sclera: Color; shines: boolean; disc: MaterialId | null };

/** Eyes of light glow; eyes of something else lie on a slice of it. */
function irisOf({ model, palette }: BodyOrder, { stuff: word, color }: OneEye): Iris {
  const usual: Iris = {
    iris: color ?? palette.eye,
    sclera: [0.99, 0.985, 0.97],
    shines: false,
    disc: null,
  };
  const stuff = stuffOf(word ?? "");
  if (!stuff) return usual;
  const [, middle, light] = stuff.shades ?? [palette.eye, palette.eye, palette.eye];
  if ((stuff.look.glow?.strength ?? 0) >= 0.4) {
    const isNamed = word === "glow" || word === "neon";
    return { ...usual, shines: true, iris: isNamed ? palette.eye : middle };
  }
  const disc = model.material({ ...stuff.look, base: middle });
  return { iris: darkened(middle, 0.7), sclera: light, shines: false, disc };
}

type Disc = { width: number; height: number; material: MaterialId };

function addDisc({ model }: BodyOrder, frame: Frame, { width, height, material }: Disc): void {
  const round = (width + height) / 2;
  model.ellipsoid(frame, material, [0, 0, 0], [round * 1.42, round * 1.42, width * 0.3]);
}

/** A beam of red light, straight ahead. */
function addBeam({ model, palette }: BodyOrder, head: Frame, from: Vector): void {
  const [, red] = stuffOf("laser")?.shades ?? [palette.eye, palette.eye];
  const material = model.material({
    base: mixColors(red, [1, 1, 1], 0.25),
    flat: true,
    glow: { color: red, strength: 1.3 },
  });
  const to = add(from, scale(add(head.forward, scale(head.up, -0.12)), head.scale * 1.9));
  model.cone(worldFrame(), material, from, to, [head.scale * 0.07, head.scale * 0.035]);
}
