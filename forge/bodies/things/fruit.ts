/** Fruit. Data only. */
import type { ThingColor } from "#forge/paint/thing-colors.ts";
import { crownOfLeaves, leafAt, plump } from "./leaves.ts";
import { ball, both, draw, lathe, slab, spun, studs, tube } from "./parts.ts";
import type { Thing, ThingTable } from "./thing.ts";

const citrus = (color: ThingColor): Thing => ({
  parts: [
    ball(color, [0, 0.72, 0], [0.74, 0.7, 0.72]),
    studs("stem", "0 0", [0.08, 0.08, 0.04], { from: "top" }),
    leafAt(0.04, 1.38, 0.9),
  ],
  main: [color],
  face: { at: [0, 0.72], size: 0.6 },
  joints: { ...plump, top: [1.42, 0.54] },
});

export const fruit: ThingTable = {
  "orange tangerine peach mandarin": citrus("orange"),
  "plum blueberry": citrus("blueberry"),
  lime: citrus("leaf"),
  apple: {
    parts: [
      both(ball("apple", [0.2, 0.74, 0], [0.58, 0.66, 0.64], { blend: 0.12 })),
      ball("apple", [0, 0.6, 0.04], [0.62, 0.58, 0.64], { blend: 0.12 }),
      tube("stem", "0 1.26 0, 0.03 1.48 0, 0.12 1.62 0", [0.05, 0.045, 0.06]),
      leafAt(0.06, 1.46, 1),
    ],
    main: ["apple"],
    face: { at: [0, 0.72], size: 0.58 },
    joints: { ...plump, top: [1.36, 0.54] },
  },
  pear: {
    parts: [
      lathe("pear", "0 0, 0.4 0.02, 0.7 0.3, 0.66 0.68, 0.42 1.04, 0.34 1.34, 0.2 1.52, 0 1.56", {
        soft: 3,
      }),
      tube("stem", "0 1.5 0, 0.03 1.68 0, 0.1 1.78 0", 0.045),
      leafAt(0.05, 1.62, 1),
    ],
    main: ["pear"],
    face: { at: [0, 0.58], size: 0.54 },
    joints: { ...plump, top: [1.56, 0.38] },
  },
  banana: {
    parts: [
      tube(
        "banana",
        "0.34 0.02 -0.1, -0.06 0.34 0.02, -0.16 0.86 0.06, 0 1.4 0, 0.36 1.8 -0.1",
        [0.12, 0.36, 0.42, 0.34, 0.12],
        { steps: 7 },
      ),
      tube("stem", "0.34 1.78 -0.1, 0.46 1.92 -0.12", [0.1, 0.08], { blend: 0.06 }),
      ball("brown", [0.4, 0, -0.1], [0.09, 0.07, 0.09], { blend: 0.04 }),
      draw("crust", "-0.4 0.46, -0.44 0.86, -0.3 1.3", 0.016, true),
    ],
    main: ["banana"],
    face: { at: [-0.14, 0.96], size: 0.46, gap: 0.36 },
    joints: { arms: [0.22, 0.6, 0.08], legs: [0.16], top: [1.86, 0.3, 0.34], neck: [0.42, 0.42] },
  },
  "strawberry raspberry": {
    parts: [
      lathe("strawberry", "0 0, 0.2 0.04, 0.5 0.4, 0.7 0.86, 0.62 1.16, 0.3 1.3, 0 1.3", {
        soft: 3,
      }),
      studs(
        "custard",
        "-0.5 1, -0.16 1.1, 0.2 1.1, 0.54 0.98, -0.6 0.72, 0.62 0.7, -0.42 0.42, 0.44 0.4, 0 0.3, -0.2 0.16, 0.2 0.14",
        [0.035, 0.055, 0.02],
      ),
      crownOfLeaves(1.28, 0.5),
      tube("leaf", "0 1.3 0, 0.04 1.52 0", [0.06, 0.05]),
    ],
    main: ["strawberry"],
    face: { at: [0, 0.74], size: 0.54 },
    joints: { arms: [0.54, 0.52, 0.1], legs: [0.14], top: [1.36, 0.5], neck: [0.4, 0.5] },
  },
  lemon: {
    parts: [
      lathe(
        "lemon",
        "0 -0.02, 0.12 0.06, 0.52 0.3, 0.66 0.72, 0.52 1.14, 0.14 1.36, 0.1 1.46, 0 1.48",
        { soft: 2 },
      ),
      leafAt(0, 1.42, 0.8),
    ],
    main: ["lemon"],
    face: { at: [0, 0.72], size: 0.56 },
    joints: { ...plump, arms: [0.6, 0.56, 0.1], legs: [0.18], top: [1.42, 0.44] },
  },
  "watermelon melon": {
    parts: [
      slab("melon", "-0.94 1.1, -0.84 0.6, -0.54 0.18, 0 0, 0.54 0.18, 0.84 0.6, 0.94 1.1", 0.24, {
        soft: 1,
        round: 0.05,
      }),
      slab(
        "white",
        "-0.82 1.12, -0.74 0.64, -0.48 0.28, 0 0.12, 0.48 0.28, 0.74 0.64, 0.82 1.12",
        0.25,
        { soft: 1, round: 0.04 },
      ),
      slab(
        "melonflesh",
        "-0.76 1.14, -0.68 0.66, -0.44 0.34, 0 0.18, 0.44 0.34, 0.68 0.66, 0.76 1.14",
        0.26,
        { soft: 1, round: 0.04 },
      ),
      studs(
        "black",
        "-0.58 0.96, 0.58 0.94, -0.5 0.6, 0.5 0.58, -0.02 1.02, -0.28 1, 0.28 1, 0 0.3",
        [0.032, 0.055, 0.02],
      ),
    ],
    main: ["melonflesh"],
    face: { at: [0, 0.66], size: 0.5 },
    joints: { arms: [0.74, 0.6, 0], legs: [0.2], top: [1.1, 0.5], neck: [0.24, 0.4] },
    limbs: "melon",
  },
  "grape grapes": {
    parts: [
      ball("grape", [0, 0.84, 0], [0.42, 0.5, 0.4]),
      ...[
        [-0.44, 1.18],
        [0, 1.24],
        [0.44, 1.18],
        [-0.56, 0.84],
        [0.56, 0.84],
        [-0.38, 0.5],
        [0.38, 0.5],
        [-0.18, 0.2],
        [0.18, 0.2],
        [0, 0],
      ].map(([x, y], i) => ball("grape", [x!, y!, i % 2 ? 0.06 : -0.02], [0.28, 0.28, 0.28])),
      ball("grape", [0, 0.8, 0.26], [0.5, 0.46, 0.34]),
      tube("stem", "0 1.4 0, 0 1.62 0, 0.12 1.72 0", 0.05),
      leafAt(0.04, 1.5, 1.1, 1.2),
    ],
    main: ["grape"],
    face: { at: [0, 0.82], size: 0.46 },
    joints: { arms: [0.62, 0.66, 0.1], legs: [0.14], top: [1.52, 0.46], neck: [0.36, 0.5] },
  },
  cherry: {
    parts: [
      ball("cherry", [0, 0.66, 0.06], [0.64, 0.62, 0.62]),
      ball("cherry", [0.7, 0.5, -0.34], [0.42, 0.42, 0.42]),
      tube("leaf", "0 1.22 0.04, 0.1 1.56 0, 0.34 1.86 -0.06", 0.04),
      tube("leaf", "0.66 0.88 -0.32, 0.62 1.4 -0.2, 0.34 1.86 -0.06", 0.04),
      leafAt(0.34, 1.8, 1, 1.2),
    ],
    main: ["cherry"],
    face: { at: [0, 0.66], size: 0.54 },
    joints: { arms: [0.56, 0.5, 0.16], legs: [0.24], top: [1.26, 0.5], neck: [0.18, 0.54] },
  },
  pineapple: {
    parts: [
      lathe("pineapple", "0 0, 0.4 0, 0.6 0.24, 0.64 0.7, 0.54 1.12, 0.32 1.3, 0 1.32", {
        soft: 2,
      }),
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        draw("crust", `-0.8 ${0.1 + 0.34 * i}, 0.8 ${-0.5 + 0.34 * i}`, 0.016),
        draw("crust", `0.8 ${0.1 + 0.34 * i}, -0.8 ${-0.5 + 0.34 * i}`, 0.016),
      ]),
      spun(7, ball("leaf", [0, 1.5, 0.2], [0.12, 0.32, 0.06], { turn: [0.5, 0, 0] })),
      spun(5, ball("leaf", [0, 1.68, 0.08], [0.1, 0.36, 0.06], { turn: [0.2, 0, 0] })),
    ],
    main: ["pineapple"],
    face: { at: [0, 0.7], size: 0.52 },
    joints: { ...plump, arms: [0.6, 0.54, 0.1], top: [1.36, 0.44] },
  },
};
