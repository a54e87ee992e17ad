/** What grows or is put where a body has none of it by nature: beards, feelers, doors, a saddle. */
import type { GrowthName } from "#forge/gear.ts";
import { addBrows, addFreckles, addScar, addStitches, addWhiskers } from "./cheek-growths.ts";
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { around, fan, sides } from "#forge/bodies/parts/sides.ts";
import type { Color } from "#forge/paint/color.ts";
import type { Material } from "#forge/paint/material.ts";
import { lookingFrame, standingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";
import {
  addChimneys,
  addCurlers,
  addFlags,
  addPigtails,
  addPropellers,
} from "#forge/scene/props/several/counted-growths.ts";
import { addBarbell, addSaddle } from "./burdens.ts";
import {
  addBeak,
  addBill,
  addBraces,
  addGills,
  addLashes,
  addLips,
  addMaw,
  addTongue,
} from "./face-growths.ts";
import { addClaws } from "./claws.ts";
import { addMuscles, addPegLeg, castOn } from "./muscles.ts";
import { addButtons } from "./garments.ts";
import { addDoor, addWindows } from "./openings.ts";
import {
  addBow,
  addEarrings,
  addHeadBandage,
  addSwimRing,
  addTie,
  addYoung,
} from "./worn-growths.ts";
import { baseFor, mouthHeight, type AddProp } from "./prop.ts";

const ivory: Material = { base: [1, 0.98, 0.93], gloss: 0.8 };

/** Locks that hang from the chin. */
const addBeard: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const low = mouthHeight(order) + 0.04;
  const base = color ?? baseFor(order.stuff, [0.93, 0.92, 0.9]);
  const hair = model.material({ base, fur: 0.7, gloss: 0.3 });
  for (const i of fan(2)) {
    const { point } = model.seatIn(head, [i * 0.15, low, 0], [i * 0.12, -0.42, 1]);
    model.chain(
      lookingFrame(point, head.forward, head.up, head.scale),
      hair,
      [0.2, 0.2, 0.04],
      { blend: 0.04, steps: 3 },
      [
        [0, 0.06, -0.05],
        [i * 0.05, -0.36, 0.14],
        [-i * 0.06, -0.95 + Math.abs(i) * 0.16, 0.04],
      ],
    );
  }
  return null;
};

const addMoustache: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const hair = model.material({ base: color ?? [0.3, 0.2, 0.14], fur: 0.5, gloss: 0.3 });
  const { point } = model.seatIn(head, [0, mouthHeight(order) + 0.16, 0], [0, -0.12, 1]);
  for (const side of sides) {
    model.chain(
      lookingFrame(point, head.forward, head.up, head.scale),
      hair,
      [0.12, 0.15, 0.03],
      { blend: 0.05, steps: 3 },
      [
        [0, 0, 0.03],
        [side * 0.3, -0.08, 0.06],
        [side * 0.62, 0.14, -0.02],
      ],
    );
  }
  return null;
};

const addFangs: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const low = mouthHeight(order) + 0.02;
  const tooth = model.material(color ? { ...ivory, base: color } : ivory);
  for (const side of sides) {
    const { point } = model.seatIn(head, [side * 0.2, low, 0], [side * 0.12, -0.16, 1]);
    const frame = lookingFrame(point, head.forward, head.up, head.scale);
    model.cone(frame, tooth, [0, 0.06, 0], [0, -0.3, 0.05], [0.1, 0.015]);
  }
  return null;
};

/** As many as are asked for; two without a number. */
const addAntennae: AddProp = ({ model, anchors: { head }, color, palette, count = 2 }) => {
  const stalk = model.material({ base: palette.ink, gloss: 0.4 });
  const ball = model.material({ base: color ?? palette.glow, gloss: 0.8 });
  for (let i = 0; i < count; i++) {
    const aside = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const { point } = model.seatIn(head, [aside * 0.35, 0, 0], [aside * 0.3, 1, 0.1]);
    const tip: Vector = [aside * 0.35, 0.95, 0.2];
    const frame = lookingFrame(point, head.forward, head.up, head.scale);
    model.chain(frame, stalk, [0.06, 0.05, 0.05], { blend: 0.05, steps: 3 }, [
      [0, -0.05, 0],
      [aside * 0.08, 0.5, 0],
      tip,
    ]);
    model.ellipsoid(frame, ball, tip, [0.15, 0.15, 0.15]);
  }
  return null;
};

/** Locks from brow to nape, for those who have fur or none. */
const addWig: AddProp = ({ model, anchors: { head }, color }) => {
  const hair = model.material({ base: color ?? [0.45, 0.28, 0.16], fur: 0.5, gloss: 0.4 });
  const strands = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  for (const aside of strands) {
    for (const back of [0.35, -0.15]) {
      const { point } = model.seatIn(head, [aside * 0.3, 0.1, 0], [aside, 1.1, back]);
      model.chain(
        lookingFrame(point, head.forward, head.up, head.scale),
        hair,
        [0.2, 0.19, 0.06],
        { blend: 0.04, steps: 3 },
        [
          [0, -0.05, 0],
          [aside * 0.12, 0.22, back * 0.3],
          [aside * 0.4, -0.1 - Math.abs(aside) * 0.35, back * 0.5],
        ],
      );
    }
  }
  return null;
};

