/** Heavy legs and a heavy tail: T. rex, triceratops, long necks. Rows are in dinosaur-builds.ts. */
import { neckLength } from "#forge/bodies/builds/neck-length.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import {
  dinosaurBuilds,
  usualDinosaur,
  type DinosaurBuild,
} from "#forge/bodies/builds/dinosaur-builds.ts";
import {
  addBackPlates,
  addFrill,
  addSail,
  addThreeHorns,
} from "#forge/bodies/features/dinosaur-growths.ts";
import { addDinosaurHead } from "#forge/bodies/features/dinosaur-head.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addPaw } from "#forge/bodies/parts/paw.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
const stride = 0.12;
const leastLongNeck = 0.4;

export const buildDinosaur: BuildBody = (order) => {
  const { traits, species, anatomy } = order;
  const own = dinosaurBuilds[species ?? ""] ?? usualDinosaur;
  const [up, forward] = own.neck;
  const length = neckLength(order);
  const least = length > 1 ? leastLongNeck : 0;
  const build = { ...own, neck: [Math.max(up, least) * length, forward] as const };
  const { hips, shoulders, girth } = build;
  const chest = chestOf(build);
  const head = lookingFrame(
    [0, shoulders + build.neck[0], chest[2] + build.neck[1]],
    [traits.headTurn, -0.06, 1],
    [traits.tilt, 1, 0],
    build.head * mix(0.92, 1.08, traits.cute),
  );
  addTrunk(order, build, head);
  for (const side of sides) {
    inPart(order, "legs", () => addHindLeg(order, build, side));
    if (build.legs === 2) inPart(order, "arms", () => addSmallArm(order, build, side));
    else inPart(order, "legs", () => addForeleg(order, build, side));
  }
  inPart(order, "head", () => {
    addDinosaurHead(order, head, build);
    if (traits.ears && traits.ears !== "none") addEars(order, head, traits.ears, 0.8);
    if (build.frill) addFrill(order, head);
    if (build.frill && (!traits.horns || (anatomy.counts.horns ?? 3) === 3))
      inPart(order, "horns", () => addThreeHorns(order, head));
    else if (traits.horns) addHorns(order, head, traits.horns, { size: 0.85 });
    if (traits.halo) addHalo(order, head, build.frill ? 1.9 : 1.5);
  });
  if (traits.tail !== "none") inPart(order, "tail", () => addTail(order, build));
  if (build.plates) inPart(order, "spikes", () => addBackPlates(order, build));
  if (build.sail) inPart(order, "sail", () => addSail(order, build));
  addRidge(order, ground, [
    [0, shoulders + girth * 0.86, 0.1],
    [0, mix(shoulders, hips, 0.5) + girth * 0.95, -0.15],
    [0, hips + girth * 0.9, -0.42],
  ]);
  addWings(order, {
    at: [girth * 0.6, shoulders + girth * 0.6, 0],
    sweep: 0.5,
    size: 0.9,
    raise: 0.45,
  });
  return { onGround: true, yaw: build.yaw ?? 0.62, pitch: 0.12, anchors: anchorsOf(build, head) };
};

const chestOf = ({ legs, shoulders }: DinosaurBuild): Vector => [
  0,
  shoulders,
  legs === 2 ? 0.26 : 0.38,
];

const anchorsOf = (build: DinosaurBuild, head: Frame): Anchors => {
  const [, y, z] = chestOf(build);
  const isLong = build.neck[0] > 0.8;
  return {
    head,
    neck: lookingFrame(
      [0, y + build.neck[0] * (isLong ? 0.6 : 0.42), z + build.neck[1] * 0.55],
      [0, -0.4, 1],
      [0, 1, 0.4],
      isLong ? 0.2 : build.head * 0.62,
    ),
    hold:
      build.legs === 2
        ? lookingFrame([0.34, y - 0.2, z + 0.62], [0.5, 0, 1], [0, 1, 0], 0.24)
        : lookingFrame(pointIn(head, [0.2, -0.75, 1.2]), [0.5, 0, 1], [0, 1, 0], 0.24),
  };
};

