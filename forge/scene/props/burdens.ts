/** A saddle on a back, and weights that are lifted. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { darkened, shifted, type Color } from "#forge/paint/color.ts";
import {
  lookingFrame,
  movedTo,
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
    return { seat: standingFrame({ origin: point, forward: [0, 0, 1], scale: size }), girth };
  }
  const { point } = model.seat([origin[0], origin[1], origin[2] - 4], [0, 0, 1]);
  const ring = waistOf(order, { trunk, low: 0, count: 12 });
  const up = trunk.up;
  const seat = standingFrame({ origin: point, up: [0, 0, -1], forward: up, scale: size });
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
  model.chain({
    frame: worldFrame(),
    points: girth,
    radii: girth.map(() => size * 0.2),
    material: dark,
    steps: 2,
  });
  const part = { frame: seat, blend: 0.03 };
  for (const side of sides) {
    model.ellipsoid({
      ...part,
      center: [side * 0.62, -0.3, 0],
      radii: [0.62, 0.62, 1.25],
      material: cloth,
    });
  }
  model.ellipsoid({ ...part, center: [0, 0.1, 0], radii: [0.78, 0.4, 1.05], material: hide });
  model.ellipsoid({ ...part, center: [0, 0.42, -0.85], radii: [0.72, 0.5, 0.26], material: hide });
  model.cone({
    ...part,
    from: [0, 0.2, 0.8],
    to: [0, 0.8, 0.95],
    radii: [0.3, 0.2],
    material: hide,
  });
  model.ellipsoid({
    frame: seat,
    center: [0, 0.86, 0.96],
    radii: [0.3, 0.14, 0.3],
    material: dark,
  });
  for (const side of sides) addStirrup(order, { seat, side, strap: dark, metal });
  return null;
};

type Stirrup = { seat: Frame; side: number; strap: number; metal: number };

function addStirrup({ model }: PropOrder, { seat, side, strap, metal }: Stirrup): void {
  const from: Vector = [side * 1.2, -0.2, 0.2];
  const to: Vector = [side * 1.45, -1.5, 0.3];
  model.cone({ frame: seat, from, to, radii: [0.14, 0.14], material: strap });
  const ring = standingFrame({
    ...movedTo(seat, add(to, [0, -0.34, 0])),
    up: seat.right,
    forward: seat.forward,
  });
  model.torus({ frame: ring, ring: 0.32, tube: 0.11, material: metal });
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
  const frame = lookingFrame({
    origin: scale(add(one, other), 0.5),
    forward: normalize(subtract(one, other)),
    scale: Math.max(0.3, Math.min(anchors.head.scale, grip)),
  });
  const reach = Math.max(grip / frame.scale + 0.5, 1.3);
  const steel = model.material({ base: [0.78, 0.82, 0.88], gloss: 1 });
  const iron = model.material({ base: color ?? [0.2, 0.21, 0.26], gloss: 0.7 });
  model.cone({
    frame,
    from: [0, 0, -reach - 0.3],
    to: [0, 0, reach + 0.3],
    radii: [0.08, 0.08],
    material: steel,
  });
  for (const side of sides) {
    for (const [at, radius] of [
      [reach, 0.62],
      [reach + 0.18, 0.44],
    ] as const) {
      model.ellipsoid({
        frame,
        center: [0, 0, side * at],
        radii: [radius, radius, 0.12],
        material: iron,
      });
    }
  }
  model.parts = before;
  return null;
};
