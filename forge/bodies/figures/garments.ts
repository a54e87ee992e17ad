/** The trunk of a figure and what it is dressed in. */
import { around } from "#forge/bodies/parts/sides.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Garment } from "./build.ts";
import type { Ink } from "./inks.ts";
import { labelled } from "#forge/bodies/parts/in-part.ts";
import { addFishTail, addHorse, addSmoke, addSnowballs, type Dressing } from "./lower-bodies.ts";
import { addPieces, ball, box, ring, rope, twins, type Piece } from "./pieces.ts";

const waist = 0.58;

export function addGarment(dressing: Dressing, garment: Garment): void {
  garments[garment](dressing);
}

/** Chest, hips and neck. */
function addTrunk(dressing: Dressing, chest: Ink, hips: Ink): void {
  const { model, body: frame, paint, girth: g } = dressing;

  model.ellipsoid(frame, paint(hips), [0, 0.5, 0], [0.225 * g, 0.17, 0.195 * g], 0.02);
  model.ellipsoid(frame, paint(chest), [0, 0.74, 0], [0.25 * g, 0.28, 0.205 * g], 0.02);
  model.cone(frame, paint("skin"), [0, 0.9, 0], [0, 1.1, 0], [0.13, 0.12], 0.02);
}

type Skirt = {
  ink: Ink;
  top?: number;
  hem: number;
  /** Half the width at the hem. */
  spread: number;
  folds?: number;
  trim?: Ink;
};

/** Folds from the waist to the hem, which melt into one another. */
function addSkirt({ model, body: frame, paint, girth: g }: Dressing, skirt: Skirt): void {
  const { ink, top = waist, hem, spread, folds = 11, trim } = skirt;
  const thick = 0.09;
  for (const angle of around(folds, 0.3)) {
    const [s, c] = [Math.sin(angle) * g, Math.cos(angle) * g];
    const reach = spread - thick;
    const foot: Vector = [s * reach, hem + thick, c * reach * 0.92];

    model.cone(frame, paint(ink), [s * 0.1, top, c * 0.08], foot, [0.12, thick], 0.06);
    if (!trim) continue;
    model.ellipsoid(
      frame,
      paint(trim),
      [foot[0], hem + 0.05, foot[2]],
      [thick * 1.12, 0.05, thick * 1.12],
      0.03,
    );
  }
  // Nothing shows between the folds.
  model.cone(
    frame,
    paint(ink),
    [0, top, 0],
    [0, Math.max(hem + 0.2, 0.3), 0],
    [0.18 * g, Math.min(0.24, spread * 0.7) * g],
    0.05,
  );
}

function addAll({ model, body, paint, girth }: Dressing, pieces: readonly Piece[]): void {
  addPieces({ model, frame: body, paint, girth }, pieces);
}

const plates: readonly Piece[] = [
  ball("main", [0, 0.8, 0.04], [0.26, 0.2, 0.21], 0.02),
  rope("trim", "0 0.92 0.2 0.02, 0 0.66 0.25 0.025"),
  ball("glow", [0, 0.8, 0.25], [0.05, 0.06, 0.03]),
  ...twins(
    ball("main", [0.28, 0.93, 0], [0.16, 0.13, 0.16]),
    ring("trim", [0.3, 0.88, 0], { ring: 0.14, tube: 0.025, up: [0.5, 1, 0] }),
    box("second", [0.14, 0.44, 0.14], [0.1, 0.12, 0.06], [0.12, 1, 0]),
  ),
  box("second", [0, 0.44, 0.18], [0.08, 0.12, 0.05]),
  ring("boots", [0, 0.56, 0], { ring: 0.22, tube: 0.045 }),
  ball("trim", [0, 0.56, 0.25], [0.06, 0.05, 0.03]),
];

