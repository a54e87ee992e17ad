/** Low on the ground under a shell of bands, with a pointed snout and a plated tail; a pangolin has scales. */
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addPaw } from "#forge/bodies/parts/paw.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { darkened, shifted } from "#forge/paint/color.ts";
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
import { rowsOf, softened } from "#forge/shapes/outline.ts";
import { alongSpline } from "#forge/shapes/spline.ts";
import { subtract, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

export function buildArmadillo(order: BodyOrder): Body {
  const { model, palette, traits, species } = order;
  const head = lookingFrame(
    [0, 0.6, 0.9],
    [traits.headTurn * 0.8 - 0.1, -0.12, 1],
    [traits.tilt, 1, 0],
    0.31 * mix(0.94, 1.1, traits.cute),
  );
  const isScaly = species === "pangolin";
  const plate = model.material({
    base: palette.base,
    gloss: 0.5,
    pattern: isScaly
      ? { kind: "hide", color: shifted(palette.base, { lightness: 0.1 }), frequency: 5 }
      : { kind: "scales", color: shifted(palette.base, { lightness: 0.12 }), frequency: 13 },
  });
  const band = model.material({ base: shifted(palette.base, { lightness: 0.14 }), gloss: 0.5 });
  const shell = { plate, band: isScaly ? plate : band };
  addUnderside(order, head);
  inPart(order, "shell", () => addShell(order, shell));
  for (const side of sides) addLegs(order, side);
  inPart(order, "head", () => {
    addHead(order, head, plate);
    addOwnEars(order, head);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, 2);
  });
  if (traits.tail !== "none") inPart(order, "tail", () => addTail(order, shell));
  addWings(order, { at: [0.3, 1.1, -0.1], sweep: 0.5, size: 0.8, raise: 0.5 });
  addRidge(order, ground, rowsOf("0 1.18 0.24, 0 1.26 -0.16, 0 1.14 -0.6"));
  return {
    onGround: true,
    yaw: 1.1,
    pitch: 0.14,
    anchors: {
      head,
      neck: lookingFrame([0, 0.58, 0.68], [0, -0.4, 1], [0, 1, 0.6], 0.24),
      hold: lookingFrame(pointIn(head, [0.3, -0.9, 1.6]), [0.5, 0, 1], [0, 1, 0], 0.22),
    },
  };
}

type Shell = { plate: MaterialId; band: MaterialId };

function addUnderside({ model, materials }: BodyOrder, head: Frame): void {
  model.ellipsoid(ground, materials.belly, [0, 0.52, -0.1], [0.46, 0.34, 0.8], 0.06);
  model.cone(
    ground,
    materials.belly,
    [0, 0.58, 0.5],
    pointIn(head, [0, -0.1, -0.2]),
    [0.3, head.scale * 0.72],
    0.1,
  );
}

const bandCount = 7;

/** A shield on the shoulders, another on the hips, and bands that overlap between them. */
function addShell({ model, materials }: BodyOrder, { plate, band }: Shell): void {
  model.ellipsoid(ground, plate, [0, 0.62, 0.34], [0.55, 0.52, 0.4]);
  model.ellipsoid(ground, plate, [0, 0.62, -0.62], [0.57, 0.54, 0.42]);
  for (let i = 0; i < bandCount; i++) {
    const t = i / (bandCount - 1);
    const swell = 1 + 0.07 * Math.sin(Math.PI * t);
    model.ellipsoid(
      lookingFrame([0, 0.62, mix(0.26, -0.56, t)], [0, 0.06, 1]),
      i % 2 === 0 ? band : plate,
      [0, 0, 0],
      [0.6 * swell, 0.59 * swell, 0.115],
    );
  }
  // The rim below, where the shell ends.
  for (const side of sides) {
    model.chain(ground, materials.bone, [0.05, 0.06, 0.06, 0.05], { blend: 0.03 }, [
      [side * 0.42, 0.5, 0.5],
      [side * 0.57, 0.42, 0.14],
      [side * 0.6, 0.4, -0.2],
      [side * 0.46, 0.46, -0.8],
    ]);
  }
}

