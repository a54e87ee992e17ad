/** A shell on many legs: beetles, ladybirds, crickets, lobsters. */
import { beetleGrowths, type BeetleGrowth } from "#forge/bodies/parts/beetle-growths.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { darkened, shifted } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf } from "#forge/shapes/outline.ts";

const ground = worldFrame();

type Kind = {
  claws: boolean;
  horn: boolean;
  /** The width and height of the shell, 1 for a beetle's. */
  shell?: readonly [width: number, height: number];
  /** A dark head and legs, and large spots. */
  isDotted?: true;
  growth?: BeetleGrowth;
};
const legsPerSide = 3;

const beetleKind: Kind = { claws: false, horn: true };
const kinds: Record<string, Kind> = {
  lobster: { claws: true, horn: false, shell: [0.8, 0.8], growth: "fan" },
  crayfish: { claws: true, horn: false, shell: [0.74, 0.74], growth: "fan" },
  shrimp: { claws: false, horn: false, shell: [0.66, 0.8], growth: "fan" },
  prawn: { claws: false, horn: false, shell: [0.66, 0.8], growth: "fan" },
  mantis: { claws: false, horn: false, shell: [0.6, 0.62], growth: "sickles" },
  ladybug: { claws: false, horn: false, shell: [1.22, 1.3], isDotted: true },
  ladybird: { claws: false, horn: false, shell: [1.22, 1.3], isDotted: true },
  cricket: { claws: false, horn: false, shell: [0.7, 0.8], growth: "leapers" },
  grasshopper: { claws: false, horn: false, shell: [0.66, 0.8], growth: "leapers" },
  stagbeetle: { claws: false, horn: false, growth: "jaws" },
};

export const buildBeetle: BuildBody = (order) => {
  const { model, palette, traits, species } = order;
  const kind = kinds[species ?? ""] ?? beetleKind;
  const isRaised = kind.growth === "sickles";
  const head = lookingFrame(
    isRaised ? [0, 1.5, 0.86] : [0, 0.78, 0.78],
    [traits.headTurn * 0.8, 0.02, 1],
    [traits.tilt, 1, 0],
    0.42,
  );
  const isPlain = traits.pattern === "plain" && !kind.isDotted;
  const shell = model.material({
    base: palette.base,
    belly: { color: darkened(palette.base, 0.6) },
    gloss: 0.95,
    translucent: 0.1,
    ...(!isPlain && {
      pattern: {
        kind: "spots",
        color: palette.marks ?? shifted(palette.accent, { lightness: 0.05 }),
        frequency: kind.isDotted ? 2.7 : 5,
      },
    }),
  });
  inPart(order, "shell", () => addShell(order, shell, kind.shell ?? [1, 1]));
  const skin = kind.isDotted ? order.materials.dark : order.materials.skin;
  inPart(order, "head", () => addHead(order, head, skin));
  if (kind.growth) beetleGrowths[kind.growth](order, head, shell);
  for (const side of sides) {
    inPart(order, "legs", () => {
      for (let i = 0; i < legsPerSide; i++) addLeg(order, side, i / (legsPerSide - 1));
    });
    if (kind.claws) inPart(order, "claws", () => addClaw(order, side, shell));
    if (!kind.horn) addFeeler(order, head, side);
  }
  if (traits.horns) addHorns(order, head, traits.horns);
  else if (kind.horn) addGreatHorn(order, head);
  if (traits.halo) addHalo(order, head, 1.5);
  addWings(order, { at: [0.2, 1, -0.1], sweep: 0.5, size: 0.8, raise: 0.5 });
  addRidge(order, ground, rowsOf("0 1.06 0, 0 1.08 -0.35"));
  return { onGround: true, yaw: 0.55, pitch: 0.2, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame([0, 0.72, 0.52], [0, -1, 0.3], [0, 0.3, 1], 0.42),
  hold: lookingFrame(pointIn(head, [0.2, -0.5, 0.95]), [0.5, 0, 1], [0, 1, 0], 0.25),
});

/** Two wing cases that meet in a seam, over a dark underside and a collar. */
type Sizes = readonly [width: number, height: number];

