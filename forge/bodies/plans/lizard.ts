/** Low on four splayed legs: frogs, axolotls, geckos, crocodiles. Rows are in lizard-builds.ts. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { lizardBuilds, usualLizard, type LizardBuild } from "#forge/bodies/builds/lizard-builds.ts";
import { addLizardHead } from "#forge/bodies/features/lizard-head.ts";
import { addLizardTail } from "#forge/bodies/features/lizard-tails.ts";
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
const stride = 0.1;

export const buildLizard: BuildBody = (order) => {
  const { traits, species } = order;
  const build = lizardBuilds[species ?? ""] ?? usualLizard;
  const isSitting = build.stance === "sitting";
  const { height, length } = build;
  const size = build.head[0] * mix(0.92, 1.08, traits.cute);
  const head = lookingFrame(
    isSitting ? [0, height + 0.5, 0.3] : [0, height + size * 0.62, length * 0.5 + size * 0.55],
    [traits.headTurn, isSitting ? 0.02 : -0.02, 1],
    [traits.tilt, 1, 0],
    size,
  );
  if (isSitting) addSittingBody(order, build);
  else addLowBody(order, build, head);
  inPart(order, "head", () => {
    addLizardHead(order, head, build);
    if (traits.ears) addEars(order, head, traits.ears, 0.9);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, 1.5);
  });
  if (traits.tail !== "none") inPart(order, "tail", () => addLizardTail(order, build));
  const top = height + build.girth;
  if (build.back) addBack(order, build);
  addRidge(order, ground, [
    [0, top + (isSitting ? 0.05 : -0.03), isSitting ? -0.3 : 0.15],
    [0, top - 0.05, isSitting ? -0.42 : -0.15],
    [0, top - (isSitting ? 0.25 : 0.06), -0.45],
  ]);
  addWings(order, {
    at: [build.girth * 0.6, top - 0.05, isSitting ? -0.2 : 0.05],
    sweep: 0.5,
    size: 0.8,
    raise: 0.5,
  });
  return { onGround: true, yaw: build.yaw ?? 0.6, pitch: 0.17, anchors: anchorsOf(build, head) };
};

const anchorsOf = ({ stance, girth }: LizardBuild, head: Frame): Anchors => ({
  head,
  neck:
    stance === "sitting"
      ? lookingFrame(pointIn(head, [0, -0.66, -0.22]), [0, -0.4, 1], [0, 1, 0.4], head.scale * 0.68)
      : lookingFrame(pointIn(head, [0, -0.3, -0.95]), [0, -1, 0.5], [0, 0.5, 1], girth * 0.95),
  hold: lookingFrame(pointIn(head, [0.5, -0.8, 1]), [0.4, 0, 1], [0, 1, 0], 0.22),
});

/** Upright like a frog on its leaf. */
function addSittingBody(order: BodyOrder, { height, girth, toes, legs }: LizardBuild): void {
  const { model, materials } = order;
  model.ellipsoid(
    lookingFrame([0, height, -0.06], [0, 0.75, 1]),
    materials.skin,
    [0, 0, 0],
    [girth, girth * 0.86, girth * 1.24],
    0.14,
  );
  model.ellipsoid(
    ground,
    materials.belly,
    [0, height - 0.04, 0.14],
    [girth * 0.82, girth * 0.94, girth * 0.72],
    0.1,
  );
  for (const side of sides) {
    model.chain(
      ground,
      materials.limb,
      [legs.radius * 1.15, legs.radius * 0.9, legs.radius * 0.8],
      { blend: 0.07, steps: 3 },
      [
        [side * girth * 0.74, height + 0.12, 0.2],
        [side * (girth + legs.out), height * 0.6, 0.42],
        [side * girth * 0.8, 0.1, 0.5],
      ],
    );
    inPart(order, "feet", () =>
      addToes(order, toes, { at: [side * girth * 0.8, 0.06, 0.56], side, size: 0.8 }),
    );
    model.ellipsoid(
      lookingFrame([side * (girth + 0.1), 0.3, -0.12], [side * 0.3, 0.5, 1]),
      materials.skin,
      [0, 0, 0],
      [0.19, 0.23, 0.42],
      0.07,
    );
    model.cone(
      ground,
      materials.limb,
      [side * (girth + 0.18), 0.16, -0.3],
      [side * (girth + 0.22), 0.08, 0.22],
      [0.13, 0.1],
      0.06,
    );
    inPart(order, "feet", () =>
      addToes(order, toes, { at: [side * (girth + 0.22), 0.06, 0.28], side, size: 1.15 }),
    );
  }
}

