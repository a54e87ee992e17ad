/** A wide open mouth, for who roars and sings. */
import type { Body } from "#forge/bodies/body.ts";
import { lookingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, scale } from "#forge/shapes/vector.ts";

/** `height` is where on the face it is; long muzzles have their mouth lower. */
export function addOpenMouth(model: Model, { anchors }: Body, height = -0.4): void {
  const { head, heads = [head] } = anchors;
  for (const each of heads) addMouthOn(model, each, height);
}

function addMouthOn(model: Model, head: Frame, height: number): void {
  const seat = model.seatIn(head, [0, height, 0], [0, 0, 1]);
  const frame = lookingFrame({
    origin: add(seat.point, scale(head.forward, -0.05 * head.scale)),
    forward: add(seat.normal, scale(head.forward, 1.5)),
    up: head.up,
    scale: head.scale,
  });
  const dark = model.material({ base: [0.34, 0.07, 0.1], flat: true });
  const tongue = model.material({ base: [0.94, 0.42, 0.45], flat: true });
  model.ellipsoid({ frame, radii: [0.24, 0.25, 0.1], material: dark });
  model.ellipsoid({ frame, center: [0, -0.12, 0.05], radii: [0.15, 0.1, 0.07], material: tongue });
}
