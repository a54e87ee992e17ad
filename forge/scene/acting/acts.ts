/** How bodies move for each act: turns of the whole body and swings of its legs. Data only. */
import type { Act, BodyPlan, Pose } from "#forge/genome.ts";
import type { Turn } from "#forge/shapes/placing.ts";

/** Radians. A leg swings forward around its hip. */
export type Motion = {
  pitch?: number;
  roll?: number;
  yaw?: number;
  /** How far above the ground it is. */
  lift?: number;
  /** The left and the right leg; of four, those in front. */
  legs?: readonly [number, number];
  hindLegs?: readonly [number, number];
  /** How far its upper end turns against its foot; of long bodies, the front against the tail. */
  bend?: Turn;
  /** It is in the air or in the water, and casts no shadow. */
  floats?: boolean;
  /** How the camera goes round it and above it, beyond the usual. */
  turn?: number;
  above?: number;
};

export type Skeleton = "four" | "two" | "soft" | "none";

const skeletons: Partial<Record<BodyPlan, Skeleton>> = {
  beast: "four",
  horse: "four",
  lizard: "four",
  turtle: "four",
  dragon: "two",
  dinosaur: "two",
  raptor: "two",
  waddler: "two",
  climber: "two",
  golem: "two",
  mascot: "two",
  fish: "soft",
  swimmer: "soft",
  serpent: "soft",
  spirit: "soft",
  plant: "soft",
  slime: "soft",
  kraken: "soft",
};

export const skeletonOf = (plan: BodyPlan): Skeleton => skeletons[plan] ?? "none";