/** A row of spikes from the brow to the neck. */
const addMohawk: AddProp = ({ model, anchors: { head }, color }) => {
  const hair = model.material({ base: color ?? [0.95, 0.2, 0.5], fur: 0.6, gloss: 0.4 });
  for (const back of [0.75, 0.4, 0.05, -0.35, -0.75, -1.15]) {
    const { point } = model.seatIn(head, [0, 0.1, 0], [0, 1, back]);
    model.chain(
      lookingFrame(point, head.forward, head.up, head.scale),
      hair,
      [0.21, 0.2, 0.04],
      { blend: 0.05, steps: 3 },
      [
        [0, -0.08, 0],
        [0, 0.3, back * 0.25],
        [0, 0.72 - Math.abs(back) * 0.16, back * 0.6],
      ],
    );
  }
  return null;
};

const addClownNose: AddProp = ({ model, anchors: { head }, color }) => {
  const { point } = model.seatIn(head, [0, 0, 0], [0, -0.06, 1]);
  model.ellipsoid(
    worldFrame(point, head.scale),
    model.material({ base: color ?? [0.9, 0.14, 0.16], gloss: 0.9 }),
    [0, 0, 0],
    [0.24, 0.24, 0.24],
  );
  return null;
};

/** It hangs from the tip of a snout. */
const addNoseRing: AddProp = ({ model, anchors: { head }, color }) => {
  const { point } = model.seatIn(head, [0, -0.2, 0], [0, -0.16, 1]);
  const middle = add(point, scale(head.up, head.scale * -0.26));
  model.torus(
    standingFrame(middle, head.up, head.forward, head.scale),
    model.material({ base: color ?? [0.95, 0.76, 0.3], gloss: 1 }),
    [0.24, 0.06],
  );
  return null;
};

const lightColors: readonly Color[] = rowsOf(
  "1 0.25 0.25, 1 0.85 0.2, 0.3 0.9 0.4, 0.3 0.6 1, 1 0.45 0.85",
);

/** A string of coloured lights, on horns or antlers, or else around the head. */
const addLights: AddProp = ({ model, anchors: { head }, color }) => {
  const bulbs = (color ? [color] : lightColors).map((base) =>
    model.material({ base, glow: { color: base, strength: 0.9 }, gloss: 1 }),
  );
  placesOfLights(model, head).forEach((center, i) => {
    const radius = head.scale * 0.13;
    const material = bulbs[i % bulbs.length]!;
    model.ellipsoid(worldFrame(center), material, [0, 0, 0], [radius, radius * 1.25, radius]);
  });
  return null;
};

function placesOfLights(model: Model, head: Frame): Vector[] {
  const ids = piecesOf(model, "horns").flat();
  if (ids.length === 0) {
    return around(9).map(
      (angle) => model.seatIn(head, [0, 0.1, 0], [Math.cos(angle), 0.55, Math.sin(angle)]).point,
    );
  }
  const { spheres } = model.solid();
  return ids.flatMap((id, i): Vector[] => {
    const [x = 0, y = 0, z = 0, radius = 0] = spheres.slice(id * 4, id * 4 + 4);
    const isBroad = radius > head.scale * 0.6;
    const front = add([x, y, z], scale(head.forward, isBroad ? head.scale * 0.12 : radius * 0.7));
    if (!isBroad) return i % 4 === 0 ? [front] : [];
    const out = (angle: number) =>
      add(
        scale(head.right, Math.cos(angle) * radius * 0.36),
        scale(head.up, Math.sin(angle) * radius * 0.36),
      );
    return around(6).map((angle) => add(front, out(angle)));
  });
}

const growths: Record<GrowthName, AddProp> = {
  beard: addBeard,
  moustache: addMoustache,
  fangs: addFangs,
  antennae: addAntennae,
  wig: addWig,
  mohawk: addMohawk,
  clownNose: addClownNose,
  noseRing: addNoseRing,
  lights: addLights,
  scar: addScar,
  stitches: addStitches,
  muscles: addMuscles,
  pegLeg: addPegLeg,
  door: addDoor,
  windows: addWindows,
  saddle: addSaddle,
  barbell: addBarbell,
  tongue: addTongue,
  lips: addLips,
  lashes: addLashes,
  gills: addGills,
  beak: addBeak,
  bill: addBill,
  buttons: addButtons,
  whiskers: addWhiskers,
  freckles: addFreckles,
  brows: addBrows,
  pigtails: addPigtails,
  curlers: addCurlers,
  chimneys: addChimneys,
  propellers: addPropellers,
  flags: addFlags,
  bow: addBow,
  tie: addTie,
  swimRing: addSwimRing,
  young: addYoung,
  claws: addClaws,
  nails: addClaws,
  braces: addBraces,
  earrings: addEarrings,
  armCast: castOn("arms"),
  legCast: castOn("legs"),
  wingCast: castOn("wings"),
  headBandage: addHeadBandage,
  maw: addMaw,
};

export const addGrowth: AddProp = (order) => growths[order.thing as GrowthName]?.(order) ?? null;
