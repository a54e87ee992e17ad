/**
 * What figures wear besides their garment, in the frame of the body (which has its feet at 0 and
 * its shoulders at 0.9). Data only.
 */
import { ball, box, disc, ring, rope, sheet, star, twins, type Piece } from "./pieces.ts";

const belt = (ink: "trim" | "boots" | "element" | "dark"): Piece =>
  ring(ink, [0, 0.56, 0], { ring: 0.215, tube: 0.045 });

const button = (y: number, ink: "gold" | "trim" | "dark" | "glow" = "gold", z = 0.215): Piece =>
  ball(ink, [0, y, z], [0.035, 0.035, 0.025]);

const cross = (y: number): readonly Piece[] => [
  box("red", [0.08, y, 0.2], [0.055, 0.018, 0.02]),
  box("red", [0.08, y, 0.2], [0.018, 0.055, 0.02]),
];

export const extras = {
  belt: [belt("boots"), box("gold", [0, 0.56, 0.25], [0.06, 0.05, 0.025])],
  sash: [
    belt("element"),
    rope("element", "0.15 0.55 0.2 0.05, 0.22 0.4 0.24 0.06, 0.24 0.26 0.24 0.02"),
  ],
  buttons: [button(0.82), button(0.71), button(0.6)],
  tabard: [
    sheet("element", [0, 0.7, 0.24], "-0.13 0.2, 0.13 0.2, 0.13 -0.3, 0 -0.4, -0.13 -0.3", {
      bend: 0.7,
    }),
    sheet("white", [0, 0.74, 0.268], star(0.085)),
    box("gold", [0, 0.56, 0.27], [0.06, 0.045, 0.02]),
  ],
  stripe: [rope("trim", "-0.14 0.92 0.14 0.03, 0 0.74 0.22 0.035, 0.16 0.54 0.18 0.03")],
  gumdrops: [button(0.84, "trim", 0.22), button(0.7, "glow", 0.235), button(0.56, "trim", 0.23)],
  coals: [button(0.84, "dark", 0.225), button(0.71, "dark", 0.228), button(0.42, "dark", 0.31)],
  emblem: [
    sheet("trim", [0, 0.78, 0.215], disc(0.13, 0.11), { facing: [0, 0.25, 1] }),
    sheet("element", [0, 0.78, 0.235], star(0.1), { facing: [0, 0.25, 1] }),
  ],
  badge: [
    sheet("gold", [0.11, 0.8, 0.195], star(0.075), { facing: [0.35, 0.15, 1] }),
    button(0.72),
    button(0.6),
  ],
  tie: [
    ball("element", [0, 0.91, 0.17], [0.05, 0.04, 0.04]),
    rope("element", "0 0.88 0.19 0.03, 0 0.72 0.225 0.055, 0 0.62 0.22 0.01"),
  ],
  bowTie: [
    ball("element", [0, 0.93, 0.19], 0.04),
    ...twins(rope("element", "0.02 0.93 0.19 0.02, 0.13 0.94 0.18 0.07")),
  ],
  shirt: [
    sheet("second", [0, 0.76, 0.2], "-0.09 0.17, 0.09 0.17, 0.05 -0.08, 0 -0.16, -0.05 -0.08", {
      facing: [0, 0.12, 1],
    }),
  ],
  apron: [
    sheet(
      "second",
      [0, 0.62, 0.225],
      "-0.1 0.22, 0.1 0.22, 0.16 -0.05, 0.18 -0.3, -0.18 -0.3, -0.16 -0.05",
      { bend: 0.6 },
    ),
    belt("trim"),
  ],
  scarf: [
    ring("trim", [0, 0.96, 0], { ring: 0.19, tube: 0.075 }),
    rope("trim", "0.12 0.93 0.18 0.07, 0.16 0.76 0.24 0.075, 0.17 0.6 0.25 0.05"),
  ],
  neckerchief: [
    ring("element", [0, 0.95, 0], { ring: 0.17, tube: 0.055 }),
    sheet("element", [0, 0.9, 0.2], "-0.15 0.06, 0.15 0.06, 0 -0.16", { facing: [0, 0.3, 1] }),
  ],
  collar: [
    ring("trim", [0, 0.95, 0], { ring: 0.18, tube: 0.06 }),
    ball("glow", [0, 0.9, 0.23], 0.05),
  ],
  ruff: Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    return ball(
      i % 2 ? "second" : "trim",
      [Math.sin(angle) * 0.2, 0.94, Math.cos(angle) * 0.2],
      [0.085, 0.05, 0.085],
    );
  }),
  highCollar: [
    ...twins(
      sheet(
        "second",
        [0.2, 0.95, -0.04],
        "-0.12 -0.06, 0.12 -0.14, 0.54 0.18, 0.34 0.32, 0.08 0.22",
        { facing: [-0.6, 0, 1] },
      ),
    ),
    ball("glow", [0, 0.9, 0.2], 0.045),
  ],
  stethoscope: [
    ...twins(rope("dark", "0.13 0.96 0.02 0.025, 0.13 0.84 0.18 0.025, 0.04 0.7 0.225 0.022")),
    ball("metal", [0.02, 0.66, 0.23], [0.055, 0.055, 0.03]),
  ],
  cross: cross(0.76),
  strap: [rope("boots", "-0.16 0.94 0.08 0.035, 0 0.76 0.215 0.035, 0.18 0.56 0.16 0.035")],
  panel: [
    box("white", [0, 0.72, 0.2], [0.12, 0.09, 0.05]),
    ball("red", [-0.06, 0.74, 0.255], 0.025),
    ball("glow", [0, 0.74, 0.255], 0.025),
    ball("straw", [0.06, 0.74, 0.255], 0.025),
    box("element", [0, 0.68, 0.25], [0.08, 0.02, 0.012]),
  ],
  reflectors: [
    ring("trim", [0, 0.66, 0], { ring: 0.235, tube: 0.03 }),
    ring("trim", [0, 0.5, 0], { ring: 0.225, tube: 0.03 }),
    box("gold", [0, 0.8, 0.215], [0.03, 0.06, 0.02]),
  ],
  overalls: [
    box("legs", [0, 0.66, 0.17], [0.14, 0.12, 0.07]),
    ...twins(
      rope("legs", "0.11 0.76 0.2 0.035, 0.13 0.94 0.07 0.035"),
      ball("gold", [0.11, 0.75, 0.235], 0.025),
    ),
    sheet("element", [0, 0.65, 0.245], star(0.06)),
  ],
  patches: [
    box("trim", [-0.1, 0.7, 0.19], [0.06, 0.06, 0.02], [0.15, 1, 0]),
    box("second", [0.13, 0.5, 0.17], [0.055, 0.055, 0.03], [-0.2, 1, 0]),
  ],
  strawTufts: twins(
    ...[-1, 0, 1].map((i) =>
      rope("straw", [
        [0.08 + i * 0.05, 0.95, 0.1, 0.04],
        [0.2 + i * 0.1, 0.98 - Math.abs(i) * 0.04, 0.24, 0.01],
      ]),
    ),
  ),
  beads: Array.from({ length: 9 }, (_, i) => {
    const angle = ((i - 4) / 4) * 1.5;
    return ball(
      "wood",
      [Math.sin(angle) * 0.19, 0.86 - Math.cos(angle) * 0.07, 0.1 + Math.cos(angle) * 0.13],
      0.04,
    );
  }),
  fur: [
    ...twins(
      ball("white", [0.12, 0.94, 0.1], [0.12, 0.07, 0.1]),
      ball("white", [0.2, 0.95, -0.04], [0.1, 0.08, 0.11]),
    ),
    ball("white", [0, 0.92, 0.16], [0.1, 0.07, 0.08]),
  ],
  pelt: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const angle = (i / 8) * 2 * Math.PI;
    return ball(
      "second",
      [Math.sin(angle) * 0.18, 0.94, Math.cos(angle) * 0.16],
      [0.11, 0.08, 0.1],
      0.03,
    );
  }),
  shells: twins(ball("second", [0.1, 0.79, 0.17], [0.1, 0.085, 0.06])),
  medal: [
    rope("red", "-0.1 0.92 0.16 0.022, 0 0.78 0.21 0.022, 0.1 0.92 0.16 0.022"),
    ball("gold", [0, 0.74, 0.225], [0.065, 0.065, 0.025]),
  ],
  bands: [
    rope("gold", "-0.2 0.92 0.05 0.04, 0 0.78 0.2 0.05, 0.2 0.92 0.05 0.04"),
    ball("glow", [0, 0.76, 0.24], 0.055),
  ],
} satisfies Record<string, readonly Piece[]>;

export type ExtraName = keyof typeof extras;
