/** Birds on foot: penguins, ducks, swans, hens, flamingos. Rows are in waddler-builds.ts. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { beaks } from "#forge/bodies/features/beaks.ts";
import { addFoldedWing } from "#forge/bodies/features/folded-wing.ts";
import {
  usualWaddler,
  waddlerBuilds,
  type WaddlerBuild,
} from "#forge/bodies/builds/waddler-builds.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addCurvedNeck, addRaisedLeg } from "#forge/bodies/parts/wading.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  lookingFrame,
  movedTo,
  pointIn,
  resized,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
const comb: Vector = [0.92, 0.16, 0.16];

export const buildWaddler: BuildBody = (order) => {
  const { model, traits, species } = order;
  const build = waddlerBuilds[species ?? ""] ?? usualWaddler;
  const [, height, length] = build.body;
  const middle = build.legs + height;
  const head = lookingFrame(
    [0, middle + height * 0.72 + build.neck[0], build.neck[1]],
    [traits.headTurn + 0.08, -0.03, 1],
    [traits.tilt, 1, 0],
    build.head * mix(0.92, 1.1, traits.cute),
  );
  const bill = model.material({ base: build.tint, gloss: 0.5 });
  const foot = build.feet ? model.material({ base: build.feet, gloss: 0.4 }) : bill;
  const torso = lookingFrame([0, middle, 0], build.stance === "level" ? [0, 0.16, 1] : [0, 0, 1]);
  addTorso(order, { build, torso, head });
  for (const side of sides) {
    inPart(order, "feet", () => {
      if (build.isWading && side === 1) addRaisedLeg(order, build, foot);
      else addFoot(order, { build, side, bill: foot });
    });
    if (traits.wings) continue;
    inPart(order, "wings", () => {
      if (build.stance === "upright") addFlipper(order, { build, middle, side });
      else addFoldedWing(order, { frame: torso, radii: build.body }, side);
    });
  }
  inPart(order, "head", () => {
    addHead(order, { build, head, bill });
    if (traits.ears && traits.ears !== "none") addEars(order, head, traits.ears, 0.9);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, 1.5);
  });
  if (traits.tail !== "none") {
    inPart(order, "tail", () => tails[build.tail](order, torso, build));
  }
  addWings(order, {
    at: [build.body[0] * 0.7, middle + height * 0.4, -0.1],
    sweep: 0.4,
    size: 0.7,
    raise: 0.4,
  });
  addRidge(order, torso, [
    [0, height * 0.9, -length * 0.35],
    [0, height * 0.7, -length * 0.7],
  ]);
  return {
    onGround: true,
    yaw: build.yaw ?? 0.5,
    pitch: 0.1,
    anchors: anchorsOf({ build, torso, head }),
  };
};

type Parts = { build: WaddlerBuild; torso: Frame; head: Frame };

const isLongNecked = ({ neck }: WaddlerBuild) => neck[0] > 0.6;

function anchorsOf({ build, torso, head }: Parts): Anchors {
  const [width, height, length] = build.body;
  return {
    head,
    neck: lookingFrame(
      pointIn(head, [0, isLongNecked(build) ? -1.5 : -0.86, -0.12]),
      [0, -0.2, 1],
      [0, 1, 0.2],
      isLongNecked(build) ? 0.17 : head.scale * 0.7,
    ),
    hold: lookingFrame(
      pointIn(
        torso,
        build.stance === "level"
          ? [width * 0.72, -height * 0.1, length * 1.02]
          : [width * 1.12, -height * 0.05, length * 0.7],
      ),
      [0.4, 0, 1],
      [0, 1, 0],
      0.22,
    ),
  };
}

function addTorso(order: BodyOrder, { build, torso, head }: Parts): void {
  const { model, materials } = order;
  const [width, height, length] = build.body;
  const front = build.front ? materials.snow : materials.belly;
  model.ellipsoid(torso, materials.skin, [0, 0, 0], build.body, 0.1);
  model.ellipsoid(
    torso,
    front,
    [0, -height * 0.12, length * 0.26],
    [width * 0.8, height * 0.86, length * 0.8],
    build.front ? 0.03 : 0.12,
  );
  if (build.isWading) {
    addCurvedNeck(order, { build, torso, head });
    return;
  }
  const from = pointIn(torso, [0, height * 0.45, length * (build.stance === "level" ? 0.55 : 0.1)]);
  const [, y, z] = head.origin;
  const long = isLongNecked(build);
  const bow = long ? 0.26 : 0;
  model.chain(
    ground,
    materials.skin,
    long
      ? [width * 0.5, 0.12, 0.095, head.scale * 0.42]
      : [width * 0.72, mix(width, head.scale, 0.5) * 0.72, head.scale * 0.68, head.scale * 0.7],
    { blend: 0.14 },
    [
      from,
      [0, mix(from[1], y, 0.35), mix(from[2], z, 0.4) + bow],
      [0, mix(from[1], y, 0.75), mix(from[2], z, 0.7) - bow * 0.8],
      [0, y - head.scale * 0.2, z - head.scale * 0.15],
    ],
  );
}

type Pair = { build: WaddlerBuild; side: Side };

function addFoot({ model }: BodyOrder, { build, side, bill }: Pair & { bill: MaterialId }): void {
  const x = side * build.body[0] * 0.46;
  const z = build.stance === "level" ? 0.02 : 0.16;

  if (build.legs > 0.1) {
    model.chain(ground, bill, [0.075, 0.055, 0.05], { blend: 0.05, steps: 2 }, [
      [x * 0.9, build.legs + build.body[1] * 0.35, z - 0.02],
      [x, build.legs * 0.55, z - 0.07 * build.legs],
      [x, 0.08, z],
    ]);
  }
  for (const i of fan(1)) {
    model.cone(
      ground,
      bill,
      [x, 0.07, z - 0.02],
      [x + i * 0.1, 0.045, z + 0.24 - 0.03 * Math.abs(i)],
      [0.07, 0.05],
      build.comb ? 0.01 : 0.06,
    );
  }
}

function addFlipper(order: BodyOrder, { build, middle, side }: Pair & { middle: number }): void {
  const { model, materials } = order;
  const [width, height] = build.body;
  const top = middle + height * 0.42;
  // The far flipper waves.
  const end: Vector =
    side === -1 ? [-width - 0.42, top + 0.14, 0.06] : [width + 0.24, top - 0.5, 0.12];
  model.chain(ground, materials.skin, [0.15, 0.125, 0.05], { blend: 0.07 }, [
    [side * width * 0.72, top, 0],
    [(side * width + end[0]) * 0.52 + side * 0.06, mix(top, end[1], 0.5), 0.08],
    end,
  ]);
}

function addHead(
  order: BodyOrder,
  { build, head, bill }: Omit<Parts, "torso"> & { bill: MaterialId },
): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.98, 0.9, 0.9], 0.12, { face: true });
  for (const side of build.front ? sides : []) {
    model.ellipsoid(head, materials.snow, [side * 0.42, -0.14, 0.34], [0.54, 0.6, 0.55], 0.025, {
      face: true,
    });
  }
  addEyes(order, head, {
    x: 0.46,
    y: 0.08,
    width: 0.27,
    height: 0.35,
    wrap: 0.6,
    slant: -0.3 * traits.fierce,
    lid: mix(0.94, 0.62, traits.fierce),
  });
  const size = build.bill ?? 0.92;
  const beak = movedTo(resized(head, size), [0, 0, (1 - size) * 0.72]);
  beaks[build.beak](order, beak, bill);
  addBlush(order, head, { x: 0.66, y: -0.26, radius: 0.18 });
  if (!build.front) addMark(order, head);
  if (build.comb) addComb(order, head);
}

function addComb({ model }: BodyOrder, head: Frame): void {
  const red = model.material({ base: comb, gloss: 0.4 });
  for (const [y, z, r] of [
    [0.94, 0.42, 0.19],
    [1.08, 0.08, 0.23],
    [0.98, -0.28, 0.19],
  ] as const) {
    model.ellipsoid(head, red, [0, y, z], [0.12, r, r], 0.06);
  }
  model.ellipsoid(head, red, [0, -0.56, 0.82], [0.12, 0.2, 0.1], 0.06);
}

const tails: Record<
  WaddlerBuild["tail"],
  (order: BodyOrder, torso: Frame, build: WaddlerBuild) => void
> = {
  stub({ model, materials }, torso, { body: [width, height, length], stance }) {
    const y = stance === "level" ? height * 0.2 : -height * 0.72;
    model.cone(
      torso,
      materials.skin,
      [0, y, -length * 0.7],
      [0, y + (stance === "level" ? 0.24 : -0.04), -length * 1.25],
      [width * 0.4, 0.05],
      0.1,
    );
  },
  curl({ model, materials }, torso, { body: [width, height, length] }) {
    model.chain(
      torso,
      materials.skin,
      [width * 0.62, width * 0.42, width * 0.2, 0.02],
      { blend: 0.12 },
      [
        [0, height * 0.1, -length * 0.6],
        [0, height * 0.35, -length * 1.05],
        [0, height * 0.8, -length * 1.25],
        [0, height * 1.05, -length * 1.1],
      ],
    );
  },
  plume({ model, materials }, torso, { body: [, height, length] }) {
    for (const i of fan(3)) {
      const lift = 1.5 - 0.34 * Math.abs(i - 0.6);
      model.chain(
        torso,
        i % 2 === 0 ? materials.accent : materials.tail,
        [0.09, 0.12, 0.11, 0.015],
        { blend: 0.02 },
        [
          [i * 0.03, height * 0.3, -length * 0.7],
          [i * 0.09, height * (0.9 + lift * 0.3), -length * (1 + 0.05 * i)],
          [i * 0.12, height * (0.8 + lift * 0.6), -length * 1.5],
          [i * 0.14, height * (0.3 + lift * 0.4), -length * 1.9],
        ],
      );
    }
  },
};
