/** Boulders that stand up: golems, giants, knights, robots. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { growOnShoulders } from "#forge/bodies/features/golem-growths.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { darkened, mixColors, type Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  lookingFrame,
  movedTo,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { buildPebble } from "./pebble.ts";

const ground = worldFrame();

const robots = new Set("robot mech android machine droid automaton".split(" "));
const knights = new Set(
  "knight warrior guard guardian armor armour gladiator paladin sentinel".split(" "),
);

type Kind = "stone" | "robot" | "knight";

function kindOf(species: string | null): Kind {
  if (robots.has(species ?? "")) return "robot";
  return knights.has(species ?? "") ? "knight" : "stone";
}

/** Golems are stone, robots are painted, knights are steel in the colour of their element. */
function surfaceOf({ model, materials, palette }: BodyOrder, kind: Kind): MaterialId {
  if (kind === "stone") return materials.rock;
  const steel: Color = [0.72, 0.76, 0.84];
  const base = kind === "robot" ? palette.base : mixColors(steel, palette.base, 0.3);
  return model.material({ base, gloss: 0.9, bump: 0.08, belly: { color: palette.belly } });
}

/** As cute as this, a golem is one round stone. */
const pebbleFrom = 0.75;

type Golem = { order: BodyOrder; surface: MaterialId; kind: Kind };

export const buildGolem: BuildBody = (order) => {
  const { traits } = order;
  const kind = kindOf(order.species);
  if (kind === "stone" && traits.cute > pebbleFrom) return buildPebble(order);
  const golem: Golem = { order, surface: surfaceOf(order, kind), kind };
  const head = lookingFrame(
    [0, 1.66, 0.24],
    [traits.headTurn * 0.8, -0.06, 1],
    [traits.tilt, 1, 0],
    0.42,
  );
  addTorso(golem);
  for (const side of sides) {
    inPart(order, "arms", () => addArm(golem, side));
    inPart(order, "legs", () => addLeg(golem, side));
  }
  inPart(order, "head", () => {
    addHead(golem, head);
    if (traits.horns) addHorns(order, head, traits.horns);
    else if (kind === "robot") addFeeler(order, head);
    else if (kind === "knight") addHelmet(order, head);
    if (traits.halo) addHalo(order, head, 1.35);
  });
  if (kind === "stone") growOnShoulders(order);
  if (kind === "stone" && order.element === "fire") addBurningCrown(order, head);
  addWings(order, { at: [0.3, 1.3, -0.3], sweep: 0.4, size: 0.9, raise: 0.45 });
  return { onGround: true, yaw: 0.42, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: worldFrame([0, 1.4, 0.12], 0.36),
  hold: lookingFrame([0.88, 0.34, 0.76], [0.4, 0, 1], [0, 1, 0], 0.28),
});

/** A stone never lies quite straight. */
const tilted = ({ dice }: BodyOrder, most: number): Frame =>
  standingFrame(
    [0, 0, 0],
    [dice.between(-most, most), dice.between(-most, most), 1],
    [dice.between(-most, most), 1, 0],
  );

type Stone = { at: Vector; half: Vector; frame?: Frame; blend?: number; tilt?: number };

/** A boulder: a box that is mostly its own rounding. */
function addStone({ order, surface, kind }: Golem, stone: Stone): void {
  const { at, half, frame = ground, blend = 0.05, tilt = 0.22 } = stone;
  const least = Math.min(...half);
  const isMade = kind !== "stone";
  order.model.box(frame, surface, at, half, blend, {
    round: least * (isMade ? 0.6 : 0.72),
    axes: isMade ? frame : tilted(order, tilt),
  });
}

function addTorso(golem: Golem): void {
  const { model, materials, dice } = golem.order;
  const { surface, kind } = golem;
  model.ellipsoid(ground, surface, [0, 1.12, -0.02], [0.52, 0.42, 0.4], 0.06);
  addStone(golem, { at: [0, 0.7, 0], half: [0.32, 0.24, 0.28], blend: 0.06 });
  for (const side of sides) {
    addStone(golem, { at: [side * 0.24, 1.2, 0.2], half: [0.24, 0.22, 0.2], blend: 0.04 });
  }
  if (kind === "stone") {
    for (let i = 0; i < 9; i++) {
      const angle = dice.between(0, 2 * Math.PI);
      const size = dice.between(0.09, 0.16);
      addStone(golem, {
        at: [Math.cos(angle) * 0.4, dice.between(0.72, 1.42), Math.sin(angle) * 0.3],
        half: [size, size * 0.8, size],
        blend: 0.03,
        tilt: 1,
      });
    }
  }
  // The heart, in a ring.
  const heart: Vector = [0, 1.06, 0.36];
  const radii: Vector = [0.15, 0.17, 0.12];
  model.ellipsoid(ground, materials.glow, heart, radii);
  model.torus(
    lookingFrame([0, 1.06, 0.4], [0, 1, 0], [0, 0, 1]),
    materials.dark,
    [0.19, 0.05],
    0.02,
  );
}

