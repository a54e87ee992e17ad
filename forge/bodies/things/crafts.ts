/** Submarines, helicopters, balloons and kites. Data only. */
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
  studs,
  tube,
  wheel,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

const ahead = [Math.PI / 2, 0, 0] as const;

export const crafts: ThingTable = {
  "submarine uboat": {
    parts: [
      ball("yellow", [0, 0.68, -0.1], [0.66, 0.64, 1.0]),
      column("yellow", [0, 1.34, -0.1], [0.32, 0.22]),
      tube("red", "0 1.5 -0.1, 0 1.84 -0.1, 0 1.9 0.16", 0.075),
      disc("sky", [0, 1.9, 0.2], [0.11, 0.06]),
      both(disc("steel", [0.66, 0.74, -0.1], [0.01, 0.01])),
      both(
        wheel("steel", [0.62, 0.76, 0.06], [0.2, 0.05]),
        wheel("sky", [0.65, 0.76, 0.06], [0.14, 0.05]),
      ),
      both(
        wheel("steel", [0.58, 0.76, -0.5], [0.17, 0.06]),
        wheel("sky", [0.62, 0.76, -0.5], [0.11, 0.05]),
      ),
      group(
        { at: [0, 0.66, -1.1] },
        fanned(3, ball("red", [0, 0.24, 0], [0.13, 0.22, 0.05])),
        ball("red", [0, 0, 0], [0.12, 0.12, 0.12]),
      ),
      both(ball("red", [0.66, 0.5, -0.7], [0.3, 0.06, 0.2])),
    ],
    main: ["yellow"],
    face: { at: [0, 0.7], size: 0.46 },
    joints: { arms: [0.56, 0.5, 0.4], legs: [0.24], top: [1.54, 0.36], neck: [0.2, 0.4] },
    floats: true,
    yaw: 0.65,
    pitch: 0.18,
  },
  "helicopter chopper": {
    parts: [
      ball("blue", [0, 0.66, 0.1], [0.6, 0.58, 0.7]),
      ball("glass", [0, 0.92, 0.36], [0.44, 0.34, 0.4]),
      cone("blue", "0 0.8 -0.5, 0 1.02 -1.4", [0.24, 0.1], { blend: 0.08 }),
      box("yellow", [0, 1.14, -1.4], [0.05, 0.3, 0.16], { round: 0.05 }),
      column("iron", [0, 1.36, 0], [0.09, 0.18]),
      group(
        { at: [0, 1.56, 0], turn: [0, 0.5, 0] },
        box("yellow", [0, 0, 0], [1.2, 0.035, 0.11], { round: 0.03 }),
        box("yellow", [0, 0, 0], [0.11, 0.035, 1.2], { round: 0.03 }),
      ),
      ball("red", [0, 1.6, 0], [0.12, 0.09, 0.12]),
    ],
    main: ["blue"],
    face: { at: [0, 0.58], size: 0.42 },
    joints: { arms: [0.54, 0.46, 0.3], legs: [0.24], top: [1.64, 0.36], neck: [0.2, 0.4] },
    floats: true,
    yaw: 0.6,
    pitch: 0.24,
  },
  "bicycle bike": {
    parts: [
      ...[-0.62, 0.62].map((x) =>
        hoop("rubber", [0.42, 0.08], { at: [x, 0.42, -0.14], turn: ahead }),
      ),
      ...[-0.62, 0.62].map((x) =>
        group({ at: [x, 0.42, -0.14] }, fanned(8, column("steel", [0, 0.2, 0], [0.014, 0.2]))),
      ),
      tube("red", "-0.62 0.42 -0.14, -0.36 1.04 -0.14, 0.4 1.1 -0.14, 0.62 0.42 -0.14", 0.06, {
        steps: 2,
      }),
      ball("red", [0, 0.78, 0], [0.5, 0.42, 0.32], { blend: 0.06 }),
      tube("steel", "0.4 1.1 -0.14, 0.34 1.4 -0.14, 0.6 1.46 0.1", 0.05),
      ball("charcoal", [-0.38, 1.2, -0.1], [0.26, 0.09, 0.16]),
      ball("lemon", [0.36, 1.28, 0.02], [0.11, 0.11, 0.1]),
    ],
    main: ["red"],
    face: { at: [0, 0.82], size: 0.46 },
    joints: { arms: [0.42, 0.66, 0.16], legs: [0.24], top: [1.2, 0.4], neck: [0.4, 0.4] },
    yaw: 0.2,
  },
  "balloon airballoon": {
    parts: [
      lathe("red", "0 0.3, 0.14 0.36, 0.56 0.84, 0.7 1.24, 0.58 1.68, 0.3 1.9, 0 1.94", {
        soft: 3,
      }),
      cone("red", "0 0.34 0, 0 0.18 0", [0.05, 0.12]),
      tube("white", "0 0.2 0, 0.06 0 0, -0.06 -0.24 0, 0.06 -0.5 0, 0 -0.7 0", 0.018),
      studs("white", "-0.34 1.6", [0.08, 0.14, 0.02], { spin: 0 }),
    ],
    main: ["red"],
    face: { at: [0, 1.16], size: 0.54 },
    joints: { arms: [0.56, 0.9, 0.1], legs: [0.16], top: [1.94, 0.46], neck: [0.5, 0.3] },
    floats: true,
  },
  kite: {
    parts: [
      slab("orange", "0 0.2, 0.66 1.2, 0 1.84, -0.66 1.2", 0.1, { round: 0.06 }),
      draw("yellow", "0 0.2, 0 1.84", 0.03),
      draw("yellow", "-0.66 1.2, 0.66 1.2", 0.03),
      tube("white", "0 0.22 0, 0.2 -0.1 0, -0.1 -0.4 0, 0.2 -0.7 0", 0.02),
      ...[0, 1].map((i) =>
        both(
          ball(i ? "teal" : "pink", [0.14, -0.1 - 0.36 * i, 0], [0.12, 0.07, 0.05], {
            turn: [0, 0, 0.3],
          }),
        ),
      ),
      fanned(1, ball("yellow", [0, 1.86, 0], [0.06, 0.06, 0.06])),
    ],
    main: ["orange"],
    face: { at: [0, 1.14], size: 0.46 },
    joints: { arms: [0.5, 1, 0], legs: [0.14], top: [1.82, 0.36], neck: [0.5, 0.24] },
    floats: true,
  },
};
