/** Stairs, nests, trampolines and what else one sits and stands on in house and yard. Data only. */
import {
  ball,
  both,
  box,
  column,
  draw,
  hoop,
  lathe,
  slab,
  spun,
  tube,
} from "#forge/bodies/things/parts.ts";
import type { Ride } from "./ride.ts";

export const yard: Readonly<Record<string, Ride>> = {
  stairs: {
    parts: [
      box("plank", [0, 0.16, 0.95], [1.3, 0.16, 0.3], { round: 0.03 }),
      box("plank", [0, 0.34, 0.4], [1.3, 0.34, 0.3], { round: 0.03 }),
      box("plank", [0, 0.52, -0.45], [1.3, 0.52, 0.6], { round: 0.03 }),
      box("red", [0, 0.33, 0.96], [0.8, 0.03, 0.31]),
      box("red", [0, 0.16, 1.27], [0.8, 0.18, 0.02]),
      box("red", [0, 0.69, 0.41], [0.8, 0.03, 0.31]),
      box("red", [0, 0.52, 0.72], [0.8, 0.18, 0.02]),
      box("red", [0, 1.05, -0.45], [0.8, 0.03, 0.61]),
      box("red", [0, 0.88, 0.17], [0.8, 0.18, 0.02]),
      both(column("darkwood", [1.24, 0.5, 1.06], [0.1, 0.5])),
      both(ball("gold", [1.24, 1.06, 1.06], [0.15, 0.15, 0.15])),
      both(column("darkwood", [1.24, 1.1, -0.9], [0.1, 0.66])),
      both(tube("darkwood", "1.24 0.98 1.06, 1.24 1.76 -0.9", 0.08)),
    ],
    main: ["plank"],
    seat: 1.07,
    size: 0.95,
    turn: 0.3,
  },
  nest: {
    parts: [
      lathe("darkwood", "0 0, 0.7 0.02, 1.16 0.36, 1.2 0.62, 1 0.62, 0.8 0.4, 0 0.34", { soft: 1 }),
      hoop("wood", [1.08, 0.12], { at: [0, 0.6, 0] }),
      hoop("plank", [1.14, 0.09], { at: [0, 0.44, 0], turn: [0.08, 0, 0.06] }),
      hoop("wood", [0.98, 0.09], { at: [0, 0.26, 0], turn: [-0.08, 0, 0.06] }),
      spun(9, draw("plank", "1 0.5, 1.46 0.76", 0.04)),
      spun(7, draw("wood", "1.02 0.36, 1.4 0.3", 0.04)),
      ball("mint", [0.72, 0.7, 0.66], [0.2, 0.26, 0.2]),
      ball("mint", [-0.76, 0.7, 0.6], [0.2, 0.26, 0.2]),
    ],
    main: ["wood", "darkwood"],
    seat: 0.36,
    inside: true,
  },
  trampoline: {
    parts: [
      hoop("blue", [1.34, 0.15], { at: [0, 0.62, 0] }),
      column("charcoal", [0, 0.62, 0], [1.24, 0.04]),
      spun(6, column("steel", [0, 0.3, 1.24], [0.07, 0.3])),
      hoop("yellow", [1.34, 0.05], { at: [0, 0.76, 0] }),
    ],
    main: ["blue"],
    seat: 0.68,
  },
  deckchair: {
    parts: [
      slab("white", "-0.8 -1, 0.8 -1, 0.8 1, -0.8 1", 0.05, {
        at: [0, 0.62, 0.24],
        turn: [-1.3, 0, 0],
      }),
      ...[-0.64, -0.22, 0.22, 0.64].map((x) =>
        slab("red", "-0.11 -1.01, 0.11 -1.01, 0.11 1.01, -0.11 1.01", 0.06, {
          at: [x, 0.63, 0.24],
          turn: [-1.3, 0, 0],
        }),
      ),
      slab("white", "-0.8 0, 0.8 0, 0.8 1.4, -0.8 1.4", 0.05, {
        at: [0, 0.84, -0.66],
        turn: [-0.5, 0, 0],
      }),
      ...[-0.64, -0.22, 0.22, 0.64].map((x) =>
        slab("red", "-0.11 0, 0.11 0, 0.11 1.4, -0.11 1.4", 0.06, {
          at: [x, 0.85, -0.65],
          turn: [-0.5, 0, 0],
        }),
      ),
      both(
        tube("wood", "0.86 0 1.1, 0.86 1 -0.8", 0.07),
        tube("wood", "0.86 0 -1, 0.86 0.6 0.3, 0.86 0.5 1.2", 0.07),
        tube("wood", "0.86 0.84 -0.66, 0.86 2.1 -1.34", 0.07),
      ),
    ],
    main: ["red"],
    seat: 0.72,
    turn: 0.25,
  },
  gravestone: {
    parts: [
      slab(
        "stone",
        "-0.8 0, 0.8 0, 0.8 0.9, 0.6 1.2, 0.3 1.36, -0.3 1.36, -0.6 1.2, -0.8 0.9",
        0.24,
        { round: 0.06 },
      ),
      draw("charcoal", "-0.4 0.9, 0.4 0.9", 0.04),
      draw("charcoal", "-0.4 0.68, 0.4 0.68", 0.04),
      draw("charcoal", "-0.26 0.46, 0.26 0.46", 0.04),
      ball("green", [0, 0, 0.3], [1.3, 0.14, 0.9]),
      ball("green", [-0.7, 1.06, 0.1], [0.24, 0.16, 0.2], { blend: 0.05 }),
    ],
    seat: 1.36,
    size: 1.05,
  },
  suitcase: {
    parts: [
      box("brown", [0, 0.3, 0.05], [1.2, 0.3, 0.86], { round: 0.08 }),
      box("cream", [0, 0.56, 0.05], [1.08, 0.06, 0.74], { round: 0.04 }),
      box("brown", [0, 1.2, -0.98], [1.2, 0.72, 0.14], { round: 0.08, turn: [-0.16, 0, 0] }),
      box("cream", [0, 1.2, -0.84], [1.06, 0.6, 0.06], { round: 0.04, turn: [-0.16, 0, 0] }),
      both(box("gold", [0.6, 0.5, 0.92], [0.12, 0.09, 0.04], { round: 0.02 })),
      hoop("darkwood", [0.24, 0.06], { at: [0, 0.32, 0.95], turn: [Math.PI / 2, 0, 0] }),
    ],
    main: ["brown"],
    seat: 0.46,
    inside: true,
  },
};
