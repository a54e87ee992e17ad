/** Animals with hands: monkeys, sloths, kangaroos, bats. Rows are in climber-builds.ts. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { climberBuild, type ClimberBuild } from "#forge/bodies/builds/climber-builds.ts";
import { addBranch, branch, climberTails } from "#forge/bodies/features/climber-growths.ts";
import { addClimberEar, addClimberHead } from "#forge/bodies/features/climber-head.ts";
import {
  addHaunches,
  addKnuckleArm,
  addShortLeg,
  leathery,
} from "#forge/bodies/mammals/gorilla.ts";
import { addBatWing } from "#forge/bodies/parts/bat-wing.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

/** Who stands on the ground, upright or on its knuckles. */
const stands = ({ pose }: ClimberBuild) => pose === "upright" || pose === "knuckles";

export const buildClimber: BuildBody = (plain) => {
  const { traits, species } = plain;
  const build = climberBuild(species, traits.pose);
  const order = build.face === "gorilla" ? leathery(plain) : plain;
  const [x, y, z, size] = build.head;
  const head = lookingFrame(
    [x, y, z],
    [traits.headTurn, -0.03, 1],
    [traits.tilt + (build.pose === "hanging" ? 0.12 : 0), 1, 0],
    size * mix(0.92, 1.08, traits.cute),
  );
  addTrunk(order, build, head);
  if (build.pose === "knuckles") addHaunches(order, build);
  for (const side of sides) {
    limbs[build.pose](order, build, side);
  }
  if (build.pose === "hanging") addBranch(order);
  inPart(order, "head", () => {
    for (const side of traits.ears ? [] : sides) {
      inPart(order, "ears", () => addClimberEar(order, head, build, side));
    }
    addClimberHead(order, head, build);
    if (traits.ears) addEars(order, head, traits.ears, 1);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, 1.5);
  });
  if (traits.tail !== "none") inPart(order, "tail", () => climberTails[build.tail](order, build));
  const [mx, my, mz] = build.middle;
  const [, height, depth] = build.trunk;
  if (build.pose !== "flying") {
    addWings(order, {
      at: [0.2, my + height * 0.4, mz - depth * 0.6],
      middle: mx,
      sweep: 0.4,
      size: 0.7,
      raise: 0.4,
    });
  }
  addRidge(order, ground, [
    [mx, my + height * 0.6, mz - depth * 0.8],
    [mx, my + height * 0.2, mz - depth * 0.95],
  ]);
  return {
    onGround: stands(build),
    yaw: stands(build) ? 0.42 : 0.25,
    ...(build.pose === "knuckles" && { leastYaw: 0.34 }),
    pitch: 0.1,
    anchors: anchorsOf(build, head),
  };
};

const below = ({ middle: [x, y, z], trunk: [, height, depth] }: ClimberBuild): Vector => [
  x + 0.1,
  y - height * 1.1,
  z + depth,
];

/** Where a carried thing is. */
const hands: Record<ClimberBuild["pose"], (build: ClimberBuild) => Vector> = {
  upright: ({ middle: [, y], trunk: [width, height, depth], reach }) => [
    width + 0.16,
    y - height * reach * 0.3,
    depth + 0.22,
  ],
  knuckles: ({ middle: [, y, z], trunk: [width, , depth] }) => [
    width * 1.36,
    y - 0.26,
    z + depth + 0.12,
  ],
  hanging: below,
  flying: below,
};

function anchorsOf(build: ClimberBuild, head: Frame): Anchors {
  return {
    head,
    neck: lookingFrame(
      pointIn(head, [0, -0.84, -0.12]),
      [0, -0.2, 1],
      [0, 1, 0.2],
      head.scale * (build.pose === "knuckles" ? 0.95 : 0.62),
    ),
    hold: lookingFrame(hands[build.pose](build), [0.3, 0, 1], [0, 1, 0], 0.22),
  };
}

function addTrunk({ model, materials }: BodyOrder, build: ClimberBuild, head: Frame): void {
  const [x, y, z] = build.middle;
  const [width, height, depth] = build.trunk;
  model.ellipsoid(ground, materials.skin, build.middle, build.trunk, 0.12);
  const down = build.face === "muzzle" ? 0.2 : 0.05;
  model.ellipsoid(
    ground,
    materials.belly,
    [x, y - height * down, z + depth * 0.34],
    [width * 0.7, height * 0.74, depth * 0.74],
    0.05,
  );
  model.cone(
    ground,
    materials.skin,
    [mix(x, head.origin[0], 0.35), y + height * 0.3, z],
    pointIn(head, [0, -0.3, -0.2]),
    [Math.min(width, height) * 0.7, head.scale * 0.6],
    0.14,
  );
  if (!build.pouch) return;
  model.torus(
    lookingFrame([0, y - height * 0.28, z + depth * 0.9], [0, 0.9, 0.4], [0, 1, 0.5]),
    materials.belly,
    [width * 0.5, 0.06],
    0.05,
  );
}

