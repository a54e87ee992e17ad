/** Hats of tales, in the frame of a head that leans back a little. Data only. */
import { ball, box, disc, ring, rope, sheet, star, twins, type Piece } from "./pieces.ts";

type Vector = readonly [number, number, number];

const brim = (ink: "main" | "second" | "dark" | "straw" | "wood", width: number): Piece =>
  ball(ink, [0, 0.5, -0.06], [width, 0.09, width * 0.96]);

const pointed = (ink: "main" | "second"): readonly Piece[] => [
  brim(ink, 1.55),
  ball(ink, [0, 0.62, -0.1], [1, 0.45, 0.98]),
  rope(ink, "0 0.75 -0.1 0.74, 0 1.25 -0.14 0.5, 0.12 1.72 -0.22 0.26, 0.42 1.98 -0.3 0.05", 0.12),
];

const facingOut = (x: number, y: number, z: number): { facing: Vector } => ({ facing: [x, y, z] });

/** Points around a band, in front of which the jewels are. */
const crownPoints = (count: number, radius: number, height: number): Piece[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return [
      rope("gold", [
        [x * radius, 0.72, z * radius - 0.05, 0.2],
        [x * radius * 1.15, 0.72 + height, z * radius * 1.15 - 0.05, 0.04],
      ]),
      ball("glow", [x * radius * 1.16, 0.78 + height, z * radius * 1.16 - 0.05], 0.085),
    ];
  }).flat();

const steel: readonly Piece[] = [
  ball("main", [0, 0.14, -0.16], [1.12, 1.05, 1.06]),
  ball("main", [0, 0.62, 0.2], [0.86, 0.34, 0.84], 0.05),
  ...twins(
    rope("main", "0.92 0.25 0.18 0.2, 0.98 -0.25 0.16 0.2, 0.84 -0.62 0.24 0.14"),
    ball("gold", [1.1, 0.12, 0.02], [0.09, 0.15, 0.15]),
  ),
  rope("trim", "0 0.48 1.02 0.08, 0 0.96 0.78 0.1, 0 1.24 0.05 0.12, 0 0.98 -0.75 0.1"),
  ...twins(rope("trim", "0.06 0.46 1.02 0.06, 0.56 0.5 0.84 0.06, 0.94 0.3 0.36 0.05")),
];

