/** What stands over or around a creature that is under or in it: trees, tables, cages. Data only. */
import {
  ball,
  both,
  box,
  column,
  hoop,
  lathe,
  spun,
  slab,
  studs,
  tube,
} from "#forge/bodies/things/parts.ts";
import type { Ride } from "./ride.ts";

const onGround = { seat: 0, fits: true } as const;

/** Four legs in the corners, up to this height. */
const legs = (height: number) =>
  both(
    column("darkwood", [1.7, height / 2, 1.1], [0.12, height / 2]),
    column("darkwood", [1.7, height / 2, -1.3], [0.12, height / 2]),
  );

export const shelters: Readonly<Record<string, Ride>> = {
  under_bed: {
    ...onGround,
    parts: [
      legs(2.7),
      box("wood", [0, 2.66, -0.1], [1.95, 0.16, 1.4], { round: 0.08 }),
      box("white", [0, 2.98, -0.1], [1.86, 0.2, 1.34], { round: 0.16 }),
      box("blue", [0.5, 3.02, -0.08], [1.44, 0.22, 1.46], { round: 0.18 }),
      box("white", [-1.4, 3.22, -0.1], [0.34, 0.16, 0.9], { round: 0.15 }),
      box("darkwood", [-2, 2.9, -0.1], [0.1, 0.85, 1.4], { round: 0.08 }),
    ],
    main: ["blue"],
  },
  under_table: {
    ...onGround,
    parts: [legs(2.7), box("wood", [0, 2.78, -0.1], [2.1, 0.12, 1.6], { round: 0.08 })],
    main: ["wood", "darkwood"],
  },
  under_tree: {
    ...onGround,
    parts: [
      tube("wood", "0.5 0 -1.5, 0.3 1.4 -1.4, 0.2 3 -1.1", [0.5, 0.36, 0.32]),
      ball("green", [0, 3.7, -0.7], [1.6, 1.1, 1.3], { blend: 0.1 }),
      both(ball("green", [1.3, 3.3, -0.5], [1.05, 0.8, 1], { blend: 0.1 })),
      ball("green", [0, 3.2, 0.3], [1.2, 0.7, 0.9], { blend: 0.1 }),
    ],
    main: ["green"],
  },
  under_umbrella: {
    ...onGround,
    parts: [
      column("darkwood", [0.9, 1.5, -0.9], [0.09, 1.5]),
      lathe("red", "0 0.95, 0.1 0.9, 0.9 0.66, 1.6 0.28, 2.1 -0.1, 1.9 -0.06, 0 0.3", {
        at: [0.3, 2.6, -0.4],
        turn: [0, 0, -0.1],
      }),
      ball("gold", [0.4, 3.6, -0.4], [0.13, 0.16, 0.13]),
    ],
    main: ["red"],
  },
  under_mushroom: {
    ...onGround,
    parts: [
      lathe("cream", "0 0, 0.62 0, 0.44 1, 0.5 2.8, 0 2.8", { soft: 1, at: [0.2, 0, -1.2] }),
      lathe("red", "0 0, 1.9 0.02, 2.05 0.26, 1.66 0.86, 0.8 1.2, 0 1.26", {
        soft: 2,
        at: [0.1, 2.5, -0.6],
      }),
      studs("white", "-1.2 2.94, -0.3 3.1, 0.7 2.9, 1.5 2.86, 0.2 3.5", [0.25, 0.25, 0.1]),
    ],
    main: ["red"],
  },
  under_ufo: {
    parts: [
      lathe("steel", "0 -0.1, 0.9 0, 1.9 0.34, 1.9 0.44, 1 0.72, 0 0.74", { at: [0, 3.3, 0] }),
      ball("sky", [0, 4, 0], [0.85, 0.62, 0.85]),
      spun(9, ball("lemon", [0, 3.62, 1.7], [0.17, 0.13, 0.17])),
      slab("ember", "-0.7 3.3, 0.7 3.3, 1.8 0.2, 1.2 0, -1.2 0, -1.8 0.2", 0.04, {
        at: [0, 0, -1.3],
      }),
    ],
    main: ["steel"],
    seat: 0.6,
    fits: true,
    floats: true,
  },
  vine: {
    parts: [
      tube("green", "-0.9 4 -0.3, -0.66 2.8 0, -0.5 1.7 0.35, -0.5 0.9 0.4, -0.7 0.1 0.4", 0.1),
      ball("leaf", [-1.16, 3.5, -0.2], [0.4, 0.16, 0.3]),
      ball("leaf", [-0.4, 2.8, 0], [0.38, 0.16, 0.28]),
      ball("leaf", [-0.86, 0.4, 0.4], [0.34, 0.14, 0.26]),
    ],
    seat: 0.5,
    fits: true,
    floats: true,
  },
  branch: {
    parts: [
      tube("wood", "-2.1 3.3 -0.1, -1 3 0, 0.4 3.06 0, 2 3.4 -0.2", [0.13, 0.17, 0.17, 0.1]),
      tube("wood", "0.9 3.14 0, 1.3 2.8 0.2, 1.5 2.5 0.3", [0.09, 0.07, 0.04]),
      ball("leaf", [1.56, 2.4, 0.3], [0.26, 0.13, 0.2]),
      ball("leaf", [-1.6, 3.4, 0.1], [0.34, 0.14, 0.24]),
      ball("leaf", [1.7, 3.56, 0], [0.34, 0.14, 0.24]),
      tube("wood", "0.14 3 0, 0.14 2.4 0", 0.05),
      tube("wood", "-0.14 3 0, -0.14 2.4 0", 0.05),
    ],
    seat: 0.6,
    fits: true,
    floats: true,
  },
  ring: {
    parts: [
      hoop("red", [1.75, 0.14], { at: [0, 1.75, 0], turn: [Math.PI / 2, 0, 0] }),
      both(column("steel", [1.1, 0.2, 0], [0.1, 0.3])),
    ],
    main: ["red"],
    seat: 0.9,
    floats: true,
    turn: 0.4,
  },
  in_tree: {
    parts: [
      tube("wood", "0.4 -2 -0.9, 0.3 -0.6 -0.8, 0.2 1 -0.9, 0.2 2.6 -0.9", [0.6, 0.42, 0.36, 0.3]),
      tube(
        "wood",
        "0.3 -0.6 -0.8, -0.4 -0.2 -0.1, -1.4 0.04 0.1, -2.1 0.3 0.1",
        [0.3, 0.26, 0.2, 0.1],
      ),
      tube("wood", "0.3 -0.5 -0.8, 0.9 -0.1 0, 1.6 0.2 0.1", [0.28, 0.22, 0.1]),
      ball("green", [0.1, 3, -1], [1.9, 1.3, 1.1], { blend: 0.1 }),
      both(ball("green", [1.6, 2, -0.9], [1.1, 1, 0.9], { blend: 0.1 })),
      both(ball("green", [2, 0.5, -0.2], [0.7, 0.5, 0.6], { blend: 0.1 })),
    ],
    main: ["green"],
    seat: 0,
    fits: true,
    floats: true,
  },
  ladder: {
    parts: [
      both(tube("plank", "0.75 -1.4 0.7, 0.75 3.6 -0.5", 0.1, { steps: 1 })),
      ...[-1, -0.3, 0.4, 1.1, 1.8, 2.5, 3.2].map((y) =>
        tube("wood", `-0.75 ${y} ${0.6 - y * 0.24}, 0.75 ${y} ${0.6 - y * 0.24}`, 0.08, {
          steps: 1,
        }),
      ),
    ],
    seat: 0.2,
    fits: true,
    floats: true,
  },
  air_balloon: {
    parts: [
      lathe("plank", "0 0, 0.84 0, 1 1.1, 0.9 1.1, 0.8 0.6, 0 0.6"),
      hoop("wood", [0.98, 0.09], { at: [0, 1.1, 0] }),
      spun(4, tube("cream", "0.66 1.1 0.66, 0.6 2.7 0.6", 0.035, { steps: 1 })),
      lathe("red", "0 2.5, 0.5 2.54, 1.3 3.2, 1.6 4, 1.3 4.8, 0.6 5.2, 0 5.26", { soft: 2 }),
      spun(6, tube("yellow", "0 2.6 0.56, 0 3.2 1.22, 0 4 1.5, 0 4.8 1.2, 0 5.2 0.4", 0.13)),
    ],
    main: ["red"],
    seat: 0.4,
    inside: true,
    floats: true,
  },
  flower: {
    parts: [
      tube("stem", "0.3 -1.4 0, 0.1 -0.6 0, 0 0.2 0", 0.16),
      ball("leaf", [0.7, -0.9, 0.1], [0.6, 0.12, 0.24], { turn: [0, 0, 0.5] }),
      lathe("pink", "0 0, 0.5 0.02, 1 0.4, 1.14 0.9, 1 0.9, 0.8 0.5, 0 0.4", { soft: 1 }),
      spun(
        7,
        slab("pink", "-0.5 -0.2, 0.5 -0.2, 0.36 0.3, 0 0.66, -0.36 0.3", 0.05, {
          at: [0, 0.8, 1.02],
        }),
      ),
    ],
    main: ["pink"],
    seat: 0.3,
    inside: true,
    fits: true,
    floats: true,
  },
  cage: {
    ...onGround,
    parts: [
      column("steel", [0, 0.05, 0], [1.75, 0.12]),
      spun(14, tube("steel", "1.66 0.1 0, 1.66 2.3 0, 1.2 2.9 0, 0 3.3 0", 0.04)),
      hoop("steel", [1.66, 0.06], { at: [0, 2.3, 0] }),
      hoop("steel", [0.26, 0.06], { at: [0, 3.56, 0], turn: [Math.PI / 2, 0, 0] }),
    ],
    main: ["steel"],
    seat: 0.16,
  },
  hamster_ball: {
    parts: [
      hoop("sky", [1.62, 0.09], { at: [0, 1.62, 0], turn: [0, 0, Math.PI / 2] }),
      hoop("sky", [1.62, 0.06], { at: [0, 1.62, 0], turn: [Math.PI / 2, 0, 0] }),
      hoop("sky", [1.62, 0.06], { at: [0, 1.62, 0] }),
      both(hoop("sky", [1.25, 0.05], { at: [1.03, 1.62, 0], turn: [0, 0, Math.PI / 2] })),
      both(hoop("sky", [0.5, 0.09], { at: [1.54, 1.62, 0], turn: [0, 0, Math.PI / 2] })),
    ],
    main: ["sky"],
    seat: 0.2,
    fits: true,
    turn: 0.3,
  },
};
