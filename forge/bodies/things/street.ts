/** What stands at a street, and two things of the house that have no drawing. Data only. */
import { both, box, circle, column, disc, hoop, lathe, slab } from "./parts.ts";
import type { ThingTable } from "./thing.ts";

export const street: ThingTable = {
  bench: {
    parts: [
      ...[0.96, 1.24, 1.5].map((y) =>
        box("plank", [0, y, -0.4], [0.98, 0.11, 0.06], { turn: [-0.12, 0, 0] }),
      ),
      ...[-0.2, 0.06, 0.32].map((z) => box("plank", [0, 0.58, z], [0.98, 0.06, 0.11])),
      both(
        box("iron", [0.8, 0.3, 0.34], [0.07, 0.3, 0.07]),
        box("iron", [0.8, 0.78, -0.5], [0.07, 0.78, 0.06]),
        box("iron", [0.92, 0.86, 0], [0.06, 0.06, 0.44]),
      ),
    ],
    main: ["plank"],
    face: { at: [0, 1.22], size: 0.46 },
    joints: { arms: [0.98, 0.84, 0.2], legs: [0.5, 0.2], top: [1.62, 0.4], neck: [0.9, 0.4] },
    pitch: 0.2,
  },
  stopsign: {
    parts: [
      column("steel", [0, 0.42, -0.08], [0.07, 0.42]),
      slab("white", circle(0.72, 8, [0, 1.24]), 0.05, { turn: [0, 0, 0] }),
      slab("red", circle(0.63, 8, [0, 1.24]), 0.08, { at: [0, 0, 0.02] }),
      ...[-0.1, 0.1].map((y) =>
        box("white", [0, 0.86 + y * 0.6, 0.1], [0.26, 0.025, 0.02], { bare: true }),
      ),
    ],
    main: ["red"],
    face: { at: [0, 1.32], size: 0.5 },
    joints: { arms: [0.62, 1.1, 0], legs: [0.12], top: [1.92, 0.34], neck: [0.6, 0.2] },
    limbs: "red",
  },
  parkingmeter: {
    parts: [
      column("steel", [0, 0.05, 0], [0.34, 0.05]),
      column("steel", [0, 0.46, 0], [0.1, 0.46]),
      lathe("steel", "0 0.8, 0.3 0.82, 0.44 1.0, 0.46 1.5, 0.36 1.78, 0 1.9"),
      disc("white", [0, 1.6, 0.26], [0.24, 0.14]),
      slab("red", "-0.02 1.58, 0.02 1.58, 0.12 1.74, 0.09 1.76", 0.02, { at: [0, 0, 0.42] }),
      box("charcoal", [0, 0.94, 0.4], [0.12, 0.025, 0.04], { bare: true }),
    ],
    main: ["steel"],
    face: { at: [0, 1.22], size: 0.44 },
    joints: { arms: [0.44, 1.06, 0], legs: [0.14], top: [1.9, 0.34], neck: [0.78, 0.24] },
  },
  "firehydrant hydrant": {
    parts: [
      column("red", [0, 0.1, 0], [0.56, 0.1]),
      lathe("red", "0 0.1, 0.42 0.1, 0.42 1.16, 0.5 1.18, 0.5 1.3, 0.42 1.32, 0.3 1.58, 0 1.68"),
      column("gold", [0, 1.7, 0], [0.12, 0.1]),
      both(disc("gold", [0.5, 0.86, 0], [0.2, 0.14], { turn: [0, Math.PI / 2, 0] })),
      hoop("red", [0.43, 0.05], { at: [0, 0.34, 0] }),
      disc("gold", [0, 0.5, 0.42], [0.17, 0.08]),
    ],
    main: ["red"],
    face: { at: [0, 1.0], size: 0.46 },
    joints: { arms: [0.46, 0.62, 0], legs: [0.22], top: [1.7, 0.4], neck: [0.7, 0.42] },
  },
  wineglass: {
    parts: [
      column("glass", [0, 0.05, 0], [0.5, 0.05]),
      column("glass", [0, 0.4, 0], [0.08, 0.4]),
      lathe("glass", "0 0.66, 0.3 0.74, 0.56 1.02, 0.6 1.36, 0.5 1.8, 0.45 1.8, 0.5 1.3, 0 1.3", {
        soft: 1,
      }),
      column("grape", [0, 1.24, 0], [0.5, 0.1], { bare: true }),
    ],
    main: ["glass"],
    face: { at: [0, 1.2], size: 0.5 },
    joints: { arms: [0.56, 1.1, 0], legs: [0.16], top: [1.8, 0.4], neck: [0.6, 0.1] },
  },
  "hairdrier hairdryer blowdryer": {
    parts: [
      column("pink", [-0.16, 1.2, 0], [0.5, 0.36], { turn: [0, 0, Math.PI / 2], round: 0.2 }),
      lathe("pink", "0 0, 0.44 0, 0.3 0.5, 0 0.5", {
        at: [0.1, 1.2, 0],
        turn: [0, 0, -Math.PI / 2],
      }),
      column("charcoal", [0.68, 1.2, 0], [0.34, 0.12], { turn: [0, 0, Math.PI / 2] }),
      column("charcoal", [-0.56, 1.2, 0], [0.36, 0.06], { turn: [0, 0, Math.PI / 2] }),
      box("pink", [-0.22, 0.42, 0], [0.17, 0.44, 0.17], { round: 0.12, turn: [0, 0, 0.12] }),
      box("charcoal", [-0.2, 0.56, 0.17], [0.06, 0.12, 0.03]),
    ],
    main: ["pink"],
    face: { at: [-0.14, 1.26], size: 0.48 },
    joints: { arms: [0.3, 0.62, 0], legs: [0.18], top: [1.68, 0.4, -0.16], neck: [0.76, 0.22] },
    yaw: 0.2,
  },
};
