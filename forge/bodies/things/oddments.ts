/** Clothes, hearts, bones and what else may come alive. Data only. */
import {
  ball,
  both,
  box,
  cone,
  disc,
  draw,
  hoop,
  lathe,
  slab,
  spun,
  starOutline,
  studs,
  tube,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

export const oddments: ThingTable = {
  /** One eye is all of its face. */
  "eye eyeball": {
    parts: [
      ball("white", [0, 0.8, 0], [0.82, 0.8, 0.78]),
      draw("candy", "-0.8 0.9, -0.62 0.98, -0.5 0.9", 0.02, true),
      draw("candy", "-0.76 0.6, -0.62 0.56, -0.5 0.66", 0.02, true),
      draw("candy", "0.8 0.96, 0.64 1, 0.5 0.92", 0.02, true),
      draw("candy", "0.78 0.62, 0.62 0.58, 0.5 0.64", 0.02, true),
      draw("candy", "-0.3 1.5, -0.22 1.42, -0.26 1.34", 0.02, true),
      draw("candy", "0.3 1.5, 0.2 1.42, 0.26 1.34", 0.02, true),
    ],
    main: ["pink"],
    face: { at: [0, 0.43], size: 1.25, drop: -0.12, on: "white" },
    joints: { arms: [0.8, 0.62, 0.1], legs: [0.28], top: [1.6, 0.6], neck: [0.2, 0.6] },
  },
  "shoe boot sneaker slipper": {
    parts: [
      box("white", [0.06, 0.1, 0.04], [0.72, 0.12, 0.34], { round: 0.1 }),
      ball("red", [0.4, 0.36, 0.04], [0.44, 0.3, 0.34]),
      ball("red", [-0.22, 0.44, 0], [0.48, 0.38, 0.36], { blend: 0.1 }),
      lathe("red", "0 0.4, 0.4 0.4, 0.44 1.2, 0.36 1.2, 0.34 0.9, 0 0.9", {
        at: [-0.24, 0, 0],
        blend: 0.08,
      }),
      hoop("white", [0.41, 0.07], { at: [-0.24, 1.2, 0] }),
      ball("white", [0.68, 0.26, 0.06], [0.2, 0.18, 0.3], { blend: 0.03 }),
      ...[0, 1, 2].map((i) =>
        tube(
          "white",
          `${0.06 + 0.13 * i} ${0.82 - 0.13 * i} 0.2, ${0.2 + 0.13 * i} ${0.84 - 0.13 * i} 0, ${0.06 + 0.13 * i} ${0.82 - 0.13 * i} -0.2`,
          0.035,
        ),
      ),
    ],
    main: ["red"],
    face: { at: [-0.2, 0.74], size: 0.42 },
    joints: { arms: [0.24, 0.56, 0.24], legs: [0.24], top: [1.24, 0.44, -0.24], neck: [0.3, 0.36] },
    yaw: 0.3,
  },
  "hat tophat cap": {
    parts: [
      lathe("charcoal", "0 0, 0.92 0, 0.98 0.1, 0.6 0.14, 0.54 0.6, 0.62 1.24, 0 1.24", {
        soft: 1,
        round: 0.04,
      }),
      lathe("red", "0 0.2, 0.6 0.18, 0.575 0.42, 0 0.42"),
    ],
    main: ["charcoal"],
    face: { at: [0, 0.76], size: 0.46 },
    joints: { arms: [0.58, 0.56, 0.1], legs: [0.3], top: [1.28, 0.5], neck: [0.2, 0.56] },
  },
  "witchhat wizardhat": {
    parts: [
      lathe("purple", "0 0, 1 0, 1.02 0.08, 0.56 0.16, 0.36 0.9, 0 0.9", { soft: 1, round: 0.04 }),
      tube("purple", "0 0.8 0, 0.06 1.2 0, 0.2 1.5 0, 0.46 1.62 0", [0.38, 0.26, 0.16, 0.05], {
        blend: 0.08,
      }),
      lathe("gold", "0 0.16, 0.56 0.16, 0.5 0.32, 0 0.32"),
      slab("star", starOutline(5, 0.12, 0.055), 0.03, { at: [0.06, 1.18, 0.26] }),
    ],
    main: ["purple"],
    face: { at: [0, 0.64], size: 0.42, gap: 0.4 },
    joints: { arms: [0.5, 0.4, 0.14], legs: [0.3], top: [1.56, 0.24, 0.16], neck: [0.2, 0.5] },
  },
  "sock stocking": {
    parts: [
      tube(
        "white",
        "-0.14 1.5 0, -0.16 0.9 0, -0.1 0.4 0, 0.3 0.26 0.06, 0.62 0.26 0.08",
        [0.38, 0.37, 0.38, 0.32, 0.28],
      ),
      ball("teal", [0.66, 0.26, 0.08], [0.3, 0.29, 0.3]),
      ball("teal", [-0.24, 0.3, -0.02], [0.3, 0.28, 0.36]),
      ...[1.2, 1.42, 1.64].map((y, i) =>
        hoop(i === 1 ? "white" : "teal", [0.3, 0.12], { at: [-0.14, y, 0] }),
      ),
    ],
    main: ["teal"],
    face: { at: [-0.16, 0.86], size: 0.42, gap: 0.4, on: "white" },
    joints: { arms: [0.2, 0.6, 0.1], legs: [0.22], top: [1.74, 0.4, -0.14], neck: [0.5, 0.4] },
  },
  "mitten glove": {
    parts: [
      ball("red", [0, 1.06, 0], [0.56, 0.66, 0.32]),
      ball("red", [0, 0.66, 0], [0.48, 0.44, 0.32], { blend: 0.1 }),
      tube("red", "0.34 0.66 0, 0.66 0.94 0, 0.72 1.2 0", [0.22, 0.22, 0.18], { blend: 0.1 }),
      lathe("wool", "0 0, 0.46 0, 0.5 0.2, 0.44 0.38, 0 0.38", { soft: 1 }),
      slab("white", starOutline(6, 0.13, 0.05), 0.02, { at: [0, 0.56, 0.33] }),
    ],
    main: ["red"],
    face: { at: [0, 1.06], size: 0.46 },
    joints: { arms: [0.46, 0.56, 0.06], legs: [0.22], top: [1.7, 0.42], neck: [0.4, 0.44] },
  },
  "shirt tshirt sweater jumper": {
    parts: [
      slab(
        "blue",
        "-0.5 0, 0.5 0, 0.54 0.8, 0.8 0.62, 1 0.92, 0.56 1.34, 0.26 1.4, 0 1.28, -0.26 1.4, -0.56 1.34, -1 0.92, -0.8 0.62, -0.54 0.8",
        0.26,
        { round: 0.14 },
      ),
      tube("white", "-0.28 1.42 0.1, 0 1.26 0.2, 0.28 1.42 0.1", 0.06),
      draw("white", "-0.54 0.24, 0.54 0.24", 0.05),
    ],
    main: ["blue"],
    face: { at: [0, 0.78], size: 0.52 },
    joints: { arms: [0.86, 0.8, 0], legs: [0.26], top: [1.4, 0.46], neck: [0.34, 0.36] },
  },
  "heart valentine": {
    parts: [
      slab(
        "heart",
        "0 0, 0.44 0.42, 0.8 0.86, 0.82 1.24, 0.6 1.5, 0.28 1.5, 0 1.26, -0.28 1.5, -0.6 1.5, -0.82 1.24, -0.8 0.86, -0.44 0.42",
        0.34,
        { soft: 2, round: 0.26 },
      ),
      both(ball("heart", [0.34, 1.02, 0], [0.46, 0.44, 0.46], { blend: 0.14 })),
      ball("heart", [0, 0.6, 0], [0.44, 0.44, 0.44], { blend: 0.14 }),
      studs("white", "-0.48 1.3, -0.6 1.12", [0.11, 0.07, 0.02]),
    ],
    main: ["heart"],
    face: { at: [0, 0.9], size: 0.54 },
    joints: { arms: [0.7, 0.72, 0.04], legs: [0.16], top: [1.42, 0.44], neck: [0.36, 0.4] },
  },
  "tooth molar": {
    parts: [
      box("tooth", [0, 0.92, 0], [0.6, 0.5, 0.44], { round: 0.34 }),
      both(
        cone("tooth", "0.28 0.6 0, 0.36 0.06 0", [0.3, 0.14], { blend: 0.1 }),
        ball("tooth", [0.3, 1.3, 0.06], [0.3, 0.22, 0.32], { blend: 0.1 }),
      ),
      studs("white", "-0.44 1.2", [0.07, 0.13, 0.02]),
    ],
    main: ["tooth"],
    face: { at: [0, 0.92], size: 0.5 },
    joints: { arms: [0.6, 0.72, 0.06], legs: [0.34], top: [1.46, 0.48], neck: [0.46, 0.46] },
  },
  "bone wishbone": {
    parts: [
      tube("bone", "0 0.36 0, 0 0.9 0, 0 1.5 0", [0.26, 0.3, 0.26]),
      both(
        ball("bone", [0.24, 1.64, 0], [0.3, 0.3, 0.28], { blend: 0.06 }),
        ball("bone", [0.24, 0.22, 0], [0.3, 0.28, 0.28], { blend: 0.06 }),
      ),
    ],
    main: ["bone"],
    face: { at: [0, 1.02], size: 0.4, gap: 0.36 },
    joints: { arms: [0.28, 0.76, 0.04], legs: [0.24], top: [1.84, 0.4], neck: [0.6, 0.28] },
  },
  brain: {
    parts: [
      both(ball("brain", [0.3, 0.8, 0], [0.52, 0.62, 0.66])),
      both(
        ...[
          [0.2, 1.3, 0.34],
          [0.56, 1.12, 0.3],
          [0.34, 1.36, -0.1],
          [0.72, 0.86, 0.16],
          [0.62, 0.52, 0.36],
          [0.3, 0.3, 0.44],
          [0.68, 0.5, -0.1],
        ].map(([x, y, z]) =>
          ball("brain", [x!, y!, z!], [0.26, 0.19, 0.26], { blend: 0.015, turn: [0, 0, x! * 1.4] }),
        ),
      ),
      tube("brain", "0 0.3 -0.2, 0 0.04 -0.1", 0.2),
    ],
    main: ["brain"],
    face: { at: [0, 0.8], size: 0.52 },
    joints: { arms: [0.76, 0.56, 0.1], legs: [0.28], top: [1.46, 0.5], neck: [0.14, 0.56] },
  },
  "poop poo turd": {
    parts: [
      hoop("cocoa", [0.46, 0.3], { at: [0, 0.26, 0] }),
      ball("cocoa", [0, 0.3, 0], [0.62, 0.3, 0.62], { blend: 0.05 }),
      hoop("cocoa", [0.34, 0.26], { at: [0.02, 0.68, 0], turn: [0.06, 0, 0.08], blend: 0.02 }),
      ball("cocoa", [0, 0.7, 0], [0.5, 0.28, 0.5], { blend: 0.05 }),
      hoop("cocoa", [0.2, 0.21], { at: [0, 1.04, 0], turn: [0.08, 0, -0.08], blend: 0.02 }),
      tube("cocoa", "0 1.06 0, 0.06 1.3 0, -0.04 1.5 0, 0.16 1.6 0", [0.24, 0.16, 0.1, 0.03], {
        blend: 0.05,
      }),
      studs("white", "-0.5 0.44, -0.34 0.92", [0.08, 0.05, 0.02]),
    ],
    main: ["cocoa"],
    face: { at: [0, 0.6], size: 0.5 },
    joints: { arms: [0.62, 0.5, 0.1], legs: [0.28], top: [1.5, 0.36], neck: [0.1, 0.6] },
  },
  scarecrow: {
    parts: [
      lathe("sand", "0 0, 0.5 0, 0.56 0.4, 0.4 0.8, 0 0.8", { soft: 1 }),
      box("red", [0, 0.46, 0], [0.54, 0.4, 0.34], { round: 0.16 }),
      ball("sand", [0, 1.16, 0], [0.48, 0.46, 0.44]),
      lathe("brown", "0 1.4, 0.74 1.4, 0.4 1.5, 0.3 1.9, 0 1.96", { soft: 1 }),
      both(draw("yellow", "0.2 0.2, 0.2 0.8", 0.04)),
      spun(8, cone("sand", "0 0.86 0.3, 0 0.74 0.48", [0.06, 0.02])),
    ],
    main: ["red"],
    face: { at: [0, 1.16], size: 0.4, on: "sand" },
    joints: { arms: [0.54, 0.66, 0], legs: [0.24], top: [1.9, 0.34], neck: [0.84, 0.34] },
    limbs: "sand",
  },
  "glasses sunglasses spectacles": {
    parts: [
      both(
        hoop("red", [0.46, 0.1], { at: [0.52, 0.7, 0], turn: [Math.PI / 2, 0, 0] }),
        disc("glass", [0.52, 0.7, -0.02], [0.44, 0.05]),
      ),
      tube("red", "-0.12 0.78 0, 0 0.86 0.02, 0.12 0.78 0", 0.08),
      both(tube("red", "0.96 0.8 0, 1.02 0.84 -0.3, 1 0.8 -0.7", 0.06)),
    ],
    main: ["red"],
    face: { at: [0, 0.72], size: 0.6, gap: 0.86, drop: 0.5, on: "glass" },
    joints: { arms: [0.96, 0.6, 0], legs: [0.5], top: [1.16, 0.4], neck: [0.2, 0.3] },
  },
  snowball: {
    parts: [
      ball("white", [0, 0.7, 0], [0.7, 0.68, 0.68]),
      ball("white", [0.3, 1.02, 0.1], [0.36, 0.32, 0.36], { blend: 0.16 }),
      ball("white", [-0.36, 0.4, 0.2], [0.36, 0.34, 0.36], { blend: 0.16 }),
    ],
    main: ["white"],
    face: { at: [0, 0.74], size: 0.58 },
    joints: { arms: [0.64, 0.62, 0.1], legs: [0.28], top: [1.38, 0.5], neck: [0.26, 0.56] },
  },
};
