/** Teeth that are said, in whatever mouth the body has. */
import { fan } from "#forge/bodies/parts/sides.ts";
import { lookingFrame, movedTo, type Frame } from "#forge/shapes/frame.ts";
import { add, dot, scale, subtract } from "#forge/shapes/vector.ts";
import { mouthHeight, type AddProp } from "./prop.ts";

/** Over the gap beside it. */
const between = (frame: Frame): Frame => movedTo(frame, [0.06, 0, 0]);

const toothLengths: Readonly<Record<string, number>> = { icicle: -0.4, shark: -0.38 };

/** A row of points where the mouth is; of piano keys they are square, and some black. */
export const addSharkTeeth: AddProp = (order) => {
  const { model, anchors, color, stuff, count = 7 } = order;
  const { head } = anchors;
  const low = mouthHeight(order);
  const tooth = model.material({ base: color ?? [1, 0.99, 0.95], gloss: 0.8 });
  const gum = model.material({ base: [0.46, 0.1, 0.16] });
  const ebony = model.material({ base: [0.09, 0.08, 0.1], flat: true });
  const middle = model.seatIn(head, [0, low, 0], [0, -0.1, 1]).point;
  if (count === 1) {
    // It is broad, and so large that it is seen.
    const frame = lookingFrame(middle, head.forward, head.up, head.scale);
    model.ellipsoid(frame, gum, [0, 0.02, 0], [0.3, 0.13, 0.08]);
    model.ellipsoid(frame, tooth, [0, -0.1, 0.07], [0.17, 0.19, 0.07]);
    return null;
  }
  for (const i of fan(Math.min(3, Math.floor(count / 2)))) {
    const seat = model.seatIn(head, [i * 0.11, low, 0], [i * 0.09, -0.1, 1]).point;
    // Feet and hands may stand before the face.
    const isBefore = dot(subtract(seat, middle), head.forward) > 0.12 * head.scale;
    const beside = add(middle, scale(head.right, i * 0.12 * head.scale));
    const frame = lookingFrame(isBefore ? beside : seat, head.forward, head.up, head.scale);
    model.ellipsoid(frame, gum, [0, 0.05, -0.03], [0.1, 0.09, 0.06]);
    if (stuff === "piano_key") {
      model.box(frame, tooth, [0, -0.12, 0.03], [0.058, 0.24, 0.05], 0, { round: 0.012 });
      if (i % 2 === 0) continue;
      model.box(between(frame), ebony, [0, -0.06, 0.06], [0.034, 0.11, 0.04], 0, { round: 0.01 });
      continue;
    }
    model.cone(
      frame,
      tooth,
      [0, 0.06, 0.02],
      [0, toothLengths[stuff ?? ""] ?? -0.2, 0.05],
      [stuff === "shark" ? 0.12 : 0.085, 0.01],
    );
  }
  return null;
};
