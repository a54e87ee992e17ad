/** The branch that sloths hang from, and the tails of animals with hands. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { lookingFrame, worldFrame } from "#forge/shapes/frame.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import type { ClimberBuild } from "#forge/bodies/builds/climber-builds.ts";

const ground = worldFrame();

/** The height of the branch. */
export const branch = 1.78;

export function addBranch({ model, materials }: BodyOrder): void {
  model.chain(ground, materials.bark, [0.1, 0.105, 0.11, 0.09], {}, [
    [-1.15, branch - 0.06, -0.02],
    [-0.4, branch, 0],
    [0.5, branch + 0.02, 0],
    [1.15, branch + 0.12, 0.02],
  ]);
  for (const [x, lean] of [
    [-0.95, -0.5],
    [-0.78, 0.6],
    [0.9, 0.5],
    [1.1, -0.3],
  ] as const) {
    model.plate(
      lookingFrame([x, branch + 0.06, 0.04], [0.1, 0.2, 1], [lean, lean > 0 ? 1 : -0.9, 0.1], 0.42),
      materials.leaf,
      leafOutline(0.3, 1),
      0.03,
      0,
      { bend: [-0.4, -0.1] },
    );
  }
}

export const climberTails: Record<
  ClimberBuild["tail"],
  (order: BodyOrder, build: ClimberBuild) => void
> = {
  none() {},
  curled({ model, materials }) {
    model.chain(
      ground,
      materials.tail,
      [0.09, 0.08, 0.075, 0.075, 0.075, 0.07, 0.065, 0.05],
      { blend: 0.03 },
      [
        [0, 0.34, -0.24],
        [0.3, 0.22, -0.42],
        [0.66, 0.34, -0.42],
        [0.8, 0.74, -0.36],
        [0.62, 1.02, -0.34],
        [0.42, 0.88, -0.32],
        [0.52, 0.7, -0.3],
        [0.64, 0.78, -0.28],
      ],
    );
  },
  heavy({ model, materials }, { middle: [, y, z] }) {
    model.chain(ground, materials.tail, [0.26, 0.18, 0.12, 0.04], { blend: 0.1 }, [
      [0, y - 0.2, z - 0.18],
      [0.1, 0.28, z - 0.6],
      [0.42, 0.12, z - 0.86],
      [0.86, 0.1, z - 0.8],
    ]);
  },
};
