/** Faces of monkeys, sloths, kangaroos and bats, and the ears that go with them. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addGorillaFace } from "#forge/bodies/mammals/gorilla.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth, scaled } from "#forge/bodies/parts/face.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { darkened } from "#forge/paint/color.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Point } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { ClimberBuild } from "#forge/bodies/builds/climber-builds.ts";

export function addClimberHead(order: BodyOrder, head: Frame, build: ClimberBuild): void {
  const { model, materials, traits } = order;
  const radii: Vector = build.face === "muzzle" ? [0.84, 0.84, 0.88] : [1, 0.9, 0.9];
  model.ellipsoid(head, materials.skin, [0, 0, 0], radii, 0.12, { face: true });
  faces[build.face](order, head);
  addEyes(order, head, {
    x: 0.42,
    y: 0.06,
    width: 0.26,
    height: build.face === "sloth" ? 0.29 : 0.34,
    wrap: 0.55,
    slant: build.face === "sloth" ? 0.12 : -0.3 * traits.fierce,
    lid: build.face === "sloth" ? 0.62 : mix(0.94, 0.6, traits.fierce),
  });
  addBlush(order, head, { x: 0.64, y: -0.28, radius: 0.18 });
  if (build.face !== "sloth") addMark(order, head);
}

const faces: Record<ClimberBuild["face"], (order: BodyOrder, head: Frame) => void> = {
  /** A light heart around the eyes, and a round muzzle. */
  monkey(order, head) {
    addMask(order, head, 0.52);
    addMuzzle(order, head, { radii: [0.5, 0.36, 0.36], z: 0.66 });
    addNose(order, head, [0, -0.22, 1.02], [0.12, 0.07, 0.06]);
    addMouth(order, head, { kind: "curve", y: -0.54, width: 0.26, curve: 0.18, fromDepth: 0.5 });
    for (const i of [-1, 0, 1]) {
      order.model.chain(head, order.materials.skin, [0.13, 0.1, 0.012], { blend: 0.06, steps: 3 }, [
        [i * 0.12, 0.78, 0.24],
        [i * 0.24, 0.98, 0.34],
        [i * 0.4 + 0.1, 1.02, 0.5],
      ]);
    }
  },
  gorilla(order, head) {
    addGorillaFace(order, head);
    addMouth(order, head, { kind: "curve", y: -0.6, width: 0.34, curve: 0.08, fromDepth: 0.5 });
  },
  sloth(order, head) {
    const { model, palette } = order;
    addMask(order, head, 0.6);
    const color = darkened(palette.base, 0.55);
    for (const side of sides) {
      const [center, radii] = scaled(
        [
          [side * 0.58, -0.02],
          [0.42, 0.22],
        ],
        head,
      ) as [Point, Point];
      model.decal({ kind: "blob", frame: head, center, radii, color, fromDepth: 0, soft: 0.82 });
    }
    addMuzzle(order, head, { radii: [0.34, 0.26, 0.24], z: 0.74 });
    addNose(order, head, [0, -0.2, 1], [0.17, 0.11, 0.09]);
    addMouth(order, head, { kind: "curve", y: -0.48, width: 0.28, curve: 0.16, fromDepth: 0.5 });
  },
  muzzle(order, head) {
    const { model, materials } = order;
    model.cone(head, materials.skin, [0, -0.2, 0.4], [0, -0.34, 1.06], [0.5, 0.28], 0.14, {
      face: true,
      along: [0, 0],
    });
    model.ellipsoid(head, materials.belly, [0, -0.44, 0.92], [0.3, 0.2, 0.34], 0.06, {
      face: true,
    });
    addNose(order, head, [0, -0.22, 1.3], [0.16, 0.11, 0.1]);
    addMouth(order, head, { kind: "cat", y: -0.52, width: 0.17, fromDepth: 0.6 });
  },
  bat(order, head) {
    const { model, materials } = order;
    addMuzzle(order, head, { radii: [0.36, 0.26, 0.3], z: 0.66 });
    addNose(order, head, [0, -0.16, 0.96], [0.13, 0.1, 0.08]);
    addMouth(order, head, { kind: "cat", y: -0.4, width: 0.2, fromDepth: 0.5 });
    for (const side of sides) {
      model.cone(
        head,
        materials.tooth,
        [side * 0.14, -0.42, 0.86],
        [side * 0.13, -0.6, 0.88],
        [0.055, 0.008],
      );
    }
  },
};

function addMask({ model, materials }: BodyOrder, head: Frame, size: number): void {
  for (const side of sides) {
    model.ellipsoid(head, materials.belly, [side * 0.38, 0, 0.4], [size, size * 1.06, 0.54], 0.03, {
      face: true,
    });
  }
}

type Muzzle = { radii: Vector; z: number };

const addMuzzle = ({ model, materials }: BodyOrder, head: Frame, { radii, z }: Muzzle) =>
  model.ellipsoid(head, materials.belly, [0, -0.38, z], radii, 0.1, { face: true });

const addNose = ({ model, materials }: BodyOrder, head: Frame, center: Vector, radii: Vector) =>
  model.ellipsoid(head, materials.nose, center, radii, 0.02);

export function addClimberEar(order: BodyOrder, head: Frame, build: ClimberBuild, side: Side) {
  const { model, materials } = order;
  if (build.ears === "side") {
    const center: Vector = [side * 1.06, 0.04, -0.05];
    const inside: Vector = [side * 1.1, 0.02, 0.06];
    model.ellipsoid(head, materials.skin, center, [0.36, 0.38, 0.15], 0.06);
    model.ellipsoid(head, materials.inner, inside, [0.22, 0.24, 0.08], 0.03);
  } else if (build.ears !== "none") {
    const isBat = build.ears === "bat";
    const [out, up, width] = isBat ? [0.62, 1.08, 0.36] : [0.3, 1, 0.22];
    const at = (t: number, z: number): Vector => [side * (0.46 + out * t), 0.5 + up * t, -0.12 + z];
    model.chain(
      head,
      materials.skin,
      [width * 0.8, width, width * 0.62, 0.03],
      { blend: 0.06, steps: 3 },
      [at(0, 0), at(0.4, 0), at(0.75, 0), at(1.08, 0)],
    );
    model.chain(
      head,
      materials.inner,
      [width * 0.4, width * 0.62, width * 0.12],
      { blend: 0.02, steps: 3 },
      [at(0.14, width * 0.7), at(0.45, width * 0.78), at(0.85, width * 0.4)],
    );
  }
}
