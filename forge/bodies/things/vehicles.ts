/** What drives, sails and flies. Data only. */
import {
  ball,
  both,
  box,
  column,
  disc,
  group,
  hoop,
  lathe,
  slab,
  spun,
  studs,
  wheel,
  type ThingPart,
} from "./parts.ts";
import type { Thing, ThingTable } from "./thing.ts";
import type { ThingColor } from "#forge/paint/thing-colors.ts";

/** A cab on four wheels with something behind it. */
const truckOf = (cab: ThingColor, load: readonly ThingPart[]): Thing => ({
  parts: [
    box(cab, [0, 0.72, 0.5], [0.58, 0.52, 0.4], { round: 0.16 }),
    box("glass", [0, 1.04, 0.86], [0.46, 0.15, 0.08], { round: 0.07 }),
    ...load,
    box("iron", [0, 0.22, 0], [0.5, 0.1, 1], { round: 0.05 }),
    both(
      wheel("rubber", [0.56, 0.18, 0.5], [0.28, 0.14]),
      wheel("yellow", [0.66, 0.18, 0.5], [0.13, 0.07]),
    ),
    both(
      wheel("rubber", [0.6, 0.18, -0.56], [0.28, 0.14]),
      wheel("yellow", [0.7, 0.18, -0.56], [0.13, 0.07]),
    ),
    box("steel", [0, 0.24, 0.9], [0.54, 0.07, 0.07]),
    both(column("steel", [0.52, 1.24, 0], [0.06, 0.3])),
  ],
  main: [cab, "plank"],
  face: { at: [0, 0.66], size: 0.42 },
  joints: { arms: [0.6, 0.6, 0.56], legs: [0.24, 0.2], top: [1.24, 0.4], neck: [0.3, 0.4] },
  yaw: 0.65,
  pitch: 0.2,
});