function addLegs(order: BodyOrder, side: Side): void {
  const { model, materials } = order;
  for (const [z, step] of [
    [0.36, side * 0.08],
    [-0.5, side * -0.08],
  ] as const) {
    inPart(order, "legs", () => {
      model.cone(
        ground,
        materials.limb,
        [side * 0.32, 0.44, z],
        [side * 0.36, 0.12, z + step],
        [0.18, 0.12],
        0.06,
      );
      addPaw(order, ground, { at: [side * 0.36, 0.1, z + 0.06 + step], radius: 0.13, claws: true });
    });
  }
}

function addHead(order: BodyOrder, head: Frame, plate: MaterialId): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.belly, [0, 0, 0], [0.86, 0.82, 0.95], 0.12, { face: true });
  model.cone(head, materials.belly, [0, -0.22, 0.4], [0, -0.5, 1.9], [0.56, 0.17], 0.16, {
    face: true,
  });
  model.ellipsoid(head, plate, [0, 0.34, 0.06], [0.74, 0.62, 0.86], 0.02, { face: true });
  model.cone(head, plate, [0, 0.1, 0.7], [0, -0.28, 1.5], [0.4, 0.14], 0.04, { face: true });
  model.ellipsoid(head, materials.nose, [0, -0.46, 2.02], [0.18, 0.15, 0.12]);
  addEyes(order, head, {
    x: 0.5,
    y: -0.02,
    width: 0.27,
    height: 0.33,
    wrap: 0.75,
    slant: -0.3 * traits.fierce,
    lid: mix(0.92, 0.62, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.7, width: 0.26, curve: 0.2, fromDepth: 0.5 });
  addBlush(order, head, { x: 0.6, y: -0.36, radius: 0.17 });
  addMark(order, head);
}

const ear = softened(
  rowsOf("-0.12 -0.1, -0.26 0.4, -0.2 0.9, 0 1.12, 0.2 0.9, 0.26 0.4, 0.12 -0.1"),
);

/** Long and upright, unless words ask for other ones. */
function addOwnEars(order: BodyOrder, head: Frame): void {
  const { model, materials, traits, species } = order;
  if (traits.ears) {
    addEars(order, head, traits.ears, 0.9);
    return;
  }
  const size = species === "pangolin" ? 0.45 : 1;
  inPart(order, "ears", () => {
    for (const side of sides) {
      const frame = lookingFrame(
        pointIn(head, [side * 0.42, 0.66, -0.28]),
        directionIn(head, [side * 0.75, 0, 1]),
        directionIn(head, [side * 0.42, 1, -0.25]),
        head.scale * size,
      );
      model.plate(frame, materials.skin, ear, 0.07, 0.05, { round: 0.05, bend: [-0.5, -0.05] });
      model.plate(
        { ...frame, origin: pointIn(frame, [0, 0.14, 0.07]), scale: frame.scale * 0.66 },
        materials.inner,
        ear,
        0.05,
        0,
        { bend: [-0.5, -0.05] },
      );
    }
  });
}

const tailPoints: readonly Vector[] = rowsOf(
  "0 0.5 -0.92, 0.1 0.34 -1.2, 0.24 0.16 -1.5, 0.42 0.14 -1.82, 0.6 0.22 -2.1",
);
const tailRadii = [0.26, 0.2, 0.14, 0.085, 0.02];

function addTail({ model, palette }: BodyOrder, { plate, band }: Shell): void {
  model.chain(ground, plate, tailRadii, { blend: 0.06 }, tailPoints);
  const seam = model.material({ base: darkened(palette.base, 0.7), gloss: 0.4 });
  for (let i = 0; i < 8; i++) {
    const at = 0.35 + i * 0.42;
    const { point, radius } = alongSpline(tailPoints, tailRadii, at);
    const next = alongSpline(tailPoints, tailRadii, at + 0.1).point;
    model.torus(
      standingFrame(point, [1, 0, 0], subtract(next, point)),
      i % 2 === 0 ? band : seam,
      [radius * 0.96, 0.03],
      0.01,
    );
  }
}
