/** A bird at rest: wings folded, on a perch of its element. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";
import type { BirdBuild } from "./bird-builds.ts";
import { addBirdHead } from "./bird-head.ts";
import { addBirdLeg, addFoot, type BirdLeg } from "./bird-legs.ts";
import { addBirdTail } from "./bird-tail.ts";
import { addFoldedWing, type Torso } from "./folded-wing.ts";
import { perchFor } from "./perch.ts";

/** Herons sleep, wait and stand guard on one leg. */
const oneLegFrom = 0.6;

export function buildPerchedBird(order: BodyOrder, build: BirdBuild, beak: MaterialId): Body {
  const { traits } = order;
  const perch = perchFor(order);
  const floor = perch.height;
  const torso = torsoOf(build, floor);
  const head = headOf(order, build, torso);
  perch.add(order);
  addTorso(order, torso, head);
  inPart(order, "head", () => addBirdHead(order, { frame: head, build, beak }));
  const [, height, length] = torso.radii;
  const slope = build.lean * 0.75 - (build.tail.lift ?? 0);
  const rump = lookingFrame(pointIn(torso.frame, [0, height * 0.12, -length * 0.72]), [
    0,
    Math.sin(slope),
    Math.cos(slope),
  ]);
  inPart(order, "tail", () => addBirdTail(order, rump, build.tail));
  for (const side of sides) {
    if (traits.wings !== "none") inPart(order, "wings", () => addFoldedWing(order, torso, side));
    const leg = legOf(torso, side, floor);
    const claw = { ...leg, claw: beak, webbed: traits.beak === "bill" };
    inPart(order, "legs", () => {
      if (build.legs > oneLegFrom && side === -1) addRaisedLeg(order, claw);
      else addStandingLeg(order, claw);
    });
  }
  addRidge(order, torso.frame, [
    [0, height * 0.96, length * 0.25],
    [0, height * 0.98, -length * 0.15],
  ]);
  const [x, y, z] = torso.frame.origin;
  return {
    onGround: true,
    yaw: 0.9,
    pitch: 0.1,
    fillHeight: build.legs > oneLegFrom ? 0.9 : 0.82,
    anchors: {
      head,
      neck: lookingFrame(
        pointIn(head, [0, -1, -0.1]),
        [0, -0.2, 1],
        [0, 1, 0.25],
        mix(0.24, head.scale * 0.8, build.neck > 0.3 ? 0.2 : 1),
      ),
      hold: lookingFrame(
        [x + torso.radii[0] * 1.1 + 0.06, y - 0.14, z + 0.48],
        [0.5, 0, 1],
        [0, 1, 0],
        0.24,
      ),
    },
  };
}

function torsoOf({ torso: radii, lean, legs }: BirdBuild, floor: number): Torso {
  const [, height, length] = radii;
  const low = Math.hypot(height * Math.cos(lean), length * Math.sin(lean));
  return {
    frame: lookingFrame([0, floor + legs + low, 0], [0, Math.sin(lean), Math.cos(lean)]),
    radii,
  };
}

function headOf({ traits }: BodyOrder, build: BirdBuild, { frame, radii }: Torso): Frame {
  const size = mix(0.33, 0.44, traits.cute) * build.head;
  // A long bill is seen from the side.
  const isLongBilled = traits.beak === "long";
  const [, y, z] = pointIn(frame, [0, radii[1] * 0.1, radii[2] * 0.82]);
  return lookingFrame(
    [0, y + build.neck + size * 0.62, z + 0.06 + build.neck * 0.2],
    [isLongBilled ? 0.1 : traits.headTurn + 0.3, -0.05, 1],
    [traits.tilt, 1, 0],
    size,
  );
}

function addTorso({ model, materials }: BodyOrder, { frame, radii }: Torso, head: Frame): void {
  const [width, height, length] = radii;
  model.ellipsoid(frame, materials.skin, [0, 0, 0], radii, 0.1);
  model.ellipsoid(
    frame,
    materials.belly,
    [0, -height * 0.3, length * 0.2],
    [width * 0.8, height * 0.8, length * 0.76],
    0.1,
  );
  for (const i of fan(2)) {
    const aside = i / 2;
    addTuft(model, {
      frame,
      material: materials.belly,
      from: [aside * width * 0.6, -height * 0.62, length * (0.62 - 0.14 * Math.abs(aside))],
      toward: normalize([aside * 0.5, -0.5, -0.8]),
      length: 0.26,
      radius: 0.12,
      blend: 0.08,
    });
  }
  const [, y, z] = head.origin;
  const base = pointIn(frame, [0, height * 0.1, length * 0.55]);
  const chin: Vector = [0, y - head.scale * 0.5, z - head.scale * 0.2];
  const long = Math.max(0, chin[1] - base[1] - 0.3);
  model.chain(
    worldFrame(),
    materials.skin,
    [
      width * 0.74,
      mix(width * 0.66, 0.12, Math.min(1, long * 2)),
      head.scale * (long > 0.3 ? 0.36 : 0.6),
      head.scale * (long > 0.3 ? 0.44 : 0.68),
    ],
    { blend: 0.14, steps: 3 },
    [
      base,
      [0, mix(base[1], chin[1], 0.42), base[2] + 0.06 + long * 0.34],
      [0, mix(base[1], chin[1], 0.75), mix(base[2], chin[2], 0.6) - long * 0.06],
      chin,
    ],
  );
}

type Limb = Omit<BirdLeg, "claw">;

function legOf({ frame, radii: [width, height, length] }: Torso, side: Side, floor: number): Limb {
  const hip = pointIn(frame, [side * width * 0.42, -height * 0.5, -length * 0.32]);
  const x = side * width * 0.5;
  const bend = (hip[1] - floor) * 0.12;
  return {
    hip,
    knee: [x, mix(floor, hip[1], 0.46), hip[2] - bend],
    foot: [x, floor + 0.05, hip[2] + bend + 0.06],
    thigh: Math.min(0.17, width * 0.42),
  };
}

function addStandingLeg(order: BodyOrder, leg: BirdLeg): void {
  addBirdLeg(order, worldFrame(), leg);
  addFoot(order, worldFrame(), leg);
}

function addRaisedLeg(order: BodyOrder, leg: BirdLeg): void {
  const [x, y, z] = leg.hip;
  const raised: BirdLeg = {
    ...leg,
    knee: [x, y - 0.22, z + 0.3],
    foot: [x * 0.5, y - 0.52, z + 0.12],
  };
  addBirdLeg(order, worldFrame(), raised);
  addFoot(order, worldFrame(), raised);
}