export const vehicles: ThingTable = {
  "car taxi racecar jeep": {
    parts: [
      box("red", [0, 0.46, 0], [0.68, 0.34, 0.86], { round: 0.24 }),
      box("red", [0, 0.94, -0.16], [0.56, 0.4, 0.54], { round: 0.26, blend: 0.08 }),
      box("glass", [0, 1, 0.12], [0.44, 0.2, 0.3], { round: 0.14 }),
      both(box("glass", [0.46, 1, -0.16], [0.13, 0.18, 0.34], { round: 0.1 })),
      both(
        wheel("rubber", [0.62, 0.22, 0.5], [0.28, 0.14]),
        wheel("steel", [0.72, 0.22, 0.5], [0.14, 0.07]),
      ),
      both(
        wheel("rubber", [0.62, 0.22, -0.5], [0.28, 0.14]),
        wheel("steel", [0.72, 0.22, -0.5], [0.14, 0.07]),
      ),
      box("steel", [0, 0.2, 0.84], [0.56, 0.07, 0.08], { round: 0.06 }),
      both(ball("lemon", [0.56, 0.46, 0.76], [0.11, 0.11, 0.08])),
    ],
    main: ["red"],
    face: { at: [0, 0.56], size: 0.44 },
    joints: { arms: [0.66, 0.66, 0.3], legs: [0.24, 0.1], top: [1.34, 0.5], neck: [0.2, 0.5] },
    yaw: 0.55,
    pitch: 0.2,
  },
  "bus schoolbus van": {
    parts: [
      box("yellow", [0, 0.86, -0.1], [0.66, 0.74, 0.9], { round: 0.16 }),
      box("glass", [0, 1.3, 0.72], [0.54, 0.2, 0.1], { round: 0.08 }),
      ...[-0.7, -0.26, 0.18, 0.6].map((z) =>
        both(box("glass", [0.64, 1.16, z - 0.06], [0.05, 0.2, 0.17], { round: 0.05 })),
      ),
      both(box("charcoal", [0.65, 0.66, -0.1], [0.03, 0.03, 0.86])),
      both(
        wheel("rubber", [0.6, 0.16, 0.46], [0.26, 0.13]),
        wheel("steel", [0.7, 0.16, 0.46], [0.13, 0.06]),
      ),
      both(
        wheel("rubber", [0.6, 0.16, -0.6], [0.26, 0.13]),
        wheel("steel", [0.7, 0.16, -0.6], [0.13, 0.06]),
      ),
      box("charcoal", [0, 0.24, 0.8], [0.6, 0.08, 0.08]),
      both(ball("red", [0.4, 1.6, 0.6], [0.09, 0.06, 0.09])),
    ],
    main: ["yellow"],
    face: { at: [0, 0.72], size: 0.5 },
    joints: { arms: [0.66, 0.6, 0.5], legs: [0.26, 0.1], top: [1.62, 0.5], neck: [0.2, 0.5] },
    yaw: 0.6,
    pitch: 0.2,
  },
  "truck lorry tractor digger": truckOf("green", [
    box("plank", [0, 0.86, -0.5], [0.66, 0.64, 0.64], { round: 0.05 }),
    ...[0.5, 0.86, 1.22].map((y) => box("wood", [0, y, -0.5], [0.68, 0.05, 0.66], { round: 0.03 })),
  ]),
  firetruck: truckOf("red", [
    box("red", [0, 0.72, -0.5], [0.64, 0.44, 0.66], { round: 0.06 }),
    ...[-0.24, 0.24].map((x) => box("steel", [x, 1.34, -0.3], [0.04, 0.05, 1], { round: 0.03 })),
    ...[-1, -0.6, -0.2, 0.2, 0.5].map((z) => box("steel", [0, 1.34, z], [0.26, 0.04, 0.04])),
    box("white", [0, 0.5, -0.5], [0.66, 0.08, 0.68], { round: 0.03 }),
    both(ball("sky", [0.3, 1.28, 0.6], [0.13, 0.11, 0.13])),
  ]),
  "train locomotive tram steamtrain": {
    parts: [
      group(
        { at: [0, 0.78, 0.1], turn: [Math.PI / 2, 0, 0] },
        column("blue", [0, 0.14, 0], [0.5, 0.66]),
        hoop("gold", [0.5, 0.05], { at: [0, 0.4, 0] }),
        hoop("gold", [0.46, 0.06], { at: [0, 0.76, 0] }),
      ),
      disc("charcoal", [0, 0.78, 0.88], [0.44, 0.06]),
      box("red", [0, 1.0, -0.6], [0.62, 0.72, 0.36], { round: 0.06 }),
      box("charcoal", [0, 1.74, -0.6], [0.72, 0.07, 0.46], { round: 0.06 }),
      both(box("glass", [0.62, 1.3, -0.6], [0.03, 0.2, 0.2])),
      box("charcoal", [0, 0.24, 0.1], [0.54, 0.1, 0.96]),
      lathe("charcoal", "0 1.2, 0.14 1.2, 0.14 1.5, 0.26 1.76, 0 1.76", {
        at: [0, 0, 0.5],
        round: 0.03,
      }),
      ball("cloud", [0.02, 2, 0.5], [0.22, 0.18, 0.2]),
      ball("cloud", [-0.16, 2.2, 0.4], [0.16, 0.14, 0.16]),
      ...[0.6, 0.04, -0.56].map((z) =>
        both(
          wheel("red", [0.58, 0.16, z], [0.27, 0.08]),
          wheel("gold", [0.64, 0.16, z], [0.1, 0.05]),
        ),
      ),
      slab("red", "-0.6 0, 0.6 0, 0.4 0.34, -0.4 0.34", 0.06, {
        at: [0, -0.06, 1.02],
        turn: [-0.4, 0, 0],
      }),
    ],
    main: ["blue", "red"],
    face: { at: [0, 0.8], size: 0.4, on: "charcoal" },
    joints: { arms: [0.5, 0.6, 0.6], legs: [0.24, 0.2], top: [1.8, 0.4], neck: [0.36, 0.4] },
    yaw: 0.65,
    pitch: 0.2,
    boots: "gold",
  },
  "boat ship sailboat yacht canoe": {
    parts: [
      lathe("plank", "0 0, 0.4 0.02, 0.66 0.24, 0.84 0.7, 0.74 0.7, 0.6 0.5, 0 0.5", {
        soft: 1,
        round: 0.03,
      }),
      hoop("red", [0.82, 0.06], { at: [0, 0.7, 0] }),
      column("wood", [0, 1.2, -0.1], [0.06, 0.86], { bare: true }),
      slab("white", "0.06 0, 0.84 0.06, 0.6 0.5, 0.06 1.16", 0.04, {
        at: [0, 0.86, -0.1],
        soft: 1,
        bend: [0.2, 0],
      }),
      slab("sky", "-0.06 0.06, -0.62 0.1, -0.06 0.98", 0.04, {
        at: [0, 0.86, -0.1],
        soft: 1,
        bend: [0.2, 0],
      }),
      slab("red", "0 0, 0.36 0.1, 0 0.2", 0.03, { at: [0.04, 1.98, -0.1] }),
    ],
    main: ["plank"],
    face: { at: [0, 0.4], size: 0.46, drop: -0.06 },
    joints: { arms: [0.74, 0.46, 0.1], legs: [0.24], top: [0.8, 0.5], neck: [0.12, 0.44] },
  },
  "plane airplane aeroplane jet": {
    parts: [
      lathe("white", "0 -1, 0.14 -0.96, 0.44 -0.3, 0.48 0.3, 0.36 0.66, 0 0.78", {
        at: [0, 0.7, 0],
        turn: [Math.PI / 2, 0, 0],
        soft: 2,
      }),
      both(
        slab("sky", "0.3 -0.3, 1.26 -0.5, 1.32 -0.24, 0.4 0.3", 0.06, {
          at: [0, 0.6, 0],
          turn: [Math.PI / 2, 0, 0],
          soft: 1,
        }),
      ),
      both(
        slab("sky", "0.06 -0.96, 0.5 -1.06, 0.5 -0.86, 0.1 -0.62", 0.05, {
          at: [0, 0.86, 0],
          turn: [Math.PI / 2, 0, 0],
          soft: 1,
        }),
      ),
      box("sky", [0, 1.16, -0.86], [0.05, 0.36, 0.18], { turn: [-0.3, 0, 0] }),
      both(
        group(
          { at: [0.8, 0.44, 0.1], turn: [Math.PI / 2, 0, 0] },
          column("red", [0, 0, 0], [0.16, 0.24]),
          column("charcoal", [0, 0.22, 0], [0.11, 0.05]),
        ),
      ),
      box("glass", [0, 1.08, 0.38], [0.28, 0.1, 0.16], { round: 0.08 }),
    ],
    main: ["sky"],
    face: { at: [0, 0.68], size: 0.42, on: "white" },
    joints: { arms: [0.4, 0.4, 0.3], legs: [0.2], top: [1.18, 0.42], neck: [0.3, 0.36] },
    floats: true,
    yaw: 0.45,
    pitch: 0.2,
  },
  "rocket spaceship shuttle": {
    parts: [
      lathe("white", "0 0, 0.36 0, 0.5 0.3, 0.54 0.8, 0.44 1.3, 0.2 1.72, 0 1.92", { soft: 2 }),
      lathe("red", "0 1.36, 0.44 1.34, 0.24 1.72, 0.08 1.92, 0 1.98", { soft: 1 }),
      ...[-0.9, 0.9].map((yaw) =>
        group(
          { turn: [0, yaw, 0] },
          slab("red", "0.4 0.1, 0.5 0.72, 0.86 0.3, 0.9 -0.12", 0.07, {
            soft: 1,
            turn: [0, yaw < 0 ? Math.PI : 0, 0],
          }),
        ),
      ),
      both(slab("red", "0.4 0.1, 0.48 0.76, 0.88 0.3, 0.92 -0.16", 0.07, { soft: 1 })),
      lathe("iron", "0 -0.12, 0.34 -0.12, 0.28 0.06, 0 0.06"),
      lathe("flame", "0 -0.56, 0.1 -0.4, 0.24 -0.12, 0 -0.1", { soft: 1 }),
      lathe("ember", "0 -0.4, 0.06 -0.3, 0.14 -0.1, 0 -0.1", { soft: 1, at: [0, 0, 0.14] }),
      hoop("red", [0.52, 0.03], { at: [0, 0.36, 0] }),
      both(studs("sky", "0.28 0.5", [0.07, 0.07, 0.03])),
    ],
    main: ["red"],
    face: { at: [0, 0.92], size: 0.44, gap: 0.42, on: "white" },
    joints: { arms: [0.5, 0.6, 0.1], legs: [0.3], top: [1.94, 0.3], neck: [0.44, 0.52] },
    floats: true,
  },
  "ufo flyingsaucer spacecraft": {
    parts: [
      lathe("steel", "0 0.2, 0.5 0.2, 1.02 0.52, 1.02 0.6, 0.5 0.84, 0 0.84", { soft: 1 }),
      lathe("glass", "0 0.8, 0.52 0.8, 0.5 1.1, 0.3 1.36, 0 1.42", { soft: 2 }),
      spun(10, ball("lemon", [0, 0.56, 1], [0.09, 0.09, 0.07])),
      ball("red", [0, 1.48, 0], [0.08, 0.08, 0.08]),
      lathe("iron", "0 0.06, 0.4 0.06, 0.5 0.22, 0 0.22"),
    ],
    main: ["steel"],
    face: { at: [0, 1.02], size: 0.42, on: "glass" },
    joints: { arms: [0.86, 0.5, 0.1], legs: [0.24], top: [1.42, 0.4], neck: [0.7, 0.6] },
    floats: true,
    limbs: "green",
  },
};