type AddLimbs = (order: BodyOrder, build: ClimberBuild, side: Side) => void;

const limbs: Record<ClimberBuild["pose"], AddLimbs> = {
  upright(order, build, side) {
    inPart(order, "arms", () => addArm(order, build, side));
    inPart(order, "legs", () => addLeg(order, build, side));
  },
  knuckles(order, build, side) {
    inPart(order, "arms", () => addKnuckleArm(order, build, side));
    inPart(order, "legs", () => addShortLeg(order, build, side));
  },
  /** Four long limbs that end in hooks around the branch. */
  hanging({ model, materials }, build, side) {
    const [x, y] = build.middle;
    const r = build.limbs;
    for (const [from, to] of [
      [x - 0.42, x - 0.46],
      [x + 0.34, x + 0.42],
    ] as const) {
      const at = to + side * 0.1;
      model.chain(ground, materials.limb, [r * 1.3, r * 1.05, r * 0.9], { blend: 0.08, steps: 3 }, [
        [from, y + 0.1, side * 0.22],
        [mix(from, at, 0.6) + 0.06, mix(y, branch, 0.55), side * 0.28],
        [at, branch + 0.02, side * 0.12],
      ]);
      for (const i of fan(1)) {
        model.chain(ground, materials.claw, [0.045, 0.04, 0.012], { blend: 0.01, steps: 3 }, [
          [at + i * 0.08, branch + 0.04, side * 0.16],
          [at + i * 0.08, branch + 0.17, side * 0.04],
          [at + i * 0.08, branch + 0.1, side * -0.14],
        ]);
      }
    }
  },
  flying(order, { middle: [x, y, z], trunk: [width, height] }, side) {
    const { model, materials, traits } = order;
    if (traits.wings !== "none") {
      const at = worldFrame([x + side * width * 0.7, y + height * 0.35, z - 0.08]);
      inPart(order, "wings", () =>
        addBatWing(order, at, side, { sweep: 0.2, size: 0.82 * (traits.wing ?? 1), raise: 0.32 }),
      );
    }
    model.ellipsoid(
      ground,
      materials.limb,
      [side * 0.15, y - height - 0.02, z + 0.1],
      [0.1, 0.08, 0.14],
      0.06,
      { along: 1 },
    );
  },
};

function addArm({ model, materials, traits }: BodyOrder, build: ClimberBuild, side: Side): void {
  const [, y, z] = build.middle;
  const [width, height, depth] = build.trunk;
  const waves = build.waves && side === -1;
  const low = traits.carries ? Math.min(0.5, build.reach) : build.reach;
  const hand: Vector = waves
    ? [-width - 0.42, y + height * 1.15, z + 0.16]
    : [side * (width + 0.14), y - height * low * 0.5, z + depth + 0.1];
  const elbow: Vector = waves
    ? [-width - 0.3, y + height * 0.42, z + 0.06]
    : [side * (width + 0.2), y + height * (0.42 - low * 0.3), z + depth * 0.4];
  const r = build.limbs;
  model.chain(ground, materials.skin, [r * 1.25, r, r * 0.9], { blend: 0.08, steps: 3 }, [
    [side * width * 0.72, y + height * 0.62, z],
    elbow,
    hand,
  ]);
  model.ellipsoid(ground, materials.belly, hand, [r * 1.2, r * 1.25, r * 1.15], 0.04);
}

function addLeg({ model, materials }: BodyOrder, build: ClimberBuild, side: Side): void {
  const [, y, z] = build.middle;
  const [width, height] = build.trunk;
  const x = side * width * 0.72;
  const isLeaper = build.feet > 0.3;
  model.ellipsoid(
    ground,
    materials.skin,
    [x, y - height * 0.6, z + 0.06],
    isLeaper ? [0.2, 0.3, 0.34] : [build.limbs * 1.5, 0.26, 0.22],
    0.08,
  );
  model.cone(
    ground,
    materials.skin,
    [x * 1.05, y - height * 0.8, z + (isLeaper ? -0.12 : 0.08)],
    [x * 1.1, 0.12, z + 0.1],
    [build.limbs * 1.2, build.limbs],
    0.08,
  );
  model.ellipsoid(
    ground,
    isLeaper ? materials.limb : materials.belly,
    [x * 1.15, 0.09, z + 0.1 + build.feet * 0.5],
    [0.13, 0.09, build.feet],
    0.05,
    { along: 1 },
  );
}
