/** Puts a body that is built into the pose of its act: it lies down, leaps, dances, dives. */
import { addPlaced, lowestPoint } from "#forge/shapes/absorb.ts";
import type { Body } from "#forge/bodies/body.ts";
import type { Act, BodyPlan, Genome, Mood, Pose, Staging } from "#forge/genome.ts";
import type { Lamp } from "#forge/paint/toon.ts";
import { Model } from "#forge/shapes/model.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import {
  frameInside,
  placedFrame,
  turnAround,
  type Placing,
  type Turn,
} from "#forge/shapes/placing.ts";
import { pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { subtract, type Vector } from "#forge/shapes/vector.ts";
import type { Dice } from "#game/lib/dice.ts";
import { moodFaces } from "./mood-faces.ts";
import { motions, posesOf, skeletonOf, type Motion, type Skeleton } from "./acts.ts";

/** A body with everything on it. */
export type Actor = { model: Model; body: Body; lamp: Lamp | null };

/** `stiff` are primitives that do not bend with the legs or the body: swords beside a paw. */
type Acting = {
  act: Act;
  mood: Mood | null;
  plan: BodyPlan;
  dice: Dice;
  stiff: (id: number) => boolean;
};

/** The genome with the pose that its act asks for, where the plan knows poses of its own. */
export function posedGenome(genome: Genome, dice: Dice): Genome {
  const { staging, traits, plan } = genome;
  const shown = hidesLegs.has(staging.act) && hasLegsSaid(genome) ? onFeet[plan] : undefined;
  const mounted = isClimbedOn(staging.mount) ? undefined : onMount[plan];
  const poses = shown ?? mounted ?? posesOf[plan]?.[staging.act];
  if (traits.pose || !poses) return genome;
  return { ...genome, traits: { ...traits, pose: dice.fork("own pose").pick(poses) } };
}

const onFeet: Partial<Record<BodyPlan, readonly Pose[]>> = {
  thing: ["standing", "walking"],
  bird: ["spread"],
};
const onMount: Partial<Record<BodyPlan, readonly Pose[]>> = { climber: ["standing"] };

function isClimbedOn(mount: Staging["mount"]): boolean {
  const name = typeof mount === "object" ? mount?.species : mount;
  return !name || /branch|tree|vine|ladder|hammock/.test(name);
}

/** The body chooses how it is calm. */
const hidesLegs: ReadonlySet<Act> = new Set<Act>(["calm", "flying"]);
const lower: ReadonlySet<string> = new Set([
  "leg",
  "foot",
  "claw",
  "talon",
  "shoe",
  "boot",
  "sock",
  "sneaker",
]);

/** Things that sit hide their legs, and birds that glide their claws. */
const hasLegsSaid = ({ said }: Genome): boolean =>
  said.facts.some(({ kind, of, value }) => kind !== "no" && (lower.has(of) || lower.has(value)));

export function actOut(actor: Actor, { act, mood, plan, dice, stiff }: Acting): Actor {
  const skeleton = skeletonOf(plan);
  const motion = inMood(dice.fork("motion").pick(motions[skeleton][act]), act, mood);
  if (act === "sleeping") shutEyes(actor.model);
  if (act === "sneaking") narrowEyes(actor.model);
  const view = viewOf(actor.body, motion, dice.fork("view"));
  if (isStill(motion)) return { ...actor, body: { ...actor.body, ...view } };
  const moved = placedActor(actor, placingOf(actor, skeleton, { motion, stiff }));
  const onGround = actor.body.onGround && !motion.floats;
  const low = onGround ? lowestPoint(moved.model) - (motion.lift ?? 0) : 0;
  const landed = low === 0 ? moved : placedActor(moved, () => worldFrame([0, -low, 0]));
  return { ...landed, body: { ...landed.body, ...view, onGround } };
}

/** Who does nothing else shows its mood in how it stands. */
function inMood(motion: Motion, act: Act, mood: Mood | null): Motion {
  if (!mood || act !== "calm") return motion;
  const { pitch, roll } = moodFaces[mood];
  return {
    ...motion,
    ...(pitch && { pitch: (motion.pitch ?? 0) + pitch }),
    ...(roll && { roll: (motion.roll ?? 0) + roll }),
  };
}

const isStill = ({ pitch, roll, yaw, lift, legs, hindLegs, floats, bend }: Motion) =>
  ![pitch, roll, yaw, lift, legs, hindLegs, floats, bend].some((each) => each !== undefined);

/** How far the camera may wander from card to card. */
const wander = { turn: 0.16, above: 0.05 };

function viewOf({ yaw = 0.5, pitch = 0.12, leastYaw, anchors }: Body, motion: Motion, dice: Dice) {
  // Heads beside each other are seen from the front.
  const least = anchors.heads ? -1 : (leastYaw ?? -1);
  const turn = (motion.turn ?? 0) + dice.between(-wander.turn, wander.turn);
  const above = (motion.above ?? 0) + dice.between(-wander.above, wander.above);
  return { yaw: Math.max(least, Math.min(1.2, yaw + turn)), pitch: Math.max(0.02, pitch + above) };
}

/** The whole actor somewhere else: body, anchors and lamp. */
export function placedActor({ model, body, lamp }: Actor, placing: Placing): Actor {
  const moved = new Model(model.core);
  addPlaced(moved, model, placing);
  const { head, neck, hold, heads, necks } = body.anchors;
  const allOf = (frames: readonly Frame[]) => frames.map((frame) => placedFrame(frame, placing));
  const anchors = {
    ...(heads && { heads: allOf(heads) }),
    ...(necks && { necks: allOf(necks) }),
    head: placedFrame(head, placing),
    neck: placedFrame(neck, placing),
    hold: placedFrame(hold, placing),
  };
  return { model: moved, body: { ...body, anchors }, lamp: lamp && placedLamp(lamp, placing) };
}

function placedLamp(lamp: Lamp, placing: Placing): Lamp {
  const frame = placing(lamp.at);
  return { ...lamp, at: pointIn(frame, lamp.at), reach: lamp.reach * frame.scale };
}

/** Where the hips are, as a part of the neck's height. */
const hipHeight = 0.62;
const frontHip = 0.36;
const hindHip = -0.46;

type Moving = { motion: Motion } & Pick<Acting, "stiff">;

function placingOf(actor: Actor, skeleton: Skeleton, { motion, stiff }: Moving): Placing {
  const { body } = actor;
  const neck = body.anchors.neck.origin;
  const hip = skeleton === "two" ? neck[1] * 0.45 : neck[1] * hipHeight;
  const whole = turnAround([0, hip, 0], motion);
  if (motion.bend) {
    const bent = bendOf(actor, motion.bend);
    const seat = seatsOf(body);
    return (at, id) => frameInside(whole, bent(id !== undefined && stiff(id) ? seat(at) : at));
  }
  if (skeleton === "none" || !motion.legs) return () => whole;
  const swing = swingOf(skeleton, { hip, motion });
  return (at, id) => (id !== undefined && stiff(id) ? whole : frameInside(whole, swing(at)));
}

const still = worldFrame();

/** Legs turn around their hips; at the hip itself only a little, so that they bend. */
function swingOf(skeleton: Skeleton, { hip, motion }: { hip: number; motion: Motion }): Placing {
  const { legs = [0, 0], hindLegs = [0, 0] } = motion;
  return (at: Vector): Frame => {
    const [x, y, z] = at;
    const isTail = skeleton === "four" ? z < -0.85 : z < -0.45;
    if (y > hip || isTail) return still;
    const weight = smoothstep(hip, hip * 0.55, y);
    const isFront = skeleton === "two" || z > -0.06;
    const pair = isFront ? legs : hindLegs;
    const angle = (x >= 0 ? pair[0] : pair[1]) * weight;
    const depth = skeleton === "two" ? 0 : isFront ? frontHip : hindHip;
    return angle === 0 ? still : turnAround([0, hip, depth], { pitch: angle });
  };
}

/** It bends from its lowest fifth on; of what is longer than it is high, the front bends. */
function bendOf({ model }: Actor, bend: Turn): Placing {
  const { low, high } = model.bounds();
  const axis = high[2] - low[2] > 1.2 * (high[1] - low[1]) ? 2 : 1;
  const across = (share: number) => low[axis] + (high[axis] - low[axis]) * share;
  const middle = (low[1] + high[1]) / 2;
  const pivot: Vector = axis === 1 ? [0, across(0.3), 0] : [0, middle, across(0.45)];
  const { pitch = 0, roll = 0, yaw = 0 } = bend;
  return (at) => {
    const weight = smoothstep(across(0.2), across(0.75), at[axis]);
    return turnAround(pivot, { pitch: pitch * weight, roll: roll * weight, yaw: yaw * weight });
  };
}

const far = (at: Vector, seat: Vector) => Math.hypot(...subtract(at, seat));

/** What is worn and held moves as a whole with what it is on. */
function seatsOf({ anchors: { head, neck, hold } }: Body): (at: Vector) => Vector {
  const seats = [head.origin, neck.origin, hold.origin];
  return (at) => seats.reduce((best, seat) => (far(at, seat) < far(at, best) ? seat : best));
}

const shut = -0.12;

function shutEyes(model: Model): void {
  for (const paint of model.paints) {
    if (paint.eye) paint.eye = { ...paint.eye, lid: shut, slant: 0, lowerLid: 2, shine: 0 };
  }
}

/** It looks aside from under its lids. */
function narrowEyes(model: Model): void {
  for (const paint of model.paints) {
    if (!paint.eye) continue;
    const { gaze, lid } = paint.eye;
    paint.eye = { ...paint.eye, lid: Math.min(lid, 0.42), gaze: [gaze[0] + 0.28, gaze[1]] };
  }
}

export type Mouth = { at: Vector; forward: Vector };

/** Where its mouths are, one for each head, and where they face. */
export function mouthsOf({ model, body }: Actor): Mouth[] {
  const { head, heads = [head] } = body.anchors;
  return heads.map((each) => {
    const { point } = model.seatIn(each, [0, -0.36, 0], [0, 0, 1]);
    return { at: point, forward: each.forward };
  });
}