function addShell({ model, materials }: BodyOrder, shell: MaterialId, [wide, high]: Sizes): void {
  for (const side of sides) {
    model.ellipsoid(
      lookingFrame([side * 0.19 * wide, 0.72, -0.26], [side * 0.1, 0.12, 1]),
      shell,
      [0, 0, 0],
      [0.5 * wide, 0.5 * high, 0.76],
    );
  }
  model.ellipsoid(ground, materials.dark, [0, 0.58, -0.16], [0.56 * wide, 0.33 * high, 0.72], 0.02);
  model.ellipsoid(
    ground,
    shell,
    [0, 0.72, 0.42],
    [0.52 * Math.min(1, wide), 0.42 * Math.min(1, high), 0.32],
    0.03,
  );
}

function addHead(order: BodyOrder, head: Frame, material: MaterialId): void {
  const { model, traits } = order;
  model.ellipsoid(head, material, [0, 0, 0], [0.95, 0.82, 0.8], 0.1, { face: true });
  addEyes(order, head, {
    x: 0.5,
    y: 0.08,
    width: 0.27,
    height: 0.34,
    wrap: 0.65,
    slant: -0.4 * traits.fierce,
    lid: mix(0.95, 0.62, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.44, width: 0.2, curve: 0.1, fromDepth: 0.2 });
  addMark(order, head);
}

/**
 * A jointed leg: up to the knee, down to the ankle, a small foot. `along` is 0 for the front pair,
 * which reaches forwards, and 1 for the hind pair, which reaches back.
 */
function addLeg({ model, materials }: BodyOrder, side: Side, along: number): void {
  const hip = mix(0.4, -0.5, along);
  const swing = mix(0.34, -0.4, along);

  const knee = [side * 0.82, 0.66, hip + swing * 0.55] as const;
  const ankle = [side * 1.04, 0.14, hip + swing] as const;
  model.cone(ground, materials.bone, [side * 0.36, 0.48, hip], knee, [0.11, 0.085], 0.03);
  model.ellipsoid(ground, materials.bone, knee, [0.1, 0.1, 0.1], 0.02);
  model.cone(ground, materials.bone, knee, ankle, [0.085, 0.05], 0.02);
  model.cone(
    ground,
    materials.claw,
    ankle,
    [side * 1.12, 0.02, hip + swing * 1.15 + 0.04],
    [0.052, 0.02],
    0.02,
  );
}

function addClaw({ model, materials }: BodyOrder, side: Side, shell: MaterialId): void {
  model.chain(ground, materials.bone, [0.12, 0.1, 0.1], { blend: 0.04, steps: 3 }, [
    [side * 0.42, 0.6, 0.55],
    [side * 0.86, 0.72, 0.75],
    [side * 0.84, 0.62, 1.05],
  ]);

  model.ellipsoid(ground, shell, [side * 0.82, 0.66, 1.18], [0.19, 0.22, 0.24], 0.05);
  model.chain(ground, shell, [0.14, 0.1, 0.02], { blend: 0.05 }, [
    [side * 0.92, 0.72, 1.3],
    [side * 0.94, 0.78, 1.5],
    [side * 0.78, 0.8, 1.62],
  ]);
  model.chain(ground, shell, [0.1, 0.075, 0.02], { blend: 0.05 }, [
    [side * 0.72, 0.6, 1.3],
    [side * 0.66, 0.6, 1.44],
    [side * 0.72, 0.66, 1.56],
  ]);
}

function addFeeler({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  model.chain(head, materials.bone, [0.07, 0.055, 0.04], { blend: 0.03 }, [
    [side * 0.28, 0.62, 0.35],
    [side * 0.5, 1.1, 0.6],
    [side * 0.85, 1.35, 0.75],
  ]);
  model.ellipsoid(head, materials.accent, [side * 0.88, 1.37, 0.76], [0.11, 0.11, 0.11], 0.02);
}

/** One tall horn that forks at its end, and two small ones on the collar. */
function addGreatHorn({ model, materials }: BodyOrder, head: Frame): void {
  model.chain(head, materials.horn, [0.2, 0.14, 0.1], { blend: 0.05, steps: 5 }, [
    [0, 0.6, 0.3],
    [0, 1.2, 0.75],
    [0, 1.8, 0.74],
  ]);
  for (const side of sides) {
    model.chain(head, materials.horn, [0.1, 0.08, 0.012], { blend: 0.05, steps: 3 }, [
      [0, 1.68, 0.75],
      [side * 0.3, 2, 0.84],
      [side * 0.42, 2.3, 0.74],
    ]);
    model.chain(ground, materials.horn, [0.1, 0.07, 0.01], { blend: 0.05, steps: 3 }, [
      [side * 0.25, 0.92, 0.5],
      [side * 0.32, 1.14, 0.62],
      [side * 0.28, 1.32, 0.72],
    ]);
  }
}
