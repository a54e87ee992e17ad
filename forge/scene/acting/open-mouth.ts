/** A wide open mouth, for who roars and sings; a flatter one laughs or shows its teeth. */
import type { Body } from "#forge/bodies/body.ts";
import { lookingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, scale } from "#forge/shapes/vector.ts";

/** `height` is where on the face it is; long muzzles have their mouth lower. */
export type OpenMouth = {
  height: number;
  flat?: boolean;
  teeth?: boolean;
  /** How much larger than others; 1 without it. */
  growth?: number;
};

export function addOpenMouth(model: Model, { anchors }: Body, mouth: OpenMouth): void {
  const { head, heads = [head] } = anchors;
  for (const each of heads) addMouthOn(model, each, mouth);
}

function addMouthOn(model: Model, head: Frame, mouth: OpenMouth): void {
  const { height, flat, teeth, growth = 1 } = mouth;
  const seat = model.seatIn(head, [0, height, 0], [0, 0, 1]);
  const frame = lookingFrame(
    add(seat.point, scale(head.forward, -0.05 * head.scale)),
    add(seat.normal, scale(head.forward, 1.5)),
    head.up,
    head.scale * growth,
  );
  const dark = model.material({ base: [0.34, 0.07, 0.1], flat: true });
  const tongue = model.material({ base: [0.94, 0.42, 0.45], flat: true });
  const tall = flat ? 0.13 : 0.25;
  model.ellipsoid(frame, dark, [0, 0, 0], [0.24, tall, 0.1]);
  if (teeth) addTeeth(model, frame);
  else model.ellipsoid(frame, tongue, [0, -0.48 * tall, 0.05], [0.15, 0.4 * tall, 0.07]);
}

function addTeeth(model: Model, frame: Frame): void {
  const white = model.material({ base: [0.99, 0.98, 0.94], flat: true });
  for (const x of [-0.13, 0.13]) {
    const from = [x, 0.07, 0.085] as const;
    model.cone(frame, white, from, [x * 0.95, -0.1, 0.09], [0.055, 0.012]);
  }
  for (const x of [-0.045, 0.045]) {
    model.ellipsoid(frame, white, [x, 0.085, 0.085], [0.042, 0.045, 0.03]);
  }
}
