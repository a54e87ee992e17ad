/** A long head with soft nostrils: horses, deer, giraffes. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { addEyes } from "./eyes.ts";
import { addBlush, addMark, addMouth } from "./face.ts";
import { sides } from "./sides.ts";

/** `muzzle` is its length in head radii. */
export function addHorseHead(order: BodyOrder, head: Frame, muzzle: number): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.8, 0.84, 0.88], 0.12, { face: true });
  for (const side of sides) {
    const center = [side * 0.36, -0.3, 0.2] as const;
    model.ellipsoid(head, materials.skin, center, [0.44, 0.48, 0.5], 0.2, { face: true });
  }
  const tip = 0.55 + muzzle * 0.62;
  model.cone(head, materials.skin, [0, -0.16, 0.35], [0, -0.5, tip], [0.52, 0.36], 0.14, {
    face: true,
    along: [0, 0],
  });
  model.ellipsoid(head, materials.belly, [0, -0.55, tip + 0.06], [0.4, 0.33, 0.36], 0.1, {
    face: true,
  });
  for (const side of sides) {
    model.ellipsoid(
      head,
      materials.nose,
      [side * 0.19, -0.42, tip + 0.36],
      [0.06, 0.075, 0.05],
      0.02,
    );
  }
  addEyes(order, head, {
    x: 0.5,
    // The third one is below the forelock.
    y: order.anatomy.counts.eyes === 3 ? -0.06 : 0.1,
    width: mix(0.25, 0.3, traits.cute),
    height: mix(0.33, 0.4, traits.cute),
    wrap: 0.68,
    slant: -0.35 * traits.fierce,
    lid: mix(0.92, 0.6, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.74, width: 0.24, curve: 0.12, fromDepth: 0.7 });
  addBlush(order, head, { x: 0.58, y: -0.3, radius: 0.16 });
  addMark(order, head);
}
