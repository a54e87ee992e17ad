/** The arms and legs of things: thin tubes with round hands and boots. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { BodyOrder } from "#forge/bodies/body.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { Thing } from "#forge/bodies/things/thing.ts";
import type { Mood, ThingPose } from "#forge/genome.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, type Frame } from "#forge/shapes/frame.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";

/** How far the legs lift a thing. */
export const legLength = 0.36;
const seatHeight = 0.04;

export const thingPoses: readonly ThingPose[] = [
  "standing",
  "walking",
  "waving",
  "cheering",
  "sitting",
];

const likings: Partial<Record<Mood, ThingPose>> = {
  shy: "standing",
  gentle: "waving",
  sleepy: "sitting",
  lonely: "sitting",
  grumpy: "standing",
  playful: "cheering",
  curious: "walking",
  proud: "standing",
  brave: "walking",
  fierce: "cheering",
  sneaky: "walking",
};
const likingChance = 0.6;

export function thingPoseOf({ traits, mood, dice }: BodyOrder): ThingPose {
  const asked = thingPoses.find((pose) => pose === traits.pose);
  if (asked) return asked;
  const rolls = dice.fork("pose");
  const liked = mood ? likings[mood] : undefined;
  return liked && rolls.chance(likingChance) ? liked : rolls.pick(thingPoses);
}

/** How high the thing's own ground lies above the world's. */
export const liftOf = (pose: ThingPose, floats = false): number =>
  pose === "sitting" && !floats ? seatHeight : legLength;

type Gesture = "down" | "hip" | "up" | "wave" | "forward" | "back" | "lap";

/** Elbow and hand from the left shoulder. */
const gestures: Record<Gesture, readonly [elbow: Vector, hand: Vector]> = {
  down: [
    [0.24, -0.12, 0.04],
    [0.28, -0.36, 0.14],
  ],
  hip: [
    [0.34, -0.14, 0],
    [0.12, -0.34, 0.1],
  ],
  up: [
    [0.28, 0.04, 0.04],
    [0.38, 0.4, 0.08],
  ],
  wave: [
    [0.28, -0.04, 0.06],
    [0.44, 0.3, 0.12],
  ],
  forward: [
    [0.22, -0.16, 0.14],
    [0.26, -0.12, 0.42],
  ],
  back: [
    [0.22, -0.16, -0.1],
    [0.3, -0.24, -0.34],
  ],
  lap: [
    [0.24, -0.16, 0.16],
    [0.14, -0.34, 0.38],
  ],
};

/** The far arm, then the near one. */
const arms: Record<ThingPose, readonly [Gesture, Gesture]> = {
  standing: ["hip", "down"],
  walking: ["back", "forward"],
  waving: ["wave", "hip"],
  cheering: ["up", "up"],
  sitting: ["down", "lap"],
};

export type LimbOrder = {
  order: BodyOrder;
  thing: Thing;
  /** The thing's own frame. */
  body: Frame;
  pose: ThingPose;
  limb: MaterialId;
  boot: MaterialId;
};

/** Returns the place of the hand that carries things. */
export function addThingLimbs(limbs: LimbOrder): Frame {
  const ground: Frame = { ...limbs.body, origin: [0, 0, 0], up: [0, 1, 0] };
  const { order } = limbs;
  const hands = sides.map((side) => inPart(order, "arms", () => addArm(limbs, side)));
  for (const side of sides) inPart(order, "legs", () => addLeg(limbs, ground, side));
  const { forward, scale } = limbs.body;
  return lookingFrame(hands[1]!, add(forward, [0.35, 0, 0]), [0, 1, 0], 0.24 * scale);
}

function gestureOf({ order, pose }: LimbOrder, side: Side): Gesture {
  if (order.traits.carries && side === 1) return "forward";
  const [far, near] = arms[pose];
  if (pose === "standing" && order.dice.fork("hips").chance(0.35)) return "hip";
  return side === -1 ? far : near;
}

function addArm(limbs: LimbOrder, side: Side): Vector {
  const { order, thing, body, limb } = limbs;
  const { model } = order;

  const aside = ([x, y, z]: Vector): Vector => [side * x, y, z];
  const [elbow, hand] = gestures[gestureOf(limbs, side)].map((point) =>
    add(thing.joints.arms, point),
  ) as [Vector, Vector];
  const points = [add(thing.joints.arms, [-0.06, 0, 0]), elbow, hand].map(aside);
  model.chain(body, limb, [0.075, 0.066, 0.07], { blend: 0.03, steps: 4 }, points);
  const palm = points[2]!;
  model.ellipsoid(body, limb, palm, [0.125, 0.12, 0.115], 0.03);
  model.cone(body, limb, palm, add(palm, [-side * 0.11, 0.07, 0.05]), [0.06, 0.052], 0.03);
  return pointIn(body, palm);
}

