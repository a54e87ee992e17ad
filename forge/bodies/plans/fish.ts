/** Fins and a veil of a tail: koi, sharks, mermaids' cousins. */
import { fishBuilds, usualFish, type FishBuild } from "#forge/bodies/builds/fish-builds.ts";
import { buildRay, buildStarfish } from "#forge/bodies/features/flat-swimmers.ts";
import { fishGrowths } from "#forge/bodies/parts/fish-growths.ts";
import {
  backFins,
  bellyFin,
  breastFin,
  lobes,
  roundLobe,
  tailFins,
  type FinKind,
} from "#forge/bodies/parts/fish-fins.ts";
import { bandEdge, fishTrunk } from "#forge/bodies/parts/fish-trunk.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const water = worldFrame([0, 1, 0]);
const hunterFrom = 0.6;

function kindOf({ traits }: BodyOrder): FinKind {
  return traits.fierce > hunterFrom ? "hunter" : "fish";
}

export const buildFish: BuildBody = (plain) => {
  if (plain.species === "starfish") return buildStarfish(plain);
  const build = fishBuilds.get(plain.species ?? "") ?? usualFish;
  if (build.isRay) return buildRay(plain);
  const order = { ...plain, materials: { ...plain.materials, ...coatOf(plain, build) } };
  const { traits } = order;
  const head = lookingFrame(
    pointIn(water, [0, 0.04, 0.52]),
    [traits.headTurn * 0.6, -0.03, 1],
    [traits.tilt, 1, 0],
    0.42 * build.head,
  );
  const kind = kindOf(order);
  addTrunk(order, build);
  addFace(order, head);
  if (kind === "hunter" || build.growth === "lamp") addTeeth(order, head);
  for (const side of sides) {
    if (build.whiskers) addWhisker(order, head, side);
    inPart(order, "fins", () => addSideFins(order, side, build));
  }
  inPart(order, "fins", () => addBackFin(order, build.backFin ?? kind, build.fins));
  if (traits.tail !== "none") {
    inPart(order, "tail", () => addTailFin(order, build.tailFin ?? kind, build.tail));
  }
  if (build.growth) fishGrowths[build.growth](order, water, head);
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.halo) addHalo(order, head, 1.4);
  addWings(order, { at: [0.2, 1.3, -0.05], sweep: 0.5, size: 0.7, raise: 0.7 });
  addRidge(order, water, rowsOf("0 0.38 0.3, 0.05 0.36 -0.2"));
  return { onGround: false, yaw: build.disc ? 1.05 : 0.72, pitch: 0.05, anchors: anchorsOf(head) };
};

function addTrunk(
  { model, materials }: BodyOrder,
  { girth, disc, ball, isRounded }: FishBuild,
): void {
  const trunk = fishTrunk(girth);
  // Bands lie on a trunk that does not swell.
  const blend = isRounded ? 0.01 : 0.12;
  model.chain(water, materials.skin, trunk.radii, { blend, steps: 5 }, trunk.points);
  const radii: Vector | undefined = disc
    ? [0.26, disc, 0.6]
    : ball
      ? [ball, ball, ball]
      : undefined;
  if (!radii) return;
  const center: Vector = [0.04, 0.02, 0];
  model.ellipsoid(water, materials.skin, center, radii, 0.14);
}

/** Bands around the trunk, or no pattern; round fins have a dark rim. */
function coatOf(
  order: BodyOrder,
  { bands, isRounded }: FishBuild,
): Partial<BodyOrder["materials"]> {
  const { model, materials, palette, traits } = order;
  const { pattern, ...skin } = model.materials[materials.skin]!;
  const isOwn = traits.pattern !== "patch";
  if (isOwn || pattern?.kind === "rainbow") return {};
  const rim = { kind: "petal", inner: palette.base, edge: bandEdge, veins: 26 } as const;
  if (isRounded) {
    const fin = model.material({ base: palette.base, pattern: rim, gloss: 0.4 });
    return { skin: model.material(skin), fin };
  }
  if (!bands) return bands === null ? { skin: model.material(skin) } : {};
  const stripes = { kind: "stripes", color: bands, frequency: 8.5 } as const;
  return { skin: model.material({ ...skin, pattern: stripes }) };
}

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame(pointIn(water, [0.03, 0, 0.18]), [0, -1, 0.1], [0, 0.1, 1], 0.42),
  // In front of the mouth, a little to the side that the camera sees.
  hold: lookingFrame(pointIn(head, [0.25, -0.5, 1.15]), [0.7, 0, 1], [0, 1, 0], 0.25),
});

