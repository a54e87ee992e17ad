/** Eagles, owls, herons, ducks, the phoenix: at rest, gliding, or with both wings spread. */
import { neckLength } from "#forge/bodies/builds/neck-length.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, Body, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { birdBuildOf, poseOf, type BirdBuild } from "#forge/bodies/features/bird-builds.ts";
import { addBirdHead } from "#forge/bodies/features/bird-head.ts";
import { addKiteString } from "#forge/bodies/features/bird-tail.ts";
import { buildDivingBird, buildGlidingBird } from "#forge/bodies/features/gliding-bird.ts";
import { buildPerchedBird } from "#forge/bodies/features/perched-bird.ts";
import { addBirdWing } from "#forge/bodies/parts/bird-wing.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { BirdPose } from "#forge/genome.ts";
import { darkened, type Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { clamp, mix } from "#forge/shapes/numbers.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";

type BuildPose = (order: BodyOrder, build: BirdBuild, beak: MaterialId) => Body;

const golden: Color = [0.96, 0.72, 0.25];

export const buildBird: BuildBody = (order) => {
  const own = birdBuildOf(order);
  const build = { ...own, neck: neckOfBird(own.neck, order) };
  const beak = order.model.material({
    base: build.beakColor ?? golden,
    tip: { color: darkened(build.beakColor ?? golden, 0.62), at: 0.6, soft: 0.3 },
    gloss: 0.7,
  });
  return poses[poseOf(order, build)](order, build, beak);
};

/** Most birds have next to no neck that could grow. */
function neckOfBird(neck: number, order: BodyOrder): number {
  const length = neckLength(order);
  return length > 1 ? Math.max(neck, leastLongNeck) * length : neck * length;
}

const leastLongNeck = 0.3;

const air = worldFrame([0, 0.15, 0]);

const buildSpreadBird: BuildPose = (order, build, beak) => {
  const { traits } = order;
  const size = mix(0.33, 0.44, traits.cute) * mix(1, build.head, 0.6);
  const head = lookingFrame(
    pointIn(air, [0, 1.42 + build.neck * 0.7 + size * 0.35, 0.4]),
    [traits.headTurn, -0.05, 1],
    [traits.tilt, 1, 0],
    size,
  );
  addTorso(order, build, head);
  inPart(order, "head", () => addBirdHead(order, { frame: head, build, beak }));
  for (const side of sides) {
    inPart(order, "wings", () => addWing(order, side));
    inPart(order, "legs", () => addLeg(order, side, beak));
  }
  if (traits.tail !== "none") {
    inPart(order, "tail", () => addTailFeathers(order, build.tail.length / usualTail));
  }
  if (traits.tail === "thin") {
    addKiteString(order, lookingFrame([0, 0.8, -0.6], [0.3, 0.4, 1]), 0.4);
  }
  addRidge(order, air, rowsOf("0 1.3 -0.06, 0 1.16 -0.3"));
  return { onGround: false, anchors: anchorsOf(head) };
};

const poses: Record<BirdPose, BuildPose> = {
  perched: buildPerchedBird,
  gliding: buildGlidingBird,
  diving: buildDivingBird,
  spread: buildSpreadBird,
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame(pointIn(air, [0, 1.2, 0.3]), [0, -0.2, 1], [0, 1, 0.35], 0.27),
  // Between the claws, where a hunting bird carries what it found.
  hold: lookingFrame(pointIn(air, [0.06, 0.08, 0.3]), [0.4, 0, 1], [0, 1, 0], 0.27),
});

function addTorso({ model, materials }: BodyOrder, build: BirdBuild, head: Frame): void {
  const girth = build.torso[0] / 0.4;
  model.ellipsoid(
    lookingFrame([0, 0.98, 0], [0, -0.35, 1]),
    materials.skin,
    [0, 0, 0],
    [0.36 * girth, 0.42, 0.5],
    0.1,
  );
  model.ellipsoid(air, materials.belly, [0, 0.82, 0.22], [0.29 * girth, 0.34, 0.3], 0.12);
  for (const i of fan(3)) {
    const aside = i / 3;
    addTuft(model, {
      frame: air,
      material: materials.belly,
      from: [aside * 0.22, 0.98 - 0.12 * Math.abs(aside), 0.36],
      toward: normalize([aside * 0.5, -0.8, 0.35]),
      length: 0.26,
      radius: 0.12,
      blend: 0.08,
    });
  }
  const [, y, z] = head.origin;
  model.chain(air, materials.skin, [0.3, 0.23, head.scale * 0.65], { blend: 0.14, steps: 3 }, [
    [0, 1, 0.2],
    [0, 1.2, 0.3],
    [0, y - 0.25, z - 0.05],
  ]);
}

function addWing(order: BodyOrder, side: Side): void {
  const { wings, wing = 1 } = order.traits;
  if (wings === "none") return;
  const shoulder = worldFrame(pointIn(air, [side * 0.28, 1.12, 0.02]));
  const size = wing * (wings === "small" ? 0.6 : 1);
  addBirdWing(order, shoulder, side, { sweep: 0.25, size, raise: 0.6 });
}

function addLeg(order: BodyOrder, side: Side, claw: MaterialId): void {
  const { model, materials } = order;
  const x = side * 0.18;
  model.chain(air, materials.belly, [0.15, 0.075, 0.05], { blend: 0.06, steps: 3 }, [
    [side * 0.16, 0.66, 0.1],
    [x, 0.42, 0.16],
    [x, 0.2, 0.1],
  ]);
  inPart(order, "claws", () => addToes(order, x, claw));
}

function addToes({ model }: BodyOrder, x: number, claw: MaterialId): void {
  for (const i of fan(1)) {
    model.chain(air, claw, [0.045, 0.04, 0.01], { blend: 0.02, steps: 2 }, [
      [x, 0.2, 0.1],
      [x + i * 0.08, 0.12, 0.24],
      [x + i * 0.11, 0.02, 0.32],
    ]);
  }
  model.chain(air, claw, [0.045, 0.035, 0.01], { blend: 0.02, steps: 2 }, [
    [x, 0.2, 0.1],
    [x, 0.1, 0],
    [x, 0.02, -0.04],
  ]);
}

/** The length that the fan's numbers are made for. */
const usualTail = 0.85;

function addTailFeathers({ model, materials, element }: BodyOrder, size: number): void {
  const long = clamp(size, 0.5, 1.25);
  const isBurning = element === "fire";
  for (const i of fan(3)) {
    const aside = i / 3;
    const drop = Math.abs(aside);
    const reach = (x: number, y: number, z: number): Vector => [
      aside * x * long,
      0.86 + (y - 0.86) * long,
      -0.36 + (z + 0.36) * long,
    ];
    const end = reach(1, -0.05 + 0.24 * drop, -1.15);
    model.chain(
      air,
      isBurning ? materials.flame : materials.feather,
      [0.06, 0.06, 0.045, 0.03],
      { blend: 0.03 },
      [
        reach(0.1, 0.86, -0.36),
        reach(0.36, 0.62 - 0.12 * drop, -0.85),
        reach(0.72, 0.26 + 0.1 * drop, -1.15),
        end,
      ],
    );
    model.ellipsoid(
      lookingFrame(pointIn(air, end), [0, 0.3, 1], [aside, -0.9, 0]),
      isBurning ? materials.flame : materials.feather2,
      [0, 0, 0],
      [0.13, 0.26, 0.04],
      0.05,
      { along: 0.7 },
    );
  }
}
