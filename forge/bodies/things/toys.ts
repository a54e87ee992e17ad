/** Toys and what is held in a hand: water pistols, ray guns, syringes, chess. Data only. */
import { ball, box, column, draw, group, hoop, lathe, slab, tube, wheel } from "./parts.ts";
import type { ThingPart } from "./parts.ts";
import type { ThingTable } from "./thing.ts";

const lying = [0, 0, Math.PI / 2] as const;

/** A board seen from above a little, with a square of eight by eight. */
const squares: ThingPart[] = Array.from({ length: 32 }, (_, i) => {
  const [row, place] = [Math.floor(i / 4), i % 4];
  const [x, z] = [place * 2 + (row % 2) - 3.5, row - 3.5];
  return box("charcoal", [x * 0.2, 0.2, z * 0.2], [0.099, 0.015, 0.099], { round: 0.005 });
});

const pawn = (color: "white" | "black", x: number, z: number): ThingPart[] => [
  lathe(color, "0 0, 0.13 0, 0.13 0.06, 0.07 0.12, 0.05 0.3, 0 0.3", { at: [x, 0.21, z] }),
  ball(color, [x, 0.57, z], [0.09, 0.1, 0.09], { blend: 0.03 }),
];

const king = (color: "white" | "black", x: number, z: number): ThingPart[] => [
  lathe(color, "0 0, 0.16 0, 0.16 0.08, 0.08 0.16, 0.07 0.5, 0.15 0.7, 0 0.7", {
    at: [x, 0.21, z],
  }),
  box(color, [x, 1.02, z], [0.03, 0.13, 0.03], { round: 0.01 }),
  box(color, [x, 1.03, z], [0.09, 0.03, 0.03], { round: 0.01 }),
];

