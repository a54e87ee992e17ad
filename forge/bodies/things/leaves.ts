/** What grows on top of fruit and vegetables, and where round ones have their limbs. */
import { ball, slab, spun, type ThingPart } from "./parts.ts";

const blade = "0 0, 0.13 0.16, 0.12 0.34, 0 0.52, -0.12 0.34, -0.13 0.16";

export const leafAt = (x: number, y: number, roll: number, size = 1): ThingPart =>
  slab(
    "leaf",
    blade
      .split(", ")
      .map((point) =>
        point
          .split(" ")
          .map((v) => Number(v) * size)
          .join(" "),
      )
      .join(", "),
    0.04,
    { at: [x, y, 0], turn: [-0.2, 0, -roll], soft: 1, bend: [-0.4, 0] },
  );

export const crownOfLeaves = (y: number, length = 0.42): ThingPart =>
  spun(
    6,
    ball("leaf", [0, y, length * 0.6], [0.11, 0.05, length * 0.62], {
      turn: [-0.25, 0, 0],
      blend: 0.03,
    }),
  );

export const plump = { arms: [0.68, 0.56, 0.1], legs: [0.26], neck: [0.2, 0.62] } as const;