function addFace(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;
  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.95, 0.92, 0.95], 0.15, { face: true });
  model.ellipsoid(head, materials.belly, [0, -0.3, 0.45], [0.62, 0.46, 0.55], 0.2, { face: true });
  addEyes(order, head, {
    x: 0.58,
    y: 0.16,
    width: 0.27,
    height: 0.31,
    wrap: 0.75,
    inward: 0.12,
    slant: -0.35 * traits.fierce,
    lid: mix(0.9, 0.6, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.42, width: 0.34, curve: 0.12, fromDepth: 0.3 });
  if (kindOf(order) !== "hunter") addBlush(order, head, { x: 0.62, y: -0.2, radius: 0.2 });
  addMark(order, head);
}

function addTeeth({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    for (const x of [0.1, 0.26]) {
      const { point } = model.seatIn(head, [side * x, -0.4 + x * x, 0], [0, 0, 1]);
      model.cone(
        worldFrame(point, head.scale),
        materials.tooth,
        [0, 0.02, -0.02],
        [0, -0.17, 0.03],
        [0.055, 0.006],
      );
    }
  }
}

function addWhisker({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  model.chain(head, materials.accent, [0.07, 0.05, 0.035, 0.01], { blend: 0.03 }, [
    [side * 0.34, -0.36, 0.8],
    [side * 0.75, -0.5, 1],
    [side * 1.05, -0.85, 0.8],
    [side * 1.35, -0.8, 0.55],
  ]);
}

type Fin = {
  at: Vector;
  forward: Vector;
  up: Vector;
  size: number;
  bend: readonly [number, number];
};

function addFin({ model, materials }: BodyOrder, outline: Outline, fin: Fin): void {
  model.plate(
    lookingFrame(pointIn(water, fin.at), fin.forward, fin.up, fin.size),
    materials.fin,
    outline,
    0.02,
    0.05,
    { bend: fin.bend },
  );
}

function addSideFins(order: BodyOrder, side: Side, { fins: size, isRounded }: FishBuild): void {
  addFin(order, isRounded ? roundLobe : breastFin, {
    at: [side * 0.3, -0.1, 0.22],
    forward: [side * 0.5, 0.55, 0.6],
    up: [side, -0.45, -0.55],
    size: (isRounded ? 0.62 : 0.95) * size,
    bend: [-0.5, 0.25],
  });
  addFin(order, isRounded ? roundLobe : bellyFin, {
    at: [side * 0.16, -0.24, -0.35],
    forward: [side * 0.7, 0.3, 0.4],
    up: [side * 0.6, -0.8, -0.5],
    size: (isRounded ? 0.46 : 0.6) * size,
    bend: [-0.4, 0.2],
  });
}

const addBackFin = (order: BodyOrder, kind: FinKind, size: number) =>
  addFin(order, backFins[kind], {
    at: [0.03, 0.3, 0],
    forward: [1, 0.05, 0.12],
    up: [0, 1, -0.2],
    size,
    bend: [0.1, 0],
  });

function addTailFin(order: BodyOrder, kind: FinKind, long: number): void {
  const at: Vector = [0.38, 0.04, -0.86];
  for (const [angle, size] of lobes[kind]) {
    addFin(order, tailFins[kind], {
      at,
      forward: [0.85, 0.1, 0.5],
      up: [0.55, Math.sin(angle) * 1.15, -0.9 * Math.cos(angle)],
      size: size * long,
      bend: [-0.6, 0.35],
    });
  }
}