/** At least one for each; of several the dice choose. */
export const motions: Record<Skeleton, Record<Act, readonly Motion[]>> = {
  four: {
    calm: [{}, { legs: [0.75, 0], pitch: 0.05 }, { turn: 0.35 }, { turn: -0.45, above: 0.08 }],
    lying: [{ legs: [1.3, 1.15], hindLegs: [-1.3, -1.2], turn: 0.45, above: 0.04 }],
    pushing: [{ pitch: 0.2, legs: [-0.2, -0.2], hindLegs: [-1, -1], turn: 0.5, above: -0.04 }],
    sleeping: [
      { legs: [1.35, 1.2], hindLegs: [1.3, 1.2], turn: 0.15, above: 0.12, roll: 0.06 },
      { legs: [1.3, 1.35], hindLegs: [-1.2, -1.3], turn: 0.35, above: 0.1 },
    ],
    sitting: [
      { pitch: 0.5, legs: [-0.5, -0.42], hindLegs: [0.75, 0.75] },
      { pitch: 0.42, legs: [-0.4, -0.3], hindLegs: [0.7, 0.7], turn: 0.3 },
    ],
    running: [
      { legs: [0.8, 0.4], hindLegs: [-0.85, -0.5], pitch: 0.05, lift: 0.16, turn: 0.55 },
      { legs: [-0.5, -0.75], hindLegs: [0.6, 0.8], pitch: -0.08, lift: 0.14, turn: 0.5 },
    ],
    leaping: [
      { legs: [1, 0.8], hindLegs: [-0.9, -0.7], pitch: 0.4, lift: 0.55, turn: 0.45 },
      { legs: [0.9, 1.1], hindLegs: [-0.6, -0.8], pitch: 0.18, lift: 0.7, turn: 0.3, above: -0.08 },
    ],
    flying: [
      { legs: [1.1, 0.95], hindLegs: [-1.1, -0.95], pitch: 0.16, floats: true, turn: 0.3 },
      { legs: [0.6, 0.8], hindLegs: [-0.9, -0.7], pitch: 0.3, roll: 0.25, floats: true, turn: 0.2 },
    ],
    roaring: [
      { pitch: 0.16, legs: [0, 0.25], hindLegs: [-0.2, -0.05], turn: 0.25, above: -0.08 },
      { pitch: 0.1, legs: [0.3, -0.1], hindLegs: [0.05, -0.25], turn: 0.45, above: -0.1 },
    ],
    sneaking: [
      { pitch: -0.14, legs: [0.75, 0], hindLegs: [0.55, -0.3], turn: 0.4 },
      { pitch: -0.18, legs: [0.9, 0.1], hindLegs: [0.3, -0.4], turn: 0.2, above: 0.06 },
    ],
    dancing: [
      { pitch: 0.75, roll: 0.2, legs: [0.9, 0.1], hindLegs: [-0.75, -0.35], turn: -0.1 },
      { pitch: 0.7, roll: -0.2, legs: [0.1, 1], hindLegs: [-0.3, -0.7], turn: 0.1 },
    ],
    cheering: [
      { pitch: 0.8, legs: [0.9, 0.6], hindLegs: [-0.8, -0.75] },
      { pitch: 0.65, legs: [0.5, 1], hindLegs: [-0.65, -0.6], turn: 0.3 },
    ],
    swimming: [
      { legs: [0.7, -0.4], hindLegs: [-1, -0.6], pitch: 0.12, floats: true, turn: 0.3 },
      { legs: [-0.5, 0.8], hindLegs: [-0.7, -1.1], pitch: -0.12, roll: 0.2, floats: true },
    ],
    hanging: [
      { roll: 3.05, legs: [0.35, 0.2], hindLegs: [-0.35, -0.2], floats: true },
      { roll: 3.25, legs: [0.2, 0.4], hindLegs: [-0.2, -0.4], floats: true },
    ],
  },
  two: {
    calm: [{}, { roll: 0.07 }, { turn: 0.35 }, { turn: -0.4, roll: -0.06, above: 0.06 }],
    lying: [{ pitch: -1.35, bend: { pitch: 0.8 }, turn: 0.6 }],
    pushing: [{ pitch: -1.15, bend: { pitch: 0.65 }, turn: 0.6 }],
    sleeping: [
      { roll: 0.24, legs: [1.2, 1.1], above: 0.08 },
      { pitch: 0.22, legs: [1, 0.9], roll: -0.2, turn: 0.3, above: 0.1 },
    ],
    sitting: [
      { legs: [1.35, 1.2], pitch: 0.08 },
      { legs: [1.1, 1.3], turn: 0.3 },
    ],
    running: [
      { legs: [0.75, -0.8], pitch: -0.2, lift: 0.1, turn: 0.5 },
      { legs: [-0.8, 0.75], pitch: -0.16, lift: 0.16, turn: 0.3 },
    ],
    leaping: [
      { legs: [0.8, -0.5], pitch: 0.12, lift: 0.6, turn: 0.25, above: -0.08 },
      { legs: [-0.4, -0.9], pitch: -0.2, lift: 0.7, turn: 0.35 },
    ],
    flying: [
      { legs: [-0.7, -0.9], pitch: -0.5, roll: 0.12, floats: true, turn: 0.3 },
      { legs: [-0.4, -0.7], pitch: -0.25, roll: -0.2, floats: true },
    ],
    roaring: [
      { pitch: 0.14, legs: [0.3, -0.2], turn: 0.3, above: -0.1 },
      { pitch: 0.08, legs: [-0.2, 0.3], turn: 0.45, above: -0.08 },
    ],
    sneaking: [
      { pitch: -0.26, legs: [0.8, -0.3], turn: 0.4 },
      { pitch: -0.2, legs: [-0.3, 0.8], turn: 0.15, above: 0.06 },
    ],
    dancing: [
      { roll: 0.26, legs: [0.9, -0.1], lift: 0.04 },
      { roll: -0.26, legs: [-0.1, 0.9], turn: 0.1 },
    ],
    cheering: [
      { pitch: 0.1, lift: 0.22, legs: [0.3, -0.3] },
      { roll: 0.12, pitch: 0.08 },
    ],
    swimming: [
      { pitch: -0.75, legs: [-0.6, -1], floats: true, turn: 0.4 },
      { pitch: -0.5, roll: 0.25, legs: [-1, -0.5], floats: true },
    ],
    hanging: [
      { roll: 3.05, legs: [0.15, -0.1], floats: true },
      { roll: 3.25, legs: [-0.1, 0.15], floats: true },
    ],
  },
  soft: {
    calm: [{}, { roll: 0.06 }, { turn: 0.3 }, { turn: -0.35, roll: -0.06, above: 0.06 }],
    lying: [{ pitch: -0.1, turn: 0.3 }],
    pushing: [{ pitch: 0.3, bend: { pitch: -0.3 }, turn: 0.3 }],
    sleeping: [
      { roll: 0.25, bend: { roll: 0.65, pitch: -0.2 }, above: 0.06 },
      { roll: -0.25, bend: { roll: -0.65, pitch: -0.2 }, turn: 0.2, above: 0.08 },
    ],
    sitting: [
      { pitch: 0.42, bend: { pitch: -0.3 } },
      { pitch: 0.36, bend: { pitch: -0.24, yaw: 0.3 }, turn: 0.3 },
    ],
    running: [
      { pitch: -0.3, bend: { pitch: -0.3 }, lift: 0.1, turn: 0.55 },
      { pitch: -0.24, bend: { pitch: -0.35, roll: 0.2 }, lift: 0.14, turn: 0.4 },
    ],
    leaping: [
      { pitch: 0.3, bend: { pitch: 0.3 }, lift: 0.75, roll: 0.2, above: -0.08 },
      { pitch: -0.2, bend: { pitch: -0.35 }, roll: -0.3, lift: 0.85 },
    ],
    flying: [
      { pitch: -0.5, bend: { pitch: 0.4 }, roll: 0.3, floats: true, turn: 0.3 },
      { pitch: -0.6, bend: { pitch: 0.3 }, roll: -0.3, floats: true },
    ],
    roaring: [
      { pitch: 0.1, bend: { pitch: 0.35 }, turn: 0.3, above: -0.1 },
      { pitch: 0.06, bend: { pitch: 0.3, roll: 0.15 }, turn: 0.5, above: -0.08 },
    ],
    sneaking: [
      { pitch: -0.3, bend: { pitch: -0.35, roll: 0.25 }, turn: 0.35 },
      { pitch: -0.26, bend: { pitch: -0.3, roll: -0.3 }, turn: 0.1, above: 0.08 },
    ],
    dancing: [
      { roll: 0.4, bend: { roll: -0.75 }, lift: 0.1 },
      { roll: -0.4, bend: { roll: 0.75 }, turn: 0.2 },
    ],
    cheering: [
      { lift: 0.35, pitch: 0.25, bend: { pitch: 0.2 } },
      { lift: 0.3, roll: 0.25, bend: { roll: 0.3 } },
    ],
    swimming: [
      { floats: true, pitch: 0.3, roll: 0.15, bend: { yaw: 0.5, pitch: -0.3 }, turn: 0.35 },
      { floats: true, pitch: -0.3, roll: -0.2, bend: { yaw: -0.5, pitch: 0.2 } },
    ],
    hanging: [
      { roll: 3.05, bend: { roll: 0.3 }, floats: true },
      { roll: 3.25, bend: { roll: -0.3 }, floats: true },
    ],
  },
  none: {
    calm: [{}, { roll: 0.06 }, { turn: 0.3 }, { turn: -0.35, roll: -0.06, above: 0.06 }],
    lying: [{ pitch: -1.3, bend: { pitch: 0.85 }, turn: 0.5 }],
    pushing: [{ pitch: -1.1, bend: { pitch: 0.65 }, turn: 0.6 }],
    sleeping: [
      { roll: 0.3, above: 0.06 },
      { roll: -0.3, turn: 0.2, above: 0.08 },
    ],
    sitting: [{ pitch: 0.06 }, { turn: 0.3, roll: 0.05 }],
    running: [
      { pitch: -0.14, lift: 0.06, turn: 0.4 },
      { pitch: -0.1, roll: 0.08, lift: 0.1, turn: 0.2 },
    ],
    leaping: [
      { pitch: 0.14, lift: 0.55, roll: 0.1, above: -0.08 },
      { pitch: -0.1, roll: -0.14, lift: 0.65 },
    ],
    flying: [
      { pitch: 0.12, roll: 0.16, floats: true, turn: 0.2 },
      { pitch: -0.24, roll: -0.16, floats: true },
    ],
    roaring: [
      { pitch: 0.12, turn: 0.2, above: -0.1 },
      { pitch: 0.06, turn: 0.4, above: -0.08 },
    ],
    sneaking: [
      { pitch: -0.16, roll: 0.1, turn: 0.35 },
      { pitch: -0.12, roll: -0.12, turn: 0.1, above: 0.08 },
    ],
    dancing: [
      { roll: 0.24, lift: 0.08 },
      { roll: -0.24, turn: 0.2 },
    ],
    cheering: [{ lift: 0.25, pitch: 0.06 }, { roll: 0.14 }],
    swimming: [
      { floats: true, pitch: 0.14, roll: 0.1, turn: 0.3 },
      { floats: true, pitch: -0.14, roll: -0.12 },
    ],
    hanging: [
      { roll: 3.05, floats: true },
      { roll: 3.25, floats: true },
    ],
  },
};

