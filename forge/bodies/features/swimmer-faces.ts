/** Beaks, tusks, spouts and grins of those who live in the sea. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { scaled } from "#forge/bodies/parts/face.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Point } from "#forge/shapes/outline.ts";

export function addRostrum({ model, materials }: BodyOrder, head: Frame): void {
  model.cone(head, materials.coat, [0, -0.16, 0.6], [0, -0.22, 1.45], [0.36, 0.17], 0.08, {
    face: true,
    along: [0, 0] as const,
  });
  model.cone(head, materials.snow, [0, -0.38, 0.55], [0, -0.36, 1.3], [0.3, 0.13], 0.02, {
    face: true,
    along: [0, 0] as const,
  });
}

type Tusk = { side: Side; length: number };

export function addTusk(
  { model, materials }: BodyOrder,
  head: Frame,
  { side, length }: Tusk,
): void {
  model.chain(head, materials.tooth, [0.16, 0.13, 0.025], { blend: 0.01, steps: 4 }, [
    [side * 0.3, -0.5, 1.04],
    [side * 0.38, -0.6 - length * 0.5, 1.2],
    [side * 0.34, -0.6 - length, 1.1],
  ]);
}

/** Three rows of three. */
const bristles = fan(1).flatMap((row) => fan(1).map((i) => [row, i] as const));

/** The two great cushions of a walrus, full of bristles, and a broad nose above them. */
export function addMoustache({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    model.ellipsoid(head, materials.belly, [side * 0.4, -0.36, 0.84], [0.5, 0.42, 0.46], 0.03, {
      face: true,
    });
    for (const [row, i] of bristles) {
      model.cone(
        head,
        materials.dark,
        [side * (0.46 + i * 0.16), -0.4 + row * 0.16, 1.12 - Math.abs(i) * 0.05],
        [side * (0.72 + i * 0.26), -0.62 + row * 0.2, 1.42 - Math.abs(i) * 0.06],
        [0.03, 0.012],
      );
    }
  }
  model.ellipsoid(head, materials.nose, [0, -0.02, 1.02], [0.26, 0.17, 0.14], 0.02);
}

/** What a whale breathes out: a small fountain. */
export function addSpout({ model, materials }: BodyOrder, head: Frame): void {
  const top = pointIn(head, [0, 0.84, -0.1]);
  for (const i of fan(1)) {
    model.chain(
      worldFrame(top),
      materials.orb,
      [0.06, 0.06, 0.075, 0.035],
      { blend: 0.05, steps: 3 },
      [
        [0, -0.05, 0],
        [i * 0.05, 0.26, 0],
        [i * 0.26, 0.46 - 0.06 * Math.abs(i), 0],
        [i * 0.42, 0.3 + 0.2 * (1 - Math.abs(i)), 0],
      ],
    );
  }
}

const teeth = 4;

/** How high the line of a shark's mouth is. */
const smileAt = (x: number) => -0.42 + 0.3 * x * x;

/** A broad smile with small white teeth. */
export function addGrin({ model, materials, palette }: BodyOrder, head: Frame): void {
  const points = Array.from({ length: 11 }, (_, i): Point => {
    const x = (i / 5 - 1) * 0.66;
    return [x, smileAt(x)];
  });
  const line = {
    kind: "line",
    frame: head,
    width: 0.03 * head.scale,
    color: palette.ink,
    taper: true,
  } as const;
  model.decal({ ...line, points: scaled(points, head), fromDepth: 0 });
  for (const side of sides) {
    for (let i = 0; i < teeth; i++) {
      const x = 0.07 + i * 0.14;
      const { point } = model.seatIn(head, [side * x, smileAt(x), 0], [0, 0, 1]);
      model.cone(
        worldFrame(point, head.scale),
        materials.tooth,
        [0, 0.01, -0.02],
        [0, -0.2, 0.03],
        [0.08, 0.01],
      );
    }
  }
}
