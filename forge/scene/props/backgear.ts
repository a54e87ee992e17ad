/** Backpacks and jetpacks: behind the shoulders of who stands up, on the back of who goes on four. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { darkened, shifted } from "#forge/paint/color.ts";
import { pointIn, standingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";
import { brass, clothColor, type AddProp, type PropOrder } from "./prop.ts";

type GearPosition = { frame: Frame; isLying: boolean };

/** Up is along the back, forward out of it. */
export function backOf({ model, anchors: { neck } }: PropOrder): GearPosition {
  const legs = piecesOf(model, "legs").length;
  const [x, y, z] = neck.origin;
  const size = Math.max(0.26, Math.min(0.36, neck.scale));
  if (legs >= 4) {
    const seat = model.seat([x + 0.04, y + 4, z - 0.56], [0, -1, 0]);
    return {
      frame: standingFrame(seat.point, [0, 1, 0], [0, 0.35, 1], size * 1.15),
      isLying: true,
    };
  }
  const seat = model.seat([x, y - 0.3, z - 4], [0, 0, 1]);
  const origin: Vector = add(seat.point, [0, 0.05, 0]);
  return { frame: standingFrame(origin, [0, 0, -1], [0, 1, 0], size), isLying: false };
}

export const addBackpack: AddProp = (order) => {
  const { model, palette } = order;
  const base = order.color ?? clothColor(palette);
  const cloth = model.material({ base, gloss: 0.2 });
  const dark = model.material({ base: darkened(base, 0.7), gloss: 0.2 });
  const pale = model.material({ base: shifted(base, { lightness: 0.14 }), gloss: 0.2 });
  const metal = model.material({ base: [0.95, 0.78, 0.36], gloss: 1 });
  const { frame, isLying } = backOf(order);
  const wide = isLying ? 0.95 : 1.45;

  model.box(frame, cloth, [0, 0.1, 0.5], [wide, 1.1, 0.62], 0.02, { round: 0.4 });
  model.box(frame, dark, [0, 0.75, 0.58], [wide * 1.02, 0.5, 0.66], 0.02, { round: 0.36 });
  model.box(frame, pale, [0, -0.35, 1.08], [wide * 0.66, 0.45, 0.25], 0.02, { round: 0.2 });
  model.ellipsoid(frame, metal, [0, 0.32, 1.22], [0.16, 0.16, 0.1]);
  if (!isLying) addStraps(order, dark);
  return null;
};

/** Over both shoulders and down the chest. */
function addStraps({ model, anchors: { neck } }: PropOrder, material: number): void {
  for (const side of [-1, 1]) {
    const points = strap.map(([x, y, z]): Vector => {
      const at = pointIn(neck, [side * x, y, z]);
      return model.seat(add(at, [0, 0, 3]), [0, 0, -1]).point;
    });
    model.chain(
      worldFrame(),
      material,
      points.map(() => neck.scale * 0.17),
      { blend: 0.01 },
      points,
    );
  }
}

const strap: readonly Vector[] = rowsOf("0.78 -0.15 0, 0.82 -0.7 0, 0.9 -1.2 0");

export const addJetpack: AddProp = (order) => {
  const { model } = order;
  const { frame, isLying } = backOf(order);
  const paint = model.material({ base: order.color ?? [0.85, 0.3, 0.26], gloss: 0.9 });
  const steel = model.material({ base: [0.78, 0.82, 0.88], gloss: 1 });
  const nose = model.material({ ...brass, base: [0.95, 0.8, 0.35] });
  const fire = model.material({
    base: [1, 0.95, 0.6],
    pattern: { kind: "flame", middle: [1, 0.6, 0.15], end: [0.9, 0.2, 0.08] },
    glow: { color: [1, 0.6, 0.2], strength: 0.9 },
    flat: true,
  });
  const apart = isLying ? 0.62 : 1.5;
  for (const side of [-1, 1]) {
    const x = side * apart;

    model.cone(frame, paint, [x, -0.7, 0.45], [x, 0.95, 0.45], [0.56, 0.56], 0.01);
    model.cone(frame, nose, [x, 1.3, 0.45], [x, 1.75, 0.45], [0.44, 0.08], 0.01);
    model.cone(frame, steel, [x, -1.15, 0.45], [x, -1.55, 0.45], [0.3, 0.5], 0.01);
    model.chain(frame, fire, [0.42, 0.46, 0.26, 0.02], { blend: 0.05, steps: 3 }, [
      [x, -1.6, 0.45],
      [x + side * 0.1, -2.2, 0.5],
      [x, -2.8, 0.5],
      [x + side * 0.1, -3.5, 0.6],
    ]);
  }
  model.box(frame, steel, [0, 0.1, 0.3], [apart, 0.35, 0.24], 0, { round: 0.12 });
  if (!isLying) addStraps(order, steel);
  return null;
};
