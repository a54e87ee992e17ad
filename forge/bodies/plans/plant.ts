/** Rooted and happy: flowers, mushrooms, trees. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { around, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { mixColors, black, shifted } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  directionIn,
  lookingFrame,
  pointIn,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
const headSize = 0.5;

type Kind = "flower" | "mushroom" | "tree";

const mushrooms = new Set("mushroom toadstool fungus".split(" "));
const trees = new Set("tree ent treant dryad acorn bonsai willow oak bamboo mandrake".split(" "));

function kindOf(species: string | null): Kind {
  if (mushrooms.has(species ?? "")) return "mushroom";
  return trees.has(species ?? "") ? "tree" : "flower";
}

export const buildPlant: BuildBody = (order) => {
  const { traits, materials, species } = order;
  const kind = kindOf(species);
  const head = lookingFrame(
    [0, 1.2, 0.12],
    [traits.headTurn, -0.04, 1],
    [traits.tilt, 1, 0],
    headSize,
  );
  addTrunk(order, trunks(materials)[kind]);
  for (const side of sides) inPart(order, "arms", () => addArm(order, side));
  inPart(order, "head", () => {
    heads[kind](order, head);
    addFace(order, head, kind);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.9 });
    if (traits.halo) addHalo(order, head, 1.7);
  });
  addWings(order, { at: [0.25, 0.7, -0.25], sweep: 0.4, size: 0.7, raise: 0.35 });
  return { onGround: true, yaw: 0.4, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: worldFrame([0, 0.86, 0.05], 0.36),
  hold: lookingFrame([0.8, 0.96, 0.34], [0.3, 0, 1], [0, 1, 0], 0.24),
});

const trunks = ({ skin, belly, bark }: BodyOrder["materials"]): Record<Kind, MaterialId> => ({
  flower: skin,
  mushroom: belly,
  tree: bark,
});

/** A sack of a body on six roots. */
function addTrunk({ model, materials }: BodyOrder, material: MaterialId): void {
  model.ellipsoid(ground, material, [0, 0.55, 0], [0.42, 0.44, 0.4], 0.14);
  model.ellipsoid(
    ground,
    material === materials.skin ? materials.belly : material,
    [0, 0.5, 0.14],
    [0.3, 0.33, 0.3],
    0.08,
  );
  for (const angle of around(6, 0.3)) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    model.chain(
      ground,
      material === materials.skin ? materials.limb : material,
      [0.17, 0.12, 0.05],
      { blend: 0.1, steps: 3 },
      [
        [c * 0.24, 0.3, s * 0.24],
        [c * 0.42, 0.14, s * 0.42],
        [c * 0.62, 0.05, s * 0.62],
      ],
    );
  }
}

function addArm({ model, materials, traits }: BodyOrder, side: Side): void {
  model.chain(ground, materials.limb, [0.09, 0.065, 0.05], { blend: 0.06 }, [
    [side * 0.32, 0.7, 0.08],
    [side * 0.6, 0.74, 0.2],
    [side * 0.78, 0.98, 0.24],
  ]);
  // A leaf for a hand, unless the hand is busy.
  if (side === 1 && traits.carries) return;
  model.plate(
    lookingFrame([side * 0.76, 0.94, 0.24], [side * 0.2, 0.25, 1], [side * 0.6, 1, 0.1], 0.62),
    materials.leaf,
    leafOutline(0.34, 1),
    0.04,
    0.05,
    { round: 0.03, bend: [-0.5, -0.2] },
  );
}

function addFace(order: BodyOrder, head: Frame, kind: Kind): void {
  const { model, materials, traits, palette } = order;
  const material = kind === "tree" ? materials.bark : materials.belly;
  model.ellipsoid(head, material, [0, 0, 0], [0.85, 0.8, 0.72], 0.06, { face: true });
  addEyes(order, head, {
    x: 0.38,
    y: 0,
    width: 0.24,
    height: 0.32,
    wrap: 0.4,
    slant: -0.3 * traits.fierce,
    lid: mix(0.95, 0.68, traits.fierce),
    skin: mixColors(kind === "tree" ? palette.accent : palette.belly, black, 0.08),
  });
  addMouth(order, head, { kind: "curve", y: -0.4, width: 0.16, curve: 0.08, fromDepth: 0.2 });
  addBlush(order, head, { x: 0.58, y: -0.26, radius: 0.18 });
  if (kind !== "flower") addMark(order, head);
}