/** Poses that a body takes by itself, for those that know them. */
export const posesOf: Partial<Record<BodyPlan, Partial<Record<Act, readonly Pose[]>>>> = {
  bird: {
    sleeping: ["perched"],
    sitting: ["perched"],
    flying: ["gliding", "diving", "spread"],
    running: ["gliding"],
    leaping: ["diving"],
    roaring: ["spread"],
    dancing: ["spread"],
    cheering: ["spread"],
    sneaking: ["perched"],
    hanging: ["spread"],
  },
  /** A sloth hangs at other times. */
  climber: {
    pushing: ["standing"],
    running: ["standing"],
    leaping: ["standing"],
    flying: ["standing"],
    roaring: ["standing"],
    sneaking: ["standing"],
    dancing: ["standing"],
    cheering: ["standing"],
    swimming: ["standing"],
  },
  mascot: {
    sleeping: ["sitting"],
    sitting: ["sitting"],
    running: ["standing"],
    leaping: ["waving"],
    flying: ["waving"],
    roaring: ["standing"],
    sneaking: ["standing"],
    dancing: ["waving"],
    cheering: ["waving"],
    swimming: ["standing"],
  },
  thing: {
    sleeping: ["sitting"],
    sitting: ["sitting"],
    running: ["walking"],
    leaping: ["cheering"],
    flying: ["cheering"],
    roaring: ["cheering"],
    sneaking: ["walking"],
    dancing: ["waving", "cheering"],
    cheering: ["cheering"],
    swimming: ["walking"],
    hanging: ["cheering"],
  },
  figure: {
    sleeping: ["sitting"],
    sitting: ["sitting"],
    running: ["running"],
    leaping: ["running"],
    flying: ["running"],
    roaring: ["akimbo"],
    sneaking: ["sneaking"],
    dancing: ["waving", "cheering"],
    cheering: ["cheering"],
    swimming: ["running"],
    hanging: ["cheering"],
  },
};
