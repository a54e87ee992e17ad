/** Furniture, lamps and what lies about a house. Data only. */
import { ball, both, box, column, disc, draw, group, hoop, lathe, spun, tube } from "./parts.ts";
import type { ThingTable } from "./thing.ts";

export const house: ThingTable = {
  lamp: {
    parts: [
      lathe("gold", "0 0, 0.42 0, 0.4 0.1, 0.1 0.16, 0.08 0.7, 0 0.7", { soft: 1 }),
      lathe("sun", "0 0.6, 0.7 0.6, 0.4 1.46, 0 1.46", { round: 0.03 }),
      hoop("cream", [0.71, 0.045], { at: [0, 0.6, 0] }),
      hoop("cream", [0.42, 0.04], { at: [0, 1.46, 0] }),
      tube("gold", "0.34 0.6 0.3, 0.34 0.3 0.34", 0.018),
      ball("gold", [0.34, 0.26, 0.34], [0.05, 0.06, 0.05]),
    ],
    main: ["sun"],
    face: { at: [0, 0.96], size: 0.48 },
    joints: { arms: [0.1, 0.4, 0.04], legs: [0.2], top: [1.5, 0.44], neck: [0.5, 0.14] },
    limbs: "gold",
  },
  candle: {
    parts: [
      column("cream", [0, 0.7, 0], [0.46, 0.66], { round: 0.05 }),
      hoop("cream", [0.38, 0.1], { at: [0, 1.34, 0], blend: 0.04 }),
      ...[-0.36, 0.1, 0.4].map((x, i) =>
        tube(
          "cream",
          `${x} 1.34 ${0.3 - 0.1 * i}, ${x * 1.1} ${1.1 - 0.08 * i} ${0.4 - 0.14 * i}`,
          [0.09, 0.11],
          { blend: 0.06 },
        ),
      ),
      tube("charcoal", "0 1.3 0, 0.02 1.5 0", 0.03),
      lathe("flame", "0 1.44, 0.16 1.52, 0.2 1.68, 0.1 1.94, 0 2.12", { soft: 2 }),
      ball("ember", [0, 1.62, 0.12], [0.1, 0.14, 0.1]),
      lathe("brass", "0 -0.02, 0.66 0, 0.7 0.12, 0.5 0.1, 0 0.1", { soft: 1 }),
    ],
    main: ["cream"],
    face: { at: [0, 0.76], size: 0.44, gap: 0.4 },
    joints: { arms: [0.44, 0.6, 0.06], legs: [0.26], top: [1.44, 0.42], neck: [0.32, 0.46] },
  },
  lantern: {
    parts: [
      column("brass", [0, 0.1, 0], [0.56, 0.1]),
      column("sun", [0, 0.68, 0], [0.44, 0.52], { round: 0.1 }),
      spun(4, box("brass", [0.34, 0.68, 0.36], [0.035, 0.52, 0.035])),
      lathe("brass", "0 1.18, 0.58 1.18, 0.5 1.28, 0.2 1.46, 0 1.5", { soft: 1 }),
      hoop("brass", [0.16, 0.045], { at: [0, 1.64, 0], turn: [Math.PI / 2, 0, 0] }),
    ],
    main: ["brass"],
    face: { at: [0, 0.7], size: 0.42, gap: 0.44, on: "sun" },
    joints: { arms: [0.5, 0.5, 0.06], legs: [0.26], top: [1.5, 0.44], neck: [0.2, 0.5] },
    limbs: "brass",
  },
  "clock alarmclock": {
    parts: [
      disc("red", [0, 0.8, 0], [0.76, 0.28], { round: 0.12 }),
      disc("cream", [0, 0.8, 0.04], [0.62, 0.27], { round: 0.02 }),
      group(
        { at: [0, 0.8, 0] },
        ...Array.from({ length: 12 }, (_, i) => {
          const [x, y] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
          return draw("charcoal", `${x * 0.5} ${y * 0.5}, ${x * 0.57} ${y * 0.57}`, 0.022);
        }),
      ),
      box("charcoal", [0, 1.1, 0.32], [0.025, 0.19, 0.02], { round: 0.02 }),
      box("charcoal", [0.17, 1.0, 0.32], [0.2, 0.025, 0.02], { round: 0.02, turn: [0, 0, 0.42] }),
      both(ball("brass", [0.44, 1.54, 0], [0.28, 0.2, 0.22], { turn: [0, 0, -0.6] })),
      box("brass", [0, 1.66, 0], [0.05, 0.14, 0.05]),
      ball("brass", [0, 1.82, 0], [0.11, 0.08, 0.1]),
    ],
    main: ["red"],
    face: { at: [0, 0.72], size: 0.46, on: "cream" },
    joints: { arms: [0.72, 0.62, 0], legs: [0.3], top: [1.6, 0.44], neck: [0.22, 0.42] },
  },
  "chair stool throne": {
    parts: [
      box("plank", [0, 1, -0.34], [0.58, 0.66, 0.1], { round: 0.09 }),
      box("red", [0, 1, -0.22], [0.46, 0.52, 0.1], { round: 0.09 }),
      box("plank", [0, 0.34, 0.06], [0.62, 0.09, 0.48], { round: 0.07 }),
      box("red", [0, 0.46, 0.08], [0.54, 0.1, 0.42], { round: 0.09 }),
      both(
        box("plank", [0.5, 0.1, 0.42], [0.09, 0.26, 0.09]),
        box("plank", [0.5, 0.1, -0.32], [0.09, 0.26, 0.09]),
      ),
      both(ball("gold", [0.52, 1.7, -0.34], [0.11, 0.12, 0.11])),
    ],
    main: ["red"],
    face: { at: [0, 1.06], size: 0.46 },
    joints: { arms: [0.58, 0.76, -0.3], legs: [0.26, 0.2], top: [1.64, 0.46], neck: [0.62, 0.3] },
    limbs: "plank",
  },
  "sofa couch armchair": {
    parts: [
      box("teal", [0, 0.82, -0.28], [0.86, 0.54, 0.24], { round: 0.2 }),
      box("teal", [0, 0.26, 0.02], [0.9, 0.24, 0.5], { round: 0.12 }),
      both(box("mint", [0.36, 0.52, 0.12], [0.37, 0.14, 0.4], { round: 0.11 })),
      both(box("teal", [0.92, 0.46, 0.06], [0.2, 0.4, 0.52], { round: 0.18 })),
      box("yellow", [0.58, 0.86, 0.14], [0.2, 0.2, 0.1], { round: 0.09, turn: [-0.3, 0, 0.3] }),
    ],
    main: ["teal"],
    face: { at: [-0.04, 1], size: 0.44 },
    joints: { arms: [1.04, 0.44, 0.1], legs: [0.5, 0.1], top: [1.36, 0.5], neck: [0.66, 0.3] },
  },
  bed: {
    parts: [
      box("wood", [0, 0.96, -0.66], [0.76, 0.66, 0.09], { round: 0.08 }),
      box("wood", [0, 0.2, 0], [0.76, 0.2, 0.76], { round: 0.06 }),
      box("white", [0, 0.46, 0], [0.7, 0.16, 0.7], { round: 0.14 }),
      box("white", [0, 0.72, -0.42], [0.5, 0.22, 0.18], { round: 0.16, turn: [-0.4, 0, 0] }),
      box("cloth", [0, 0.46, 0.26], [0.74, 0.22, 0.52], { round: 0.18 }),
      both(ball("wood", [0.72, 1.62, -0.66], [0.13, 0.13, 0.13])),
    ],
    main: ["cloth", "wood"],
    face: { at: [0, 1.22], size: 0.44, drop: -0.1, on: "wood" },
    joints: { arms: [0.72, 0.5, 0.2], legs: [0.44, 0.3], top: [1.62, 0.5], neck: [0.4, 0.5] },
    pitch: 0.26,
  },
  "table desk diningtable": {
    parts: [
      box("plank", [0, 0.92, 0], [0.96, 0.12, 0.6], { round: 0.07 }),
      box("wood", [0, 0.56, 0.02], [0.8, 0.28, 0.5], { round: 0.06 }),
      both(
        box("wood", [0.76, 0.34, 0.42], [0.1, 0.42, 0.1]),
        box("wood", [0.76, 0.34, -0.42], [0.1, 0.42, 0.1]),
      ),
      lathe("sky", "0 1.04, 0.1 1.04, 0.13 1.2, 0.08 1.3, 0 1.3", { at: [-0.4, 0, 0] }),
      ball("pink", [-0.4, 1.4, 0], [0.14, 0.11, 0.14]),
    ],
    main: ["plank", "wood"],
    face: { at: [0, 0.6], size: 0.44, gap: 0.5, on: "wood" },
    joints: { arms: [0.86, 0.62, 0.2], legs: [0.34], top: [1.06, 0.5], neck: [0.3, 0.4] },
  },
  door: {
    parts: [
      box("darkwood", [0, 0.94, -0.04], [0.66, 0.94, 0.14], { round: 0.05 }),
      box("plank", [0, 0.92, 0.04], [0.54, 0.86, 0.14], { round: 0.04 }),
      both(box("wood", [0.26, 0.36, 0.14], [0.18, 0.24, 0.06], { round: 0.05 })),
      box("wood", [0, 1.46, 0.14], [0.42, 0.2, 0.06], { round: 0.05 }),
      ball("gold", [0.42, 0.74, 0.26], [0.08, 0.08, 0.08]),
    ],
    main: ["plank"],
    face: { at: [0, 0.98], size: 0.46 },
    joints: { arms: [0.66, 0.64, 0], legs: [0.28], top: [1.9, 0.5], neck: [0.6, 0.34] },
  },
  toilet: {
    parts: [
      box("porcelain", [0, 1.1, -0.42], [0.56, 0.46, 0.22], { round: 0.1 }),
      box("porcelain", [0, 1.58, -0.42], [0.6, 0.07, 0.26], { round: 0.05 }),
      lathe("porcelain", "0 0, 0.4 0, 0.34 0.2, 0.46 0.4, 0.62 0.66, 0 0.68", {
        soft: 1,
        round: 0.03,
        at: [0, 0, 0.06],
      }),
      hoop("sky", [0.5, 0.11], { at: [0, 0.72, 0.1] }),
      column("water", [0, 0.7, 0.1], [0.42, 0.03]),
      box("sky", [0, 1.08, -0.17], [0.44, 0.4, 0.05], { round: 0.05 }),
      ball("gold", [0.44, 1.42, -0.18], [0.1, 0.05, 0.05]),
    ],
    main: ["sky"],
    face: { at: [0, 1.12], size: 0.42, on: "sky" },
    joints: { arms: [0.56, 0.7, -0.2], legs: [0.24, 0.06], top: [1.66, 0.5], neck: [0.3, 0.4] },
    pitch: 0.24,
    limbs: "porcelain",
  },
  "broom mop": {
    parts: [
      column("plank", [0, 1.34, 0], [0.075, 0.7]),
      lathe("sand", "0 0, 0.62 0.02, 0.5 0.4, 0.28 0.78, 0.14 0.92, 0 0.94", { soft: 1 }),
      ...[-0.44, -0.22, 0, 0.22, 0.44].map((x) =>
        draw("crust", `${x * 0.9} 0.02, ${x * 0.8} 0.24`, 0.014),
      ),
      hoop("red", [0.3, 0.05], { at: [0, 0.74, 0] }),
      hoop("red", [0.22, 0.05], { at: [0, 0.86, 0] }),
    ],
    main: ["sand"],
    face: { at: [0, 0.42], size: 0.4, gap: 0.38, drop: -0.06 },
    joints: { arms: [0.16, 0.94, 0], legs: [0.24], top: [2.02, 0.2], neck: [0.98, 0.14] },
    limbs: "plank",
  },
};
