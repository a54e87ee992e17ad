/** A shell with a world on top: turtles, tortoises, snails. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addClam } from "#forge/bodies/parts/clam.ts";
import { addSnail } from "#forge/bodies/features/snail.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addPaw } from "#forge/bodies/parts/paw.ts";
import { around, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { shifted } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Element } from "#game/cards/elements.ts";

const ground = worldFrame();
const snails = new Set("snail nautilus ammonite".split(" "));

const clams = new Set("clam oyster".split(" "));

export const buildTurtle: BuildBody = (order) => {
  const { model, palette, traits, species } = order;
  const isSnail = snails.has(species ?? "");
  const isClam = clams.has(species ?? "");
  const head = lookingFrame(
    isClam ? [0, 0.86, 0.34] : [0, 1.02, 0.88],
    [traits.headTurn, -0.02, 1],
    [traits.tilt, 1, 0],
    0.4,
  );
  const shell = model.material({
    base: palette.rock,
    pattern: { kind: "shell", color: palette.tip, frequency: 3.6 },
    gloss: 0.4,
    bump: 0.2,
  });
  if (isSnail) addSnail(order, head);
  else if (isClam) addClam(order);
  else addTurtle(order, shell);
  inPart(order, "head", () => {
    addHead(order, head);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.7 });
    if (traits.halo) addHalo(order, head, 1.3);
  });
  const isBare = isSnail || isClam || traits.isNatural === true;
  if (!isBare) (growths[order.element] ?? addCrystals)(order);
  addWings(order, { at: [0.3, 0.95, -0.2], sweep: 0.5, size: 0.8, raise: 0.5 });
  return { onGround: true, yaw: 0.55, pitch: 0.17, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame([0, 0.76, 0.69], [0, -0.6, 1], [0, 1, 0.6], 0.25),
  hold: lookingFrame(pointIn(head, [0.2, -0.45, 1]), [0.5, 0, 1], [0, 1, 0], 0.24),
});

function addTurtle(order: BodyOrder, shell: MaterialId): void {
  const { model, materials, traits } = order;

  inPart(order, "shell", () => {
    const radii: Vector = [0.66, 0.5, 0.72];
    model.ellipsoid(ground, shell, [0, 0.68, -0.12], radii);
    model.torus(worldFrame([0, 0.56, -0.12]), materials.accent, [0.6, 0.12], 0.05);
  });
  model.ellipsoid(ground, materials.belly, [0, 0.46, -0.1], [0.58, 0.26, 0.64], 0.06);
  for (const side of sides)
    for (const z of [0.36, -0.48]) inPart(order, "legs", () => addLeg(order, side, z));
  if (traits.tail !== "none") {
    model.chain(ground, materials.skin, [0.14, 0.09, 0.015], { blend: 0.08, steps: 3 }, [
      [0, 0.4, -0.75],
      [0.08, 0.34, -1],
      [0.2, 0.38, -1.15],
    ]);
  }
  model.chain(ground, materials.skin, [0.22, 0.2, 0.22], { blend: 0.1, steps: 3 }, [
    [0, 0.58, 0.45],
    [0, 0.74, 0.68],
    [0, 0.92, 0.8],
  ]);
}

function addLeg(order: BodyOrder, side: Side, z: number): void {
  const material = order.materials.skin;
  order.model.chain(ground, material, [0.19, 0.18, 0.16], { blend: 0.06, steps: 3 }, [
    [side * 0.42, 0.48, z],
    [side * 0.58, 0.32, z + 0.06],
    [side * 0.6, 0.14, z + 0.1],
  ]);
  const at: Vector = [side * 0.6, 0.11, z + 0.14];
  addPaw(order, ground, { at, radius: 0.15, claws: true, material });
}

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.88, 0.8, 0.9], 0.12, { face: true });
  model.ellipsoid(head, materials.belly, [0, -0.28, 0.4], [0.66, 0.42, 0.6], 0.2, { face: true });
  addEyes(order, head, {
    x: 0.46,
    y: 0.12,
    width: 0.25,
    height: 0.32,
    wrap: 0.6,
    slant: -0.25 * traits.fierce,
    lid: mix(0.9, 0.6, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.34, width: 0.34, curve: 0.13, fromDepth: 0.3 });
  addBlush(order, head, { x: 0.62, y: -0.16, radius: 0.17 });
  addMark(order, head);
}

const peak: Vector = [0, 1.36, -0.15];

function addVolcano(order: BodyOrder): void {
  const { model, materials, palette } = order;
  const lava = model.material({
    base: [0.3, 0.22, 0.26],
    pattern: { kind: "rock", crack: palette.glow, frequency: 3.4 },
    bump: 0.5,
  });

  model.cone(ground, lava, [0, 0.92, -0.15], peak, [0.4, 0.17], 0.04);
  model.ellipsoid(ground, materials.glow, [0, 1.4, -0.15], [0.14, 0.06, 0.14]);
  for (const angle of around(6, 0.3)) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    model.cone(
      ground,
      lava,
      [c * 0.5, 0.92, -0.15 + s * 0.5],
      [c * 0.62, 1.12, -0.15 + s * 0.62],
      [0.09, 0.02],
      0.03,
    );
  }
  addFlames(order, ground, {
    count: 8,
    center: [0, 1.34, -0.15],
    spread: 0.14,
    height: 0.6,
    radius: 0.075,
    blend: 0.02,
  });
}

function addTree({ model, materials, palette, dice }: BodyOrder): void {
  model.chain(ground, materials.bark, [0.16, 0.11, 0.09], { blend: 0.08, steps: 3 }, [
    [0, 1.05, -0.15],
    [0.04, 1.3, -0.15],
    [-0.03, 1.55, -0.15],
  ]);
  const foliage = [-0.05, 0, 0.05].map((lightness) =>
    model.material({ base: shifted(palette.leaf, { lightness }), fur: 0.9, translucent: 0.5 }),
  );
  for (let i = 0; i < 9; i++) {
    const angle = i * 2.4;
    model.ellipsoid(
      ground,
      foliage[i % 3]!,
      [Math.cos(angle) * 0.3, 1.66 + 0.14 * Math.sin(i * 1.7), -0.15 + Math.sin(angle) * 0.26],
      [0.26, 0.2, 0.25],
      0.06,
    );
  }
  for (let i = 0; i < 6; i++) {
    const angle = dice.between(-0.6, Math.PI + 0.6);
    model.ellipsoid(
      ground,
      materials.petal,
      [Math.cos(angle) * 0.44, 1.66 + dice.between(-0.12, 0.16), -0.12 + Math.sin(angle) * 0.42],
      [0.06, 0.06, 0.06],
    );
  }
}

function addCrystals(order: BodyOrder): void {
  for (const [i, angle] of around(7).entries()) {
    const out = i === 0 ? 0 : 1;
    const [c, s] = [Math.cos(angle) * out, Math.sin(angle) * out];
    addShard(order, ground, {
      from: [c * 0.26, 1.02, -0.15 + s * 0.26],
      toward: [c * 0.55, 1, s * 0.45],
      radius: 0.11,
      height: 0.5 + order.dice.between(0, 0.3),
    });
  }
}

const growths: Partial<Record<Element, (order: BodyOrder) => void>> = {
  fire: addVolcano,
  nature: addTree,
  earth: addTree,
};