export const hatsOfTales = {
  none: [],
  helmet: [
    ...steel,
    rope(
      "element",
      "0 1.15 0.1 0.12, 0 1.6 -0.05 0.22, 0.06 1.66 -0.6 0.3, 0.12 1.15 -1.15 0.24, 0.16 0.55 -1.3 0.03",
      0.03,
    ),
  ],
  crest: [
    ball("trim", [0, 0.16, -0.16], [1.12, 1.03, 1.06]),
    ...twins(rope("trim", "0.9 0.2 0.3 0.18, 0.92 -0.3 0.28 0.18, 0.76 -0.66 0.38 0.1")),
    ring("boots", [0, 0.5, -0.04], { ring: 0.93, tube: 0.09 }),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const angle = 0.75 - i * 0.36;
      const [y, z] = [Math.cos(angle), Math.sin(angle)];
      return rope("element", [
        [0, 0.15 + y * 0.95, z * 1.05 - 0.1, 0.15],
        [0, 0.2 + y * 1.45, z * 1.5 - 0.1, 0.15],
      ]);
    }),
  ],
  wizard: [
    ...pointed("main"),
    ring("element", [0, 0.66, -0.08], { ring: 0.93, tube: 0.11 }),
    sheet("glow", [0.1, 1.2, 0.44], star(0.26), { ...facingOut(0.15, 0.35, 1) }),
    sheet("glow", [-0.5, 0.92, 0.62], star(0.17), { ...facingOut(-0.5, 0.35, 1) }),
    sheet("glow", [0.56, 0.9, 0.56], star(0.15), { ...facingOut(0.6, 0.35, 1) }),
  ],
  witch: [
    ...pointed("second"),
    ring("element", [0, 0.66, -0.08], { ring: 0.93, tube: 0.12 }),
    box("gold", [0, 0.7, 0.95], [0.2, 0.17, 0.06]),
    box("second", [0, 0.7, 1], [0.1, 0.08, 0.05]),
  ],
  tricorne: [
    ball("second", [0, 0.5, -0.1], [1.02, 0.62, 1]),
    ball("dark", [0, 0.62, -0.08], [1.04, 0.55, 1.02]),
    ...twins(
      rope(
        "dark",
        "0.1 0.62 0.95 0.12, 0.68 0.82 0.68 0.24, 1.32 0.72 -0.1 0.2, 1.1 0.95 -0.85 0.16",
      ),
      rope("gold", "0 0.7 1.06 0.05, 0.66 1.05 0.76 0.05, 1.42 0.88 -0.05 0.06"),
      rope("white", "0.14 0.84 1.02 0.05, -0.14 1.06 0.98 0.05"),
    ),
    ball("white", [0, 1.08, 0.86], [0.2, 0.19, 0.14]),
    ...twins(ball("dark", [0.075, 1.09, 0.98], 0.05)),
  ],
  crown: [
    ring("gold", [0, 0.62, -0.05], { ring: 0.84, tube: 0.13 }),
    ball("second", [0, 0.72, -0.05], [0.8, 0.5, 0.8]),
    ...crownPoints(8, 0.82, 0.44),
    ball("red", [0, 0.64, 0.92], 0.1),
    ...twins(ball("glow", [0.55, 0.64, 0.66], 0.09)),
  ],
  tiara: [
    ring("gold", [0, 0.74, 0.06], { ring: 0.82, tube: 0.06, up: [0, 1, -0.35] }),
    sheet("gold", [0, 0.86, 0.92], star(0.34), { ...facingOut(0, 0.3, 1) }),
    ball("glow", [0, 0.88, 0.97], 0.12),
    ...twins(
      rope("gold", "0.4 0.84 0.76 0.1, 0.44 1.1 0.74 0.03"),
      ball("glow", [0.44, 1.14, 0.75], 0.07),
    ),
  ],
  circlet: [
    ring("gold", [0, 0.5, -0.02], { ring: 1.0, tube: 0.055, up: [0, 1, -0.2] }),
    ball("glow", [0, 0.6, 1.0], 0.1),
  ],
  laurel: [
    ring("gold", [0, 0.52, -0.04], { ring: 1.0, tube: 0.05, up: [0, 1, -0.2] }),
    ...twins(
      ...[0.3, 0.62, 0.94, 1.26, 1.58].map((angle) =>
        ball(
          "gold",
          [Math.sin(angle) * 1.03, 0.66 - angle * 0.04, Math.cos(angle) * 1.03 - 0.04],
          [0.1, 0.2, 0.09],
        ),
      ),
    ),
  ],
  winged: [
    ball("metal", [0, 0.42, -0.1], [1.08, 0.82, 1.06]),
    ring("gold", [0, 0.45, -0.06], { ring: 1.0, tube: 0.12 }),
    ...twins(
      ...[0, 1, 2].map((i) =>
        rope("white", [
          [1.02, 0.56 + i * 0.12, -0.05, 0.13],
          [1.3 - i * 0.06, 0.95 + i * 0.16, -0.15, 0.15],
          [1.5 - i * 0.16, 1.35 + i * 0.26, -0.25, 0.02],
        ]),
      ),
    ),
  ],
  viking: [
    ball("metal", [0, 0.42, -0.1], [1.08, 0.82, 1.06]),
    ring("gold", [0, 0.45, -0.06], { ring: 1.0, tube: 0.12 }),
    ball("gold", [0, 1.22, -0.1], 0.14),
    ...twins(
      ring("gold", [1.0, 0.72, -0.06], { ring: 0.2, tube: 0.07, up: [1, 0.35, 0] }),
      rope(
        "white",
        "0.95 0.7 -0.06 0.22, 1.45 0.85 -0.05 0.19, 1.68 1.35 0 0.12, 1.5 1.8 0.05 0.015",
      ),
    ),
  ],
  kabuto: [
    ball("main", [0, 0.4, -0.12], [1.06, 0.84, 1.06]),
    ring("second", [0, 0.3, -0.2], { ring: 1.02, tube: 0.14, up: [0, 1, 0.25] }),
    ...twins(
      rope("second", "0.95 0.3 0.1 0.18, 1.22 -0.1 -0.1 0.2, 1.25 -0.45 -0.2 0.08"),
      rope("gold", "0.06 0.75 0.88 0.1, 0.5 1.15 0.86 0.11, 0.72 1.75 0.72 0.02"),
    ),
    ball("gold", [0, 0.72, 0.92], [0.2, 0.2, 0.1]),
  ],
  ninja: [
    ball("main", [0, 0.22, -0.1], [1.08, 0.96, 1.02]),
    ball("main", [0, -0.5, 0.14], [0.92, 0.5, 0.84]),
    ...twins(rope("main", "0.94 0.3 0.12 0.17, 0.96 -0.3 0.12 0.17")),
    ring("element", [0, 0.46, -0.05], { ring: 1.0, tube: 0.1, up: [0, 1, 0] }),
    box("metal", [0, 0.5, 0.96], [0.3, 0.13, 0.06], [0, 1, -0.15]),
    rope(
      "element",
      "0.72 0.5 -0.72 0.09, 1.25 0.7 -0.85 0.13, 1.6 0.45 -0.9 0.1, 1.95 0.62 -0.9 0.02",
    ),
    rope("element", "0.72 0.46 -0.72 0.08, 1.2 0.35 -0.85 0.12, 1.62 0.1 -0.9 0.02"),
  ],
  petals: [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const angle = (i / 7) * 2 * Math.PI;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return i % 2
      ? ball("glow", [x * 0.94, 0.6 + z * 0.16, z * 0.9 - 0.04], 0.15)
      : ball("trim", [x * 0.94, 0.6 + z * 0.16, z * 0.9 - 0.04], [0.22, 0.2, 0.22]);
  }),
  santa: [
    ball("main", [0, 0.62, -0.08], [0.98, 0.5, 0.96]),
    ring("white", [0, 0.5, -0.05], { ring: 0.88, tube: 0.2 }),
    rope(
      "main",
      "0 0.7 -0.08 0.74, 0.15 1.2 -0.15 0.48, 0.6 1.45 -0.25 0.28, 1.05 1.15 -0.2 0.16",
      0.1,
    ),
    ball("white", [1.15, 0.98, -0.16], 0.24),
  ],
  feelers: twins(
    rope("skin", "0.34 0.9 0.1 0.08, 0.5 1.3 0.12 0.06, 0.72 1.5 0.2 0.05"),
    ball("glow", [0.76, 1.54, 0.22], 0.15),
  ),
  shell: [
    sheet("trim", [0.55, 0.86, 0.62], star(0.34), { ...facingOut(0.5, 0.4, 1) }),
    ball("white", [0.57, 0.88, 0.68], 0.09),
    sheet("second", [0.2, 1.0, 0.68], disc(0.16), { ...facingOut(0.2, 0.5, 1) }),
  ],
} satisfies Record<string, readonly Piece[]>;