/** Two rings around the face: petals in front, leaves behind, and a sprout with a light. */
function addPetals({ model, materials }: BodyOrder, head: Frame): void {
  const petals = 11;
  for (const ring of [0, 1]) {
    for (const angle of around(petals, (ring * Math.PI) / petals)) {
      const out: Vector = [Math.cos(angle), Math.sin(angle), 0];
      const length = ring ? 1.24 : 1;
      const up = directionIn(head, [out[0], out[1], ring ? -0.35 : 0.12]);
      const root = pointIn(head, [out[0] * 0.62, out[1] * 0.6, -0.25 - ring * 0.12]);
      model.ellipsoid(
        standingFrame(
          add(root, scale(up, length * 0.5 * head.scale)),
          normalize(add(head.forward, scale(directionIn(head, out), -0.35))),
          up,
          head.scale,
        ),
        ring ? materials.leaf : materials.petal,
        [0, 0, 0],
        [ring ? 0.28 : 0.275, length * 0.6, 0.07],
        0.03,
      );
    }
  }
  model.chain(head, materials.limb, [0.07, 0.055, 0.05], { blend: 0.05 }, [
    [0, 0.7, -0.1],
    [0.1, 1.2, -0.15],
    [0.35, 1.5, 0.1],
  ]);
  model.ellipsoid(head, materials.glow, [0.38, 1.52, 0.14], [0.17, 0.17, 0.17], 0.02);
}

/** Spots on a mushroom's cap: angle around it, and height on it. */
const capSpots = [
  [1.1, 0.5],
  [2.1, 0.42],
  [1.6, 0.86],
  [0.3, 0.6],
  [2.8, 0.75],
  [1.57, 0.2],
] as const;

function addCap({ model, materials, palette }: BodyOrder, head: Frame): void {
  const cap = model.material({ base: palette.base, gloss: 0.6, translucent: 0.3 });
  model.ellipsoid(head, cap, [0, 0.78, -0.14], [1.45, 0.78, 1.3], 0.05);
  model.ellipsoid(head, materials.belly, [0, 0.6, -0.14], [1.28, 0.28, 1.12], 0.04);
  for (const [angle, height] of capSpots) {
    const reach = Math.cos(height);
    const toward: Vector = [Math.cos(angle) * reach, Math.sin(height), Math.sin(angle) * reach];
    const { point, normal } = model.seatIn(head, [0, 0.78, -0.14], toward);
    model.ellipsoid(
      lookingFrame(point, normal, [0, 1, 0], head.scale),
      materials.belly,
      [0, 0, 0],
      [0.2, 0.2, 0.07],
      0.02,
    );
  }
}

function addCrown({ model, materials, palette, dice }: BodyOrder, head: Frame): void {
  const foliage = [-0.05, 0, 0.06].map((lightness) =>
    model.material({ base: shifted(palette.leaf, { lightness }), fur: 0.9, translucent: 0.5 }),
  );
  for (const [i, angle] of around(13).entries()) {
    const isTop = i % 3 === 0;
    const out = isTop ? 0.45 : 0.92;
    model.ellipsoid(
      head,
      foliage[i % 3]!,
      [
        Math.cos(angle) * out,
        (isTop ? 1.18 : 0.72) + dice.between(-0.1, 0.1),
        -0.18 + Math.sin(angle) * out * 0.75,
      ],
      [0.52, 0.42, 0.5],
      0.06,
    );
  }
  for (let i = 0; i < 9; i++) {
    const angle = dice.between(0.1, Math.PI - 0.1);
    const out = dice.between(0.9, 1.3);
    model.ellipsoid(
      head,
      materials.petal,
      [Math.cos(angle) * out, dice.between(0.75, 1.25), -0.14 + Math.sin(angle) * out * 0.85],
      [0.12, 0.12, 0.12],
      0.01,
    );
  }
  for (const side of sides) {
    model.plate(
      standingFrame(
        pointIn(head, [side * 0.8, 0.35, 0.3]),
        [side * 0.4, 0.1, 1],
        [side, 0.25, 0],
        headSize,
      ),
      materials.leaf,
      leafOutline(0.24, 0.75),
      0.04,
      0.03,
      { bend: [-0.4, -0.2] },
    );
  }
}

const heads: Record<Kind, (order: BodyOrder, head: Frame) => void> = {
  flower: addPetals,
  mushroom: addCap,
  tree: addCrown,
};
