/** Tails by which a small animal is known: a squirrel's plume, a beaver's paddle, a mouse's string. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addMouseTail, shortTail } from "#forge/bodies/features/mascot-growths.ts";
import { darkened, mixColors } from "#forge/paint/color.ts";
import { lookingFrame, standingFrame, worldFrame } from "#forge/shapes/frame.ts";
import { rowsOf, softened, type Outline } from "#forge/shapes/outline.ts";

const ground = worldFrame();

const paddle: Outline = softened(
  rowsOf("-0.1 0, -0.36 0.3, -0.4 0.85, -0.2 1.12, 0.2 1.12, 0.4 0.85, 0.36 0.3, 0.1 0"),
  2,
);

export type MascotTail = "mouse" | "short" | "plume" | "paddle" | "none";

export const mascotTails: Record<MascotTail, (order: BodyOrder) => void> = {
  none() {},
  mouse: addMouseTail,
  short: shortTail.tail,
  /** As high as the squirrel itself, and curled outward at its end. */
  plume({ model, materials }) {
    model.chain(
      ground,
      materials.tail,
      [0.1, 0.2, 0.31, 0.34, 0.34, 0.3, 0.22, 0.03],
      { blend: 0.1 },
      [
        [0, 0.22, -0.26],
        [0.4, 0.2, -0.52],
        [0.78, 0.52, -0.6],
        [0.66, 1.02, -0.56],
        [0.6, 1.5, -0.56],
        [0.92, 1.84, -0.6],
        [1.26, 1.66, -0.6],
        [1.2, 1.42, -0.56],
      ],
    );
  },
  /** Flat, broad and scaly. */
  paddle({ model, palette }) {
    const base = mixColors(darkened(palette.base, 0.42), [0.22, 0.18, 0.17], 0.45);
    const material = model.material({
      base,
      gloss: 0.5,
      pattern: { kind: "scales", color: mixColors(base, [1, 0.95, 0.9], 0.22), frequency: 16 },
    });
    model.chain(ground, material, [0.2, 0.15, 0.12], { blend: 0.08 }, [
      [0, 0.2, -0.24],
      [0.3, 0.24, -0.4],
      [0.46, 0.32, -0.42],
    ]);
    const along = lookingFrame([0.38, 0.32, -0.42], [0, 0.6, 1]);
    model.plate(
      standingFrame(along.origin, along.forward, [0.95, 0.16, -0.1]),
      material,
      paddle,
      0.07,
      0.06,
      { round: 0.06, even: true },
    );
  },
};
