/** What some figures have instead of legs: a fish tail, smoke, snowballs, the body of a horse. */
import { sides } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { rowsOf } from "#forge/shapes/outline.ts";
import type { Ink } from "./inks.ts";
import { addPieces, ring } from "./pieces.ts";

export type Dressing = {
  model: Model;
  body: Frame;
  paint: (ink: Ink) => MaterialId;
  girth: number;
};

export function addSnowballs(dressing: Dressing): void {
  const { model, body: frame, paint } = dressing;
  const ballOfSnow = paint("skin");
  model.ellipsoid(frame, ballOfSnow, [0, 0.3, -0.02], [0.43, 0.34, 0.4], 0.03);
  model.ellipsoid(frame, ballOfSnow, [0, 0.76, 0], [0.3, 0.27, 0.27], 0.03);
}

export function addFishTail(dressing: Dressing): void {
  const { model, body: frame, paint } = dressing;
  model.chain(
    frame,
    paint("main"),
    [0.22, 0.22, 0.18, 0.14, 0.1, 0.055],
    { blend: 0.05, steps: 4 },
    [
      [0, 0.54, 0],
      [0.05, 0.36, 0.05],
      [0.1, 0.17, 0.1],
      [-0.06, 0.07, 0.12],
      [-0.28, 0.1, 0.06],
      [-0.44, 0.26, 0.02],
    ],
  );
  addPieces({ ...dressing, frame: dressing.body }, [
    ring("trim", [0, 0.58, 0], { ring: 0.205, tube: 0.035 }),
  ]);
  addTailFins(dressing);
}

function addTailFins(dressing: Dressing): void {
  const { model, body, paint } = dressing;
  for (const side of sides) {
    const frame = standingFrame(
      pointIn(body, [-0.44, 0.26, 0.02]),
      [0.1, 0.1, 1],
      [-0.5 + side * 0.75, 0.9 - side * 0.1, 0.1],
      0.42,
    );
    model.plate(
      frame,
      paint("second"),
      rowsOf("-0.08 0, -0.3 0.5, -0.16 0.95, 0.06 0.82, 0.24 1, 0.3 0.5, 0.08 0"),
      0.05,
      0.03,
      { round: 0.03, bend: [-0.2, 0.15] },
    );
  }
}

export function addSmoke(dressing: Dressing): void {
  const { model, body: frame, paint } = dressing;
  model.chain(
    frame,
    paint("skin"),
    [0.24, 0.23, 0.19, 0.14, 0.09, 0.01],
    { blend: 0.08, steps: 4 },
    [
      [0, 0.5, 0],
      [0.06, 0.3, 0.02],
      [-0.08, 0.08, 0.04],
      [0.1, -0.1, 0],
      [0.34, -0.16, 0.02],
      [0.5, -0.02, 0],
    ],
  );
}

/** A barrel, four legs with hooves, and a tail. */
export function addHorse({ model, body: frame, paint }: Dressing): void {
  const coat = paint("second");
  model.ellipsoid(frame, coat, [0, 0.46, -0.02], [0.22, 0.2, 0.22], 0.08);
  model.ellipsoid(frame, coat, [0, 0.45, -0.36], [0.22, 0.19, 0.3], 0.08);
  model.ellipsoid(frame, coat, [0, 0.47, -0.62], [0.23, 0.2, 0.2], 0.08);
  for (const side of sides) {
    for (const [top, foot] of [
      [0.04, 0.1],
      [-0.64, -0.66],
    ] as const) {
      const knee = [side * 0.15, 0.24, (top + foot) / 2 + 0.02] as const;
      const end = [side * 0.15, 0.1, foot] as const;
      model.chain(frame, coat, [0.12, 0.08, 0.075], { blend: 0.08, steps: 3 }, [
        [side * 0.12, 0.42, top],
        knee,
        end,
      ]);
      model.ellipsoid(frame, paint("boots"), [end[0], 0.065, foot + 0.02], [0.1, 0.07, 0.12], 0.02);
    }
  }
  model.chain(frame, paint("hair"), [0.07, 0.12, 0.12, 0.02], { blend: 0.05 }, [
    [0, 0.56, -0.78],
    [-0.08, 0.6, -0.96],
    [-0.18, 0.36, -1.06],
    [-0.16, 0.1, -1.04],
  ]);
}
