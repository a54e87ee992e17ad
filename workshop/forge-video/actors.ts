/** The creatures that act in the films, and how each moves. */
import type { Stage } from "#forge/scene/stage.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import { length, normalize, subtract, type Vector } from "#forge/shapes/vector.ts";
import { creatures } from "#game/cards/creatures.ts";
import { catalogueGenome } from "#workshop/forge/overrides.ts";
import {
  breathing,
  hovering,
  leaning,
  swing,
  turning,
  waving,
  type Motion,
  type Share,
} from "./motions.ts";
import type { Actor } from "./shot.ts";

const sideways: Vector = [1, 0, 0];
const upwards: Vector = [0, 1, 0];
const onwards: Vector = [0, 0, 1];

function actor(slug: string, part: Omit<Actor, "genome">): Actor {
  const creature = creatures.find((each) => each.slug === slug);
  if (!creature) throw new Error(`there is no creature ${slug}`);
  return { ...part, genome: catalogueGenome(creature) };
}

type Look = { turn: number; nod: number; tilt: number; every: number; start?: number };

/** The head turns, nods and tilts on its neck, each at its own pace. */
function looking({ body }: Stage, { turn, nod, tilt, every, start = 0 }: Look): Motion[] {
  const { head, neck } = body.anchors;
  const share: Share = (at) => {
    const away = length(subtract(at, head.origin)) / head.scale;
    return smoothstep(3, 1.5, away) * smoothstep(neck.origin[2] - 0.4, neck.origin[2], at[2]);
  };
  const pivot = neck.origin;
  return [
    { carry: turning({ pivot, axis: upwards, by: swing(turn, every, start), share }) },
    { carry: turning({ pivot, axis: sideways, by: swing(nod, every * 0.6, start), share }) },
    { carry: turning({ pivot, axis: onwards, by: swing(tilt, every * 1.3, start + 0.2), share }) },
  ];
}

type Flap = {
  /** The left shoulder. The right one is its mirror image. */
  shoulder: Vector;
  axis?: Vector;
  most: number;
  every: number;
  /** Nothing lower than this belongs to them. */
  above?: number;
  of: NonNullable<Motion["of"]>;
  /** Feathers follow one after the other; skin between bones is stiff. */
  bends?: boolean;
};

const feathers = ["feather", "feather2", "feather3", "skin"] as const;

/** Both wings go up and down together. */
function flapping(wings: Flap): Motion[] {
  const { of, shoulder, axis = onwards, most, every, above = -9, bends = false } = wings;
  const share = (out: number) => (bends ? smoothstep(-0.1, 0.4, out) ** 0.6 : Number(out > -0.15));
  return [1, -1].map((side) => ({
    of,
    carry: turning({
      pivot: [side * shoulder[0], shoulder[1], shoulder[2]],
      axis,
      by: (seconds) => side * (swing(most, every)(seconds) + most * 0.35),
      share: (at) => (at[1] < above ? 0 : share(side * at[0] - shoulder[0])),
    }),
  }));
}

type Tail = { root: Vector; most: number; every: number };

/** From its root on a tail swings further and further. */
function wagging({ root, most, every }: Tail): Motion[] {
  const share: Share = (at) =>
    smoothstep(root[2], root[2] - 0.55, at[2]) * smoothstep(0.12, 0.45, at[1]);
  return [
    { carry: turning({ pivot: root, axis: upwards, by: swing(most, every), share }) },
    {
      carry: turning({ pivot: root, axis: onwards, by: swing(most / 2, every * 0.8, 0.3), share }),
    },
  ];
}

/** Flames and manes flicker, further out more than at the skin. */
const flickering = (of: Flap["of"], middle: Vector, size: number): Motion[] => [
  {
    of,
    carry: waving({
      toward: normalize([0.2, 1, -0.3]),
      along: [5, -7, 4],
      every: 0.8,
      share: (at) => size * smoothstep(0.3, 0.9, length(subtract(at, middle))),
    }),
  },
];

/** An arm that ends in a leaf is waved. */
const wavingArm = (side: 1 | -1, start: number): Motion => ({
  of: ["limb", "leaf"],
  carry: turning({
    pivot: [side * 0.3, 0.7, 0.1],
    axis: onwards,
    by: swing(0.3, 1.3, start),
    share: (at) => smoothstep(0.3, 0.7, side * at[0]) * smoothstep(0.62, 0.7, at[1]),
  }),
});