function addLeg(limbs: LimbOrder, ground: Frame, side: Side): void {
  const { thing, pose } = limbs;
  const [x, z = 0] = thing.joints.legs;
  if (thing.floats) addDanglingLeg(limbs, side);
  else if (pose === "sitting") addOutstretchedLeg(limbs, ground, [side * x, 0.16, z]);
  else {
    const step = pose === "walking" ? -side * 0.2 : 0;
    addStandingLeg(limbs, ground, { hip: [side * x, legLength + 0.06, z], step });
  }
}

type Step = { hip: Vector; step: number };

function addStandingLeg(limbs: LimbOrder, ground: Frame, { hip, step }: Step): void {
  const { order, limb } = limbs;
  const [x, , z] = hip;
  const lifted = step < 0 ? 0.1 : 0;
  const ankle: Vector = [x * 1.04, (isStick(limbs) ? 0.06 : 0.17) + lifted, z + step];
  const knee: Vector = [x * 1.04, 0.3 + lifted, z + step * 0.6 + (step ? 0.05 : 0)];
  order.model.chain(ground, limb, [0.085, 0.08, 0.08], { blend: 0.03, steps: 3 }, [
    hip,
    knee,
    ankle,
  ]);
  const pitch = step < 0 ? -0.5 : 0;
  addBoot(limbs, { ground, at: ankle, forward: [Math.sign(x) * 0.18, pitch, 1] });
}

function addOutstretchedLeg(limbs: LimbOrder, ground: Frame, hip: Vector): void {
  const { order, limb, thing } = limbs;
  const [x, y, z] = hip;
  const reach = order.model.seatIn(ground, [x, y, 0], [0, 0, 1]).point;
  const front = Math.max(z, Math.min(0.7, reach[2]));
  const ankle: Vector = [x * 1.25, 0.17, front + (thing.floats ? 0 : 0.3)];
  order.model.cone(ground, limb, [x, 0.16, Math.min(z, front - 0.1)], ankle, [0.09, 0.085], 0.03);
  addBoot(limbs, { ground, at: [ankle[0], 0.16, ankle[2]], forward: [x * 0.5, 2.4, 1] });
}

function addDanglingLeg(limbs: LimbOrder, side: Side): void {
  const { order, body, limb, thing, pose } = limbs;
  const [x, z = 0] = thing.joints.legs;
  const swing = pose === "walking" || pose === "sitting" ? side * 0.12 : 0.04;
  const ankle: Vector = [side * (x + 0.04), -0.26, z + swing];
  order.model.chain(body, limb, [0.08, 0.075, 0.075], { blend: 0.03, steps: 3 }, [
    [side * x, 0.06, z],
    [side * (x + 0.04), -0.08, z + 0.08],
    ankle,
  ]);
  addBoot(limbs, { ground: body, at: ankle, forward: [side * 0.2, -0.35, 1] });
}

/** Sticks stand on their ends. */
const isStick = ({ order }: LimbOrder): boolean => order.model.limbForm === "stick";

type Boot = { ground: Frame; at: Vector; forward: Vector };

function addBoot(limbs: LimbOrder, { ground, at, forward }: Boot): void {
  if (isStick(limbs)) return;
  const { order, boot } = limbs;
  const { right, up, forward: ahead } = ground;
  const look = (v: Vector): Vector => [
    v[0] * right[0] + v[1] * up[0] + v[2] * ahead[0],
    v[0] * right[1] + v[1] * up[1] + v[2] * ahead[1],
    v[0] * right[2] + v[1] * up[2] + v[2] * ahead[2],
  ];
  const frame = lookingFrame(pointIn(ground, at), look(forward), [0, 1, 0], ground.scale);

  inPart(order, "feet", () => {
    order.model.cone(frame, boot, [0, 0.06, 0], [0, -0.04, 0.02], [0.115, 0.12], 0.05);
    order.model.ellipsoid(frame, boot, [0, -0.07, 0.09], [0.15, 0.11, 0.21], 0.05);
  });
}
