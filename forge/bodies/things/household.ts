/** Umbrellas, pillows, presents and tubs. Data only. */
import {
  ball,
  blot,
  both,
  box,
  column,
  cone,
  draw,
  group,
  hoop,
  lathe,
  slab,
  spun,
  studs,
  tube,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

export const household: ThingTable = {
  "umbrella parasol": {
    parts: [
      lathe("blue", "0 0.84, 0.9 0.84, 0.86 1.06, 0.62 1.36, 0.3 1.52, 0 1.56", {
        soft: 2,
        round: 0.03,
      }),
      ...[-0.5, 0, 0.5].map((x) =>
        draw("navy", `${x * 0.2} 1.52, ${x * 0.9} 1.2, ${x} 0.82`, 0.014),
      ),
      spun(8, ball("blue", [0, 0.84, 0.76], [0.32, 0.1, 0.12], { blend: 0.06 })),
      column("plank", [0, 0.46, 0], [0.06, 0.44]),
      tube("plank", "0 0.1 0, 0 -0.02 0, 0.12 -0.1 0.04, 0.22 0 0.06", 0.06),
      cone("gold", "0 1.54 0, 0 1.78 0", [0.07, 0.02]),
    ],
    main: ["blue"],
    face: { at: [0, 1.12], size: 0.46, drop: -0.08 },
    joints: { arms: [0.06, 0.5, 0], legs: [0.1], top: [1.58, 0.5], neck: [0.62, 0.14] },
  },
  "pillow cushion": {
    parts: [
      slab(
        "lilac",
        "-0.84 0.04, 0 0.14, 0.84 0.04, 0.76 0.66, 0.84 1.3, 0 1.18, -0.84 1.3, -0.76 0.66",
        0.36,
        { soft: 1, round: 0.3 },
      ),
      ball("lilac", [0, 0.66, 0], [0.66, 0.5, 0.44], { blend: 0.2 }),
      blot("sky", [-0.6, 1.04], [0.07, 0.07]),
      blot("pink", [0.6, 1.02], [0.07, 0.07]),
      blot("sky", [0.58, 0.3], [0.07, 0.07]),
      blot("pink", [-0.58, 0.28], [0.07, 0.07]),
    ],
    main: ["lilac"],
    face: { at: [0, 0.66], size: 0.56 },
    joints: { arms: [0.74, 0.54, 0.04], legs: [0.3], top: [1.2, 0.5], neck: [0.14, 0.5] },
  },
  "box present gift parcel": {
    parts: [
      box("red", [0, 0.56, 0], [0.66, 0.56, 0.6], { round: 0.05 }),
      box("red", [0, 1.14, 0], [0.74, 0.15, 0.68], { round: 0.06 }),
      both(box("gold", [0.44, 0.6, 0], [0.1, 0.62, 0.69], { round: 0.03 })),
      both(
        hoop("gold", [0.22, 0.07], { at: [0.26, 1.46, 0], turn: [Math.PI / 2, 0, 0] }),
        ball("gold", [0.3, 1.46, 0], [0.2, 0.14, 0.06]),
      ),
      ball("gold", [0, 1.38, 0], [0.12, 0.12, 0.12]),
    ],
    main: ["red"],
    face: { at: [0, 0.6], size: 0.4, gap: 0.4 },
    joints: { arms: [0.66, 0.5, 0.1], legs: [0.3], top: [1.34, 0.5], neck: [0.14, 0.5] },
  },
  bathtub: {
    parts: [
      lathe("porcelain", "0 0, 0.5 0.02, 0.8 0.3, 0.9 0.76, 0.8 0.76, 0.7 0.6, 0 0.6", {
        soft: 1,
        round: 0.03,
      }),
      hoop("porcelain", [0.88, 0.07], { at: [0, 0.78, 0] }),
      spun(7, ball("cloud", [0, 0.84, 0.5], [0.26, 0.2, 0.26], { blend: 0.03 })),
      ball("cloud", [0, 0.94, 0], [0.46, 0.24, 0.46], { blend: 0.05 }),
      studs("sky", "-0.3 0.3, 0.4 0", [0.1, 0.1, 0.1], { from: "top" }),
      group(
        { at: [0.2, 1.16, 0.1] },
        ball("yellow", [0, 0, 0], [0.2, 0.14, 0.16]),
        ball("yellow", [0.1, 0.18, 0.04], [0.12, 0.12, 0.12]),
        ball("orange", [0.2, 0.16, 0.1], [0.08, 0.04, 0.06]),
      ),
    ],
    main: ["porcelain"],
    face: { at: [0, 0.4], size: 0.5, gap: 0.48 },
    joints: { arms: [0.8, 0.4, 0.1], legs: [0.34], top: [1.16, 0.5], neck: [0.12, 0.6] },
    pitch: 0.22,
  },
  hourglass: {
    parts: [
      column("wood", [0, 0.08, 0], [0.6, 0.08]),
      column("wood", [0, 1.72, 0], [0.6, 0.08]),
      lathe("glass", "0 0.14, 0.46 0.14, 0.5 0.42, 0.12 0.9, 0.5 1.38, 0.46 1.66, 0 1.66", {
        soft: 2,
      }),
      lathe("sand", "0 0.14, 0.48 0.14, 0.5 0.4, 0.3 0.66, 0 0.74", { soft: 1, round: 0.03 }),
      spun(4, box("wood", [0.38, 0.9, 0.38], [0.045, 0.8, 0.045])),
    ],
    main: ["wood"],
    face: { at: [0, 1.3], size: 0.36, gap: 0.42, on: "glass" },
    joints: { arms: [0.5, 0.84, 0.1], legs: [0.28], top: [1.78, 0.5], neck: [0.9, 0.3] },
  },
  toothbrush: {
    parts: [
      box("teal", [0, 0.9, -0.02], [0.3, 0.9, 0.16], { round: 0.14 }),
      ...[1.2, 1.36, 1.52, 1.68].map((y, i) =>
        box(i % 2 ? "sky" : "white", [0, y, 0.28], [0.28, 0.06, 0.2], { round: 0.05 }),
      ),
      tube("white", "-0.2 1.74 0.44, 0 1.8 0.5, 0.16 1.74 0.46, 0.22 1.84 0.4", 0.09),
    ],
    main: ["teal"],
    face: { at: [0, 0.72], size: 0.4, gap: 0.38 },
    joints: { arms: [0.3, 0.46, 0.04], legs: [0.16], top: [1.8, 0.3], neck: [0.3, 0.26] },
  },
  bucket: {
    parts: [
      lathe("blue", "0 0, 0.48 0, 0.68 1.06, 0.6 1.06, 0.56 0.8, 0 0.8", { round: 0.03 }),
      hoop("sky", [0.68, 0.06], { at: [0, 1.06, 0] }),
      column("sand", [0, 0.94, 0], [0.6, 0.08]),
      ball("sand", [0, 1, 0], [0.5, 0.24, 0.5], { blend: 0.06 }),
      tube("steel", "-0.7 0.98 0, -0.6 1.5 0, 0 1.76 0, 0.6 1.5 0, 0.7 0.98 0", 0.045),
      box("red", [0.2, 1.34, 0], [0.05, 0.26, 0.05]),
      ball("red", [0.2, 1.6, 0], [0.13, 0.09, 0.09]),
    ],
    main: ["blue"],
    face: { at: [0, 0.54], size: 0.5 },
    joints: { arms: [0.6, 0.5, 0.1], legs: [0.24], top: [1.24, 0.44], neck: [0.16, 0.5] },
  },
  ring: {
    parts: [
      hoop("gold", [0.58, 0.15], { at: [0, 0.72, 0], turn: [Math.PI / 2, 0, 0] }),
      lathe("gold", "0 1.26, 0.26 1.26, 0.36 1.44, 0 1.44"),
      lathe("ice", "0 1.36, 0.42 1.66, 0.26 1.84, 0 1.84"),
      ball("gold", [0, 0.7, 0], [0.46, 0.46, 0.14]),
    ],
    main: ["gold"],
    face: { at: [0, 0.72], size: 0.46 },
    joints: { arms: [0.66, 0.64, 0], legs: [0.24], top: [1.84, 0.3], neck: [0.24, 0.3] },
  },
  "mailbox postbox": {
    parts: [
      box("red", [0, 0.9, 0], [0.5, 0.7, 0.46], { round: 0.1 }),
      lathe("red", "0 1.54, 0.66 1.54, 0.6 1.68, 0.3 1.82, 0 1.84", { soft: 1 }),
      box("charcoal", [0, 1.36, 0.46], [0.3, 0.05, 0.04]),
      box("paper", [0.04, 1.4, 0.5], [0.2, 0.13, 0.02], { turn: [0, 0, 0.1] }),
      box("gold", [0, 0.4, 0.46], [0.26, 0.1, 0.03]),
      box("iron", [0, 0.12, 0], [0.56, 0.14, 0.5]),
    ],
    main: ["red"],
    face: { at: [0, 0.9], size: 0.46 },
    joints: { arms: [0.5, 0.7, 0.08], legs: [0.24], top: [1.84, 0.44], neck: [0.34, 0.44] },
  },
  snowglobe: {
    parts: [
      lathe("red", "0 0, 0.62 0, 0.66 0.14, 0.54 0.4, 0 0.42", { soft: 1 }),
      ball("glass", [0, 0.98, 0], [0.7, 0.68, 0.68]),
      studs(
        "white",
        "-0.5 1.2, -0.2 1.48, 0.24 1.5, 0.52 1.16, 0.46 0.62, -0.46 0.64, 0.02 1.56",
        [0.06, 0.06, 0.03],
      ),
      hoop("gold", [0.56, 0.05], { at: [0, 0.42, 0] }),
      ball("white", [0, 0.5, 0], [0.58, 0.2, 0.58]),
    ],
    main: ["red"],
    face: { at: [0, 1.02], size: 0.52, on: "glass" },
    joints: { arms: [0.6, 0.46, 0.16], legs: [0.28], top: [1.66, 0.48], neck: [0.36, 0.56] },
  },
};
