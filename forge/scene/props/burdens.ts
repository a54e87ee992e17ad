/** A saddle on a back, and weights that are lifted. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { darkened, shifted, type Color } from "#forge/paint/color.ts";
import {
  lookingFrame,
  pointIn,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { add, length, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import type { BodyPart } from "#forge/shapes/parts.ts";
import { handsOf } from "./hands.ts";
import { gold, type AddProp, type PropOrder } from "./prop.ts";
import { trunkOf, waistOf } from "./trunk.ts";

const leather: Color = [0.6, 0.32, 0.16];
const red: Color = [0.82, 0.2, 0.24];

type Back = { seat: Frame; girth: Vector[] };

/** Up is out of the back, forward to the head; the girth goes around the body. */
function backOf(order: PropOrder): Back {
  const { model } = order;
  const trunk = trunkOf(order);
  const { origin } = trunk;
  const size = Math.max(0.16, Math.min(0.34, trunk.scale * 0.8));
  const legs = piecesOf(model, "legs");
  if (legs.length >= 4 || trunk.up[1] < 0.7) {
    const { spheres } = model.solid();
    const ids = legs.flat();
    const sum = ids.reduce((far, id) => far + spheres[id * 4 + 2]!, 0);
    const z = ids.length > 0 ? sum / ids.length : origin[2];
    const middle: Vector = [origin[0], origin[1], z];
    const { point } = model.seat([origin[0], origin[1] + 4, z], [0, -1, 0]);
    const girth = [-1.9, -1.4, -0.9, -0.45, 0, 0.45, 0.9, 1.4, 1.9].map((angle): Vector => {
      const out: Vector = [Math.sin(angle), Math.cos(angle), 0];
      const at = model.seat(add(middle, scale(out, 3)), scale(out, -1)).point;
      const far = subtract(at, middle);
      // A leg is further out than the flank.
      return add(middle, scale(normalize(far), Math.min(length(far), trunk.scale * 1.3)));
    });
    return { seat: standingFrame(point, [0, 0, 1], [0, 1, 0], size), girth };
  }
  const { point } = model.seat([origin[0], origin[1], origin[2] - 4], [0, 0, 1]);
  const ring = waistOf(order, { trunk, low: 0, count: 12 });
  const up = trunk.up;
  const seat = standingFrame(point, up, [0, 0, -1], size);
  return { seat, girth: [...ring, ring[0]!] };
}

export const addSaddle: AddProp = (order) => {
  const { model, color } = order;
  const { seat, girth } = backOf(order);
  const base = color ?? leather;
  const hide = model.material({ base, gloss: 0.6 });
  const dark = model.material({ base: darkened(base, 0.6), gloss: 0.5 });
  const blanket = color === null ? red : shifted(color, { lightness: 0.14 });
  const cloth = model.material({ base: blanket, fur: 0.2 });
  const metal = model.material(gold);
  const { scale: size } = seat;
  model.chain(
    worldFrame(),
    dark,
    girth.map(() => size * 0.2),
    { blend: 0.05, steps: 2 },
    girth,
  );

  for (const side of sides) {
    model.ellipsoid(seat, cloth, [side * 0.62, -0.3, 0], [0.62, 0.62, 1.25], 0.03);
  }
  model.ellipsoid(seat, hide, [0, 0.1, 0], [0.78, 0.4, 1.05], 0.03);
  model.ellipsoid(seat, hide, [0, 0.42, -0.85], [0.72, 0.5, 0.26], 0.03);
  model.cone(seat, hide, [0, 0.2, 0.8], [0, 0.8, 0.95], [0.3, 0.2], 0.03);
  model.ellipsoid(seat, dark, [0, 0.86, 0.96], [0.3, 0.14, 0.3]);
  for (const side of sides) addStirrup(order, { seat, side, strap: dark, metal });
  return null;
};

type Stirrup = { seat: Frame; side: number; strap: number; metal: number };

function addStirrup({ model }: PropOrder, { seat, side, strap, metal }: Stirrup): void {
  const from: Vector = [side * 1.2, -0.2, 0.2];
  const to: Vector = [side * 1.45, -1.5, 0.3];
  model.cone(seat, strap, from, to, [0.14, 0.14]);
  const ring = standingFrame(
    pointIn(seat, add(to, [0, -0.34, 0])),
    seat.forward,
    seat.right,
    seat.scale,
  );
  model.torus(ring, metal, [0.32, 0.11]);
}

type Grip = { one: Vector; other: Vector; parts: readonly BodyPart[] };

/** The two highest hands, or the forepaws, with which it moves. */
function gripOf(order: PropOrder): Grip {
  const { model, anchors } = order;
  const hands = handsOf(order, ["hands", "arms", "claws"]).map(({ point }) => point);
  const [one, other] = hands.toSorted((a, b) => b[1] - a[1]);
  if (one && other) return { one, other, parts: [] };
  const paws = handsOf(order, ["legs"]).toSorted((a, b) => b.point[2] - a.point[2]);
  const legs = piecesOf(model, "legs");
  if (legs.length === 4) {
    const [left, right] = [paws[0]!.point, paws[1]!.point];
    const { parts } = model.paints[legs[0]![0]!]!;
    return { one: left, other: right, parts };
  }
  const { head, hold } = anchors;
  const aside = scale(head.right, head.scale * 0.7);
  return { one: add(hold.origin, aside), other: subtract(hold.origin, aside), parts: [] };
}

/** A bar with a disc at each end: in both hands or paws, or else before the mouth. */
export const addBarbell: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { one, other, parts } = gripOf(order);
  const before = model.parts;
  model.parts = parts;
  const grip = Math.max(0.12, length(subtract(one, other)) / 2);
  const frame = lookingFrame(
    scale(add(one, other), 0.5),
    normalize(subtract(one, other)),
    [0, 1, 0],
    Math.max(0.3, Math.min(anchors.head.scale, grip)),
  );
  const reach = Math.max(grip / frame.scale + 0.5, 1.3);
  const steel = model.material({ base: [0.78, 0.82, 0.88], gloss: 1 });
  const iron = model.material({ base: color ?? [0.2, 0.21, 0.26], gloss: 0.7 });
  model.cone(frame, steel, [0, 0, -reach - 0.3], [0, 0, reach + 0.3], [0.08, 0.08]);
  for (const side of sides) {
    for (const [at, radius] of [
      [reach, 0.62],
      [reach + 0.18, 0.44],
    ] as const) {
      model.ellipsoid(frame, iron, [0, 0, side * at], [radius, radius, 0.12]);
    }
  }
  model.parts = before;
  return null;
};
