/** Mammals of the sea: whales, orcas, dolphins, seals. Rows are in swimmer-builds.ts. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import {
  swimmerBuilds,
  usualSwimmer,
  type SwimmerBuild,
} from "#forge/bodies/builds/swimmer-builds.ts";
import {
  addGrin,
  addMoustache,
  addRostrum,
  addSpout,
  addTusk,
} from "#forge/bodies/features/swimmer-faces.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, softened } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

export const buildSwimmer: BuildBody = (order) => {
  const { traits, species } = order;
  const build = swimmerBuilds[species ?? ""] ?? usualSwimmer;
  const [y, z, size] = build.head;
  const head = lookingFrame(
    [0, y, z],
    [traits.headTurn * 0.7, build.isOnLand ? 0 : 0.04, 1],
    [traits.tilt, 1, 0],
    size * mix(0.94, 1.06, traits.cute),
  );
  addTrunk(order, build, head);
  addFace(order, build, head);
  for (const side of sides) {
    inPart(order, "fins", () => addFlipper(order, build, side));
    if (traits.tail !== "none") inPart(order, "tail", () => addFluke(order, build, side));
  }
  if (build.fin > 0) addBackFin(order, build);
  if (build.spout) addSpout(order, head);
  if (traits.ears && traits.ears !== "none") addEars(order, head, traits.ears, 0.8);
  const horns = traits.horns ?? build.horns;
  if (horns) addHorns(order, head, horns, { size: horns === "uni" ? 1.4 : 0.8 });
  if (traits.halo) addHalo(order, head, 1.5);
  const [, top] = build.spine;
  addWings(order, {
    at: [top![3] * 0.6, top![1] + top![3] * 0.5, -0.05],
    sweep: 0.5,
    size: 0.75,
    raise: 0.6,
  });
  addRidge(order, ground, [
    [0, top![1] + top![3] * 0.92, top![2] - 0.1],
    [0.03, build.spine[2]![1] + build.spine[2]![3] * 0.9, build.spine[2]![2]],
  ]);
  return {
    onGround: build.isOnLand ?? false,
    yaw: build.yaw ?? (build.isOnLand ? 0.6 : 0.66),
    pitch: 0.08,
    anchors: anchorsOf(build, head),
  };
};

function anchorsOf(build: SwimmerBuild, head: Frame): Anchors {
  const [x, y, z, radius] = build.spine[0]!;
  return {
    head,
    neck: build.isOnLand
      ? lookingFrame([x, y - 0.02, z + 0.02], [0, -0.3, 1], [0, 1, 0.3], radius * 0.95)
      : lookingFrame([x, y, z - 0.3], [0, -1, 0.1], [0, 0.1, 1], radius),
    hold: lookingFrame(pointIn(head, [0.3, -0.8, 1.05]), [0.6, 0, 1], [0, 1, 0], 0.24),
  };
}

function addTrunk({ model, materials }: BodyOrder, build: SwimmerBuild, head: Frame): void {
  const points = build.spine.map(([x, y, z]): Vector => [x, y, z]);
  const radii = build.spine.map(([, , , radius]) => radius);

  model.chain(ground, materials.coat, radii, { blend: 0.12 }, points);
  model.cone(
    ground,
    materials.coat,
    points[0]!,
    pointIn(head, [0, 0, -0.1]),
    [radii[0]! * 0.94, head.scale * 0.8],
    0.12,
  );
  if (build.isOnLand) return;
  const low = points.map(([x, y, z], i): Vector => [x, y - radii[i]! * 0.36, z + 0.06]);
  model.chain(
    ground,
    materials.snow,
    radii.slice(0, 4).map((radius) => radius * 0.78),
    { blend: 0.03 },
    low.slice(0, 4),
  );
}

function addFace(order: BodyOrder, build: SwimmerBuild, head: Frame): void {
  const { model, materials, traits } = order;

  const isWhiskered = build.face === "whiskers" || build.face === "moustache";
  model.ellipsoid(head, materials.coat, [0, 0, 0], [1, 0.9, 0.94], 0.14, { face: true });
  if (build.face === "moustache") addMoustache(order, head);
  else if (isWhiskered) addMuzzle(order, head);
  else {
    model.ellipsoid(head, materials.snow, [0, -0.34, 0.28], [0.78, 0.5, 0.74], 0.04, {
      face: true,
    });
  }
  if (build.face === "beak") addRostrum(order, head);
  for (const side of build.eyePatch ? sides : []) {
    const { point, normal } = model.seatIn(head, [side * 0.66, 0.42, 0], [side * 0.55, 0.3, 1]);
    model.ellipsoid(
      lookingFrame(point, normal, [side * -0.5, 1, 0], head.scale),
      materials.snow,
      [0, 0, 0],
      [0.2, 0.3, 0.05],
      0,
      { face: true },
    );
  }
  addEyes(order, head, {
    x: isWhiskered ? 0.46 : 0.6,
    y: 0.1,
    width: 0.26,
    height: 0.33,
    wrap: 0.65,
    inward: 0.1,
    slant: -0.35 * traits.fierce,
    lid: mix(0.93, 0.6, traits.fierce),
  });
  if (build.face === "grin") addGrin(order, head);
  if (build.face === "whale") {
    addMouth(order, head, { kind: "curve", y: -0.44, width: 0.42, curve: 0.18, fromDepth: 0.3 });
  }
  addBlush(order, head, { x: 0.68, y: -0.24, radius: 0.18 });
  addMark(order, head);
  const tusked = sides.slice(0, order.anatomy.counts.tusks);
  if (build.tusks) for (const side of tusked) addTusk(order, head, { side, length: build.tusks });
}

/** Two soft cushions with whiskers, and a button of a nose. */
function addMuzzle(order: BodyOrder, head: Frame): void {
  const { model, materials } = order;
  for (const side of sides) {
    model.ellipsoid(head, materials.belly, [side * 0.24, -0.32, 0.8], [0.34, 0.28, 0.3], 0.04, {
      face: true,
    });
    for (const i of fan(1)) {
      model.cone(
        head,
        materials.dark,
        [side * 0.46, -0.34 + i * 0.09, 0.94],
        [side * 0.98, -0.36 + i * 0.2, 0.94],
        [0.02, 0.008],
      );
    }
  }
  model.ellipsoid(head, materials.nose, [0, -0.14, 1], [0.17, 0.12, 0.11], 0.02);
  addMouth(order, head, { kind: "cat", y: -0.54, width: 0.2, fromDepth: 0.5 });
}

