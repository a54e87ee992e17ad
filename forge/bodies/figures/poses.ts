/** How figures stand, sit, run and wave. Lengths are the body's, before it dips. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { FigurePose, Mood } from "#forge/genome.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { FigureBuild, Garment } from "./build.ts";

/** An elbow and a hand, or a knee and a foot, of the left side; the other one is mirrored. */
export type Limb = readonly [middle: Vector, end: Vector];

export type Stance = {
  left: Limb;
  right: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  /** How far the body sinks, and how far it leans to the front. */
  dip: number;
  lean: number;
  /** Feet that show their soles. */
  seated?: true;
};

const hanging: Limb = [
  [0.34, 0.72, 0.02],
  [0.4, 0.54, 0.1],
];
/** Something is in this hand. */
export const holding: Limb = [
  [0.37, 0.7, 0.08],
  [0.48, 0.66, 0.3],
];
const raised: Limb = [
  [0.44, 0.94, 0.05],
  [0.7, 1.2, 0.1],
];
const waved: Limb = [
  [0.42, 0.84, 0.08],
  [0.68, 1.1, 0.16],
];
const onHip: Limb = [
  [0.52, 0.72, -0.04],
  [0.29, 0.55, 0.12],
];
const onKnee: Limb = [
  [0.36, 0.68, 0.12],
  [0.27, 0.56, 0.32],
];
const tiptoe: Limb = [
  [0.36, 0.78, 0.16],
  [0.3, 0.84, 0.38],
];
/** Of more arms than two: the pairs from above, spread so that each hand is seen by itself. */
const spreadArms: readonly Limb[] = [
  [
    [0.5, 0.96, 0.05],
    [0.86, 1.18, 0.14],
  ],
  [
    [0.5, 0.8, 0.06],
    [0.88, 0.76, 0.2],
  ],
  [
    [0.44, 0.62, 0.06],
    [0.7, 0.42, 0.18],
  ],
  [
    [0.36, 0.56, 0.1],
    [0.42, 0.3, 0.3],
  ],
];

/** None for those with two arms. */
export function armsFor(count: number): readonly Limb[] {
  if (count <= 2) return [];
  if (count <= 4) return [spreadArms[0]!, spreadArms[2]!];
  return spreadArms.slice(0, Math.ceil(count / 2));
}

const straight: Limb = [
  [0.15, 0.3, 0.03],
  [0.16, 0, 0.02],
];
const apart: Limb = [
  [0.19, 0.3, 0.03],
  [0.23, 0, 0.02],
];
const stretched: Limb = [
  [0.22, 0.46, 0.3],
  [0.27, 0.36, 0.52],
];

const standing: Stance = {
  left: hanging,
  right: hanging,
  leftLeg: straight,
  rightLeg: straight,
  dip: 0,
  lean: 0,
};

export const stances: Record<FigurePose, Stance> = {
  standing,
  waving: { ...standing, right: waved },
  cheering: { ...standing, left: raised, right: raised, leftLeg: apart, rightLeg: apart },
  akimbo: { ...standing, left: onHip, right: onHip, leftLeg: apart, rightLeg: apart },
  running: {
    left: [
      [0.36, 0.74, -0.14],
      [0.46, 0.62, -0.28],
    ],
    right: [
      [0.36, 0.7, 0.14],
      [0.3, 0.82, 0.34],
    ],
    leftLeg: [
      [0.15, 0.44, 0.28],
      [0.16, 0.16, 0.36],
    ],
    rightLeg: [
      [0.15, 0.3, -0.06],
      [0.15, 0.02, -0.3],
    ],
    dip: 0,
    lean: 0.16,
  },
  sitting: {
    left: onKnee,
    right: onKnee,
    leftLeg: stretched,
    rightLeg: stretched,
    dip: 0.36,
    lean: -0.05,
    seated: true,
  },
  sneaking: {
    left: tiptoe,
    right: tiptoe,
    leftLeg: [
      [0.18, 0.3, 0.2],
      [0.17, 0, 0.24],
    ],
    rightLeg: [
      [0.18, 0.28, 0.06],
      [0.17, 0.02, -0.2],
    ],
    dip: 0.06,
    lean: 0.2,
  },
};

const poses = Object.keys(stances) as FigurePose[];

const likings: Partial<Record<Mood, readonly FigurePose[]>> = {
  shy: ["sitting", "standing"],
  gentle: ["waving", "sitting"],
  sleepy: ["sitting"],
  lonely: ["sitting"],
  wise: ["standing"],
  grumpy: ["akimbo"],
  proud: ["akimbo"],
  brave: ["akimbo", "cheering", "running"],
  fierce: ["akimbo", "running"],
  playful: ["cheering", "waving", "running"],
  curious: ["sneaking", "waving"],
  sneaky: ["sneaking"],
};

/** How often a figure does what its mood likes. */
const likingChance = 0.75;

/** In long clothes, and without legs, one neither sits nor runs. */
const flowing: ReadonlySet<Garment> = new Set<Garment>([
  "gown",
  "robe",
  "fish",
  "smoke",
  "snow",
  "horse",
]);
const upright: readonly FigurePose[] = ["standing", "waving", "cheering", "akimbo"];
const usual: readonly FigurePose[] = ["standing", "waving", "cheering", "akimbo", "running"];

export function figurePoseOf(order: BodyOrder, build: FigureBuild): FigurePose {
  const { traits, mood, dice, anatomy } = order;
  const able = flowing.has(build.garment) ? upright : poses;
  const asked = able.find((pose) => pose === traits.pose);
  if (asked) return asked;
  // Arms that are counted must be seen.
  if ((anatomy.counts.arms ?? 2) > 2 && able.includes("cheering")) return "cheering";
  const rolls = dice.fork("pose");
  const liked = (mood ? (likings[mood] ?? []) : []).filter((pose) => able.includes(pose));
  if (liked.length > 0 && rolls.chance(likingChance)) return rolls.pick(liked);
  const own = (build.poses ?? usual).filter((pose) => able.includes(pose));
  return rolls.pick(own.length > 0 ? own : upright);
}
