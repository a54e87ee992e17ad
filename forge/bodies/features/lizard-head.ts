/** Wide heads of frogs, newts and crocodiles: eyes in bumps, gills, long jaws, broad smiles. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, scaled } from "#forge/bodies/parts/face.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Point } from "#forge/shapes/outline.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import type { LizardBuild } from "#forge/bodies/builds/lizard-builds.ts";

export function addLizardHead(order: BodyOrder, head: Frame, build: LizardBuild): void {
  const { model, materials, traits } = order;
  const [, width, height] = build.head;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [width, height, 0.9], 0.12, { face: true });
  model.ellipsoid(
    head,
    materials.belly,
    [0, -height * 0.5, 0.16],
    [width * 0.86, height * 0.5, 0.78],
    0.1,
    { face: true },
  );
  if (build.snout) addSnout(order, head, build);
  if (build.casque) addCasque(order, head);
  const { bumps, x, y, size } = build.eyes;
  for (const side of bumps ? sides : []) {
    model.ellipsoid(
      head,
      materials.skin,
      [side * x, y, 0.34],
      [size * 1.32, size * 1.32, size * 1.25],
      0.06,
      { face: true },
    );
  }
  addEyes(order, head, {
    x: bumps ? x * 1.02 : x,
    y: bumps ? y + 0.02 : y,
    width: size * mix(0.92, 1.05, traits.cute),
    height: size * mix(1.05, 1.22, traits.cute),
    wrap: build.snout ? 0.72 : 0.45,
    slant: -0.35 * traits.fierce,
    lid: mix(0.94, 0.58, traits.fierce),
    style: traits.fierce > 0.5 ? "slit" : "round",
  });
  if (!build.snout) addSmile(order, head, build);
  if (build.gills) for (const side of sides) addGills(order, head, side);
  addBlush(order, head, { x: width * 0.72, y: -0.16, radius: 0.19 });
  if (!bumps) addMark(order, head);
}

/** From cheek to cheek. */
function addSmile({ model, materials, palette }: BodyOrder, head: Frame, build: LizardBuild): void {
  const [, width] = build.head;
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 6 - 1;
    return [t * width * 0.62, -0.32 + 0.17 * t * t + (Math.abs(t) > 0.95 ? 0.05 : 0)];
  });
  model.decal({
    kind: "line",
    frame: head,
    points: scaled(points, head),
    width: 0.03 * head.scale,
    color: palette.ink,
    fromDepth: 0,
    taper: true,
  });
  for (const side of sides) {
    const { point } = model.seatIn(head, [side * 0.1, 0.02, 0], [0, 0, 1]);
    model.ellipsoid({ ...head, origin: point }, materials.nose, [0, 0, 0], [0.035, 0.028, 0.02]);
  }
}

const teethCount = 5;

function addSnout(order: BodyOrder, head: Frame, { snout = [0, 0, 0], teeth }: LizardBuild): void {
  const { model, materials } = order;
  const [length, width, height] = snout;
  const tip = 0.75 + length;

  model.chain(
    head,
    materials.skin,
    [width * 1.2, height * 1.15, width * 0.66],
    { blend: 0.14, face: true },
    [
      [0, -0.06, 0.3],
      [0, -0.14, mix(0.3, tip, 0.55)],
      [0, -0.12, tip - width * 0.6],
    ],
  );
  model.ellipsoid(
    head,
    materials.skin,
    [0, -0.16, mix(0.4, tip, 0.52)],
    [width, height, length * 0.72],
    0.1,
    { face: true },
  );
  model.ellipsoid(
    head,
    materials.belly,
    [0, -0.36, mix(0.3, tip, 0.46)],
    [width * 0.84, height * 0.66, length * 0.68],
    0.04,
    { face: true },
  );
  for (const side of sides) {
    model.ellipsoid(
      head,
      materials.skin,
      [side * width * 0.42, 0.06, tip - width * 0.5],
      [0.13, 0.11, 0.13],
      0.06,
    );
    model.ellipsoid(
      head,
      materials.dark,
      [side * width * 0.46, 0.1, tip - width * 0.36],
      [0.05, 0.04, 0.04],
    );
    for (let i = 0; i < (teeth ? teethCount : 0); i++) {
      const t = i / 4;
      const x = width * mix(1.02, 0.62, t ** 3);
      model.cone(
        head,
        materials.tooth,
        [side * x, -0.22, mix(0.72, tip - 0.1, t)],
        [side * x * 1.03, -0.44, mix(0.72, tip - 0.1, t)],
        [0.085, 0.012],
        0.004,
      );
    }
  }
}

/** The helmet of a chameleon. */
function addCasque({ model, materials }: BodyOrder, head: Frame): void {
  model.cone(head, materials.skin, [0, 0.3, -0.25], [0, 1.05, -0.72], [0.56, 0.12], 0.12);
}

const filaments = 5;

/** Three feathery gills on each side of an axolotl's head. */
function addGills({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  for (const [row, lift] of [0.62, 0.16, -0.28].entries()) {
    const root: Vector = [side * 0.9, 0.12 + lift * 0.55, -0.2];
    const toward: Vector = [side * 0.85, lift + 0.16, -0.28];
    const length = 0.82 - 0.08 * row;
    const at = (t: number): Vector =>
      add(add(root, scale(toward, length * t)), [0, 0.16 * t * t, 0]);
    model.chain(head, materials.gill, [0.12, 0.085, 0.05], { blend: 0.04, steps: 3 }, [
      at(0),
      at(0.5),
      at(1),
    ]);
    for (let i = 0; i < filaments; i++) {
      const t = 0.25 + (0.75 * i) / (filaments - 1);
      for (const turn of [-1, 1]) {
        const end = add(at(t), [side * 0.16, turn * (0.27 - 0.1 * t), -0.04]);
        model.cone(head, materials.gill, at(t), end, [0.065, 0.028], 0.015);
      }
    }
  }
}
