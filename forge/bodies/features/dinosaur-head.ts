/** A big head with a broad jaw, for hunters with teeth and grazers with beaks. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark } from "#forge/bodies/parts/face.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { DinosaurBuild } from "#forge/bodies/builds/dinosaur-builds.ts";

export function addDinosaurHead(order: BodyOrder, head: Frame, build: DinosaurBuild): void {
  const { model, materials, traits } = order;
  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.88, 0.84, 0.9], 0.12, { face: true });
  addJaws(order, head, build);
  for (const side of sides) {
    model.cone(
      head,
      materials.skin,
      [side * 0.3, 0.5, 0.66],
      [side * 0.66, 0.6, 0.2],
      [0.13, 0.1],
      0.1,
      { face: true },
    );
  }
  addEyes(order, head, {
    x: 0.52,
    y: 0.2,
    width: mix(0.24, 0.29, traits.cute),
    height: mix(0.29, 0.36, traits.cute),
    wrap: 0.7,
    slant: -0.4 * traits.fierce,
    lid: mix(0.92, 0.58, traits.fierce),
    style: traits.fierce > 0.6 ? "slit" : "round",
  });
  addBlush(order, head, { x: 0.66, y: -0.16, radius: 0.18 });
  addMark(order, head);
}

const teethCount = 5;

function addJaws(order: BodyOrder, head: Frame, build: DinosaurBuild): void {
  const { model, materials } = order;
  const [length, width, height] = build.snout;
  const tip = 0.72 + length;

  model.chain(
    head,
    materials.skin,
    [width * 1.05, height * 1.3, height * 1.05],
    { blend: 0.14, face: true },
    [
      [0, -0.02, 0.25],
      [0, -0.1, mix(0.25, tip, 0.6)],
      [0, -0.12, tip - width * 0.7],
    ],
  );
  model.ellipsoid(head, materials.skin, [0, -0.14, tip - 0.45], [width, height, 0.5], 0.08, {
    face: true,
  });
  model.ellipsoid(
    head,
    materials.belly,
    [0, -0.46, mix(0.3, tip, 0.42)],
    [width * 0.86, height * 0.62, 0.32 + length * 0.5],
    0.03,
    { face: true },
  );
  for (const side of sides) {
    model.ellipsoid(
      head,
      materials.dark,
      [side * width * 0.42, 0.1, tip - 0.12],
      [0.06, 0.045, 0.05],
    );
    for (let i = 0; i < (build.teeth ? teethCount : 0); i++) {
      const t = i / (teethCount - 1);
      const x = width * mix(1, 0.4, t ** 2.5);
      const z = mix(0.55, tip - 0.02, t);
      model.cone(
        head,
        materials.tooth,
        [side * x, -0.3, z],
        [side * x * 1.02, -0.52, z + 0.02],
        [0.085, 0.012],
        0.004,
      );
    }
  }
  if (build.beak) addBeak(order, head, build);
}

function addBeak({ model, materials }: BodyOrder, head: Frame, { snout }: DinosaurBuild): void {
  const [length, width] = snout;
  const tip = 0.72 + length;
  model.chain(head, materials.horn, [width * 0.72, width * 0.45, 0.05], { blend: 0.05 }, [
    [0, -0.08, tip - 0.3],
    [0, -0.14, tip + 0.06],
    [0, -0.4, tip + 0.1],
  ]);
}