const flipper = softened(
  rowsOf("-0.2 0, -0.26 0.4, -0.16 0.82, 0.08 1.05, 0.24 0.95, 0.3 0.5, 0.22 0"),
);

type Fin = { at: Vector; forward: Vector; up: Vector; size: number };

const addFin = ({ model, materials }: BodyOrder, { at, forward, up, size }: Fin) =>
  model.plate(lookingFrame(at, forward, up, size), materials.coat, flipper, 0.05, 0.06, {
    round: 0.045,
    bend: [-0.3, 0.12],
  });

function addFlipper(order: BodyOrder, build: SwimmerBuild, side: Side): void {
  const [, y, z, radius] = build.spine[build.isOnLand ? 1 : 0]!;
  addFin(order, {
    at: [
      side * radius * 0.72,
      y - radius * (build.isOnLand ? 0.1 : 0.4),
      z + (build.isOnLand ? 0.14 : -0.12),
    ],
    forward: build.isOnLand ? [side * 0.5, 0.9, 0.5] : [side * 0.4, 0.6, 0.6],
    up: build.isOnLand ? [side, -0.62, 0.5] : [side, -0.55, -0.35],
    size: build.flippers,
  });
}

/** It lies flat in the water, tilted so that the camera sees it. */
function addFluke(order: BodyOrder, build: SwimmerBuild, side: Side): void {
  const [x, y, z] = build.spine.at(-1)!;
  if (build.isFish) {
    addFin(order, {
      at: [x, y, z],
      forward: [0.9, 0, 0.45],
      up: [0.35, side === 1 ? 1 : -0.8, -0.6],
      size: build.flippers * (side === 1 ? 1 : 0.72),
    });
    return;
  }
  addFin(order, {
    at: [x, y, z],
    forward: [0.3, 1, 0.75],
    up: build.isOnLand ? [side * 0.6 + 0.2, 0.75, -0.5] : [side * 0.9 + 0.25, 0.45, -0.4],
    size: build.flippers * (build.isOnLand ? 0.72 : 0.85),
  });
}

const backFin = softened(rowsOf("0.4 -0.12, 0.22 0.3, -0.04 0.8, -0.3 1, -0.24 0.5, -0.34 -0.12"));

function addBackFin({ model, materials }: BodyOrder, build: SwimmerBuild): void {
  const [x, y, z, radius] = build.spine[1]!;
  model.plate(
    {
      origin: [x, y + radius * 0.9, z - 0.16],
      right: [0, 0, 1],
      up: [0, 1, 0],
      forward: [-1, 0, 0],
      scale: mix(0.45, build.fin, 0.8),
    },
    materials.coat,
    backFin,
    0.06,
    0.06,
    { round: 0.05 },
  );
}
