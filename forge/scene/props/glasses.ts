/** Glasses and sunglasses, in front of the eyes wherever the face has them. */
import { toOklch, type Color } from "#forge/paint/color.ts";
import type { Material } from "#forge/paint/material.ts";
import { movedTo, standingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { scale } from "#forge/shapes/vector.ts";
import { gold, type AddProp, type PropOrder } from "./prop.ts";

/** In front of each eye, wherever the face has them. */
function beforeEyes(model: Model): { frame: Frame; width: number; height: number }[] {
  return model.paints.flatMap(({ eye }) => {
    if (!eye) return [];
    const [width, height] = eye.radii;
    const frame = { ...eye.frame, scale: 1 };
    return [{ frame: movedTo(frame, [0, 0, 0.18 * width]), width, height }];
  });
}

function addFrames(order: PropOrder, lens: Material, rim: Material): void {
  const { model } = order;
  const glass = model.material(lens);
  const wire = model.material(rim);
  const eyes = beforeEyes(model);
  for (const { frame, width, height } of eyes) {
    const size = Math.max(width, height);
    model.ellipsoid(frame, glass, [0, 0, 0], [width * 1.22, height * 1.02, width * 0.2]);
    const upright = standingFrame(frame.origin, frame.up, frame.forward);
    model.torus(upright, wire, [size * 1.12, size * 0.12]);
  }
  const [one, other] = eyes;
  if (!one || !other) return;
  model.cone(standingFrame([0, 0, 0], [0, 0, 1]), wire, one.frame.origin, other.frame.origin, [
    one.width * 0.13,
    other.width * 0.13,
  ]);
}

const mostPairs = 3;

/** Further pairs sit on the brow, one above the other. */
const several =
  (addPair: AddProp): AddProp =>
  (order) => {
    const { model, anchors, count = 1 } = order;
    const { head } = anchors;
    const before = model.size;
    addPair(order);
    const ids = Array.from({ length: model.size - before }, (_, i) => before + i);
    const apart = 2 * Math.max(0, ...beforeEyes(model).map(({ height }) => height));
    for (let pair = 1; pair < Math.min(count, mostPairs); pair++) {
      const to = worldFrame(scale(head.up, apart * pair));
      for (const id of ids) model.copy(id, { from: worldFrame(), to });
    }
    return null;
  };

export const addSunglasses: AddProp = several((order) => {
  const dark: Material = { base: [0.07, 0.07, 0.1], gloss: 1 };
  addFrames(order, dark, { base: order.color ?? [0.1, 0.1, 0.13], gloss: 0.8 });
  return null;
});

const brown: Color = [0.35, 0.22, 0.14];
/** A darker coat than this hides brown frames. */
const darkBelow = 0.62;

export const addGlasses: AddProp = several((order) => {
  const { model, palette } = order;
  const own = toOklch(palette.base)[0] < darkBelow ? gold.base : brown;
  const wire = model.material({ base: order.color ?? own, gloss: 0.8 });
  for (const { frame, width, height } of beforeEyes(model)) {
    const size = Math.max(width, height);
    const upright = standingFrame(frame.origin, frame.up, frame.forward);
    model.torus(upright, wire, [size * 1.25, size * 0.13]);
  }
  return null;
});
