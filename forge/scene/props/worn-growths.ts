/** A bow in the hair, a long tie, a swimming ring, and young that look out of a pouch. */
import { around, sides } from "#forge/bodies/parts/sides.ts";
import { darkened, shifted, type Color } from "#forge/paint/color.ts";
import { directionIn, lookingFrame, movedTo, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline, rowsOf, type Outline } from "#forge/shapes/outline.ts";
import { add, length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { inRow } from "#forge/scene/props/several/counted-growths.ts";
import { onChest, type AddProp, type PropOrder } from "./prop.ts";
import { trunkOf } from "./trunk.ts";

/** Beside the top of the head, tilted to its side. */
export const addBow: AddProp = ({ model, anchors, color }) => {
  const { head, heads = [head] } = anchors;
  const base: Color = color ?? [0.96, 0.3, 0.5];
  const cloth = model.material({ base, fur: 0.2 });
  const knot = model.material({ base: darkened(base, 0.75), fur: 0.2 });
  for (const each of heads) {
    const seat = model.seatIn(each, [0.3, 0.2, 0], [0.55, 1, 0.45]);
    const frame = lookingFrame(
      add(seat.point, scale(seat.normal, 0.06 * each.scale)),
      add(each.forward, scale(seat.normal, 0.35)),
      add(each.up, scale(each.right, 0.35)),
      each.scale * 0.62,
    );
    for (const side of sides) {
      const wing = lookingFrame(
        frame.origin,
        frame.forward,
        add(scale(frame.right, side), scale(frame.up, 0.25)),
        frame.scale,
      );
      model.plate(wing, cloth, leafOutline(0.6, 1.05), 0.14, 0, { round: 0.07 });
    }
    model.ellipsoid(frame, knot, [0, 0, 0.08], [0.22, 0.25, 0.2]);
  }
  return null;
};

/** A hoop at each side of the head, below the ears. */
export const addEarrings: AddProp = ({ model, anchors: { head }, color }) => {
  const gold = model.material({ base: color ?? [0.98, 0.78, 0.28], gloss: 1 });
  for (const side of sides) {
    const { point } = model.seatIn(head, [side * 0.2, -0.1, 0], [side, -0.05, 0.35]);
    const ring = add(point, scale(head.up, head.scale * -0.22));
    model.torus(
      lookingFrame(ring, head.up, add(head.forward, scale(head.right, side)), head.scale),
      gold,
      [0.2, 0.06],
    );
  }
  return null;
};

/** Wound twice about the brow, above the eyes. */
export const addHeadBandage: AddProp = ({ model, anchors: { head }, color }) => {
  const linen = model.material({
    base: color ?? [0.96, 0.95, 0.91],
    pattern: { kind: "stripes", color: [0.78, 0.73, 0.62], frequency: 9 },
  });
  for (const [lift, lean] of [
    [0.5, 0.12],
    [0.66, -0.12],
  ] as const) {
    const ring = Array.from({ length: 17 }, (_, i): Vector => {
      const angle = (i / 8) * Math.PI;
      const high = lift + lean * Math.sin(angle);
      return model.seatIn(head, [0, high, 0], [Math.sin(angle), 0.1, Math.cos(angle)]).point;
    });
    const radii = ring.map(() => head.scale * 0.14);
    model.chain(worldFrame(), linen, radii, { blend: 0.03, steps: 2 }, ring);
  }
  return null;
};

const blade: Outline = rowsOf("-0.14 0, -0.36 -1.5, 0 -1.95, 0.36 -1.5, 0.14 0");

/** A knot under the chin, and a blade down the chest. */
export const addTie: AddProp = ({ model, anchors: { neck }, color }) => {
  const base: Color = color ?? [0.86, 0.16, 0.24];
  const cloth = model.material({
    base,
    pattern: { kind: "stripes", color: shifted(base, { lightness: 0.2 }), frequency: 20 },
  });
  const knot = model.material({ base: darkened(base, 0.75) });
  const frame = movedTo(onChest(model, neck, 0.3), [0, 0, 0.16]);
  model.ellipsoid(frame, knot, [0, 0, 0], [0.24, 0.22, 0.2]);
  model.plate(movedTo(frame, [0, -0.1, 0]), cloth, blade, 0.1, 0, {
    round: 0.05,
    bend: [-0.1, 0.02],
  });
  return null;
};

/** Around the waist of who stands, and around the middle of who is long. */
export const addSwimRing: AddProp = (order) => {
  const { model, color } = order;
  const trunk = trunkOf(order);
  const upright = worldFrame(trunk.origin);
  const across = (one: Vector, other: Vector) =>
    length(
      subtract(
        ...([one, other].map((out) => model.seatIn(upright, [0, 0, 0], out).point) as [
          Vector,
          Vector,
        ]),
      ),
    );
  const isLong = across([0, 0, 1], [0, 0, -1]) > 1.15 * across([0, 1, 0], [0, -1, 0]);
  const axis: Frame = isLong ? lookingFrame(trunk.origin, [0, 1, 0], [0, 0, 1]) : upright;
  const reach = (out: Vector) =>
    length(subtract(model.seatIn(axis, [0, 0, 0], out).point, axis.origin));
  const ring = Math.max(...sides.map((side) => reach([side, 0, 0.2])), reach([0, 0, 1]) * 0.9);
  const tube = Math.max(0.1, ring * 0.26);
  const rubber = model.material({ base: color ?? [0.98, 0.42, 0.2], gloss: 0.9 });
  const white = model.material({ base: [0.99, 0.99, 0.97], gloss: 0.9 });
  model.torus(axis, rubber, [ring + tube * 0.3, tube]);
  for (const angle of around(6)) {
    const out: Vector = [Math.cos(angle), 0, Math.sin(angle)];
    const origin = add(axis.origin, scale(directionIn(axis, out), ring + tube * 0.3));
    const band = lookingFrame(origin, directionIn(axis, out), axis.up);
    model.ellipsoid(band, white, [0, 0, 0], [tube * 0.5, tube * 1.1, tube * 1.1]);
  }
  return null;
};

/** Their heads above the rim of a pouch on the belly. */
export const addYoung: AddProp = (order) => {
  const { model, palette, count = 1 } = order;
  const trunk = trunkOf(order);
  const size = Math.max(0.3, trunk.scale);
  const { point } = model.seatIn(trunk, [0, -0.3, 0], [0, 0, 1]);
  const frame: Frame = { ...lookingFrame(point, trunk.forward), scale: size };
  const pouch = model.material({ base: darkened(palette.belly, 0.86), fur: 0.4 });
  const wide = Math.max(0.6, 0.25 + 0.24 * count);
  model.ellipsoid(frame, pouch, [0, -0.2, 0], [wide, 0.42, 0.42], 0.05);
  for (const place of inRow(Math.min(count, 6))) {
    const x = place * Math.min(0.46, 1.5 / count);
    addYoungHead(order, movedTo(frame, [x, 0.3 - 0.07 * Math.abs(place), 0.3]));
  }
  return null;
};

function addYoungHead({ model, palette }: PropOrder, frame: Frame): void {
  const fur = model.material({ base: palette.base, fur: 0.4 });
  const inner = model.material({ base: palette.inner });
  const dark = model.material({ base: [0.1, 0.08, 0.1], gloss: 1 });
  model.ellipsoid(frame, fur, [0, 0, 0], [0.23, 0.22, 0.2]);
  model.ellipsoid(frame, inner, [0, -0.07, 0.15], [0.12, 0.09, 0.1]);
  model.ellipsoid(frame, dark, [0, -0.04, 0.25], [0.045, 0.035, 0.03]);
  for (const side of sides) {
    const eye: Vector = [side * 0.095, 0.05, 0.175];
    model.ellipsoid(frame, dark, eye, [0.045, 0.06, 0.035]);
    model.ellipsoid(frame, fur, [side * 0.13, 0.24, 0], [0.07, 0.13, 0.05]);
  }
}
