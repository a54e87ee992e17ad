/** Arms and legs of mascots: standing, sitting with their soles to the viewer, or waving. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { BodyOrder } from "#forge/bodies/body.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { MascotPose, Mood } from "#forge/genome.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

const likings: Partial<Record<Mood, MascotPose>> = {
  shy: "sitting",
  gentle: "sitting",
  sleepy: "sitting",
  lonely: "sitting",
  grumpy: "sitting",
  playful: "waving",
  curious: "waving",
  proud: "standing",
  brave: "standing",
  fierce: "standing",
};

/** The far hand: it stands out against the sky, and the near one may carry something. */
const wavingSide = -1;

/** How often a creature does what its mood likes. */
const likingChance = 0.7;
const mascotPoses: readonly MascotPose[] = ["standing", "sitting", "waving"];

export function mascotPoseOf({ traits, mood, dice }: BodyOrder): MascotPose {
  const asked = mascotPoses.find((pose) => pose === traits.pose);
  if (asked) return asked;
  const rolls = dice.fork("pose");
  const liked = mood ? likings[mood] : undefined;
  return liked && rolls.chance(likingChance) ? liked : rolls.pick(mascotPoses);
}

export function addMascotLimbs(order: BodyOrder, pose: MascotPose): void {
  for (const side of sides) {
    const armPose = pose === "waving" && side !== wavingSide ? "standing" : pose;
    inPart(order, "arms", () => addArm(order, side, armPose));
    inPart(order, "feet", () => {
      if (pose === "sitting") addOutstretchedLeg(order, side);
      else addFoot(order, side);
    });
  }
}

/** The left arm; the right one is its mirror image. */
const arms: Record<MascotPose, readonly Vector[]> = {
  standing: [
    [0.26, 0.6, 0.1],
    [0.42, 0.5, 0.2],
    [0.42, 0.46, 0.36],
  ],
  sitting: [
    [0.26, 0.6, 0.1],
    [0.4, 0.46, 0.22],
    [0.28, 0.36, 0.4],
  ],
  waving: [
    [0.27, 0.58, 0.1],
    [0.58, 0.6, 0.18],
    [0.78, 0.88, 0.22],
  ],
};

function addArm({ model, materials, traits }: BodyOrder, side: Side, pose: MascotPose): void {
  // The hand stays where its thing hangs.
  const points = arms[traits.carries && side === 1 ? "standing" : pose];
  model.chain(
    ground,
    materials.limb,
    [0.12, 0.1, 0.085],
    { blend: 0.08, steps: 3 },
    points.map(([x, y, z]): Vector => [side * x, y, z]),
  );
  if (pose !== "waving") return;
  const [x, y, z] = points[2]!;
  model.ellipsoid(
    ground,
    materials.limb,
    [side * (x + 0.02), y + 0.04, z],
    [0.11, 0.12, 0.1],
    0.05,
    { along: 1 },
  );
}

function addFoot({ model, materials }: BodyOrder, side: Side): void {
  model.ellipsoid(ground, materials.limb, [side * 0.2, 0.1, 0.16], [0.14, 0.1, 0.2], 0.06, {
    along: 1,
  });
}

function addOutstretchedLeg({ model, materials, traits }: BodyOrder, side: Side): void {
  const ankle: Vector = [side * 0.34, 0.15, 0.46];
  model.cone(ground, materials.limb, [side * 0.2, 0.18, 0.12], ankle, [0.17, 0.13], 0.08, {
    along: [0, 0.5],
  });
  const foot = lookingFrame([ankle[0], 0.18, 0.54], [side * 0.3, 0.25, 1]);
  model.ellipsoid(foot, materials.limb, [0, 0, 0], [0.15, 0.19, 0.1], 0.05, { along: 1 });
  // Penguins have no pads.
  if (!traits.beak) addPads({ model, materials }, foot);
}

function addPads({ model, materials }: Pick<BodyOrder, "model" | "materials">, foot: Frame): void {
  model.ellipsoid(foot, materials.inner, [0, -0.04, 0.07], [0.085, 0.09, 0.045], 0.01);
  for (const toe of [-1, 0, 1]) {
    model.ellipsoid(
      foot,
      materials.inner,
      [toe * 0.075, 0.1 - 0.015 * Math.abs(toe), 0.07],
      [0.034, 0.034, 0.03],
      0.01,
    );
  }
}
