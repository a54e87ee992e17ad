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
    arms: [0.06, 0.5, 0],
    legs: [0.1],
    top: [1.58, 0.5],
    neck: [0.62, 0.14],
  },
  "pillow cushion": {
    parts: [
      slab(
        "wool",
        "-0.84 0.04, 0 0.14, 0.84 0.04, 0.76 0.66, 0.84 1.3, 0 1.18, -0.84 1.3, -0.76 0.66",
        0.36,
        { soft: 1, round: 0.3 },
      ),
      ball("wool", [0, 0.66, 0], [0.66, 0.5, 0.44], { blend: 0.2 }),
      blot("sky", [-0.6, 1.04], [0.07, 0.07]),
      blot("pink", [0.6, 1.02], [0.07, 0.07]),
      blot("sky", [0.58, 0.3], [0.07, 0.07]),
      blot("pink", [-0.58, 0.28], [0.07, 0.07]),
    ],
    main: ["wool"],
    face: { at: [0, 0.66], size: 0.56 },
    arms: [0.74, 0.54, 0.04],
    legs: [0.3],
    top: [1.2, 0.5],
    neck: [0.14, 0.5],
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
    arms: [0.66, 0.5, 0.1],
    legs: [0.3],
    top: [1.34, 0.5],
    neck: [0.14, 0.5],
  },
  "bathtub sink": {
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
    arms: [0.8, 0.4, 0.1],
    legs: [0.34],
    top: [1.16, 0.5],
    neck: [0.12, 0.6],
    pitch: 0.22,
  },
};
