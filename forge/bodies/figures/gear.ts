/** What a figure has on its back: capes, tanks, the wings of fairies, and a tail. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { mixColors, white } from "#forge/paint/color.ts";
import { directionIn, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { leafOutline, rowsOf } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Wear } from "./build.ts";
import type { Ink } from "./inks.ts";
import { addPieces, ball, box, ring, rope, sheet, twins, type Piece } from "./pieces.ts";

type Gear = { order: BodyOrder; body: Frame; paint: (ink: Ink) => MaterialId; girth: number };

const cape: readonly Piece[] = [
  sheet(
    "element",
    [0, 0.96, -0.17],
    "-0.22 0.02, 0.22 0.02, 0.36 -0.32, 0.5 -0.82, 0.28 -0.9, 0.14 -0.82, 0 -0.92, -0.14 -0.82, -0.28 -0.9, -0.5 -0.82, -0.36 -0.32",
    { up: [0, 1, 0.18], facing: [0, 0.18, -1], bend: 0.35 },
  ),
  ring("element", [0, 0.96, -0.01], { ring: 0.19, tube: 0.055, up: [0, 1, -0.2] }),
  ball("gold", [0, 0.9, 0.2], [0.05, 0.05, 0.035]),
];

const tank: readonly Piece[] = [
  box("second", [0, 0.74, -0.28], [0.24, 0.24, 0.1]),
  ...twins(
    rope("white", "0.15 0.56 -0.36 0.1, 0.15 0.96 -0.36 0.1"),
    rope("trim", "0.16 0.96 0.02 0.03, 0.19 0.78 0.19 0.032, 0.2 0.6 0.1 0.03"),
  ),
];

export function addBack({ order, body, paint, girth }: Gear, back: Wear["back"]): void {
  const { model, traits } = order;
  const drawing = { model, frame: body, paint, girth };
  const winged = traits.wings !== undefined && traits.wings !== "none";
  if (back === "cape" && !winged) addPieces(drawing, cape);
  if (back === "tank" && !winged) addPieces(drawing, tank);
  if (back === "fairy" && !traits.wings) addFairyWings(order, body);
}

/** Two petals on each side, that the light shines through. */
function addFairyWings({ model, palette }: BodyOrder, body: Frame): void {
  const material = model.material({
    base: mixColors(palette.glow, white, 0.35),
    pattern: { kind: "petal", inner: [1, 0.86, 0.95], edge: mixColors(palette.glow, white, 0.7) },
    translucent: 1,
    gloss: 0.6,
  });
  for (const side of sides) {
    for (const [rise, length] of [
      [0.5, 1.4],
      [-0.4, 0.95],
    ] as const) {
      model.plate(
        standingFrame(
          pointIn(body, [side * 0.07, 0.8, -0.18]),
          directionIn(body, [side * 0.25, 0, 1]),
          directionIn(body, [side, rise, -0.25]),
          0.85,
        ),
        material,
        leafOutline(0.34, length),
        0.014,
        0.01,
        { round: 0.012, bend: [-0.15, -0.1] },
      );
    }
  }
}

const tailPath: readonly Vector[] = rowsOf(
  "0 0.48 -0.14, -0.24 0.3 -0.32, -0.52 0.32 -0.34, -0.68 0.58 -0.3, -0.6 0.8 -0.26",
);

/** A tail curls out to the side, where it is seen. */
export function addFigureTail({ order, body, paint }: Gear, fur: Ink): void {
  const { model, traits } = order;
  if (!traits.tail || traits.tail === "none") return;
  const thin = traits.tail === "thin" || traits.tail === "short";
  const material = paint(thin ? "skin" : fur);
  const radii = thin ? [0.06, 0.05, 0.045, 0.04, 0.03] : [0.08, 0.13, 0.18, 0.15, 0.02];
  model.chain(body, material, radii, { blend: 0.04 }, tailPath);
  if (!thin) return;
  model.cone(body, material, [-0.6, 0.78, -0.26], [-0.54, 1, -0.24], [0.1, 0.01], 0.04);
}
