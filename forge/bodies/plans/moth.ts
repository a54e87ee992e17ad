/** Wings wider than the body is long: moths, butterflies, bees, dragonflies. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import {
  addGlassWings,
  addPaintedWings,
  beeWings,
  dragonflyWings,
} from "#forge/bodies/features/moth-wings.ts";
import { addStinger, smallAbdomens, type SmallFlier } from "#forge/bodies/parts/abdomens.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { around, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { add, normalize } from "#forge/shapes/vector.ts";

const air = worldFrame([0, 0.3, 0]);

type Kind = "moth" | "dragonfly" | SmallFlier;

const bees = new Set("bee bumblebee honeybee cicada".split(" "));
const smallFliers: Readonly<Record<string, SmallFlier>> = {
  wasp: "wasp",
  hornet: "wasp",
  fly: "fly",
  housefly: "fly",
  mosquito: "mosquito",
  midge: "mosquito",
  firefly: "firefly",
  glowworm: "firefly",
};
const dragonflies = new Set("dragonfly damselfly mayfly".split(" "));

function kindOf(species: string | null): Kind {
  if (bees.has(species ?? "")) return "bee";
  const small = smallFliers[species ?? ""];
  if (small) return small;
  return dragonflies.has(species ?? "") ? "dragonfly" : "moth";
}

export const buildMoth: BuildBody = (order) => {
  const { traits, species } = order;
  const kind = kindOf(species);
  const head = lookingFrame(
    pointIn(air, [0, 1.38, 0.34]),
    [traits.headTurn, -0.05, 1],
    [traits.tilt, 1, 0],
    0.38,
  );
  addTorso(order, furry.has(kind));
  abdomens[kind](order);
  if (kind === "mosquito") addStinger(order, head);
  inPart(order, "head", () => addHead(order, head));
  for (const side of sides) {
    if (kind === "moth") addFeatheredFeeler(order, head, side);
    else addFeeler(order, head, side);
    inPart(order, "legs", () => addLegs(order, side));
    if (traits.wings === "none") continue;
    inPart(order, "wings", () => {
      if (kind === "moth") addPaintedWings(order, air, side);
      else addGlassWings(order, air, side, kind === "dragonfly" ? dragonflyWings : beeWings);
    });
  }
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.halo) addHalo(order, head, 1.6);
  return {
    onGround: false,
    // A bee shows its stripes, a moth its wings.
    yaw: kind === "moth" ? 0.28 : 0.6,
    fillHeight: 0.82,
    fillWidth: 0.92,
    anchors: anchorsOf(head),
  };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame(pointIn(air, [0, 1.14, 0.22]), [0, -0.3, 1], [0, 1, 0.4], 0.26),
  hold: lookingFrame(pointIn(air, [0.16, 0.52, 0.44]), [0.3, 0, 1], [0, 1, 0], 0.22),
});

const furry: ReadonlySet<Kind> = new Set<Kind>(["moth", "bee", "dragonfly"]);

function addTorso({ model, materials }: BodyOrder, isFurry: boolean): void {
  model.chain(air, materials.skin, [0.2, 0.27, 0.26], { blend: 0.1 }, [
    [0, 0.72, -0.22],
    [0, 0.95, 0.05],
    [0, 1.12, 0.2],
  ]);
  for (const angle of isFurry ? around(9) : []) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    addTuft(model, {
      frame: air,
      material: materials.belly,
      from: [c * 0.22, 1.12 + s * 0.2, 0.14],
      toward: normalize([c, s * 0.8 - 0.1, 0.25]),
      length: 0.3,
      radius: 0.14,
      blend: 0.1,
    });
  }
}

const abdomens: Record<Kind, (order: BodyOrder) => void> = {
  ...smallAbdomens,
  moth({ model, materials }) {
    model.cone(air, materials.skin, [0, 0.74, -0.2], [0, 0.52, -0.44], [0.21, 0.11], 0.1);
  },
  dragonfly({ model, materials, palette }) {
    const ringed = model.material({
      base: palette.base,
      pattern: { kind: "rings", color: palette.accent, count: 9 },
      gloss: 0.8,
    });
    model.chain(air, ringed, [0.17, 0.11, 0.085, 0.075], { blend: 0.06, steps: 5 }, [
      [0, 0.72, -0.2],
      [0.05, 0.5, -0.6],
      [0.2, 0.38, -1.05],
      [0.42, 0.46, -1.4],
    ]);
    model.ellipsoid(air, materials.glow, [0.45, 0.48, -1.43], [0.1, 0.1, 0.1]);
  },
};

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;
  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.95, 0.88, 0.85], 0.12, { face: true });
  addEyes(order, head, {
    x: 0.46,
    y: 0.02,
    width: 0.29,
    height: 0.38,
    wrap: 0.6,
    iris: [0.85, 0.92],
    slant: -0.3 * traits.fierce,
    lid: mix(0.98, 0.7, traits.fierce),
  });
  addMouth(order, head, { kind: "cat", y: -0.46, width: 0.13, fromDepth: 0.3 });
  addBlush(order, head, { x: 0.5, y: -0.42, radius: 0.16 });
  addMark(order, head);
}

/** A thread with a knob. */
function addFeeler({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  model.chain(head, materials.dark, [0.05, 0.045, 0.04], { blend: 0.006 }, [
    [side * 0.25, 0.75, 0.25],
    [side * 0.4, 1.2, 0.4],
    [side * 0.72, 1.42, 0.5],
  ]);
  model.ellipsoid(head, materials.dark, [side * 0.75, 1.44, 0.51], [0.1, 0.1, 0.1]);
}

function addFeatheredFeeler({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  const path = model.chain(head, materials.accent, [0.06, 0.05, 0.04, 0.02], { blend: 0.02 }, [
    [side * 0.25, 0.75, 0.2],
    [side * 0.5, 1.25, 0.25],
    [side * 0.95, 1.6, 0.1],
    [side * 1.3, 1.55, 0],
  ]);
  for (const [i, from] of path.entries()) {
    if (i < 2) continue;
    for (const way of sides) {
      model.cone(
        head,
        materials.accent,
        from,
        add(from, [side * 0.06 * (way + 1), way * 0.22 * (1 - i / 16), -0.03]),
        [0.028, 0.008],
        0.01,
      );
    }
  }
}

function addLegs({ model, materials }: BodyOrder, side: Side): void {
  for (let i = 0; i < 2; i++) {
    model.chain(air, materials.dark, [0.042, 0.034, 0.02], { blend: 0.006, steps: 3 }, [
      [side * 0.16, 0.85 - i * 0.16, 0.2],
      [side * 0.32, 0.68 - i * 0.18, 0.36],
      [side * 0.3, 0.48 - i * 0.18, 0.3],
    ]);
  }
}
