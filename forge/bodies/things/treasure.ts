/** Treasure, tools and weapons. Data only. */
import {
  ball,
  both,
  box,
  column,
  cone,
  disc,
  draw,
  fanned,
  group,
  hoop,
  lathe,
  slab,
  spun,
  starOutline,
  studs,
  tube,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

const upright = [Math.PI / 2, 0, 0] as const;

export const treasure: ThingTable = {
  "sword dagger knife": {
    parts: [
      slab("steel", "-0.26 0.62, 0.26 0.62, 0.26 1.62, 0 2.06, -0.26 1.62", 0.1, { round: 0.03 }),
      draw("white", "0 0.7, 0 1.9", 0.03, true),
      box("gold", [0, 0.56, 0], [0.52, 0.1, 0.16], { round: 0.08 }),
      both(ball("gold", [0.54, 0.56, 0], [0.12, 0.14, 0.14])),
      column("leather", [0, 0.28, 0], [0.13, 0.24]),
      ball("ownAccent", [0, 0.02, 0], [0.18, 0.18, 0.18]),
    ],
    main: ["steel", "gold"],
    face: { at: [0, 1.12], size: 0.36, gap: 0.4 },
    joints: { arms: [0.5, 0.56, 0], legs: [0.12], top: [1.98, 0.26], neck: [0.72, 0.24] },
    limbs: "gold",
  },
  key: {
    parts: [
      hoop("gold", [0.4, 0.16], { at: [0, 1.42, 0], turn: upright }),
      both(hoop("gold", [0.15, 0.08], { at: [0.62, 1.42, 0], turn: upright })),
      hoop("gold", [0.15, 0.08], { at: [0, 2.02, 0], turn: upright }),
      disc("gold", [0, 1.42, 0], [0.4, 0.13], { round: 0.06 }),
      column("gold", [0, 0.54, 0], [0.12, 0.5]),
      hoop("gold", [0.14, 0.06], { at: [0, 0.94, 0] }),
      box("gold", [0.26, 0.16, 0], [0.24, 0.08, 0.09], { round: 0.03 }),
      box("gold", [0.22, 0.42, 0], [0.2, 0.07, 0.09], { round: 0.03 }),
    ],
    main: ["gold"],
    face: { at: [0, 1.42], size: 0.42, gap: 0.4 },
    joints: { arms: [0.1, 0.72, 0], legs: [0.1], top: [2.16, 0.36], neck: [0.84, 0.2] },
  },
  "hammer mallet": {
    parts: [
      group(
        { at: [0, 1.34, 0], turn: [0, 0, Math.PI / 2] },
        column("iron", [0, 0, 0], [0.4, 0.6], { round: 0.06 }),
        both(hoop("steel", [0.4, 0.06], { at: [0, 0.46, 0] })),
        hoop("steel", [0.4, 0.06], { at: [0, -0.46, 0] }),
      ),
      column("plank", [0, 0.5, 0], [0.15, 0.5]),
      column("leather", [0, 0.2, 0], [0.17, 0.2]),
    ],
    main: ["iron"],
    face: { at: [0, 1.34], size: 0.42, gap: 0.44 },
    joints: { arms: [0.14, 0.64, 0], legs: [0.12], top: [1.74, 0.4], neck: [0.84, 0.24] },
    limbs: "plank",
  },
  "axe hatchet": {
    parts: [
      column("plank", [-0.1, 0.8, 0], [0.12, 0.86]),
      slab(
        "steel",
        "-0.2 0.98, 0.3 0.94, 0.78 0.62, 0.84 1.26, 0.78 1.84, 0.3 1.56, -0.2 1.52",
        0.16,
        { soft: 1, round: 0.05 },
      ),
      draw("white", "0.72 0.78, 0.77 1.26, 0.72 1.72", 0.03),
    ],
    main: ["steel"],
    face: { at: [0.3, 1.26], size: 0.38, gap: 0.4 },
    joints: { arms: [0.06, 0.6, 0], legs: [0.14], top: [1.66, 0.36, 0.1], neck: [0.8, 0.2] },
    limbs: "plank",
  },
  shield: {
    parts: [
      slab(
        "gold",
        "0 0, 0.5 0.26, 0.74 0.74, 0.74 1.42, 0 1.58, -0.74 1.42, -0.74 0.74, -0.5 0.26",
        0.16,
        { soft: 1, round: 0.06 },
      ),
      slab(
        "blue",
        "0 0.14, 0.42 0.36, 0.6 0.78, 0.6 1.3, 0 1.43, -0.6 1.3, -0.6 0.78, -0.42 0.36",
        0.2,
        { soft: 1, round: 0.03 },
      ),
      both(ball("gold", [0.64, 1.32, 0.16], [0.06, 0.06, 0.04])),
    ],
    main: ["blue"],
    face: { at: [0, 0.86], size: 0.5 },
    joints: { arms: [0.7, 0.76, 0], legs: [0.2], top: [1.54, 0.46], neck: [0.34, 0.36] },
  },
  magnet: {
    parts: [
      tube(
        "red",
        "-0.5 0.44 0, -0.52 0.9 0, -0.36 1.3 0, 0 1.46 0, 0.36 1.3 0, 0.52 0.9 0, 0.5 0.44 0",
        0.28,
      ),
      both(column("steel", [0.5, 0.24, 0], [0.29, 0.24])),
    ],
    main: ["red"],
    face: { at: [0, 1.4], size: 0.42 },
    joints: { arms: [0.74, 0.72, 0], legs: [0.48], top: [1.72, 0.4], neck: [1.1, 0.3] },
  },
  "coin medal": {
    parts: [
      disc("gold", [0, 0.82, 0], [0.8, 0.16], { round: 0.06 }),
      hoop("brass", [0.66, 0.04], { at: [0, 0.82, 0.16], turn: upright }),
      ...[0.6, 2.4, 3.9, 5.5].map((angle) =>
        group(
          { at: [0.54 * Math.sin(angle), 0.82 + 0.54 * Math.cos(angle), 0.16] },
          ball("lemon", [0, 0, 0], [0.06, 0.06, 0.03]),
        ),
      ),
    ],
    main: ["gold"],
    face: { at: [0, 0.82], size: 0.54 },
    joints: { arms: [0.76, 0.7, 0], legs: [0.26], top: [1.62, 0.5], neck: [0.26, 0.42] },
  },
  "diamond gem jewel ruby emerald sapphire": {
    parts: [
      lathe("ice", "0 0, 0.8 0.92, 0 0.92", { round: 0.02 }),
      lathe("glass", "0 0.92, 0.8 0.92, 0.5 1.34, 0 1.34", { round: 0.02 }),
      draw("white", "-0.8 0.92, -0.34 0.92, 0 0.02, 0.34 0.92, 0.8 0.92", 0.012),
      draw("white", "-0.34 0.92, 0 1.34, 0.34 0.92, -0.34 0.92", 0.012),
      studs("white", "-0.44 1.14", [0.12, 0.05, 0.02]),
    ],
    main: ["ice", "glass"],
    face: { at: [0, 0.7], size: 0.44 },
    joints: { arms: [0.62, 0.62, 0.1], legs: [0.14], top: [1.34, 0.44], neck: [0.36, 0.34] },
  },
  "crown tiara": {
    parts: [
      lathe("gold", "0 0, 0.72 0, 0.76 0.8, 0.66 0.8, 0.62 0.3, 0 0.3", { round: 0.04 }),
      spun(
        7,
        slab("gold", "-0.33 0, 0.33 0, 0 0.56", 0.06, { at: [0, 0.76, 0.71], turn: [-0.12, 0, 0] }),
        ball("cherry", [0, 1.36, 0.64], [0.1, 0.1, 0.1]),
      ),
      ball("cherry", [0, 0.62, 0], [0.6, 0.44, 0.6], { bare: true }),
      hoop("wool", [0.74, 0.1], { at: [0, 0.04, 0] }),
      both(studs("sky", "0.6 0.6", [0.07, 0.08, 0.04])),
    ],
    main: ["gold"],
    face: { at: [0, 0.48], size: 0.5 },
    joints: { arms: [0.74, 0.44, 0.1], legs: [0.28], top: [1.02, 0.5], neck: [0.1, 0.6] },
  },
  "bell jinglebell": {
    parts: [
      lathe(
        "gold",
        "0 0.14, 0.76 0.14, 0.8 0.22, 0.64 0.44, 0.56 0.9, 0.46 1.2, 0.22 1.36, 0 1.38",
        {
          soft: 1,
        },
      ),
      hoop("brass", [0.76, 0.07], { at: [0, 0.2, 0], blend: 0.02 }),
      ball("iron", [0, 0.06, 0], [0.2, 0.2, 0.2]),
      hoop("gold", [0.16, 0.07], { at: [0, 1.48, 0], turn: upright }),
      hoop("red", [0.5, 0.05], { at: [0, 1.1, 0], blend: 0.01 }),
    ],
    main: ["gold"],
    face: { at: [0, 0.76], size: 0.5 },
    joints: { arms: [0.58, 0.62, 0.1], legs: [0.28], top: [1.44, 0.4], neck: [0.34, 0.62] },
  },
  "chest treasurechest": {
    parts: [
      box("wood", [0, 0.38, 0], [0.78, 0.38, 0.52], { round: 0.05 }),
      ball("gold", [0, 0.78, 0.06], [0.7, 0.22, 0.44]),
      studs("yellow", "-0.4 0.2, 0.1 0.3, 0.44 0.1, -0.1 0", [0.13, 0.13, 0.05], { from: "top" }),
      studs("cherry", "0.28 0.34, -0.22 0.3", [0.1, 0.1, 0.09], { from: "top" }),
      group(
        { at: [0, 0.8, -0.5], turn: [-0.9, 0, 0] },
        group(
          { at: [0, 0.1, 0.46], turn: [0, 0, Math.PI / 2] },
          column("wood", [0, 0, 0], [0.5, 0.78]),
          both(hoop("gold", [0.5, 0.05], { at: [0, 0.7, 0] })),
          hoop("gold", [0.5, 0.05], { at: [0, -0.7, 0] }),
        ),
      ),
      both(box("gold", [0.7, 0.38, 0], [0.1, 0.4, 0.55], { round: 0.04 })),
      box("gold", [0, 0.74, 0.5], [0.78, 0.06, 0.05]),
    ],
    main: ["wood"],
    face: { at: [0, 0.38], size: 0.46, gap: 0.48 },
    joints: { arms: [0.8, 0.44, 0.1], legs: [0.34], top: [1.6, 0.4], neck: [0.1, 0.5] },
    pitch: 0.22,
  },
  anchor: {
    parts: [
      tube(
        "navy",
        "-0.76 0.62 0, -0.6 0.26 0, 0 0.06 0, 0.6 0.26 0, 0.76 0.62 0",
        [0.08, 0.17, 0.22, 0.17, 0.08],
      ),
      both(cone("navy", "0.66 0.5 0, 0.82 0.8 0", [0.2, 0.03])),
      column("navy", [0, 0.8, 0], [0.17, 0.72]),
      ball("navy", [0, 1.04, 0.02], [0.42, 0.4, 0.24], { blend: 0.08 }),
      box("navy", [0, 1.5, 0], [0.44, 0.09, 0.12], { round: 0.08 }),
      hoop("steel", [0.16, 0.06], { at: [0, 1.76, 0], turn: upright }),
    ],
    main: ["navy"],
    face: { at: [0, 1.06], size: 0.4, gap: 0.4 },
    joints: { arms: [0.36, 0.86, 0], legs: [0.2], top: [1.6, 0.34], neck: [0.62, 0.26] },
  },
  "trophy goblet": {
    parts: [
      lathe(
        "gold",
        "0 0, 0.44 0, 0.4 0.12, 0.12 0.24, 0.14 0.46, 0.5 0.7, 0.66 1.1, 0.68 1.56, 0.6 1.56, 0 1.4",
        { soft: 1 },
      ),
      both(tube("gold", "0.6 1.42 0, 0.94 1.44 0, 0.96 1.08 0, 0.58 0.84 0", 0.065)),
      slab("red", starOutline(5, 0.13, 0.06), 0.03, { at: [0, 0.13, 0.42] }),
    ],
    main: ["gold"],
    face: { at: [0, 1.08], size: 0.48 },
    joints: { arms: [0.5, 0.72, 0.1], legs: [0.22], top: [1.56, 0.5], neck: [0.4, 0.22] },
  },
  compass: {
    parts: [
      disc("brass", [0, 0.8, 0], [0.78, 0.2], { round: 0.08 }),
      disc("cream", [0, 0.8, 0.08], [0.62, 0.16], { round: 0.02 }),
      hoop("brass", [0.14, 0.05], { at: [0, 1.7, 0], turn: upright }),
      slab("red", "-0.09 0, 0 0.34, 0.09 0", 0.02, { at: [0, 1.0, 0.26], turn: [0, 0, -0.1] }),
      group({ at: [0, 0.8, 0] }, fanned(8, draw("charcoal", "0 0.5, 0 0.57", 0.022))),
    ],
    main: ["brass"],
    face: { at: [0, 0.7], size: 0.48, on: "cream" },
    joints: { arms: [0.74, 0.66, 0], legs: [0.28], top: [1.58, 0.46], neck: [0.24, 0.4] },
  },
};
