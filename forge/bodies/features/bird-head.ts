/** A bird's head: face, beak, eyes, and what stands on it. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addMark } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { directionIn, lookingFrame, pointIn, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { beaks } from "./beaks.ts";
import type { BirdBuild, Crest } from "./bird-builds.ts";

export type BirdHead = { frame: Frame; build: BirdBuild; beak: MaterialId };

export function addBirdHead(order: BodyOrder, { frame: head, build, beak }: BirdHead): void {
  const { model, materials, traits } = order;
  const { crest } = build;
  const kind = traits.beak ?? build.beak ?? "hook";
  const isOwl = kind === "owl";
  const { bald } = build;
  const naked = bald && model.material({ base: bald, gloss: 0.3, bump: 0.2 });
  model.ellipsoid(head, naked ?? materials.skin, [0, 0, 0], [0.92, 0.9, 0.9], 0.12, { face: true });
  for (const side of sides) {
    model.ellipsoid(
      head,
      naked ?? materials.belly,
      [side * 0.36, -0.18, 0.35],
      [0.46, 0.5, 0.46],
      0.2,
      { face: true },
    );
  }
  if (isOwl) addFaceDiscs(order, head);
  inPart(order, "beak", () => beaks[kind](order, beakFrame(head, build), beak));
  if (build.wattle) addWattle(order, head);
  addEyes(order, head, {
    x: isOwl ? 0.42 : 0.5,
    y: 0.12,
    width: isOwl ? 0.31 : 0.26,
    height: isOwl ? 0.34 : 0.31,
    wrap: isOwl ? 0.4 : 0.7,
    slant: -0.4 * traits.fierce,
    lid: mix(0.84, 0.58, traits.fierce),
  });
  addMark(order, head);
  if (crest !== "none") crests[order.element === "fire" ? "flames" : crest](order, head);
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.halo) addHalo(order, head, 1.6);
}

/** A large beak begins where a usual one does. */
function beakFrame(head: Frame, { beakSize = 1 }: BirdBuild): Frame {
  const origin = pointIn(head, [0, 0, -0.62 * (beakSize - 1)]);
  return { ...head, origin, scale: head.scale * beakSize };
}

/** A red rag over the beak and under the chin. */
function addWattle({ model }: BodyOrder, head: Frame): void {
  const material = model.material({ base: [0.9, 0.14, 0.16], gloss: 0.4 });
  model.chain(head, material, [0.12, 0.13, 0.1], {}, [
    [0.04, 0.1, 0.9],
    [0.16, -0.2, 1.08],
    [0.18, -0.75, 1],
  ]);
  model.ellipsoid(head, material, [0, -0.85, 0.55], [0.2, 0.5, 0.22]);
}

/** An owl's face: a disc around each eye, and tufts that look like ears. */
function addFaceDiscs({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    model.ellipsoid(
      lookingFrame(
        pointIn(head, [side * 0.42, 0.06, 0.42]),
        directionIn(head, [side * 0.35, 0.02, 1]),
        head.up,
        head.scale,
      ),
      materials.belly,
      [0, 0, 0],
      [0.5, 0.54, 0.42],
      0.06,
      { face: true },
    );
    model.chain(head, materials.skin, [0.2, 0.14, 0.01], { blend: 0.1, steps: 3 }, [
      [side * 0.4, 0.7, 0.3],
      [side * 0.66, 0.98, 0.15],
      [side * 0.86, 1.25, -0.1],
    ]);
  }
}

type GrowCrest = (order: BodyOrder, head: Frame) => void;

const crests: Record<Exclude<Crest, "none"> | "flames", GrowCrest> = {
  flames({ model, materials }, head) {
    for (const i of fan(2)) {
      const aside = i / 2;
      model.chain(head, materials.flame, [0.2, 0.17, 0.012], { blend: 0.07 }, [
        [aside * 0.2, 0.6, -0.1],
        [aside * 0.42, 1.1, -0.45],
        [aside * 0.6, 1.3 + 0.2 * (1 - Math.abs(aside)), -0.95],
      ]);
    }
  },
  plume({ model, materials }, head) {
    for (const i of fan(2)) {
      const aside = i / 2;
      const tipHeight = 1.5 - 0.2 * Math.abs(aside);
      model.chain(head, materials.feather2, [0.09, 0.06, 0.03], { blend: 0.04 }, [
        [aside * 0.15, 0.7, -0.05],
        [aside * 0.4, 1.2, -0.35],
        [aside * 0.7, tipHeight, -0.85],
      ]);
      model.ellipsoid(
        head,
        materials.accent,
        [aside * 0.72, tipHeight + 0.02, -0.87],
        [0.13, 0.17, 0.09],
      );
    }
  },
  /** Long feathers that lie back, as herons and eagles wear them. */
  swept({ model, materials }, head) {
    for (const i of fan(1)) {
      const aside = i * 0.34;
      const reach = 1.9 - 0.35 * Math.abs(i);
      model.chain(head, materials.accent, [0.2, 0.15, 0.015], { blend: 0.06 }, [
        [aside * 0.7, 0.66 - 0.1 * Math.abs(i), 0.1],
        [aside, 0.92 - 0.12 * Math.abs(i), -0.7],
        [aside * 1.5, 0.72 - 0.24 * Math.abs(i), -reach],
      ]);
    }
  },
  /** A shaggy crown and a beard of short feathers. */
  ruff({ model, materials }, head) {
    for (const i of fan(2)) {
      const aside = i / 2;
      model.chain(head, materials.skin, [0.24, 0.17, 0.012], { blend: 0.05, steps: 3 }, [
        [aside * 0.36, 0.66, 0.2 - 0.1 * Math.abs(aside)],
        [aside * 0.5, 0.98 - 0.1 * Math.abs(aside), -0.3],
        [aside * 0.66, 1.06 - 0.2 * Math.abs(aside), -0.86],
      ]);
    }
    for (const i of fan(1)) {
      model.chain(head, materials.skin, [0.2, 0.13, 0.012], { blend: 0.06, steps: 3 }, [
        [i * 0.2, -0.62, 0.42],
        [i * 0.26, -0.92, 0.5 - 0.06 * Math.abs(i)],
        [i * 0.26, -1.2, 0.42 - 0.06 * Math.abs(i)],
      ]);
    }
  },
  /** The head runs up into a point that bends, like a drop about to fall. */
  drop: ({ model, materials }, head) =>
    void model.chain(head, materials.skin, [0.62, 0.34, 0.16, 0.03], { blend: 0.16 }, [
      [0, 0.3, -0.12],
      [0, 0.88, -0.22],
      [0, 1.2, -0.44],
      [0, 1.26, -0.86],
    ]),
};
