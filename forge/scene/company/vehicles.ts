/** What one rides: boards, cycles, brooms, rockets. Data only. */
import {
  ball,
  both,
  box,
  column,
  cone,
  hoop,
  ofWheels,
  lathe,
  slab,
  tube,
  wheel,
} from "#forge/bodies/things/parts.ts";
import type { Ride } from "./ride.ts";

const cycleWheel = (z: number) => [
  ofWheels([
    hoop("rubber", [0.42, 0.06], { at: [0, 0.46, z], turn: [0, 0, Math.PI / 2] }),
    hoop("steel", [0.2, 0.03], { at: [0, 0.46, z], turn: [0, 0, Math.PI / 2] }),
  ]),
];

export const vehicles: Readonly<Record<string, Ride>> = {
  pogo_stick: {
    parts: [
      column("red", [0, 1.2, 0.5], [0.1, 0.8]),
      column("steel", [0, 0.3, 0.5], [0.06, 0.3]),
      ...[0.12, 0.22, 0.32, 0.42].map((y) => hoop("steel", [0.13, 0.035], { at: [0, y, 0.5] })),
      both(box("yellow", [0.24, 0.5, 0.5], [0.24, 0.05, 0.16], { round: 0.04 })),
      both(tube("charcoal", "0 2 0.5, 0.55 2.05 0.42", 0.08)),
    ],
    main: ["red"],
    seat: 0.55,
  },
  skateboard: {
    parts: [
      box("red", [0, 0.3, 0], [0.36, 0.05, 0.85], { round: 0.05 }),
      box("red", [0, 0.36, 0.92], [0.34, 0.05, 0.16], { round: 0.05, turn: [0.5, 0, 0] }),
      box("red", [0, 0.36, -0.92], [0.34, 0.05, 0.16], { round: 0.05, turn: [-0.5, 0, 0] }),
      ...[-0.6, 0.6].map((z) => both(wheel("yellow", [0.27, 0.13, z], [0.14, 0.08]))),
      ...[-0.6, 0.6].map((z) => box("steel", [0, 0.16, z], [0.24, 0.05, 0.06])),
    ],
    seat: 0.35,
    size: 1.45,
    turn: 0.55,
  },
  surfboard: {
    parts: [
      ball("water", [0, -0.12, -0.1], [1.25, 0.34, 1.35]),
      ball("white", [0.7, 0.05, 0.85], [0.3, 0.18, 0.26], { blend: 0.1 }),
      ball("white", [-0.8, 0.02, 0.6], [0.34, 0.18, 0.26], { blend: 0.1 }),
      ball("white", [0.95, 0.02, 0.2], [0.26, 0.16, 0.3], { blend: 0.1 }),
      ball("white", [-1, 0, -0.1], [0.24, 0.15, 0.34], { blend: 0.1 }),
      slab("yellow", "0 1.3, 0.3 0.8, 0.38 0, 0.3 -0.8, 0 -1, -0.3 -0.8, -0.38 0, -0.3 0.8", 0.06, {
        at: [0, 0.32, 0],
        turn: [Math.PI / 2 - 0.08, 0, 0],
        soft: 2,
      }),
      box("red", [0, 0.37, 0.1], [0.06, 0.02, 1], { turn: [0.08, 0, 0] }),
    ],
    seat: 0.37,
    turn: 0.2,
  },
  snowboard: {
    parts: [
      slab("purple", "0 1.2, 0.34 1, 0.34 -1, 0 -1.2, -0.34 -1, -0.34 1", 0.06, {
        at: [0, 0.2, 0],
        turn: [Math.PI / 2 + 0.12, 0, 0],
        soft: 2,
      }),
      ball("white", [0.4, 0.02, 0.5], [0.5, 0.16, 0.4]),
      ball("white", [-0.4, 0, -0.2], [0.6, 0.18, 0.7]),
    ],
    seat: 0.26,
    turn: 0.2,
  },
  sled: {
    parts: [
      box("plank", [0, 0.36, 0], [0.5, 0.05, 0.85], { round: 0.04 }),
      both(tube("red", "0.44 0.06 -0.9, 0.44 0.06 0.7, 0.44 0.3 1.1, 0.44 0.6 0.95", 0.06)),
      both(box("red", [0.44, 0.2, 0.4], [0.05, 0.14, 0.05])),
      both(box("red", [0.44, 0.2, -0.5], [0.05, 0.14, 0.05])),
    ],
    seat: 0.4,
  },
  bicycle: {
    parts: [
      ...cycleWheel(0.72),
      ...cycleWheel(-0.72),
      tube("red", "0 0.46 -0.72, 0 0.5 0.05, 0 0.95 -0.3, 0 0.46 -0.72", 0.05),
      tube("red", "0 0.5 0.05, 0 0.98 0.5, 0 0.9 -0.3", 0.05),
      tube("red", "0 0.46 0.72, 0 1.2 0.5", 0.05),
      tube("charcoal", "-0.4 1.26 0.42, 0 1.2 0.52, 0.4 1.26 0.42", 0.05),
      ball("brown", [0, 1, -0.32], [0.2, 0.08, 0.26]),
    ],
    seat: 0.98,
    astride: true,
    turn: 0.5,
  },
  unicycle: {
    parts: [
      ...cycleWheel(0),
      tube("red", "0 0.46 0, 0 1.1 0", 0.06),
      ball("brown", [0, 1.1, 0], [0.22, 0.09, 0.26]),
    ],
    seat: 1.1,
    astride: true,
    turn: 0.4,
  },
  scooter: {
    parts: [
      wheel("rubber", [0, 0.26, 0.78], [0.26, 0.1]),
      wheel("rubber", [0, 0.26, -0.7], [0.26, 0.12]),
      ball("teal", [0, 0.52, -0.55], [0.3, 0.32, 0.5]),
      box("teal", [0, 0.28, 0.1], [0.26, 0.06, 0.5], { round: 0.05 }),
      box("teal", [0, 0.72, 0.6], [0.3, 0.46, 0.07], { round: 0.06, turn: [-0.2, 0, 0] }),
      tube("charcoal", "-0.42 1.26 0.42, 0 1.2 0.5, 0.42 1.26 0.42", 0.05),
      ball("lemon", [0, 1.08, 0.68], [0.13, 0.13, 0.1]),
      ball("brown", [0, 0.86, -0.45], [0.24, 0.09, 0.4]),
    ],
    seat: 0.86,
    astride: true,
    turn: 0.45,
  },
  broom: {
    parts: [
      tube("wood", "0 0.5 1.6, 0 0.44 0, 0 0.4 -0.9", 0.07),
      cone("plank", "0 0.4 -0.85, 0 0.36 -1.2", [0.12, 0.26]),
      cone("plank", "0 0.36 -1.15, 0 0.36 -1.7", [0.26, 0.34]),
      hoop("red", [0.2, 0.04], { at: [0, 0.38, -1], turn: [Math.PI / 2, 0, 0] }),
    ],
    seat: 0.48,
    astride: true,
    floats: true,
    turn: 0.55,
  },
  rocket: {
    parts: [
      lathe("white", "0 -1.1, 0.34 -1.1, 0.5 -0.5, 0.5 0.3, 0.36 0.9, 0 1.5", {
        turn: [Math.PI / 2, 0, 0],
        at: [0, 0.5, 0],
        soft: 2,
      }),
      lathe("red", "0 0.8, 0.38 0.8, 0.2 1.2, 0 1.55", {
        turn: [Math.PI / 2, 0, 0],
        at: [0, 0.5, 0],
      }),
      both(
        slab("red", "0.4 -0.5, 0.9 -1.3, 0.4 -1.1", 0.06, {
          turn: [Math.PI / 2, 0, 0],
          at: [0, 0.5, 0],
        }),
      ),
      box("red", [0, 1, -0.95], [0.05, 0.3, 0.26], { turn: [-0.4, 0, 0] }),
      cone("ember", "0 0.5 -1.15, 0 0.5 -1.7", [0.26, 0.08]),
      cone("flame", "0 0.5 -1.1, 0 0.5 -1.95", [0.3, 0.02]),
      both(ball("sky", [0.45, 0.55, 0.3], [0.08, 0.16, 0.16])),
    ],
    seat: 0.98,
    astride: true,
    floats: true,
    turn: 0.6,
  },
};
