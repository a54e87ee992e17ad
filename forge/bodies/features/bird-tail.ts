/** A bird's tail: a fan of feathers, or a kite's string with bows. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import {
  directionIn,
  lookingFrame,
  pointIn,
  standingFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";
import type { BirdBuild } from "./bird-builds.ts";

/** `root` looks forward along the back: the tail grows against its forward axis. */
export function addBirdTail(order: BodyOrder, root: Frame, tail: BirdBuild["tail"]): void {
  if (order.traits.tail === "none") return;
  addFan(order, root, tail);
  if (order.traits.tail === "thin") addKiteString(order, root, tail.length);
}

function addFan({ model, materials, element }: BodyOrder, root: Frame, tail: BirdBuild["tail"]) {
  const isBurning = element === "fire";
  const half = tail.length > 1 ? 4 : 3;
  for (const i of fan(half)) {
    const aside = i / half;
    const length = tail.length * (1 - 0.16 * aside * aside);
    const toward: Vector = [aside * tail.spread * 1.5, 0, -1];
    const along = directionIn(root, normalize(toward));
    const start: Vector = [aside * 0.1, -0.015 * Math.abs(i), 0];
    model.ellipsoid(
      standingFrame(
        add(pointIn(root, start), scale(along, length * 0.5 * root.scale)),
        directionIn(root, [aside * 0.25, 1, 0]),
        along,
        root.scale,
      ),
      isBurning ? materials.flame : i % 2 === 0 ? materials.feather : materials.feather2,
      [0, 0, 0],
      [0.07 + 0.035 * tail.length, length * 0.56, 0.035],
      0.02,
      { along: 0.62 },
    );
  }
}

const bows = [0.4, 0.7, 1] as const;

/** A string with bows, which begins behind a tail of that length. */
export function addKiteString({ model, materials }: BodyOrder, root: Frame, from: number): void {
  // It hangs, however the bird leans.
  const hanging = lookingFrame(root.origin, root.forward);
  const at = (t: number): Vector => [
    0.16 * Math.sin(t * 6),
    -1.35 * t ** 1.5,
    -from * 0.9 - 0.75 * t - 0.16 * Math.sin(t * 7),
  ];
  model.chain(
    hanging,
    materials.accent,
    [0.035, 0.03, 0.03, 0.025, 0.02],
    { blend: 0.02 },
    [0, 0.25, 0.5, 0.75, 1].map(at),
  );
  const cloths = [model.material({ base: [0.93, 0.3, 0.34], gloss: 0.2 }), materials.gold];
  for (const [i, t] of bows.entries()) {
    const center = pointIn(hanging, at(t));

    for (const side of sides) {
      const out = normalize([side * 0.5, 0.8, -side * 0.5]);
      const up: Vector = [out[0], side * out[1] * 0.4, out[2]];
      model.ellipsoid(
        standingFrame(add(center, scale(normalize(up), 0.15)), [1, 0.2, 0.9], up),
        cloths[i % 2]!,
        [0, 0, 0],
        [0.12, 0.19, 0.035],
        0.02,
      );
    }
    model.ellipsoid(
      lookingFrame(center, root.up),
      materials.accent,
      [0, 0, 0],
      [0.06, 0.06, 0.06],
      0.02,
    );
  }
}
