/** Cities and woods in small, as on the back of a turtle, and what stands in a street. Data only. */
import type { ThingColor } from "#forge/paint/thing-colors.ts";
import { ball, both, box, column, cone, lathe, slab, tube } from "./parts.ts";
import type { ThingPart } from "./parts.ts";
import type { ThingTable } from "./thing.ts";

/** A tower with windows: its middle, half its width and height. */
const block = (
  wall: ThingColor,
  [x, z]: readonly [number, number],
  height: number,
): ThingPart[] => [
  box(wall, [x, height, z], [0.24, height, 0.22], { round: 0.03 }),
  ...[0.3, 0.65, 0.95].map((up) =>
    box("sun", [x, height * 2 * up - 0.12, z + 0.21], [0.13, 0.06, 0.03]),
  ),
];

const hut = (roof: ThingColor, [x, z]: readonly [number, number], size: number): ThingPart[] => [
  box("cream", [x, 0.26 * size + 0.12, z], [0.34 * size, 0.28 * size, 0.3 * size], { round: 0.03 }),
  lathe(roof, `0 ${0.6 * size}, ${0.56 * size} ${0.6 * size}, 0 ${1.3 * size}`, { at: [x, 0, z] }),
  box("darkwood", [x, 0.26, z + 0.3 * size], [0.09, 0.15, 0.03], { round: 0.03 }),
];

const fir = ([x, z]: readonly [number, number], size: number): ThingPart[] => [
  column("darkwood", [x, 0.2, z], [0.1, 0.2]),
  lathe("leaf", `0 ${0.3 * size}, ${0.46 * size} ${0.34 * size}, 0 ${1.2 * size}`, {
    at: [x, 0, z],
  }),
  lathe("leaf", `0 ${0.8 * size}, ${0.36 * size} ${0.84 * size}, 0 ${1.7 * size}`, {
    at: [x, 0, z],
  }),
];

const bloom = (color: ThingColor, [x, z]: readonly [number, number], up: number): ThingPart[] => [
  column("leaf", [x, up / 2, z], [0.05, up / 2]),
  ball(color, [x, up, z], [0.2, 0.17, 0.2]),
  ball("yellow", [x, up + 0.06, z + 0.13], [0.09, 0.09, 0.09]),
];

const meadow = lathe("lettuce", "0 0, 1 0, 0.94 0.12, 0 0.16", { soft: 1 });

