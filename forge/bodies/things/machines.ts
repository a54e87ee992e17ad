/** Screens and machines. Data only. */
import {
  ball,
  blot,
  both,
  box,
  column,
  cone,
  disc,
  draw,
  group,
  hoop,
  studs,
  tube,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

const upright = [Math.PI / 2, 0, 0] as const;

export const machines: ThingTable = {
  "television tv telly": {
    parts: [
      box("sausage", [0, 0.62, 0], [0.86, 0.6, 0.44], { round: 0.16 }),
      box("screen", [-0.14, 0.64, 0.36], [0.58, 0.46, 0.12], { round: 0.11 }),
      disc("gold", [0.64, 0.9, 0.44], [0.1, 0.06]),
      disc("gold", [0.64, 0.62, 0.44], [0.1, 0.06]),
      ...[0.2, 0.28, 0.36].map((y) => draw("charcoal", `0.54 ${y}, 0.74 ${y}`, 0.016)),
      both(
        cone("steel", "0.04 1.2 -0.1, 0.44 1.72 -0.1", [0.035, 0.025]),
        ball("red", [0.45, 1.74, -0.1], [0.07, 0.07, 0.07]),
      ),
    ],
    main: ["sausage"],
    face: { at: [-0.14, 0.66], size: 0.48, on: "screen" },
    joints: { arms: [0.86, 0.5, 0.1], legs: [0.34], top: [1.24, 0.54], neck: [0.1, 0.46] },
    limbs: "sausage",
  },
  "computer laptop monitor": {
    parts: [
      box("grey", [0, 1, 0], [0.78, 0.54, 0.2], { round: 0.09 }),
      box("screen", [0, 1.02, 0.12], [0.66, 0.42, 0.12], { round: 0.06 }),
      column("grey", [0, 0.36, -0.06], [0.16, 0.16]),
      box("grey", [0, 0.16, 0.14], [0.7, 0.09, 0.34], { round: 0.06 }),
      ...[0.06, 0.2, 0.34].flatMap((z) =>
        [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((x) =>
          box("white", [x, 0.26, z], [0.08, 0.03, 0.055], { round: 0.02 }),
        ),
      ),
    ],
    main: ["grey"],
    face: { at: [0, 1.04], size: 0.46, on: "screen" },
    joints: { arms: [0.78, 0.8, 0], legs: [0.34, 0.1], top: [1.54, 0.5], neck: [0.38, 0.24] },
    limbs: "grey",
    pitch: 0.24,
  },
  "phone smartphone tablet": {
    parts: [
      box("teal", [0, 0.92, 0], [0.52, 0.92, 0.15], { round: 0.14 }),
      box("screen", [0, 0.94, 0.06], [0.44, 0.78, 0.11], { round: 0.07 }),
      ...(["pink", "yellow", "sky"] as const).map((color, i) =>
        box(color, [-0.24 + 0.24 * i, 0.36, 0.16], [0.08, 0.08, 0.03], { round: 0.03 }),
      ),
      draw("white", "-0.1 1.62, 0.1 1.62", 0.018),
    ],
    main: ["teal"],
    face: { at: [0, 1.06], size: 0.44, gap: 0.4, on: "screen" },
    joints: { arms: [0.52, 0.72, 0], legs: [0.22], top: [1.84, 0.42], neck: [0.16, 0.34] },
    limbs: "teal",
  },
  "camera camcorder": {
    parts: [
      box("charcoal", [0, 0.56, 0], [0.84, 0.54, 0.34], { round: 0.1 }),
      box("steel", [0, 1.0, 0], [0.85, 0.14, 0.35], { round: 0.07 }),
      box("charcoal", [0, 1.2, 0], [0.3, 0.14, 0.26], { round: 0.07 }),
      disc("steel", [0, 0.56, 0.4], [0.5, 0.1]),
      disc("sky", [0, 0.56, 0.46], [0.44, 0.1], { round: 0.06 }),
      column("red", [0.56, 1.18, 0], [0.12, 0.06]),
      box("lemon", [-0.6, 0.98, 0.34], [0.13, 0.08, 0.03], { round: 0.03 }),
    ],
    main: ["charcoal"],
    face: { at: [0, 0.58], size: 0.4, gap: 0.44, on: "sky" },
    joints: { arms: [0.84, 0.5, 0], legs: [0.34], top: [1.32, 0.46], neck: [0.08, 0.4] },
  },
  "washingmachine dryer dishwasher washer": {
    parts: [
      box("white", [0, 0.76, 0], [0.66, 0.76, 0.54], { round: 0.08 }),
      box("sky", [0, 1.36, 0.5], [0.6, 0.12, 0.06], { round: 0.04 }),
      disc("steel", [0.42, 1.36, 0.54], [0.09, 0.06]),
      box("white", [-0.36, 1.36, 0.54], [0.17, 0.06, 0.04], { round: 0.03 }),
      disc("steel", [0, 0.68, 0.54], [0.5, 0.06]),
      disc("water", [0, 0.68, 0.58], [0.42, 0.06], { round: 0.05 }),
      ...[
        [-0.26, 0.42],
        [0.26, 0.4],
        [0, 0.34],
      ].map(([x, y]) => ball("cloud", [x!, y!, 0.64], [0.09, 0.08, 0.04])),
    ],
    main: ["white"],
    face: { at: [0, 0.74], size: 0.42, gap: 0.42, on: "water" },
    joints: { arms: [0.66, 0.7, 0.1], legs: [0.3], top: [1.52, 0.5], neck: [0.16, 0.5] },
    limbs: "grey",
  },
  "fridge refrigerator freezer": {
    parts: [
      box("mint", [0, 0.96, 0], [0.6, 0.96, 0.5], { round: 0.16 }),
      box("steel", [0, 1.36, 0.47], [0.56, 0.02, 0.04]),
      box("steel", [0.4, 1.6, 0.54], [0.04, 0.14, 0.05], { round: 0.03 }),
      box("steel", [0.4, 0.72, 0.54], [0.04, 0.2, 0.05], { round: 0.03 }),
      box("yellow", [-0.32, 1.62, 0.5], [0.11, 0.11, 0.03], { round: 0.02, turn: [0, 0, 0.15] }),
      ball("red", [-0.06, 1.66, 0.5], [0.06, 0.06, 0.04]),
      both(box("charcoal", [0.4, 0.02, 0.3], [0.12, 0.06, 0.1])),
    ],
    main: ["mint"],
    face: { at: [-0.06, 0.96], size: 0.46 },
    joints: { arms: [0.6, 0.7, 0.1], legs: [0.28], top: [1.92, 0.5], neck: [0.4, 0.46] },
  },
  toaster: {
    parts: [
      box("red", [0, 0.52, 0], [0.74, 0.5, 0.46], { round: 0.22 }),
      box("steel", [0, 0.94, 0], [0.6, 0.1, 0.36], { round: 0.06 }),
      ...[-0.15, 0.15].map((z) => box("crust", [0, 1.16, z], [0.42, 0.34, 0.09], { round: 0.08 })),
      box("bread", [0, 1.14, 0.17], [0.34, 0.28, 0.08], { round: 0.06 }),
      box("charcoal", [0.76, 0.66, 0], [0.07, 0.06, 0.1]),
      box("charcoal", [0, 0.04, 0], [0.7, 0.06, 0.42]),
    ],
    main: ["red"],
    face: { at: [0, 0.5], size: 0.48 },
    joints: { arms: [0.74, 0.42, 0.1], legs: [0.3], top: [1.5, 0.44], neck: [0.1, 0.5] },
  },
  "microwave oven stove cooker": {
    parts: [
      box("steel", [0, 0.6, 0], [0.86, 0.58, 0.5], { round: 0.08 }),
      box("screen", [-0.18, 0.6, 0.44], [0.6, 0.44, 0.1], { round: 0.06 }),
      ...[0.9, 0.62, 0.34].map((y, i) => disc(i ? "charcoal" : "red", [0.66, y, 0.5], [0.1, 0.06])),
      box("white", [0.44, 0.6, 0.54], [0.04, 0.36, 0.05], { round: 0.03 }),
    ],
    main: ["steel"],
    face: { at: [-0.2, 0.62], size: 0.46, on: "screen" },
    joints: { arms: [0.86, 0.5, 0.1], legs: [0.36], top: [1.2, 0.54], neck: [0.1, 0.5] },
    limbs: "steel",
  },
  "gamepad controller joystick": {
    parts: [
      box("purple", [0, 0.72, 0], [0.86, 0.42, 0.26], { round: 0.24 }),
      both(
        ball("purple", [0.72, 0.46, 0.02], [0.32, 0.46, 0.27], { blend: 0.1, turn: [0, 0, -0.3] }),
      ),
      box("charcoal", [-0.62, 0.8, 0.24], [0.17, 0.055, 0.05], { round: 0.03 }),
      box("charcoal", [-0.62, 0.8, 0.24], [0.055, 0.17, 0.05], { round: 0.03 }),
      ...(["red", "yellow", "green", "sky"] as const).map((color, i) =>
        ball(
          color,
          [0.64 + 0.13 * Math.sin(i * 1.57), 0.8 + 0.13 * Math.cos(i * 1.57), 0.25],
          [0.065, 0.065, 0.05],
        ),
      ),
      tube("charcoal", "0 1.1 0, 0.06 1.34 0, -0.1 1.5 0", 0.035),
    ],
    main: ["purple"],
    face: { at: [0, 0.74], size: 0.42, gap: 0.34 },
    joints: { arms: [0.9, 0.56, 0], legs: [0.3], top: [1.12, 0.46], neck: [0.3, 0.34] },
  },
  battery: {
    parts: [
      column("charcoal", [0, 0.5, 0], [0.48, 0.5]),
      column("brass", [0, 1.22, 0], [0.48, 0.24]),
      column("steel", [0, 1.5, 0], [0.2, 0.08]),
      draw("lemon", "0.08 0.5, -0.08 0.3, 0.08 0.3, -0.06 0.1", 0.03),
    ],
    main: ["charcoal"],
    face: { at: [0, 0.84], size: 0.44, gap: 0.4 },
    joints: { arms: [0.46, 0.6, 0.06], legs: [0.22], top: [1.56, 0.4], neck: [0.4, 0.46] },
    limbs: "brass",
  },
  "telephone radio speaker": {
    parts: [
      box("orange", [0, 0.56, 0], [0.82, 0.54, 0.34], { round: 0.12 }),
      both(disc("cream", [0.56, 0.44, 0.34], [0.2, 0.05])),
      both(disc("charcoal", [0.56, 0.44, 0.38], [0.13, 0.05])),
      box("cream", [0, 0.92, 0.33], [0.6, 0.08, 0.04], { round: 0.03 }),
      draw("red", "0.14 0.86, 0.14 0.98", 0.02),
      tube("charcoal", "-0.6 1.08 0, -0.6 1.26 0, 0 1.34 0, 0.6 1.26 0, 0.6 1.08 0", 0.05),
      cone("steel", "0.6 1.06 -0.2, 0.86 1.8 -0.2", [0.03, 0.02]),
    ],
    main: ["orange"],
    face: { at: [0, 0.6], size: 0.42, gap: 0.38, drop: -0.04 },
    joints: { arms: [0.82, 0.5, 0], legs: [0.32], top: [1.12, 0.5], neck: [0.08, 0.4] },
  },
  "mirror magnifier magnifyingglass": {
    parts: [
      hoop("gold", [0.6, 0.12], { at: [0, 1.2, 0], turn: upright }),
      disc("glass", [0, 1.2, 0], [0.58, 0.06]),
      column("wood", [0, 0.28, 0], [0.13, 0.32]),
      draw("white", "-0.36 1.4, -0.16 1.6", 0.03, true),
      studs("cherry", "0 1.8", [0.09, 0.09, 0.06]),
    ],
    main: ["gold"],
    face: { at: [0, 1.18], size: 0.44, on: "glass" },
    joints: { arms: [0.12, 0.4, 0], legs: [0.1], top: [1.88, 0.44], neck: [0.54, 0.2] },
  },
  "trafficlight trafficlights": {
    parts: [
      box("charcoal", [0, 0.96, 0], [0.42, 0.92, 0.32], { round: 0.14 }),
      ...(["red", "yellow", "green"] as const).map((color, i) =>
        disc(color, [0, 1.52 - 0.56 * i, 0.3], [0.25, 0.07], { round: 0.06 }),
      ),
      group({ at: [0, 0.06, 0] }, hoop("iron", [0.2, 0.06])),
      blot("white", [0.1, 1.6], [0.05, 0.04]),
    ],
    main: ["charcoal"],
    face: { at: [0, 0.98], size: 0.38, gap: 0.42, on: "yellow" },
    joints: { arms: [0.42, 0.7, 0], legs: [0.2], top: [1.88, 0.4], neck: [0.12, 0.3] },
    limbs: "charcoal",
  },
  vendingmachine: {
    parts: [
      box("red", [0, 0.94, 0], [0.68, 0.94, 0.46], { round: 0.08 }),
      box("sky", [-0.14, 1.5, 0.42], [0.46, 0.3, 0.08], { round: 0.04 }),
      ...[-0.46, -0.14, 0.18].map((x, i) =>
        column((["yellow", "green", "orange"] as const)[i]!, [x, 1.46, 0.5], [0.12, 0.2]),
      ),
      box("charcoal", [0, 0.24, 0.44], [0.5, 0.12, 0.06], { round: 0.03 }),
      box("white", [0.52, 1.36, 0.46], [0.08, 0.2, 0.04], { round: 0.03 }),
    ],
    main: ["red"],
    face: { at: [0, 0.8], size: 0.48 },
    joints: { arms: [0.68, 0.7, 0.1], legs: [0.3], top: [1.88, 0.5], neck: [0.4, 0.46] },
  },
};