/** An arm that hangs down swings forward and back. */
const swingingArm = (side: 1 | -1, start: number): Motion => ({
  carry: turning({
    pivot: [side * 0.66, 1.35, 0],
    axis: sideways,
    by: swing(0.16, 2.2, start),
    share: (at) => smoothstep(0.42, 0.6, side * at[0]) * smoothstep(1.3, 1, at[1]),
  }),
});

const fromLeft: Actor["camera"] = { turn: 0.075, from: -0.09, closer: 0.018 };
const fromRight: Actor["camera"] = { turn: -0.075, from: 0.09, closer: 0.018 };

function likeABeast(stage: Stage, look: Look, wag: Omit<Tail, "root">) {
  return [
    ...looking(stage, look),
    ...wagging({ root: [0, 0.85, -0.66], ...wag }),
    { carry: breathing({ middle: [0, 0.85, 0.1], reach: 0.6, deep: 0.035, every: 1.7 }) },
    { carry: leaning([0.03, 0, 0], 2.9) },
  ];
}

function likeADragon(stage: Stage): Motion[] {
  const wings = { shoulder: [0.2, 1.35, -0.26] as const, most: 0.24, every: 1.45 };
  return [
    ...looking(stage, { turn: 0.2, nod: 0.06, tilt: 0.07, every: 3.2 }),
    ...flapping({ ...wings, of: ["membrane", "bone"] }),
    ...flapping({ ...wings, of: ["claw"], above: 1.7 }),
    ...wagging({ root: [0, 0.4, -0.3], most: 0.2, every: 2.3 }),
    { carry: breathing({ middle: [0, 0.95, 0.1], reach: 0.55, deep: 0.04, every: 1.45 }) },
    { carry: leaning([0.03, 0, 0.01], 2.6) },
  ];
}

export const vulkarune = actor("vulkarune", {
  blinks: [0.62, 0.9],
  camera: fromLeft,
  motions: (stage) => [
    ...likeABeast(
      stage,
      { turn: 0.16, nod: 0.05, tilt: 0.08, every: 3.4, start: 0.55 },
      { most: 0.34, every: 1.9 },
    ),
    ...flickering(["flame"], stage.body.anchors.head.origin, 0.05),
  ],
});

export const quartzelot = actor("quartzelot", {
  blinks: [0.8],
  camera: fromLeft,
  motions: (stage) =>
    likeABeast(stage, { turn: 0.2, nod: 0.06, tilt: 0.1, every: 2.8 }, { most: 0.4, every: 1.7 }),
});

export const undowyrm = actor("undowyrm", {
  blinks: [1.5],
  camera: fromRight,
  motions: likeADragon,
});

export const canopragon = actor("canopragon", {
  blinks: [1.3],
  camera: fromRight,
  motions: likeADragon,
});

export const nokturrow = actor("nokturrow", {
  blinks: [],
  camera: { ...fromRight, closer: 0.025 },
  motions: (stage) => [
    ...looking(stage, { turn: 0.12, nod: 0.05, tilt: 0.1, every: 2.7 }),
    ...flapping({
      of: feathers,
      bends: true,
      shoulder: [0.3, 1.1, 0],
      axis: normalize([0, -0.4, 0.91]),
      most: 0.34,
      every: 0.95,
    }),
    { carry: hovering([0.02, 0.07, 0], 0.95) },
  ],
});

export const monolithyr = actor("monolithyr", {
  blinks: [1.4],
  camera: fromLeft,
  motions: (stage) => [
    ...looking(stage, { turn: 0.2, nod: 0.05, tilt: 0.05, every: 3.4, start: 0.1 }),
    swingingArm(1, 0),
    swingingArm(-1, 0.5),
    { carry: breathing({ middle: [0, 1.12, 0], reach: 0.6, deep: 0.05, every: 2.2 }) },
    { carry: leaning([0.06, 0, 0.02], 2.2) },
  ],
});

export const eidolume = actor("eidolume", {
  blinks: [0.7, 1.85],
  camera: fromLeft,
  motions: (stage) => [
    ...looking(stage, { turn: 0.12, nod: 0.06, tilt: 0.16, every: 2.6 }),
    ...flickering(["petal", "leaf"], stage.body.anchors.head.origin, 0.035),
    wavingArm(1, 0),
    wavingArm(-1, 0.5),
    { carry: breathing({ middle: [0, 0.6, 0], reach: 0.5, deep: 0.04, every: 1.3 }) },
    { carry: leaning([0.06, 0, 0], 2.6) },
  ],
});