export const landscapes: ThingTable = {
  city: {
    parts: [
      lathe("stone", "0 0, 1 0, 0.96 0.08, 0 0.08"),
      ...block("sky", [-0.6, 0.1], 0.5),
      ...block("cream", [-0.06, -0.16], 0.86),
      ...block("salmon", [0.5, 0.04], 0.64),
      ...block("lilac", [0.16, 0.5], 0.34),
      cone("steel", "-0.06 1.7 -0.16, -0.06 2.1 -0.16", [0.06, 0.02]),
    ],
    main: ["sky", "cream"],
    face: { at: [0, 0.84], size: 0.4, gap: 0.4, on: "cream" },
    joints: { arms: [0.8, 0.5, 0.1], legs: [0.4], top: [1.7, 0.3], neck: [0.12, 0.7] },
  },
  "village town": {
    parts: [
      meadow,
      ...hut("roof", [-0.5, 0.06], 0.8),
      ...hut("sky", [0.5, 0.1], 0.7),
      ...hut("red", [0, -0.3], 1.1),
      both(ball("leaf", [0.84, 0.2, -0.2], [0.18, 0.2, 0.18])),
    ],
    main: ["roof"],
    face: { at: [0, 0.5], size: 0.4, gap: 0.4, on: "cream" },
    joints: { arms: [0.8, 0.4, 0.1], legs: [0.4], top: [1.4, 0.3], neck: [0.12, 0.6] },
  },
  forest: {
    parts: [
      meadow,
      ...fir([-0.58, 0], 0.8),
      ...fir([0.56, -0.06], 0.9),
      ...fir([0, -0.2], 1.2),
      ...fir([0.1, 0.5], 0.6),
    ],
    main: ["leaf"],
    face: { at: [0, 0.7], size: 0.42, gap: 0.4 },
    joints: { arms: [0.6, 0.5, 0.1], legs: [0.4], top: [1.9, 0.2], neck: [0.16, 0.5] },
  },
  "garden flowerbed flowergarden": {
    parts: [
      meadow,
      ...bloom("red", [-0.62, 0.06], 0.62),
      ...bloom("lilac", [-0.24, -0.26], 0.92),
      ...bloom("pink", [-0.16, 0.5], 0.46),
      ...bloom("white", [0.2, 0.1], 0.7),
      ...bloom("sky", [0.42, 0.5], 0.42),
      ...bloom("salmon", [0.62, -0.12], 0.8),
      both(ball("leaf", [0.84, 0.14, 0.3], [0.16, 0.14, 0.16])),
      ball("leaf", [0, 0.46, 0.16], [0.62, 0.46, 0.4]),
    ],
    main: ["pink", "red"],
    face: { at: [0, 0.5], size: 0.4, gap: 0.4, on: "leaf" },
    joints: { arms: [0.7, 0.4, 0.1], legs: [0.4], top: [1.1, 0.3], neck: [0.16, 0.4] },
  },
  waterfall: {
    parts: [
      lathe("boulder", "0 0, 0.9 0, 0.7 0.6, 0.6 1.3, 0 1.4"),
      box("water", [0, 0.74, 0.6], [0.3, 0.74, 0.16], { round: 0.12 }),
      lathe("water", "0 0, 0.8 0, 0.7 0.12, 0 0.12", { at: [0, 0, 0.7] }),
      both(ball("white", [0.2, 0.14, 0.86], [0.24, 0.12, 0.16])),
    ],
    main: ["water"],
    face: { at: [0, 0.86], size: 0.46, on: "water" },
    joints: { arms: [0.7, 0.6, 0.1], legs: [0.4], top: [1.44, 0.4], neck: [0.3, 0.6] },
  },
  "flag pennant": {
    parts: [
      column("wood", [-0.5, 0.95, 0], [0.06, 0.95]),
      ball("gold", [-0.5, 1.94, 0], [0.12, 0.12, 0.12]),
      slab("red", "-0.46 0.9, 0.1 1, 0.8 0.86, 0.8 1.66, 0.1 1.84, -0.46 1.74", 0.05, { soft: 1 }),
    ],
    main: ["red"],
    face: { at: [0.16, 1.36], size: 0.44 },
    joints: { arms: [0.7, 1.2, 0], legs: [0.12], top: [1.9, 0.2], neck: [0.8, 0.1] },
  },
  "curtain curtains drape": {
    parts: [
      tube("wood", "-1 1.84 0, 1 1.84 0", 0.06),
      both(ball("gold", [1.04, 1.84, 0], [0.1, 0.1, 0.1])),
      box("red", [0, 0.94, -0.04], [0.92, 0.9, 0.05]),
      ...[-0.78, -0.39, 0, 0.39, 0.78].map((x) => column("red", [x, 0.93, 0], [0.17, 0.91])),
      box("gold", [0, 0.1, 0.02], [0.94, 0.06, 0.17], { round: 0.04 }),
    ],
    main: ["red"],
    face: { at: [0, 1.1], size: 0.5 },
    joints: { arms: [0.9, 1, 0.1], legs: [0.3], top: [1.9, 0.4], neck: [0.6, 0.6] },
  },
  "wall brickwall": {
    parts: [
      box("stone", [0, 0.6, 0], [0.98, 0.6, 0.16], { round: 0.03 }),
      ...[0, 1, 2, 3].flatMap((row) =>
        [-0.66, 0, 0.66].map((x) =>
          box("brick", [x + (row % 2) * 0.2 - 0.1, 0.16 + row * 0.3, 0.04], [0.29, 0.12, 0.17], {
            round: 0.04,
          }),
        ),
      ),
    ],
    main: ["brick"],
    face: { at: [0, 0.66], size: 0.5 },
    joints: { arms: [0.96, 0.6, 0.1], legs: [0.4], top: [1.2, 0.4], neck: [0.3, 0.6] },
  },
  "lamppost streetlamp streetlight": {
    parts: [
      column("iron", [0, 0.06, 0], [0.3, 0.06]),
      column("iron", [0, 0.7, 0], [0.08, 0.7]),
      tube("iron", "-0.3 1.2 0, 0 1.26 0, 0.3 1.2 0", 0.05),
      lathe("sun", "0 1.36, 0.2 1.36, 0.34 1.8, 0 1.8"),
      lathe("iron", "0 1.8, 0.42 1.8, 0.2 1.98, 0 2.1"),
    ],
    main: ["iron"],
    face: { at: [0, 1.6], size: 0.36, gap: 0.4, on: "sun" },
    joints: { arms: [0.1, 1.1, 0], legs: [0.12], top: [2.1, 0.2], neck: [1.3, 0.12] },
  },
};
