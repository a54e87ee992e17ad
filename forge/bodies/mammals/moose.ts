/** By what a moose is known, beside its shovels: a drooping nose, a dewlap, a hump. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { HorseBuild } from "#forge/bodies/builds/horse-builds.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";

const ground = worldFrame();

export function addMooseGrowths(order: BodyOrder, build: HorseBuild, head: Frame): void {
  const { model, materials } = order;
  const { back, girth, muzzle } = build;

  const tip = 0.55 + muzzle * 0.62;
  // The nose hangs over the mouth.
  model.ellipsoid(head, materials.skin, [0, -0.5, tip + 0.06], [0.5, 0.5, 0.52], 0.1, {
    face: true,
  });
  model.chain(head, materials.skin, [0.3, 0.24, 0.04], { blend: 0.1 }, [
    [0, -0.6, 0.4],
    [0, -1.2, 0.5],
    [0, -1.85, 0.62],
  ]);
  model.ellipsoid(
    ground,
    materials.skin,
    [0, back + girth * 0.72, 0.2],
    [girth * 0.66, girth * 0.72, girth * 0.95],
    0.16,
  );
}
