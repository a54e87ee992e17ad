/** Things that have no silhouette of their own, in eleven shapes. Data only. */
import type { ThingShape } from "#forge/genome.ts";
import {
  ball,
  blot,
  both,
  box,
  circle,
  column,
  cone,
  draw,
  fanned,
  hoop,
  lathe,
  slab,
  studs,
  tube,
  wheel,
} from "./parts.ts";
import type { Thing } from "./thing.ts";

export const shapes: Record<ThingShape, Thing> = {
  round: {
    parts: [
      ball("own", [0, 0.74, 0], [0.76, 0.74, 0.74]),
      hoop("ownAccent", [0.73, 0.06], { at: [0, 1.02, 0], turn: [0.12, 0, 0.1], blend: 0.03 }),
      studs("ownLight", "-0.42 1.2, 0.1 1.38, 0.46 1.16, -0.5 0.3, 0.5 0.26", [0.09, 0.09, 0.03]),
    ],
    main: ["own"],
    face: { at: [0, 0.72], size: 0.62 },
    joints: { arms: [0.7, 0.62, 0.1], legs: [0.28], top: [1.48, 0.62], neck: [0.2, 0.62] },
  },
  flat: {
    parts: [
      slab("own", "-0.62 0, 0.62 0, 0.74 0.74, 0.62 1.46, -0.62 1.46, -0.74 0.74", 0.2, {
        soft: 2,
        round: 0.1,
      }),
      slab("ownLight", "-0.5 0.12, 0.5 0.12, 0.6 0.74, 0.5 1.32, -0.5 1.32, -0.6 0.74", 0.22, {
        soft: 2,
        round: 0.03,
      }),
    ],
    main: ["own"],
    face: { at: [0, 0.78], size: 0.58, on: "ownLight" },
    joints: { arms: [0.68, 0.66, 0], legs: [0.28], top: [1.46, 0.5], neck: [0.28, 0.36] },
  },
  tall: {
    parts: [
      lathe("own", "0 0, 0.5 0, 0.54 0.3, 0.46 1.2, 0.36 1.66, 0.2 1.86, 0 1.9", { soft: 2 }),
      hoop("ownAccent", [0.52, 0.06], { at: [0, 0.22, 0], blend: 0.02 }),
      hoop("ownAccent", [0.42, 0.05], { at: [0, 1.42, 0], blend: 0.02 }),
      ball("ownLight", [0, 1.94, 0], [0.13, 0.13, 0.13]),
    ],
    main: ["own"],
    face: { at: [0, 0.92], size: 0.5 },
    joints: { arms: [0.46, 0.66, 0.06], legs: [0.22], top: [1.9, 0.4], neck: [0.42, 0.5] },
  },
  box: {
    parts: [
      box("own", [0, 0.66, 0], [0.68, 0.66, 0.52], { round: 0.14 }),
      box("ownAccent", [0, 1.22, 0], [0.72, 0.14, 0.56], { round: 0.08 }),
      both(box("ownLight", [0.5, 0.16, 0.5], [0.07, 0.07, 0.05], { round: 0.04 })),
    ],
    main: ["own"],
    face: { at: [0, 0.66], size: 0.58 },
    joints: { arms: [0.68, 0.56, 0.1], legs: [0.3], top: [1.36, 0.56], neck: [0.16, 0.5] },
  },
  cup: {
    parts: [
      lathe("own", "0 0, 0.5 0, 0.6 0.3, 0.72 1.24, 0.64 1.24, 0.56 0.9, 0 0.9", { round: 0.04 }),
      lathe("ownLight", "0 1.04, 0.58 1.04, 0.3 1.1, 0 1.12", { bare: true }),
      hoop("ownAccent", [0.7, 0.06], { at: [0, 1.24, 0], blend: 0.02 }),
    ],
    main: ["own"],
    face: { at: [0, 0.62], size: 0.58 },
    joints: { arms: [0.62, 0.56, 0.1], legs: [0.26], top: [1.26, 0.6], neck: [0.16, 0.54] },
    pitch: 0.28,
  },
  ring: {
    parts: [
      hoop("own", [0.56, 0.32], { at: [0, 0.86, 0], turn: [Math.PI / 2, 0, 0] }),
      fanned(8, blot("ownAccent", [0, 0], [0, 0])),
    ],
    main: ["own"],
    face: { at: [0, 0.3], size: 0.42, gap: 0.6 },
    joints: { arms: [0.86, 0.8, 0], legs: [0.3], top: [1.72, 0.36], neck: [0.1, 0.3] },
  },
  long: {
    parts: [
      tube("own", "-0.9 0.42 0, 0 0.5 0.1, 0.9 0.42 0", [0.36, 0.44, 0.36]),
      both(hoop("ownAccent", [0.39, 0.06], { at: [0.62, 0.46, 0.03], turn: [0, 0, 1.65] })),
      both(ball("ownLight", [1.08, 0.42, -0.02], [0.2, 0.26, 0.26])),
    ],
    main: ["own"],
    face: { at: [0, 0.54], size: 0.44 },
    joints: { arms: [0.62, 0.46, 0.3], legs: [0.4], top: [0.94, 0.4], neck: [0.1, 0.4] },
  },
  vehicle: {
    parts: [
      box("own", [0, 0.5, 0], [0.66, 0.4, 0.72], { round: 0.2 }),
      box("own", [0, 1, -0.12], [0.52, 0.34, 0.5], { round: 0.18, blend: 0.06 }),
      box("glass", [0, 1.02, -0.06], [0.42, 0.2, 0.5], { round: 0.1 }),
      both(wheel("rubber", [0.62, 0.24, 0.42], [0.28, 0.12])),
      both(wheel("rubber", [0.62, 0.24, -0.42], [0.28, 0.12])),
      both(wheel("ownLight", [0.7, 0.24, 0.42], [0.13, 0.07])),
      box("ownAccent", [0, 0.18, 0.7], [0.5, 0.07, 0.08], { round: 0.05 }),
    ],
    main: ["own"],
    face: { at: [0, 0.62], size: 0.48 },
    joints: { arms: [0.64, 0.66, 0.3], legs: [0.26, 0.1], top: [1.34, 0.46], neck: [0.3, 0.5] },
  },
  hill: {
    parts: [
      lathe("own", "0 0, 0.92 0, 0.8 0.4, 0.5 0.9, 0.26 1.36, 0 1.44", { soft: 2, round: 0.05 }),
      ball("own", [-0.62, 0.22, 0.1], [0.34, 0.3, 0.34], { blend: 0.12 }),
      ball("own", [0.6, 0.26, -0.1], [0.36, 0.36, 0.36], { blend: 0.12 }),
      lathe("ownLight", "0 1.08, 0.4 1.06, 0.28 1.36, 0 1.47", { soft: 1, round: 0.03 }),
    ],
    main: ["own"],
    face: { at: [0, 0.5], size: 0.54 },
    joints: { arms: [0.74, 0.46, 0.16], legs: [0.32], top: [1.46, 0.4], neck: [0.12, 0.7] },
  },
  soft: {
    parts: [
      ball("own", [0, 0.62, 0], [0.74, 0.62, 0.62]),
      ball("own", [0, 1, 0], [0.56, 0.5, 0.5], { blend: 0.2 }),
      cone("own", "0.1 1.3 0, 0.3 1.66 0", [0.2, 0.07], { blend: 0.16 }),
      ball("ownLight", [0, 0.36, 0.3], [0.44, 0.28, 0.36], { blend: 0.08 }),
    ],
    main: ["own"],
    face: { at: [0, 0.86], size: 0.56 },
    joints: { arms: [0.66, 0.62, 0.12], legs: [0.28], top: [1.5, 0.5], neck: [0.36, 0.62] },
  },
  worn: {
    parts: [
      slab(
        "own",
        "-0.52 0, 0.52 0, 0.54 0.86, 0.86 0.66, 1.02 0.94, 0.6 1.34, 0.3 1.44, -0.3 1.44, " +
          "-0.6 1.34, -1.02 0.94, -0.86 0.66, -0.54 0.86",
        0.26,
        { soft: 1, round: 0.16 },
      ),
      hoop("ownAccent", [0.28, 0.07], { at: [0, 1.44, 0], blend: 0.02 }),
      column("ownAccent", [0, 0.04, 0], [0.2, 0.02], { bare: true }),
      draw("ownAccent", "-0.5 0.1, 0.5 0.1", 0.03),
      slab("ownAccent", circle(0.07, 12, [0, 0.28]), 0.29, { round: 0.02 }),
    ],
    main: ["own"],
    face: { at: [0, 0.8], size: 0.54 },
    joints: { arms: [0.88, 0.8, 0], legs: [0.26], top: [1.46, 0.5], neck: [0.3, 0.4] },
  },
};