function addLowBody(order: BodyOrder, build: LizardBuild, head: Frame): void {
  const { model, materials } = order;
  const { height: y, girth, length } = build;
  const half = length / 2;
  const [, hy, hz] = head.origin;
  model.chain(
    ground,
    materials.skin,
    [girth * 0.8, girth, girth * 0.9, head.scale * 0.6],
    { blend: 0.12 },
    [
      [0, y - 0.02, -half],
      [0.03, y, -half * 0.1],
      [0, y + 0.04, half * 0.75],
      [0, hy - head.scale * 0.1, hz - head.scale * 0.35],
    ],
  );
  model.ellipsoid(
    ground,
    materials.belly,
    [0, y - girth * 0.35, 0],
    [girth * 0.86, girth * 0.7, half * 1.02],
    0.1,
  );
  for (const side of sides) {
    inPart(order, "legs", () => addLeg(order, build, { side, z: half * 0.62, turn: 1 }));
    inPart(order, "legs", () => addLeg(order, build, { side, z: -half * 0.8, turn: -1 }));
  }
}

type Leg = { side: Side; z: number; turn: 1 | -1 };

function addLeg(order: BodyOrder, build: LizardBuild, { side, z, turn }: Leg): void {
  const { girth, height, legs, toes } = build;
  const step = side * turn * stride;
  const x = girth * 0.72;
  const foot: Vector = [side * (x + legs.out * 1.05), 0.07, z + 0.1 + step];
  order.model.chain(
    ground,
    order.materials.limb,
    [legs.radius * 1.25, legs.radius, legs.radius * 0.82],
    { blend: 0.07, steps: 3 },
    [
      [side * x, height, z],
      [side * (x + legs.out), height * 0.82, z - turn * 0.06 + step * 0.6],
      foot,
    ],
  );
  inPart(order, "feet", () =>
    addToes(order, toes, { at: [foot[0], 0.05, foot[2] + 0.05], side, size: legs.radius * 9 }),
  );
}

type Toes = { at: Vector; side: Side; size: number };

function addToes({ model, materials }: BodyOrder, kind: LizardBuild["toes"], toes: Toes): void {
  const { at, side, size } = toes;
  const [x, y, z] = at;
  for (const i of fan(1)) {
    const end: Vector = [
      x + (i * 0.11 + side * 0.05) * size,
      y * 0.8,
      z + (0.2 - 0.04 * Math.abs(i)) * size,
    ];
    model.cone(
      ground,
      materials.limb,
      [x, y, z - 0.04],
      end,
      [0.065 * size, 0.045 * size],
      kind === "webbed" ? 0.07 : 0.02,
      { along: [1, 1] },
    );
    if (kind === "claws") {
      model.cone(
        ground,
        materials.claw,
        end,
        [end[0], end[1] * 0.6, end[2] + 0.11 * size],
        [0.04 * size, 0.006],
      );
      continue;
    }
    const r = 0.068 * size;
    model.ellipsoid(ground, materials.limb, end, [r, r * 0.75, r], 0.02, { along: 1 });
  }
}

/** Bony plates in two rows, or a low comb of spines. */
function addBack({ model, materials, traits }: BodyOrder, build: LizardBuild): void {
  if (traits.ridge) return;
  const { back, girth, height, length } = build;
  const isPlated = back === "plates";
  for (let i = 0; i < 8; i++) {
    const z = mix(length * 0.42, -length * 0.62, i / 7);
    for (const side of isPlated ? sides : [0]) {
      const from: Vector = [side * girth * 0.36, height + girth * (isPlated ? 0.84 : 0.94), z];
      model.cone(
        ground,
        isPlated ? materials.skin : materials.accent,
        from,
        [from[0] * 1.1, from[1] + 0.15, z - 0.07],
        [isPlated ? 0.085 : 0.07, 0.015],
        0.03,
      );
    }
  }
}
