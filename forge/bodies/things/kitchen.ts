/** Cups, bottles and pots. Data only. */
import {
  ball,
  both,
  box,
  column,
  cone,
  disc,
  draw,
  hoop,
  lathe,
  slab,
  spun,
  studs,
  tube,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

const aside = [0, 0, Math.PI / 2] as const;

export const kitchen: ThingTable = {
  "teapot kettle": {
    parts: [
      lathe(
        "porcelain",
        "0 0, 0.4 0, 0.44 0.06, 0.72 0.36, 0.78 0.62, 0.7 0.92, 0.4 1.14, 0 1.18",
        { soft: 2, round: 0.03 },
      ),
      tube(
        "porcelain",
        "0.66 0.42 0, 0.96 0.56 0, 1.04 0.88 0, 1.2 1.06 0",
        [0.2, 0.15, 0.1, 0.09],
      ),
      tube("porcelain", "-0.6 0.9 0, -0.98 1 0, -1.08 0.66 0, -0.9 0.4 0, -0.62 0.36 0", 0.075),
      lathe("sky", "0 1.1, 0.42 1.1, 0.4 1.18, 0.24 1.27, 0 1.3", { soft: 1 }),
      hoop("sky", [0.42, 0.04], { at: [0, 1.12, 0] }),
      ball("sky", [0, 1.38, 0], [0.11, 0.1, 0.11]),
      hoop("sky", [0.44, 0.05], { at: [0, 0.03, 0] }),
    ],
    main: ["porcelain"],
    face: { at: [0, 0.62], size: 0.56 },
    joints: { arms: [0.6, 0.3, 0.3], legs: [0.24], top: [1.46, 0.4], neck: [0.2, 0.62] },
  },
  "plate dish saucer platter": {
    parts: [
      disc("porcelain", [0, 0.78, 0], [0.78, 0.05]),
      hoop("porcelain", [0.74, 0.06], { at: [0, 0.78, 0.03], turn: [Math.PI / 2, 0, 0] }),
      hoop("sky", [0.64, 0.035], { at: [0, 0.78, 0.05], turn: [Math.PI / 2, 0, 0] }),
      disc("white", [0, 0.78, 0.02], [0.48, 0.06]),
    ],
    main: ["porcelain"],
    face: { at: [0, 0.76], size: 0.56 },
    joints: { arms: [0.72, 0.66, 0], legs: [0.24], top: [1.56, 0.44], neck: [0.24, 0.5] },
    yaw: 0.24,
  },
  "cup mug teacup cocoa": {
    parts: [
      lathe("teal", "0 0, 0.46 0, 0.58 0.08, 0.64 1.04, 0.56 1.04, 0.52 0.88, 0 0.88", {
        round: 0.04,
      }),
      column("chocolate", [0, 0.92, 0], [0.56, 0.04], { bare: true }),
      hoop("teal", [0.3, 0.09], { at: [0.72, 0.56, -0.1], turn: [Math.PI / 2, 0, 0] }),
      spun(5, ball("cream", [0, 0.98, 0.26], [0.16, 0.1, 0.16], { blend: 0.03 })),
      ball("cream", [0, 1.08, 0], [0.24, 0.16, 0.24], { blend: 0.04 }),
      hoop("white", [0.62, 0.035], { at: [0, 1.06, 0] }),
    ],
    main: ["teal"],
    face: { at: [0, 0.54], size: 0.54 },
    joints: { arms: [0.58, 0.4, 0.24], legs: [0.24], top: [1.2, 0.5], neck: [0.14, 0.52] },
    pitch: 0.26,
  },
  "bubbletea boba milkshake smoothie juice": {
    parts: [
      lathe("bread", "0 0, 0.44 0, 0.6 1.1, 0 1.1", { round: 0.04 }),
      studs(
        "black",
        "-0.3 0.14, 0 0.1, 0.3 0.15, -0.16 0.28, 0.16 0.27, -0.36 0.36, 0.38 0.34",
        [0.09, 0.09, 0.05],
      ),
      hoop("white", [0.61, 0.06], { at: [0, 1.12, 0] }),
      lathe("glass", "0 1.1, 0.6 1.1, 0.54 1.32, 0.34 1.48, 0 1.52", { soft: 1, bare: true }),
      tube("pink", "0.1 1.3 0, 0.22 1.72 0, 0.32 2.04 0", 0.08, { steps: 2 }),
    ],
    main: ["bread"],
    face: { at: [0, 0.7], size: 0.48 },
    joints: { arms: [0.56, 0.52, 0.08], legs: [0.22], top: [1.52, 0.46], neck: [0.16, 0.44] },
    limbs: "pink",
  },
  "bottle potion flask": {
    parts: [
      lathe(
        "water",
        "0 0, 0.4 0, 0.66 0.2, 0.72 0.56, 0.58 0.88, 0.28 1.06, 0.2 1.2, 0.2 1.44, 0 1.44",
        { soft: 2 },
      ),
      hoop("glass", [0.23, 0.06], { at: [0, 1.42, 0] }),
      column("plank", [0, 1.54, 0], [0.17, 0.14]),
      studs("glass", "-0.4 0.9, 0.46 0.84, -0.54 0.3, 0.5 0.26, 0.2 0.98", [0.07, 0.07, 0.03]),
      hoop("purple", [0.24, 0.04], { at: [0, 1.12, 0] }),
    ],
    main: ["water"],
    face: { at: [0, 0.52], size: 0.54 },
    joints: { arms: [0.64, 0.46, 0.12], legs: [0.24], top: [1.66, 0.34], neck: [1.1, 0.26] },
  },
  "milk carton juicebox": {
    parts: [
      box("white", [0, 0.6, 0], [0.5, 0.6, 0.44], { round: 0.04 }),
      slab("sky", "-0.46 1.2, 0.46 1.2, 0.06 1.62, -0.06 1.62", 0.48, {
        turn: [0, Math.PI / 2, 0],
        round: 0.03,
      }),
      box("sky", [0, 1.66, 0], [0.5, 0.12, 0.06], { round: 0.04 }),
      box("sky", [0, 0.14, 0], [0.515, 0.14, 0.455], { round: 0.04 }),
      column("red", [0, 1.42, 0.3], [0.13, 0.08], { turn: [0.8, 0, 0] }),
    ],
    main: ["sky"],
    face: { at: [0, 0.76], size: 0.48, on: "white" },
    joints: { arms: [0.5, 0.54, 0.08], legs: [0.24], top: [1.76, 0.44], neck: [0.26, 0.42] },
    limbs: "sky",
  },
  "pot pan cauldron wok": {
    parts: [
      lathe("iron", "0 0, 0.5 0, 0.78 0.3, 0.8 0.66, 0.66 0.96, 0.58 0.96, 0.6 0.8, 0 0.8", {
        soft: 1,
        round: 0.04,
      }),
      hoop("iron", [0.66, 0.09], { at: [0, 0.98, 0] }),
      column("mint", [0, 0.88, 0], [0.62, 0.06], { bare: true }),
      ball("mint", [0.2, 0.98, 0.14], [0.2, 0.16, 0.2]),
      ball("mint", [-0.24, 0.98, 0], [0.14, 0.12, 0.14]),
      ball("mint", [0.02, 1.26, 0], [0.1, 0.1, 0.1]),
      both(hoop("iron", [0.15, 0.05], { at: [0.84, 0.74, 0], turn: aside })),
    ],
    main: ["iron"],
    face: { at: [0, 0.48], size: 0.56 },
    joints: { arms: [0.72, 0.4, 0.16], legs: [0.28], top: [1.04, 0.6], neck: [0.12, 0.62] },
    pitch: 0.24,
  },
  honeypot: {
    parts: [
      lathe("clay", "0 0, 0.46 0, 0.72 0.3, 0.74 0.66, 0.56 0.96, 0 0.96", { soft: 1 }),
      hoop("clay", [0.56, 0.1], { at: [0, 0.98, 0] }),
      column("yolk", [0, 0.96, 0], [0.54, 0.08], { bare: true }),
      both(tube("yolk", "0.4 1.02 0.36, 0.44 0.94 0.52, 0.46 0.6 0.6", 0.1)),
      tube("yolk", "0 1.02 0.5, 0 0.94 0.64, 0 0.72 0.74", 0.1),
    ],
    main: ["clay"],
    face: { at: [0, 0.44], size: 0.5 },
    joints: { arms: [0.68, 0.4, 0.16], legs: [0.26], top: [1.04, 0.54], neck: [0.12, 0.58] },
    pitch: 0.2,
  },
  "jar cookiejar jam": {
    parts: [
      lathe("custard", "0 0, 0.52 0, 0.64 0.14, 0.64 0.86, 0.5 1.08, 0 1.08", {
        soft: 1,
        round: 0.04,
      }),
      column("red", [0, 1.18, 0], [0.54, 0.13], { round: 0.05 }),
      spun(12, ball("red", [0, 1.08, 0.54], [0.14, 0.1, 0.07], { blend: 0.03 })),
      draw("caramel", "-0.5 0.14, 0.5 0.14", 0.03),
    ],
    main: ["custard"],
    face: { at: [0, 0.58], size: 0.54 },
    joints: { arms: [0.62, 0.5, 0.1], legs: [0.26], top: [1.32, 0.5], neck: [0.14, 0.56] },
  },
  "spoon ladle": {
    parts: [
      slab("steel", "0 0, 0.1 0.06, 0.09 0.8, -0.09 0.8, -0.1 0.06", 0.08, { soft: 1 }),
      ball("steel", [0, 1.3, 0], [0.5, 0.64, 0.2], { blend: 0.12 }),
    ],
    main: ["steel"],
    face: { at: [0, 1.32], size: 0.44 },
    joints: { arms: [0.1, 0.56, 0], legs: [0.1], top: [1.92, 0.4], neck: [0.72, 0.16] },
  },
  fork: {
    parts: [
      slab("steel", "0 0, 0.1 0.06, 0.09 0.7, -0.09 0.7, -0.1 0.06", 0.08, { soft: 1 }),
      slab("steel", "-0.08 0.6, 0.08 0.6, 0.46 0.84, 0.5 1.4, -0.5 1.4, -0.46 0.84", 0.13, {
        soft: 1,
        round: 0.08,
      }),
      ...[-0.4, -0.13, 0.13, 0.4].map((x) =>
        box("steel", [x, 1.56, 0], [0.085, 0.36, 0.09], { round: 0.07, blend: 0.02 }),
      ),
    ],
    main: ["steel"],
    face: { at: [0, 1.08], size: 0.42 },
    joints: { arms: [0.1, 0.5, 0], legs: [0.1], top: [1.9, 0.4], neck: [0.64, 0.16] },
  },
  "fryingpan skillet": {
    parts: [
      lathe("charcoal", "0 -0.1, 0.62 -0.1, 0.8 0.1, 0.72 0.1, 0.6 0, 0 0", {
        at: [0, 0.84, 0],
        turn: [Math.PI / 2, 0, 0],
        round: 0.04,
      }),
      tube("charcoal", "0.5 1.42 0, 0.82 1.76 0, 1.1 2.06 0", [0.08, 0.09, 0.11]),
      ball("plank", [1.02, 1.98, 0], [0.16, 0.16, 0.13], { blend: 0.04 }),
      column("steel", [0, 0.84, 0], [0.6, 0.03], { turn: [Math.PI / 2, 0, 0] }),
    ],
    main: ["charcoal"],
    face: { at: [0, 0.84], size: 0.5, on: "steel" },
    joints: { arms: [0.76, 0.74, 0], legs: [0.24], top: [1.6, 0.4], neck: [0.24, 0.5] },
    yaw: 0.2,
  },
  rollingpin: {
    parts: [
      lathe("plank", "0 -0.72, 0.36 -0.72, 0.4 -0.64, 0.4 0.64, 0.36 0.72, 0 0.72", {
        at: [0, 0.7, 0],
        turn: aside,
        soft: 1,
      }),
      both(
        tube("wood", "0.7 0.7 0, 0.98 0.7 0, 1.22 0.7 0", [0.12, 0.14, 0.1]),
        hoop("brown", [0.14, 0.05], { at: [0.78, 0.7, 0], turn: aside }),
      ),
    ],
    main: ["plank"],
    face: { at: [0, 0.74], size: 0.46 },
    joints: { arms: [0.62, 0.44, 0.2], legs: [0.3], top: [1.1, 0.36], neck: [0.3, 0.4] },
    yaw: 0.16,
  },
  "pepper chili chilli": {
    parts: [
      lathe("cherry", "0 -0.1, 0.1 0.1, 0.3 0.5, 0.46 1.1, 0.36 1.42, 0 1.46", { soft: 2 }),
      spun(6, ball("leaf", [0, 1.42, 0.22], [0.14, 0.05, 0.2], { turn: [0.3, 0, 0], blend: 0.03 })),
      tube("leaf", "0 1.42 0, 0.04 1.66 0, 0.2 1.8 0", [0.09, 0.07, 0.06]),
      cone("cherry", "0 0 0, -0.16 -0.16 0", [0.12, 0.02], { blend: 0.08 }),
    ],
    main: ["cherry"],
    face: { at: [0, 1], size: 0.44, gap: 0.38 },
    joints: { arms: [0.36, 0.7, 0.06], legs: [0.1], top: [1.48, 0.38], neck: [0.5, 0.32] },
  },
};
