/** Arms, hands, legs and feet of figures. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { BodyOrder } from "#forge/bodies/body.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import type { FigureBuild, Garment } from "./build.ts";
import type { Ink } from "./inks.ts";
import { armsFor, holding, type Limb, type Stance } from "./poses.ts";

export type Limbs = {
  order: Pick<BodyOrder, "model" | "anatomy">;
  model: Model;
  body: Frame;
  build: FigureBuild;
  stance: Stance;
  paint: (ink: Ink) => MaterialId;
  girth: number;
  /** The sides that have something in their hand. */
  busy: ReadonlySet<Side>;
};

const ground = worldFrame();
const mixed = (a: Vector, b: Vector, t: number): Vector => add(scale(a, 1 - t), scale(b, t));
const legless: ReadonlySet<Garment> = new Set<Garment>(["fish", "smoke", "snow", "horse"]);

/** Builds the limbs and says where the hands are, in the world. */
export function addLimbs(limbs: Limbs): Record<"left" | "right", Vector> {
  const { build, order } = limbs;
  if (!legless.has(build.garment)) {
    for (const side of sides) inPart(order, "legs", () => addLeg(limbs, side));
  }
  const [first = null, ...others] = armsFor(order.anatomy.counts.arms ?? 2);
  const arm = (side: Side, limb: Limb | null, below = 0) =>
    inPart(order, "arms", () => addArm(limbs, { side, limb, below }));
  const hands = { left: arm(1, first), right: arm(-1, first) };
  for (const [i, limb] of others.entries()) {
    for (const side of sides) arm(side, limb, 0.1 * (i + 1));
  }
  return hands;
}

const mirroredPoint = ([x, y, z]: Vector, side: Side): Vector => [side * x, y, z];

/** A limb of more than two, and how far below the first shoulder it begins. */
type Arm = { side: Side; limb: Limb | null; below: number };

function addArm(limbs: Limbs, { side, limb, below }: Arm): Vector {
  const { body, stance, busy, girth } = limbs;
  const own = side === 1 ? stance.left : stance.right;
  const [elbow, hand] = limb ?? (busy.has(side) ? holding : own);
  const place = ([x, y, z]: Vector): Vector =>
    pointIn(body, mirroredPoint([x * (0.4 + 0.6 * girth), y, z], side));
  const points: Vector[] = [place([0.2, 0.87 - below, 0]), place(elbow), place(hand)];
  armBuilders[armOf(limbs.build)](limbs, points);
  return points[2]!;
}

type ArmKind = "bone" | "tin" | "twig" | "cloth";

function armOf({ garment }: FigureBuild): ArmKind {
  if (garment === "bones") return "bone";
  if (garment === "box") return "tin";
  return garment === "snow" ? "twig" : "cloth";
}

const armBuilders: Record<ArmKind, (limbs: Limbs, points: readonly Vector[]) => void> = {
  cloth: addClothedArm,
  bone(limbs, points) {
    addBone(limbs, points[0]!, points[1]!);
    addBone(limbs, points[1]!, points[2]!);
    addHand(limbs, points[2]!, "skin", 0.085);
  },
  tin(limbs, points) {
    addHose(limbs, points);
    addHand(limbs, points[2]!, "main", 0.12);
    const cuff = mixed(points[1]!, points[2]!, 0.8);
    addHand(limbs, cuff, "second", 0.105);
  },
  twig({ model, paint }, points) {
    const twig = paint("wood");
    const [, elbow, hand] = points as [Vector, Vector, Vector];
    model.chain(ground, twig, [0.04, 0.035, 0.03], { blend: 0.02, steps: 3 }, points);
    for (const i of [-1, 0, 1]) {
      const reach = mixed(elbow, hand, 1.5);
      const to: Vector = [reach[0] + i * 0.07, reach[1] + 0.05 - Math.abs(i) * 0.02, reach[2]];
      model.cone(ground, twig, hand, to, [0.028, 0.018], 0.02);
    }
  },
};

function addClothedArm(limbs: Limbs, points: readonly Vector[]): void {
  const { model, build, paint, girth } = limbs;
  const { sleeves = "long", garment } = build;
  const [shoulder, elbow, hand] = points as [Vector, Vector, Vector];
  const bare = garment === "fish" || garment === "smoke" || garment === "fur";
  const upper: Ink = bare || sleeves === "none" ? "skin" : "main";
  const isLong = sleeves === "long" || sleeves === "wide";
  const lower: Ink = bare || !isLong ? "skin" : "main";
  const thick = 0.092 * (0.5 + 0.5 * girth);

  const middle = mixed(shoulder, elbow, 0.9);
  if (upper !== lower) {
    model.chain(
      ground,
      paint(lower),
      [thick, thick * 0.95, thick * 0.9],
      { blend: 0.03, steps: 3 },
      points,
    );
  }
  const wide = sleeves === "wide" ? 1.75 : 1.1;
  model.chain(
    ground,
    paint(upper),
    [thick * 1.12, thick * 1.1, thick * (upper === "skin" ? 1 : wide)],
    { blend: 0.03, steps: 3 },
    upper === lower ? [shoulder, elbow, mixed(elbow, hand, 0.86)] : [shoulder, middle],
  );
  if (sleeves === "puffed") {
    const puff = mixed(shoulder, elbow, 0.3);
    model.ellipsoid(ground, paint("second"), puff, [0.15, 0.13, 0.14], 0.03);
  }
  if (lower === "main") addCuff(limbs, mixed(elbow, hand, 0.8), thick * (wide + 0.05));
  const gloved = build.colors === "knight" || build.colors === "astronaut";
  addHand(limbs, hand, gloved ? "second" : "skin", 0.115 * (0.6 + 0.4 * girth));
}

