/** What one sits and lies in: boats, cups, beds, clouds. Data only. */
import {
  ball,
  both,
  box,
  column,
  cone,
  hoop,
  lathe,
  slab,
  spun,
  tube,
  wheel,
  type ThingPart,
} from "#forge/bodies/things/parts.ts";
import type { Ride } from "./ride.ts";

const wheels = (z: number, radius: number) =>
  both(
    wheel("rubber", [0.5, radius, z], [radius, 0.1]),
    wheel("yellow", [0.56, radius, z], [radius * 0.5, 0.07]),
  );

const puffs = (places: readonly (readonly [number, number, number, number])[]): ThingPart[] =>
  places.map(([x, y, z, r]) => ball("cloud", [x, y, z], [r, r * 0.72, r], { blend: 0.1 }));

export const seats: Readonly<Record<string, Ride>> = {
  carpet: {
    parts: [
      slab("purple", "0.75 1.1, 0.75 -1.1, -0.75 -1.1, -0.75 1.1", 0.05, {
        at: [0, 0.3, 0],
        turn: [Math.PI / 2, 0, 0],
        bend: [0.1, 0.06],
      }),
      slab("gold", "0.6 0.9, 0.6 -0.9, -0.6 -0.9, -0.6 0.9", 0.055, {
        at: [0, 0.31, 0],
        turn: [Math.PI / 2, 0, 0],
        bend: [0.1, 0.06],
      }),
      ...[-0.6, -0.3, 0, 0.3, 0.6].map((x) =>
        cone("gold", `${x} 0.24 1.12, ${x} 0.16 1.34`, [0.04, 0.06]),
      ),
    ],
    seat: 0.36,
    floats: true,
  },
  cloud: {
    parts: puffs([
      [0, 0.3, 0, 0.8],
      [0.75, 0.22, 0.1, 0.55],
      [-0.75, 0.22, 0.1, 0.55],
      [0.4, 0.22, 0.62, 0.55],
      [-0.4, 0.22, 0.62, 0.55],
      [0.35, 0.2, -0.65, 0.55],
      [-0.35, 0.2, -0.65, 0.55],
      [1.15, 0.1, 0, 0.36],
      [-1.15, 0.1, 0, 0.36],
    ]),
    seat: 0.56,
    floats: true,
  },
  boat: {
    parts: [
      lathe("plank", "0 0, 0.5 0.02, 0.86 0.34, 1.06 0.86, 0.94 0.86, 0.8 0.6, 0 0.6", { soft: 1 }),
      hoop("red", [1.03, 0.07], { at: [0, 0.86, 0] }),
      column("wood", [0.1, 1.3, -0.72], [0.05, 0.95], { bare: true }),
      slab("red", "0 0, 0.7 0.16, 0 0.5", 0.03, { at: [0.14, 1.7, -0.72] }),
      ball("water", [0, -0.06, 0], [1.6, 0.22, 1.5]),
    ],
    seat: 0.34,
    inside: true,
    size: 1.05,
  },
  bathtub: {
    parts: [
      lathe("porcelain", "0 0.12, 0.6 0.14, 1 0.5, 1.12 1, 1.02 1, 0.9 0.8, 0 0.8", { soft: 1 }),
      hoop("white", [1.08, 0.08], { at: [0, 1, 0] }),
      ball("water", [0, 0.8, 0], [0.98, 0.1, 0.98]),
      spun(7, ball("sky", [0.72, 0.9, 0.2], [0.2, 0.18, 0.2])),
      spun(5, ball("white", [0.6, 0.94, -0.3], [0.16, 0.15, 0.16])),
      spun(4, ball("gold", [0.55, 0.12, 0.55], [0.14, 0.14, 0.14])),
    ],
    main: ["porcelain"],
    seat: 0.55,
    inside: true,
  },
  car: {
    parts: [
      box("red", [0, 0.5, 0.75], [0.72, 0.3, 0.6], { round: 0.24 }),
      box("red", [0, 0.5, -0.85], [0.72, 0.34, 0.4], { round: 0.2 }),
      both(box("red", [0.66, 0.5, 0], [0.08, 0.3, 0.9], { round: 0.07 })),
      box("red", [0, 0.28, 0], [0.7, 0.1, 1.1]),
      slab("glass", "-0.6 0, 0.6 0, 0.5 0.36, -0.5 0.36", 0.03, {
        at: [0, 0.78, 0.5],
        turn: [-0.3, 0, 0],
      }),
      wheels(0.8, 0.3),
      wheels(-0.8, 0.3),
      both(ball("lemon", [0.46, 0.56, 1.3], [0.14, 0.14, 0.1])),
      box("steel", [0, 0.28, 1.28], [0.6, 0.07, 0.08]),
    ],
    seat: 0.36,
    inside: true,
    size: 1.15,
    turn: 0.25,
  },
  wheel: {
    parts: [
      both(hoop("red", [1.5, 0.07], { at: [0.5, 1.5, 0], turn: [0, 0, Math.PI / 2] })),
      ...Array.from({ length: 18 }, (_, i) => {
        const angle = (i / 18) * 2 * Math.PI;
        const [y, z] = [1.5 - 1.5 * Math.cos(angle), 1.5 * Math.sin(angle)];
        return tube("steel", `-0.5 ${y} ${z}, 0.5 ${y} ${z}`, 0.04, { steps: 1 });
      }),
      tube("steel", "-0.62 1.5 0, -0.72 0.7 -0.5, -0.8 0 -0.9", 0.07),
      tube("steel", "-0.62 1.5 0, -0.72 0.7 0.5, -0.8 0 0.9", 0.07),
    ],
    main: ["red"],
    seat: 0.1,
    fits: true,
    turn: 0.6,
  },
  bed: {
    parts: [
      box("wood", [0, 0.3, 0], [0.95, 0.14, 1.15], { round: 0.08 }),
      box("white", [0, 0.52, 0], [0.9, 0.14, 1.1], { round: 0.12 }),
      box("blue", [0, 0.56, 0.45], [0.96, 0.16, 0.7], { round: 0.14 }),
      box("sky", [0, 0.62, -0.3], [0.95, 0.11, 0.12], { round: 0.1 }),
      box("darkwood", [0, 0.8, -1.2], [1, 0.7, 0.08], { round: 0.08 }),
      box("white", [0, 0.74, -0.9], [0.6, 0.16, 0.28], { round: 0.15 }),
      both(column("darkwood", [0.86, 0.14, 1], [0.1, 0.16])),
    ],
    seat: 0.68,
  },
  bubble_tea: {
    parts: [
      lathe("caramel", "0 0, 0.7 0, 0.98 1.2, 0 1.2", { round: 0.04 }),
      lathe("cream", "0.94 1, 1 1, 1.03 1.24, 0.94 1.24", { round: 0.03 }),
      hoop("white", [1.02, 0.06], { at: [0, 1.24, 0] }),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => {
          const angle = (i + row * 0.5) * 0.628;
          const r = 0.68 + row * 0.045;
          return ball(
            "chocolate",
            [Math.sin(angle) * r, 0.14 + row * 0.22, Math.cos(angle) * r],
            [0.11, 0.11, 0.11],
          );
        }),
      ),
      column("candy", [-0.74, 1.5, -0.5], [0.1, 0.9], { turn: [0, 0, -0.16] }),
    ],
    seat: 0.5,
    inside: true,
    size: 1.25,
  },
  bowl: {
    parts: [
      lathe("porcelain", "0 0, 0.44 0, 0.5 0.1, 0.94 0.4, 1.16 0.9, 1.06 0.9, 0.84 0.7, 0 0.7", {
        soft: 1,
      }),
      hoop("white", [1.11, 0.05], { at: [0, 0.9, 0] }),
    ],
    main: ["porcelain"],
    seat: 0.36,
    inside: true,
  },
  basket: {
    parts: [
      lathe("plank", "0 0, 0.84 0, 0.96 0.2, 1.06 0.84, 0.96 0.84, 0.88 0.6, 0 0.6"),
      ...[0.16, 0.36, 0.56].map((y) => hoop("wood", [0.93 + y * 0.14, 0.06], { at: [0, y, 0] })),
      hoop("wood", [1.02, 0.09], { at: [0, 0.84, 0] }),
      both(hoop("wood", [0.2, 0.06], { at: [1.06, 0.92, 0], turn: [0, 0, Math.PI / 2] })),
      ball("red", [0, 0.6, 0], [0.9, 0.1, 0.9]),
    ],
    main: ["plank", "wood"],
    seat: 0.4,
    inside: true,
  },
  box: {
    parts: [
      both(box("crust", [0.84, 0.46, 0], [0.05, 0.46, 0.84], { round: 0.02 })),
      ...[0.84, -0.84].map((z) => box("crust", [0, 0.46, z], [0.84, 0.46, 0.05], { round: 0.02 })),
      box("crust", [0, 0.1, 0], [0.8, 0.1, 0.8]),
      both(box("crust", [1.08, 0.82, 0], [0.26, 0.03, 0.82], { turn: [0, 0, 0.5], round: 0.02 })),
      box("crust", [0, 0.8, 1.08], [0.82, 0.03, 0.26], { turn: [-0.5, 0, 0], round: 0.02 }),
      box("cream", [0, 0.3, 0.9], [0.12, 0.3, 0.01], { round: 0.005 }),
    ],
    main: ["crust"],
    seat: 0.24,
    inside: true,
  },
  cup: {
    parts: [
      lathe("porcelain", "0 0, 0.5 0, 0.9 0.4, 1.02 1, 0.94 1, 0.8 0.84, 0 0.84", { soft: 1 }),
      hoop("sky", [1, 0.05], { at: [0, 1, 0] }),
      hoop("porcelain", [0.3, 0.08], { at: [1.15, 0.55, 0], turn: [Math.PI / 2, 0, 0] }),
      spun(8, ball("pink", [0, 0.55, 0.93], [0.09, 0.09, 0.04])),
      lathe("porcelain", "0 -0.1, 1.1 -0.08, 1.4 0.06, 0.6 0, 0 0"),
    ],
    main: ["porcelain"],
    seat: 0.4,
    inside: true,
  },
  pot: {
    parts: [
      lathe("iron", "0 0, 0.7 0.04, 1.02 0.4, 0.96 0.95, 0.86 0.95, 0.8 0.8, 0 0.8", { soft: 1 }),
      hoop("charcoal", [0.94, 0.08], { at: [0, 0.95, 0] }),
      both(hoop("charcoal", [0.16, 0.05], { at: [1.06, 0.62, 0], turn: [Math.PI / 2, 0, 0] })),
    ],
    seat: 0.4,
    inside: true,
  },
  lily_pad: {
    parts: [
      ball("water", [0, -0.14, 0], [2, 0.16, 2]),
      column("green", [0, 0.08, 0], [1.15, 0.06]),
      ball("pink", [0.86, 0.24, 0.5], [0.16, 0.14, 0.16]),
      spun(6, ball("pink", [0.02, 0.14, 0.1], [0.05, 0.05, 0.05])),
    ],
    seat: 0.14,
  },
  hammock: {
    parts: [
      both(tube("wood", "1.9 0 0, 1.84 1.2 0, 1.9 2.4 0", [0.26, 0.2, 0.16], { blend: 0 })),
      both(ball("green", [1.9, 2.7, 0], [0.75, 0.6, 0.7])),
      both(tube("cream", "1.86 1.5 0, 1.2 0.95 0", 0.04)),
      slab(
        "red",
        "-1.3 0.96, -0.7 0.6, 0 0.46, 0.7 0.6, 1.3 0.96, 0.7 0.5, 0 0.34, -0.7 0.5",
        0.5,
        {
          soft: 1,
        },
      ),
    ],
    main: ["red"],
    seat: 0.46,
  },
  throne: {
    parts: [
      box("red", [0, 0.55, 0], [0.72, 0.14, 0.6], { round: 0.1 }),
      box("gold", [0, 0.28, 0], [0.8, 0.26, 0.66], { round: 0.08 }),
      box("gold", [0, 1.2, -0.66], [0.84, 1, 0.1], { round: 0.1 }),
      box("red", [0, 1.2, -0.56], [0.66, 0.8, 0.06], { round: 0.08 }),
      both(box("gold", [0.8, 0.7, -0.04], [0.1, 0.22, 0.6], { round: 0.08 })),
      both(ball("gold", [0.76, 2.24, -0.66], [0.16, 0.16, 0.16])),
    ],
    seat: 0.68,
    size: 1.15,
  },
  ball: {
    parts: [
      ball("red", [0, 0.66, 0], [0.68, 0.68, 0.68]),
      hoop("white", [0.66, 0.07], { at: [0, 0.66, 0] }),
      hoop("yellow", [0.66, 0.07], { at: [0, 0.66, 0], turn: [0, 0, Math.PI / 2] }),
    ],
    seat: 1.3,
  },
  moon: {
    parts: [
      ball("moon", [0, -0.5, 0], [1.3, 1.3, 1.3]),
      ball("crater", [0.5, 0.3, 1], [0.2, 0.16, 0.1]),
    ],
    seat: 0.76,
    floats: true,
  },
};

/** What a dragon lies on. */
export const hoardParts: readonly ThingPart[] = [
  lathe("gold", "0 0, 1.7 0, 1.5 0.12, 0.9 0.34, 0 0.44", { soft: 1, round: 0.03 }),
  spun(9, column("gold", [1.25, 0.2, 0], [0.17, 0.035], { turn: [0.4, 0, 0.5] })),
  spun(7, column("gold", [0.95, 0.34, 0.2], [0.16, 0.035], { turn: [-0.3, 0, 0.3] })),
  spun(5, column("gold", [1.55, 0.1, 0.3], [0.16, 0.035], { turn: [0.2, 0, 0.2] })),
  spun(4, ball("cherry", [1.15, 0.32, 0.5], [0.12, 0.12, 0.12])),
  spun(3, ball("teal", [1.3, 0.24, -0.4], [0.11, 0.11, 0.11])),
  lathe("gold", "0 0, 0.2 0, 0.06 0.1, 0.06 0.24, 0.22 0.34, 0.24 0.6, 0.18 0.6, 0 0.4", {
    at: [1.1, 0.3, 0.75],
    turn: [0, 0, -0.25],
  }),
];
