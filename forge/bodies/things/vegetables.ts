/** Vegetables. Data only. */
import { ball, both, box, cone, draw, hoop, lathe, slab, studs, spun, tube } from "./parts.ts";
import { crownOfLeaves, leafAt, plump } from "./leaves.ts";
import type { ThingTable } from "./thing.ts";

export const vegetables: ThingTable = {
  "pumpkin squash": {
    parts: [
      spun(9, ball("pumpkin", [0, 0.66, 0.42], [0.36, 0.64, 0.42], { blend: 0.02 })),
      tube("leaf", "0 1.2 0, 0.02 1.42 0, 0.16 1.58 0", [0.14, 0.1, 0.11]),
      tube("leaf", "0.06 1.28 0, 0.3 1.42 0.1, 0.46 1.3 0.16, 0.4 1.2 0.2", 0.03),
      leafAt(-0.06, 1.26, -1.1, 1.1),
    ],
    main: ["pumpkin"],
    face: { at: [0, 0.66], size: 0.6 },
    joints: { ...plump, arms: [0.74, 0.56, 0.1], top: [1.3, 0.6] },
  },
  "carrot parsnip": {
    parts: [
      lathe("carrot", "0 0, 0.12 0.03, 0.36 0.7, 0.48 1.2, 0.36 1.42, 0 1.46", { soft: 2 }),
      draw("pumpkin", "-0.4 0.96, -0.2 0.94", 0.02, true),
      draw("pumpkin", "0.1 0.42, 0.26 0.44", 0.02, true),
      draw("pumpkin", "-0.2 0.34, -0.06 0.32", 0.02, true),
      spun(5, tube("leaf", "0 1.42 0.05, 0 1.72 0.14, 0 1.96 0.3", [0.07, 0.12, 0.05])),
      tube("leaf", "0 1.4 0, 0 1.86 0, 0 2.06 0", [0.07, 0.13, 0.05]),
    ],
    main: ["carrot"],
    face: { at: [0, 1], size: 0.46, gap: 0.38 },
    joints: { arms: [0.38, 0.74, 0.06], legs: [0.1], top: [1.5, 0.4], neck: [0.5, 0.32] },
  },
  "potato spud": {
    parts: [
      ball("potato", [0.02, 0.56, 0], [0.64, 0.56, 0.54]),
      ball("potato", [-0.06, 1.02, 0], [0.52, 0.46, 0.46], { blend: 0.2 }),
      studs("crust", "-0.46 0.36, 0.5 0.5, 0.3 0.2, -0.3 1.3, 0.32 1.24", [0.06, 0.04, 0.02], {
        sunk: 0,
      }),
      leafAt(-0.04, 1.42, 0.5, 0.8),
      leafAt(-0.06, 1.42, -0.6, 0.7),
    ],
    main: ["potato"],
    face: { at: [-0.02, 0.82], size: 0.54 },
    joints: { ...plump, arms: [0.58, 0.56, 0.1], top: [1.46, 0.48] },
  },
  tomato: {
    parts: [
      spun(5, ball("tomato", [0, 0.64, 0.22], [0.6, 0.6, 0.54], { blend: 0.06 })),
      crownOfLeaves(1.2, 0.46),
      tube("leaf", "0 1.2 0, 0.04 1.42 0", [0.06, 0.05]),
    ],
    main: ["tomato"],
    face: { at: [0, 0.64], size: 0.58 },
    joints: { ...plump, arms: [0.7, 0.54, 0.1], top: [1.28, 0.56] },
  },
  avocado: {
    parts: [
      slab(
        "avocado",
        "0 -0.02, 0.5 0.08, 0.7 0.46, 0.6 0.86, 0.36 1.2, 0.2 1.52, 0 1.6, -0.2 1.52, -0.36 1.2, -0.6 0.86, -0.7 0.46, -0.5 0.08",
        0.3,
        { soft: 2, round: 0.2 },
      ),
      slab(
        "pear",
        "0 0.06, 0.44 0.14, 0.6 0.48, 0.52 0.82, 0.28 1.18, 0.14 1.44, 0 1.5, -0.14 1.44, -0.28 1.18, -0.52 0.82, -0.6 0.48, -0.44 0.14",
        0.32,
        { soft: 2, round: 0.03 },
      ),
      ball("brown", [0, 0.36, 0.3], [0.24, 0.24, 0.16]),
    ],
    main: ["pear"],
    face: { at: [0, 0.9], size: 0.46, gap: 0.4 },
    joints: { arms: [0.58, 0.6, 0.06], legs: [0.24], top: [1.58, 0.36], neck: [0.6, 0.4] },
    limbs: "avocado",
  },
  "broccoli cauliflower": {
    parts: [
      lathe("pear", "0 0, 0.3 0, 0.34 0.5, 0.5 0.9, 0 0.94", { soft: 2 }),
      ...[
        [0, 1.36, 0],
        [-0.46, 1.2, 0],
        [0.46, 1.2, 0],
        [-0.24, 1.28, 0.34],
        [0.26, 1.26, 0.34],
        [-0.6, 0.96, 0.02],
        [0.6, 0.96, 0.02],
        [0, 1.16, -0.4],
      ].map(([x, y, z]) => ball("melon", [x!, y!, z!], [0.34, 0.32, 0.34], { blend: 0.04 })),
    ],
    main: ["melon"],
    face: { at: [0, 0.56], size: 0.42, gap: 0.4, on: "pear" },
    joints: { arms: [0.36, 0.4, 0.06], legs: [0.18], top: [1.66, 0.5], neck: [0.2, 0.34] },
  },
  "corn maize": {
    parts: [
      lathe("lemon", "0 0, 0.4 0, 0.48 0.4, 0.44 1.1, 0.26 1.56, 0 1.68", { soft: 2 }),
      ...[-0.3, -0.15, 0, 0.15, 0.3].map((x) =>
        draw("pineapple", `${x} 0.1, ${x * 1.1} 0.8, ${x * 0.5} 1.6`, 0.014),
      ),
      ...[0.3, 0.46, 1.18, 1.32, 1.46].map((y) => draw("pineapple", `-0.5 ${y}, 0.5 ${y}`, 0.014)),
      both(
        ball("leaf", [0.42, 0.42, 0.02], [0.14, 0.66, 0.36], { turn: [0, 0, -0.25], bare: true }),
      ),
    ],
    main: ["lemon"],
    face: { at: [0, 0.82], size: 0.46, gap: 0.4 },
    joints: { arms: [0.5, 0.6, 0.06], legs: [0.2], top: [1.66, 0.34], neck: [0.4, 0.46] },
    limbs: "leaf",
  },
  "aubergine eggplant": {
    parts: [
      lathe("aubergine", "0 0, 0.44 0.02, 0.66 0.36, 0.6 0.76, 0.4 1.14, 0.3 1.4, 0 1.44", {
        soft: 3,
      }),
      crownOfLeaves(1.38, 0.4),
      tube("leaf", "0 1.38 0, 0.06 1.7 0", [0.09, 0.07]),
    ],
    main: ["aubergine"],
    face: { at: [0, 0.62], size: 0.54 },
    joints: { ...plump, arms: [0.58, 0.56, 0.1], top: [1.46, 0.36] },
  },
  "onion garlic": {
    parts: [
      lathe("onion", "0 0, 0.4 0.02, 0.7 0.36, 0.7 0.68, 0.4 1.06, 0.16 1.24, 0.1 1.5, 0 1.52", {
        soft: 2,
      }),
      ...[-0.34, 0.34].map((x) =>
        draw("cherry", `${x * 0.3} 1.2, ${x} 0.96, ${x * 1.7} 0.6, ${x} 0.1`, 0.012, true),
      ),
      hoop("onion", [0.1, 0.04], { at: [0, 1.5, 0] }),
      box("leaf", [0, 1.56, 0], [0.05, 0.16, 0.05]),
      cone("leaf", "0.02 1.5 0, 0.16 1.78 0", [0.06, 0.02]),
    ],
    main: ["onion"],
    face: { at: [0, 0.56], size: 0.56 },
    joints: { ...plump, top: [1.5, 0.4] },
  },
};