export const toys: ThingTable = {
  "waterpistol watergun squirtgun": {
    parts: [
      slab(
        "green",
        "-0.72 1.16, 0.74 1.16, 0.74 0.8, 0.1 0.76, -0.02 0.1, -0.5 0.1, -0.52 0.7, -0.72 0.8",
        0.2,
        { round: 0.1 },
      ),
      lathe("sky", "0 -0.3, 0.24 -0.3, 0.3 0, 0.24 0.3, 0 0.3", {
        at: [-0.16, 1.4, 0],
        turn: lying,
        round: 0.08,
      }),
      lathe("orange", "0 0, 0.16 0, 0.1 0.24, 0.05 0.3, 0 0.3", {
        at: [0.72, 1, 0],
        turn: [0, 0, -Math.PI / 2],
      }),
      tube("orange", "0.06 0.72 0.02, 0.26 0.62 0.02, 0.28 0.44 0.02, 0.06 0.36 0.02", 0.05),
      box("orange", [-0.62, 1.2, 0], [0.1, 0.1, 0.12]),
      ball("sky", [1.2, 1.02, 0.02], [0.1, 0.07, 0.07]),
      ball("sky", [1.44, 0.98, 0.02], [0.07, 0.06, 0.06]),
    ],
    main: ["green"],
    face: { at: [-0.1, 0.96], size: 0.36 },
    joints: { arms: [0.5, 0.9, 0.1], legs: [0.18], top: [1.6, 0.2, -0.16], neck: [0.7, 0.3] },
  },
  "raygun lasergun blaster": {
    parts: [
      lathe("steel", "0 -0.5, 0.24 -0.5, 0.36 -0.1, 0.3 0.3, 0.16 0.5, 0 0.5", {
        at: [-0.1, 1, 0],
        turn: [0, 0, -Math.PI / 2],
        soft: 1,
        round: 0.05,
      }),
      ...[0.36, 0.54, 0.72].map((x, i) => wheel("teal", [x, 1, 0], [0.26 - 0.05 * i, 0.035])),
      tube("steel", "0.3 1 0, 0.84 1 0", 0.07),
      ball("red", [0.92, 1, 0], [0.13, 0.13, 0.13]),
      slab("purple", "-0.5 0.8, -0.1 0.74, -0.2 0.1, -0.62 0.1", 0.14, { round: 0.08 }),
      tube("steel", "-0.08 0.72 0, 0.1 0.6 0, 0.06 0.42 0, -0.12 0.4 0", 0.04),
      slab("purple", "-0.5 1.2, -0.1 1.34, -0.36 1.62", 0.06, { round: 0.04 }),
    ],
    main: ["steel"],
    face: { at: [-0.12, 1.02], size: 0.36 },
    joints: { arms: [0.4, 0.9, 0.1], legs: [0.18], top: [1.5, 0.2, -0.3], neck: [0.7, 0.3] },
  },
  syringe: {
    parts: [
      column("white", [0, 1.06, 0], [0.3, 0.56], { round: 0.06 }),
      column("sky", [0, 0.86, 0.03], [0.29, 0.3], { round: 0.04 }),
      ...[0.7, 0.94, 1.18, 1.42].map((y) =>
        draw("charcoal", `-0.2 ${y}, ${y === 0.94 ? 0.1 : 0} ${y}`, 0.025),
      ),
      column("white", [0, 1.64, 0], [0.46, 0.05]),
      column("steel", [0, 1.84, 0], [0.08, 0.24]),
      column("red", [0, 2.06, 0], [0.3, 0.06]),
      lathe("steel", "0 0, 0.02 0.04, 0.06 0.42, 0.16 0.46, 0.16 0.56, 0 0.56", {}),
    ],
    main: ["sky"],
    face: { at: [0, 1.06], size: 0.36, on: "white" },
    joints: { arms: [0.28, 1.1, 0], legs: [0.16], top: [2.1, 0.2], neck: [0.6, 0.3] },
  },
  "chess chessboard": {
    parts: [
      group(
        { at: [0, 0.5, 0], turn: [0.7, 0, 0] },
        box("wood", [0, 0.1, 0], [0.94, 0.1, 0.94], { round: 0.04 }),
        box("cream", [0, 0.19, 0], [0.8, 0.02, 0.8], { round: 0.01 }),
        ...squares,
        ...pawn("white", -0.5, 0.5),
        ...pawn("white", 0.1, 0.3),
        ...king("white", -0.1, 0.62),
        ...pawn("black", 0.5, -0.3),
        ...pawn("black", -0.3, -0.1),
        ...king("black", 0.3, -0.6),
      ),
    ],
    main: ["wood"],
    face: { at: [0, 0.2], size: 0.24 },
    joints: { arms: [0.9, 0.1, 0], legs: [0.4], top: [1.1, 0.2], neck: [0.1, 0.9] },
  },
  "cane walkingstick crutch": {
    parts: [
      tube(
        "wood",
        "0.2 0.1 0, 0.2 1.7 0, 0.12 1.98 0, -0.14 2.06 0, -0.36 1.94 0, -0.42 1.7 0",
        0.1,
      ),
      column("charcoal", [0.2, 0.08, 0], [0.13, 0.08]),
    ],
    main: ["wood"],
    face: { at: [0.2, 1.1], size: 0.26, gap: 0.3 },
    joints: { arms: [0.12, 0.9, 0], legs: [0.12], top: [2.1, 0.2, -0.14], neck: [0.8, 0.14] },
    yaw: 0.14,
  },
  icicle: {
    parts: [
      box("ice", [0, 1.86, 0], [0.9, 0.14, 0.24], { round: 0.12 }),
      ...[
        [-0.66, 0.9],
        [-0.24, 1.5],
        [0.2, 1.1],
        [0.6, 1.34],
      ].map(([x = 0, length = 1]) =>
        lathe("ice", `0 0, 0.04 0.1, 0.2 ${length}, 0 ${length}`, {
          at: [x, 1.86 - length, 0],
          blend: 0.08,
        }),
      ),
    ],
    main: ["ice"],
    face: { at: [0, 1.5], size: 0.4 },
    joints: { arms: [0.7, 1.5, 0], legs: [0.3], top: [2, 0.4], neck: [1.2, 0.3] },
  },
  pacifier: {
    parts: [
      slab("sky", "-0.66 0.7, -0.3 1.1, 0.3 1.1, 0.66 0.7, 0.3 0.36, -0.3 0.36", 0.1, {
        round: 0.09,
        soft: 2,
      }),
      hoop("pink", [0.3, 0.08], { at: [0, 0.6, 0.24], turn: [Math.PI / 2, 0, 0] }),
      ball("pink", [0, 0.74, 0.16], [0.18, 0.18, 0.12]),
      ball("custard", [0, 0.84, -0.36], [0.2, 0.2, 0.3]),
    ],
    main: ["sky"],
    face: { at: [0, 0.8], size: 0.4 },
    joints: { arms: [0.6, 0.7, 0], legs: [0.2], top: [1.1, 0.3], neck: [0.4, 0.3] },
  },
};
