/** Glasses, noses, fangs: what is on a face, in the frame of the head. Data only. */
import { ball, ring, rope, twins, type Piece } from "./pieces.ts";

const lens = (ink: "dark" | "gold"): readonly Piece[] => [
  ...twins(ring(ink, [0.4, -0.1, 0.9], { ring: 0.32, tube: 0.04, up: [0.3, 0, 1] })),
  rope(ink, "-0.09 -0.06 0.97 0.04, 0.09 -0.06 0.97 0.04"),
];

export const faceThings = {
  glasses: lens("gold"),
  spectacles: lens("dark"),
  patch: [
    ball("dark", [-0.41, -0.08, 0.84], [0.29, 0.3, 0.12]),
    ring("dark", [0, 0.2, 0], { ring: 0.98, tube: 0.045, up: [-0.5, 1, 0] }),
  ],
  redNose: [ball("red", [0, -0.27, 0.98], 0.19)],
  carrot: [rope("trim", "0 -0.24 0.85 0.14, 0.06 -0.28 1.42 0.015")],
  bigNose: [ball("skin", [0, -0.3, 0.94], [0.19, 0.17, 0.2], 0.05)],
  longNose: [rope("skin", "0 -0.22 0.84 0.14, 0 -0.34 1.16 0.1, 0 -0.44 1.24 0.05")],
  fangs: twins(rope("white", "0.12 -0.57 0.8 0.032, 0.12 -0.67 0.81 0.006")),
  tusks: twins(rope("white", "0.26 -0.64 0.76 0.06, 0.3 -0.48 0.85 0.012")),
  pacifier: [
    ball("element", [0, -0.54, 0.86], [0.17, 0.13, 0.06]),
    ring("white", [0, -0.58, 0.96], { ring: 0.1, tube: 0.03, up: [0, 0.2, 1] }),
  ],
  snout: [
    ball("trim", [0, -0.46, 0.66], [0.46, 0.32, 0.36], 0.05),
    ball("dark", [0, -0.28, 0.98], [0.14, 0.1, 0.08]),
  ],
  muzzle: [
    ball("trim", [0, -0.46, 0.66], [0.54, 0.34, 0.36], 0.05),
    ...twins(ball("dark", [0.17, -0.4, 0.98], [0.06, 0.08, 0.05])),
    ring("gold", [0, -0.62, 1.0], { ring: 0.13, tube: 0.035, up: [0, 0.2, 1] }),
  ],
} satisfies Record<string, readonly Piece[]>;

export type FaceThing = keyof typeof faceThings;