function addArm(golem: Golem, side: Side): void {
  const { model, materials } = golem.order;

  addStone(golem, { at: [side * 0.66, 1.3, 0.02], half: [0.29, 0.25, 0.29], blend: 0.04 });
  addStone(golem, { at: [side * 0.62, 1.46, -0.06], half: [0.2, 0.14, 0.19], blend: 0.03 });
  model.cone(
    ground,
    materials.dark,
    [side * 0.72, 1.12, 0.06],
    [side * 0.8, 0.86, 0.16],
    [0.13, 0.12],
    0.04,
  );
  // The forearm swells towards the fist.
  model.cone(
    ground,
    golem.surface,
    [side * 0.8, 0.84, 0.16],
    [side * 0.86, 0.5, 0.32],
    [0.16, 0.24],
    0.04,
  );
  addStone(golem, { at: [side * 0.92, 0.72, 0.2], half: [0.14, 0.18, 0.15], blend: 0.03 });
  addStone(golem, { at: [side * 0.87, 0.42, 0.37], half: [0.21, 0.17, 0.2], blend: 0.04 });
  for (const i of fan(1)) {
    addStone(golem, {
      at: [side * 0.87 + i * 0.14, 0.31, 0.5],
      half: [0.075, 0.12, 0.09],
      blend: 0.02,
      tilt: 0.1,
    });
  }
  addStone(golem, { at: [side * 0.68, 0.38, 0.46], half: [0.07, 0.1, 0.08], blend: 0.02 });
}

function addLeg(golem: Golem, side: Side): void {
  golem.order.model.cone(
    ground,
    golem.surface,
    [side * 0.22, 0.58, 0],
    [side * 0.3, 0.24, 0.04],
    [0.19, 0.22],
    0.05,
  );
  addStone(golem, { at: [side * 0.3, 0.4, 0.16], half: [0.14, 0.13, 0.1], blend: 0.03 });
  addStone(golem, { at: [side * 0.32, 0.13, 0.12], half: [0.23, 0.14, 0.28], blend: 0.04 });
  for (const i of fan(1)) {
    addStone(golem, {
      at: [side * 0.32 + i * 0.14, 0.08, 0.38],
      half: [0.08, 0.08, 0.09],
      blend: 0.02,
      tilt: 0.1,
    });
  }
}

function addHead(golem: Golem, head: Frame): void {
  const { order, surface } = golem;
  const { model, palette } = order;

  model.box(head, surface, [0, 0.12, -0.06], [0.82, 0.68, 0.7], 0.05, { axes: head, round: 0.46 });
  model.box(head, surface, [0, -0.44, 0.26], [0.62, 0.28, 0.5], 0.05, { axes: head, round: 0.22 });
  for (const side of sides) {
    // Heavy brows over deep eyes.
    model.cone(
      head,
      surface,
      [side * 0.1, 0.32, 0.66],
      [side * 0.66, 0.46, 0.4],
      [0.15, 0.2],
      0.05,
    );
  }
  const skin = golem.kind === "stone" ? palette.rock : palette.base;
  addEyes(order, head, {
    x: 0.36,
    y: 0.02,
    width: 0.22,
    height: 0.25,
    style: "glow",
    slant: -0.35,
    lid: 0.7,
    wrap: 0.15,
    skin: darkened(skin, 0.8),
  });
}

function addFeeler({ model, materials }: BodyOrder, head: Frame): void {
  model.cone(head, materials.metal, [0, 0.7, 0], [0, 1.15, -0.05], [0.09, 0.05], 0.03);
  model.ellipsoid(head, materials.glow, [0, 1.22, -0.05], [0.14, 0.14, 0.14]);
  for (const side of sides) {
    model.ellipsoid(head, materials.metal, [side * 0.82, 0.1, 0], [0.14, 0.26, 0.26], 0.02);
  }
}

/** A golden band around the brow and a plume that falls back. */
function addHelmet({ model, materials }: BodyOrder, head: Frame): void {
  model.torus(movedTo(head, [0, 0.6, -0.1]), materials.gold, [0.66, 0.1], 0.02);
  for (const i of fan(3)) {
    const back = (i + 3) / 6;
    model.chain(head, materials.feather2, [0.1, 0.15, 0.12, 0.02], { blend: 0.05 }, [
      [0, 0.74, 0.2 - back * 0.5],
      [0, 1.25 - 0.15 * back, 0.1 - back * 0.7],
      [0, 1.3 - 0.5 * back, -0.45 - back * 0.8],
      [0.05, 0.85 - 0.7 * back, -0.9 - back * 0.7],
    ]);
  }
}

const addBurningCrown = (order: BodyOrder, head: Frame) =>
  addFlames(order, head, {
    count: 7,
    center: [0, 0.6, -0.1],
    spread: 0.5,
    height: 1,
    radius: 0.22,
  });