function addTrunk({ model, materials }: BodyOrder, build: DinosaurBuild, head: Frame): void {
  const { hips, shoulders, girth } = build;
  const [, , z] = chestOf(build);
  const [, hy, hz] = head.origin;
  model.chain(ground, materials.skin, [girth * 0.86, girth, girth * 0.84], { blend: 0.12 }, [
    [0, hips, -0.46],
    [0, mix(hips, shoulders, 0.4) + 0.02, -0.08],
    [0, shoulders, z],
  ]);
  model.chain(
    ground,
    materials.plates,
    [girth * 0.66, girth * 0.82, girth * 0.7],
    { blend: 0.06, steps: 3 },
    [
      [0, hips - girth * 0.32, -0.3],
      [0, mix(hips, shoulders, 0.5) - girth * 0.28, 0.08],
      [0, shoulders - girth * 0.12, z + girth * 0.24],
    ],
  );
  const isLong = build.neck[0] > 0.8;
  model.chain(
    ground,
    materials.skin,
    [girth * 0.74, isLong ? 0.19 : girth * 0.62, head.scale * (isLong ? 0.5 : 0.62)],
    { blend: 0.14 },
    [
      [0, shoulders + girth * 0.2, z],
      [0, mix(shoulders, hy, 0.5), mix(z, hz, 0.62)],
      [0, hy - head.scale * 0.2, hz - head.scale * 0.25],
    ],
  );
}

function addHindLeg(order: BodyOrder, { legs, hips, girth }: DinosaurBuild, side: Side): void {
  const { model, materials } = order;
  const step = side * stride * (legs === 2 ? 1 : 0.6);
  const z = legs === 2 ? -0.2 : -0.44;
  const x = side * girth * 0.74;
  model.ellipsoid(
    ground,
    materials.skin,
    [side * girth * 0.62, hips - 0.12, z],
    [girth * 0.5, girth * 0.84, girth * 0.78],
    0.1,
  );
  model.chain(ground, materials.limb, [0.22, 0.15, 0.14], { blend: 0.08, steps: 3 }, [
    [x, hips - 0.24, z + 0.08],
    [x * 1.06, hips * 0.4, z - (legs === 2 ? 0.1 : 0) + step * 0.6],
    [x * 1.06, 0.14, z + (legs === 2 ? 0.06 : 0.04) + step],
  ]);
  const at: Vector = [x * 1.06, 0.11, z + 0.14 + step];
  addPaw(order, ground, { at, radius: 0.17, claws: true });
}

function addForeleg(order: BodyOrder, { shoulders, girth }: DinosaurBuild, side: Side): void {
  const step = -side * stride * 0.6;
  const x = side * girth * 0.74;
  order.model.chain(ground, order.materials.limb, [0.2, 0.15, 0.14], { blend: 0.08, steps: 3 }, [
    [x * 0.86, shoulders - 0.08, 0.36],
    [x * 1.08, shoulders * 0.5, 0.34 + step * 0.5],
    [x * 1.02, 0.14, 0.38 + step],
  ]);
  addPaw(order, ground, { at: [x * 1.02, 0.11, 0.45 + step], radius: 0.15, claws: true });
}

/** The famous little arms. */
function addSmallArm(order: BodyOrder, { shoulders, girth }: DinosaurBuild, side: Side): void {
  const { materials } = order;
  const x = side * girth * 0.62;
  order.model.chain(ground, materials.skin, [0.09, 0.07, 0.06], { blend: 0.05, steps: 3 }, [
    [x, shoulders - 0.06, 0.42],
    [x * 1.3, shoulders - 0.22, 0.52],
    [x * 1.1, shoulders - 0.16, 0.68],
  ]);
  addPaw(order, ground, {
    at: [x * 1.1, shoulders - 0.16, 0.71],
    radius: 0.065,
    claws: true,
    material: materials.skin,
  });
}

function addTail({ model, materials }: BodyOrder, { hips, girth, tail, plates }: DinosaurBuild) {
  const points: Vector[] = [
    [0, hips, -0.5],
    [0.04, hips - 0.06, -0.5 - 0.42 * tail],
    [0.24 * tail, hips - 0.1, -0.5 - 0.78 * tail],
    [0.54 * tail, hips + 0.1, -0.5 - 0.98 * tail],
    [0.74 * tail, hips + 0.36, -0.5 - 0.94 * tail],
  ];
  model.chain(
    ground,
    materials.tail,
    [girth * 0.82, girth * 0.6, girth * 0.4, girth * 0.22, 0.02],
    { blend: 0.12 },
    points,
  );
  const [x, y, z] = points[3]!;
  for (const side of plates ? sides : []) {
    for (const back of [0, 0.16]) {
      model.cone(
        ground,
        materials.horn,
        [x + back, y + back * 0.7, z],
        [x + back + side * 0.22, y + back * 0.7 + 0.24, z - 0.1],
        [0.07, 0.01],
        0.02,
      );
    }
  }
}