const ribs: readonly Piece[] = [
  ...[0, 1, 2, 3, 4, 5].map((i) => ball("skin", [0, 0.46 + i * 0.1, -0.02], [0.075, 0.055, 0.08])),
  ...[0, 1, 2].flatMap((i) => {
    const width = [0.17, 0.215, 0.2][i]!;
    const y = 0.68 + i * 0.1;
    return twins(
      rope(
        "skin",
        [
          [0.02, y + 0.03, -0.1, 0.035],
          [width, y + 0.02, -0.02, 0.038],
          [width * 0.9, y - 0.02, 0.12, 0.038],
          [0.02, y - 0.02, 0.17, 0.035],
        ],
        0.02,
      ),
    );
  }),
  rope("skin", "0 0.9 0.16 0.04, 0 0.66 0.18 0.04"),
  ...twins(
    rope("skin", "0.02 0.94 0.1 0.035, 0.22 0.92 0 0.045"),
    rope("skin", "0.02 0.44 0.05 0.06, 0.16 0.5 0.03 0.07, 0.17 0.42 0.02 0.06", 0.05),
  ),
  ball("glow", [0, 0.78, 0.04], [0.07, 0.08, 0.06]),
];

const chestPlate: readonly Piece[] = [
  box("second", [0, 0.72, 0.2], [0.2, 0.16, 0.06]),
  ball("glow", [-0.08, 0.76, 0.26], [0.06, 0.06, 0.035]),
  ring("trim", [-0.08, 0.76, 0.26], { ring: 0.065, tube: 0.018, up: [0, 0, 1] }),
  ...[0, 1, 2].map((i) => ball("trim", [0.09, 0.8 - i * 0.06, 0.265], [0.04, 0.018, 0.02])),
  ball("red", [-0.1, 0.62, 0.262], 0.022),
  ball("straw", [-0.03, 0.62, 0.262], 0.022),
  ...twins(
    ball("second", [0.29, 0.9, 0], 0.12),
    ball("trim", [0.22, 0.9, 0.2], 0.028),
    ball("trim", [0.22, 0.52, 0.2], 0.028),
  ),
  ring("dark", [0, 0.44, 0], { ring: 0.19, tube: 0.06 }),
  ring("dark", [0, 0.98, 0], { ring: 0.12, tube: 0.05 }),
];

const garments: Record<Garment, (dressing: Dressing) => void> = {
  snow: addSnowballs,
  fish(dressing) {
    addTrunk(dressing, "skin", "main");
    labelled(dressing.model, "tail", () => addFishTail(dressing));
  },
  smoke(dressing) {
    addTrunk(dressing, "skin", "second");
    addSmoke(dressing);
  },
  horse(dressing) {
    addTrunk(dressing, "main", "second");
    addHorse(dressing);
  },
  suit: (dressing) => addTrunk(dressing, "main", "legs"),
  fur: (dressing) => addTrunk(dressing, "skin", "skin"),
  tunic(dressing) {
    addTrunk(dressing, "main", "main");
    addSkirt(dressing, { ink: "main", hem: 0.34, spread: 0.33, trim: "trim" });
  },
  coat(dressing) {
    addTrunk(dressing, "main", "main");
    addSkirt(dressing, { ink: "main", hem: 0.26, spread: 0.3 });
  },
  gown(dressing) {
    addTrunk(dressing, "main", "main");
    addSkirt(dressing, { ink: "main", hem: 0.03, spread: 0.48, folds: 13, trim: "second" });
  },
  robe(dressing) {
    addTrunk(dressing, "main", "main");
    addSkirt(dressing, { ink: "main", hem: 0.03, spread: 0.37, folds: 10, trim: "trim" });
  },
  armor(dressing) {
    addTrunk(dressing, "second", "legs");
    addAll(dressing, plates);
  },
  tutu(dressing) {
    addTrunk(dressing, "main", "main");
    const { model, body: frame, paint } = dressing;
    for (const [y, width] of [
      [0.54, 0.44],
      [0.49, 0.48],
      [0.44, 0.42],
    ] as const) {
      for (const angle of around(12, y * 9)) {
        model.ellipsoid(
          frame,
          paint(y === 0.49 ? "second" : "main"),
          [Math.sin(angle) * width * 0.6, y, Math.cos(angle) * width * 0.6],
          [width * 0.32, 0.045, width * 0.32],
          0.03,
        );
      }
    }
  },
  kilt(dressing) {
    const chest = "main";
    addTrunk(dressing, chest, "main");
    addSkirt(dressing, { ink: "second", hem: 0.34, spread: 0.31, folds: 9 });
  },
  bones: (dressing) => addAll(dressing, ribs),
  box(dressing) {
    const { model, body: frame, paint, girth: g } = dressing;
    model.box(frame, paint("main"), [0, 0.7, 0], [0.28 * g, 0.27, 0.22 * g], 0.02, { round: 0.1 });
    addAll(dressing, chestPlate);
  },
};