function addCuff({ model, paint }: Limbs, at: Vector, radius: number): void {
  const radii: Vector = [radius, radius * 0.8, radius];
  model.ellipsoid(ground, paint("trim"), at, radii, 0.01);
}

function addHand({ model, paint }: Limbs, at: Vector, ink: Ink, radius: number): void {
  model.ellipsoid(ground, paint(ink), at, [radius, radius * 1.04, radius], 0.015);
}

/** Thick at both ends. */
function addBone({ model, paint }: Limbs, from: Vector, to: Vector): void {
  const bone = paint("skin");
  model.cone(ground, bone, from, to, [0.042, 0.042], 0.03);
  for (const center of [mixed(from, to, 0.06), mixed(from, to, 0.94)]) {
    model.ellipsoid(ground, bone, center, [0.068, 0.062, 0.068], 0.03);
  }
}

function addHose({ model, paint }: Limbs, points: readonly Vector[]): void {
  const material = paint("second");
  const radii = [0.07, 0.07, 0.07];
  const path = model.chain(ground, material, radii, { blend: 0.01, steps: 4 }, points);
  for (const center of path) {
    model.ellipsoid(ground, material, center, [0.085, 0.03, 0.085], 0.01);
  }
}

function addLeg(limbs: Limbs, side: Side): void {
  const { model, body, build, stance, paint, girth } = limbs;
  const [knee, foot] = side === 1 ? stance.leftLeg : stance.rightLeg;
  const wide = (0.4 + 0.6 * girth) * side;
  const hip = pointIn(body, [0.12 * wide, 0.46, 0]);
  // Feet stay on the ground however far the body sinks.
  const drop = stance.seated ? stance.dip : 0;
  const bend = Math.min(knee[1] - drop, hip[1] - 0.04);
  const at: Vector = [wide * foot[0], Math.max(0, foot[1] - drop), foot[2]];
  const points: Vector[] = [
    hip,
    [wide * knee[0], Math.max(0.13, bend), knee[2]],
    [at[0], at[1] + 0.13, at[2] - 0.02],
  ];
  const kind = armOf(build);
  if (kind === "bone") {
    addBone(limbs, points[0]!, points[1]!);
    addBone(limbs, points[1]!, points[2]!);
  } else if (kind === "tin") addHose(limbs, points);
  else {
    const bare = build.garment === "fur" || build.garment === "kilt";
    const ink: Ink = bare || build.garment === "tutu" ? "skin" : "legs";
    const thick = 0.112 * (0.5 + 0.5 * girth);
    model.chain(
      ground,
      paint(ink),
      [thick * 1.1, thick, thick * 0.95],
      { blend: 0.03, steps: 3 },
      points,
    );
  }
  const back = points[1]![2] - foot[2];
  inPart(limbs.order, "feet", () => addFoot(limbs, { at, side, back }));
}

type Foot = { at: Vector; side: Side; back: number };

function addFoot(limbs: Limbs, { at, side, back }: Foot): void {
  const { model, build, stance, paint, girth } = limbs;
  const { feet = "boots", garment } = build;
  const bare = feet === "bare" || garment === "bones" || garment === "fur";
  const ink: Ink = bare ? "skin" : "boots";
  const size = 0.6 + 0.4 * girth;
  const tilt = stance.seated ? 1.6 : back > 0.15 ? -0.9 : 0;
  const frame = lookingFrame(
    [at[0], at[1] + 0.085, at[2]],
    [side * 0.22, tilt, 1],
    [0, 1, 0],
    size,
  );
  const material = paint(ink);
  model.ellipsoid(frame, material, [0, 0, 0.08], [0.125, 0.095, 0.185], 0.03);
  if (feet !== "boots" || bare) return;
  model.cone(frame, material, [0, 0.02, 0], [0, 0.15, -0.02], [0.118, 0.125], 0.03);
  const cuff = { ...frame, origin: pointIn(frame, [0, 0.19, -0.02]) };
  model.torus(cuff, paint("trim"), [0.095, 0.04], 0.01);
}
