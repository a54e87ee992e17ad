/** A bird that banks in flight: one wing high behind it, one low before it. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import type { WingPose } from "#forge/bodies/parts/bat-wing.ts";
import { addBirdWing } from "#forge/bodies/parts/bird-wing.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  directionIn,
  lookingFrame,
  pointIn,
  rolled,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import type { BirdBuild } from "./bird-builds.ts";
import { addBirdHead } from "./bird-head.ts";
import { addBirdLeg, addFoot } from "./bird-legs.ts";
import { addBirdTail } from "./bird-tail.ts";

type Flight = {
  /** How steeply it flies down, in radians. */
  slope: number;
  /** How far it leans towards the viewer, at least and at most. */
  bank: readonly [number, number];
  wings: WingPose;
  yaw: number;
  pitch: number;
};

const gliding: Flight = {
  slope: -0.12,
  bank: [-0.74, -0.58],
  wings: { sweep: -0.2, size: 0.98, raise: 0.05 },
  yaw: 0.85,
  pitch: 0.26,
};

/** Down on its prey, wings high. */
const diving: Flight = {
  slope: 0.42,
  bank: [-0.24, 0],
  wings: { sweep: -1.05, size: 1.05, raise: -0.05 },
  yaw: 0.8,
  pitch: 0.04,
};

type BuildFlight = (order: BodyOrder, build: BirdBuild, beak: MaterialId) => Body;

export const buildGlidingBird: BuildFlight = (order, build, beak) =>
  buildFlyingBird(order, { build, beak, flight: gliding });

export const buildDivingBird: BuildFlight = (order, build, beak) =>
  buildFlyingBird(order, { build, beak, flight: diving });

type FlyingBird = { build: BirdBuild; beak: MaterialId; flight: Flight };

function buildFlyingBird(order: BodyOrder, { build, beak, flight }: FlyingBird): Body {
  const { traits, dice } = order;
  const level = lookingFrame([0, 1, 0], [0, -Math.sin(flight.slope), Math.cos(flight.slope)]);
  const body = rolled(level, dice.fork("bank").between(...flight.bank));
  const [width, height, length] = build.torso;
  const head = headOf(order, build, body);
  addTorso(order, build, { body, head });
  inPart(order, "head", () => addBirdHead(order, { frame: head, build, beak }));
  const root = pointIn(body, [0, height * 0.1, -length * 0.8]);
  addBirdTail(
    order,
    { ...body, origin: root },
    { ...build.tail, spread: build.tail.spread + 0.12 },
  );
  for (const side of sides) {
    addWing(order, build, { body, side, pose: flight.wings });
    const hip: Vector = [side * width * 0.36, -height * 0.5, -length * 0.42];
    const leg = {
      hip,
      knee: add(hip, [0, -0.2, 0]),
      foot: add(hip, [0, -0.28 - build.legs * 0.1, -0.16 - build.legs * 0.4]),
      thigh: 0.15,
      claw: beak,
      webbed: traits.beak === "bill",
    };
    addBirdLeg(order, body, leg);
    addFoot(order, body, leg);
  }
  addRidge(order, body, [
    [0, height * 0.86, length * 0.3],
    [0, height * 0.9, -length * 0.2],
  ]);
  return {
    onGround: false,
    yaw: flight.yaw,
    fillWidth: 0.84,
    pitch: flight.pitch,
    fillHeight: 0.86,
    anchors: anchorsOf(body, head),
  };
}

const anchorsOf = (body: Frame, head: Frame): Body["anchors"] => ({
  head,
  neck: lookingFrame(
    pointIn(head, [0, -0.75, -0.55]),
    directionIn(body, [0, -0.6, 1]),
    directionIn(body, [0, 1, 0.7]),
    head.scale * 0.72,
  ),
  // Under the claws.
  hold: lookingFrame(pointIn(body, [0.1, -0.95, -0.3]), [0.6, 0, 1], [0, 1, 0], 0.27),
});

function headOf({ traits }: BodyOrder, build: BirdBuild, body: Frame): Frame {
  const size = mix(0.33, 0.44, traits.cute) * build.head;
  const at = pointIn(body, [0, 0.16 + build.neck * 0.3, build.torso[2] * 0.8 + size * 0.55]);
  return lookingFrame(
    add(at, scale(body.forward, build.neck * 0.75)),
    [traits.headTurn + 0.22, -0.08, 1],
    add(body.up, [traits.tilt, 1.2, 0]),
    size,
  );
}

type Parts = { body: Frame; head: Frame };

function addTorso({ model, materials }: BodyOrder, build: BirdBuild, { body, head }: Parts): void {
  const [width, height, length] = build.torso;
  model.ellipsoid(
    body,
    materials.skin,
    [0, 0, 0],
    [width * 0.92, height * 0.86, length * 1.08],
    0.1,
  );
  model.ellipsoid(
    body,
    materials.belly,
    [0, -height * 0.26, length * 0.14],
    [width * 0.78, height * 0.68, length * 0.84],
    0.1,
  );
  const nape = pointIn(head, [0, -0.3, -0.35]);
  const shoulders = pointIn(body, [0, height * 0.05, length * 0.45]);
  model.chain(
    worldFrame(),
    materials.skin,
    [width * 0.74, mix(width * 0.6, head.scale * 0.6, 0.5), head.scale * 0.66],
    { blend: 0.14, steps: 3 },
    [shoulders, scale(add(shoulders, nape), 0.5), nape],
  );
}

type Wing = { body: Frame; side: Side; pose: WingPose };

/** The wing's plane is level with the body; its upper side is the one with the coverts. */
function addWing(order: BodyOrder, build: BirdBuild, { body, side, pose }: Wing): void {
  const { wings, wing = 1 } = order.traits;
  if (wings === "none") return;
  const [width, height, length] = build.torso;
  const shoulder: Frame = {
    origin: pointIn(body, [side * width * 0.62, height * 0.38, length * 0.3]),
    right: scale(body.right, -1),
    up: body.forward,
    forward: body.up,
    scale: 1,
  };
  const mirroredSide = side === 1 ? -1 : 1;
  const size = pose.size * wing * (wings === "small" ? 0.6 : 1);
  inPart(order, "wings", () => addBirdWing(order, shoulder, mirroredSide, { ...pose, size }));
}
