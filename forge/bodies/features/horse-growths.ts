/** Humps, wool and tails of hoofed animals. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addFlowingTail } from "#forge/bodies/parts/mane.ts";
import { fan } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { HorseBuild } from "#forge/bodies/builds/horse-builds.ts";

const ground = worldFrame();

/** Two, or as many as are said, from the shoulders to the rump. */
export function addHumps(order: BodyOrder, { back, girth }: HorseBuild): void {
  const { model, materials, anatomy } = order;
  const count = anatomy.counts.humps ?? 2;
  const [front, rear] = count <= 2 ? [0.12, -0.4] : [0.2, -0.5];
  // Many thin ones would hardly stand out.
  const high = count <= 2 ? 1.25 : 1.65;
  const long = Math.min(0.62, 1.5 / count);
  for (let i = 0; i < count; i++) {
    const z = count === 1 ? -0.14 : front + ((rear - front) * i) / (count - 1);
    inPart(order, "humps", () =>
      model.ellipsoid(
        ground,
        materials.skin,
        [0, back + girth * 1.15, z],
        [girth * 0.58, girth * high, girth * long],
        0.1 * (long / 0.62),
      ),
    );
  }
}

/** Curls over the back, down the neck and on the brow. */
export function addWool({ model, materials, dice }: BodyOrder, build: HorseBuild, head: Frame) {
  const { back, girth, reach } = build;
  const [, y, z] = head.origin;
  const curl = (center: Vector, size: number) =>
    model.ellipsoid(ground, materials.belly, center, [size, size, size], 0.02);
  for (const along of [-0.6, -0.36, -0.12, 0.12, 0.34]) {
    for (const i of fan(3)) {
      const angle = Math.PI / 2 + i * 0.52;
      const size = girth * dice.between(0.5, 0.62);
      curl(
        [Math.cos(angle) * girth * 0.9, back + 0.04 + Math.sin(angle) * girth * 0.86, along],
        size,
      );
    }
  }
  for (let t = 0.15; t < 0.85; t += 0.17) {
    for (const i of fan(1)) {
      curl(
        [i * girth * 0.5, mix(back + 0.1, y, t), mix(0.32, reach, t) - 0.02 + 0.04 * Math.abs(i)],
        girth * mix(0.72, 0.52, t),
      );
    }
  }
  for (const i of fan(1)) curl([i * 0.12, y + head.scale * 0.78, z], head.scale * 0.34);
}

export const horseTails: Record<
  HorseBuild["tail"],
  (order: BodyOrder, root: Vector, hair: readonly MaterialId[]) => void
> = {
  flowing: addFlowingTail,
  tuft({ model, materials }, [x, y, z], hair) {
    const end: Vector = [x + 0.34, y - 0.42, z - 0.36];
    model.chain(ground, materials.skin, [0.07, 0.05, 0.045], { blend: 0.06 }, [
      [x, y, z],
      [x + 0.12, y + 0.02, z - 0.24],
      end,
    ]);
    model.ellipsoid(ground, hair[0]!, [end[0] + 0.02, end[1] - 0.1, end[2]], [0.1, 0.2, 0.1], 0.05);
  },
  scut({ model, materials }, [x, y, z]) {
    model.chain(ground, materials.belly, [0.1, 0.13, 0.03], { blend: 0.08 }, [
      [x, y - 0.02, z],
      [x, y + 0.1, z - 0.12],
      [x, y + 0.2, z - 0.24],
    ]);
  },
};
