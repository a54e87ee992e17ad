/** Books, pencils and what else goes to school. Data only. */
import { ball, both, box, cone, draw, hoop, lathe, slab, spun, studs, tube } from "./parts.ts";
import type { ThingTable } from "./thing.ts";

export const school: ThingTable = {
  "book diary notebook dictionary spellbook": {
    parts: [
      box("blue", [0, 0.8, 0.2], [0.66, 0.8, 0.05], { round: 0.045 }),
      box("blue", [0, 0.8, -0.2], [0.66, 0.8, 0.05], { round: 0.045 }),
      box("blue", [-0.64, 0.8, 0], [0.06, 0.8, 0.25], { round: 0.05 }),
      box("paper", [0.02, 0.8, 0], [0.58, 0.74, 0.17], { round: 0.02 }),
      both(
        box("gold", [0.56, 1.5, 0.22], [0.1, 0.1, 0.05]),
        box("gold", [0.56, 0.1, 0.22], [0.1, 0.1, 0.05]),
      ),
      slab("red", "-0.1 0, 0 0.1, 0.1 0, 0.1 0.5, -0.1 0.5", 0.02, { at: [0.3, -0.18, 0.1] }),
      draw("gold", "-0.3 1.36, 0.3 1.36", 0.03),
    ],
    main: ["blue"],
    face: { at: [0, 0.8], size: 0.54 },
    yaw: 0.6,
    joints: { arms: [0.66, 0.64, 0], legs: [0.28], top: [1.6, 0.5], neck: [0.3, 0.42] },
  },
  "pencil crayon pen marker": {
    parts: [
      lathe("yellow", "0 0.28, 0.36 0.28, 0.36 1.24, 0 1.24", { round: 0.02 }),
      lathe("bread", "0 1.24, 0.36 1.24, 0.1 1.76, 0 1.76"),
      cone("charcoal", "0 1.74 0, 0 1.94 0", [0.1, 0.02]),
      lathe("steel", "0 0.18, 0.38 0.18, 0.38 0.34, 0 0.34"),
      lathe("pink", "0 0, 0.32 0.02, 0.36 0.2, 0 0.2", { soft: 1 }),
      both(draw("orange", "0.17 0.36, 0.17 1.24", 0.014)),
    ],
    main: ["yellow"],
    face: { at: [0, 0.84], size: 0.42, gap: 0.38 },
    joints: { arms: [0.34, 0.6, 0.06], legs: [0.18], top: [1.8, 0.26], neck: [0.42, 0.36] },
  },
  gluestick: {
    parts: [
      lathe("white", "0 0.2, 0.4 0.2, 0.4 1.3, 0 1.3", { round: 0.02 }),
      lathe("purple", "0 0, 0.44 0, 0.44 0.26, 0 0.26", { round: 0.02 }),
      lathe("cream", "0 1.28, 0.32 1.28, 0.32 1.56, 0.2 1.62, 0 1.62", { soft: 1 }),
      lathe("purple", "0 1.2, 0.42 1.2, 0.42 1.32, 0 1.32"),
    ],
    main: ["purple"],
    face: { at: [0, 0.76], size: 0.44, gap: 0.38, on: "white" },
    joints: { arms: [0.38, 0.6, 0.06], legs: [0.18], top: [1.6, 0.3], neck: [0.34, 0.4] },
  },
  eraser: {
    parts: [
      box("pink", [0, 0.9, 0], [0.5, 0.6, 0.3], { round: 0.14 }),
      box("blue", [0, 0.44, 0], [0.53, 0.44, 0.33], { round: 0.04 }),
      draw("white", "-0.53 0.76, 0.53 0.76", 0.04),
      draw("white", "-0.53 0.12, 0.53 0.12", 0.04),
    ],
    main: ["pink"],
    face: { at: [0, 1.06], size: 0.44 },
    joints: { arms: [0.52, 0.56, 0.04], legs: [0.24], top: [1.5, 0.44], neck: [0.5, 0.4] },
  },
  ruler: {
    parts: [
      box("lemon", [0, 0.96, 0], [0.34, 0.96, 0.12], { round: 0.05 }),
      ...Array.from({ length: 11 }, (_, i) =>
        draw(
          "charcoal",
          `0.34 ${0.16 + 0.16 * i}, ${i % 2 ? 0.24 : 0.16} ${0.16 + 0.16 * i}`,
          0.014,
        ),
      ),
    ],
    main: ["lemon"],
    face: { at: [-0.05, 1.08], size: 0.38, gap: 0.4 },
    joints: { arms: [0.34, 0.76, 0], legs: [0.16], top: [1.92, 0.34], neck: [0.6, 0.26] },
  },
  "backpack schoolbag bag": {
    parts: [
      box("red", [0, 0.76, 0], [0.64, 0.74, 0.42], { round: 0.3 }),
      box("orange", [0, 0.4, 0.3], [0.46, 0.32, 0.24], { round: 0.14 }),
      tube("yellow", "-0.42 0.66 0.5, 0 0.6 0.56, 0.42 0.66 0.5", 0.035),
      hoop("orange", [0.18, 0.06], { at: [0, 1.52, -0.06], turn: [Math.PI / 2, 0, 0] }),
      both(box("orange", [0.66, 0.5, 0], [0.1, 0.3, 0.28], { round: 0.1 })),
      box("gold", [0, 0.5, 0.56], [0.06, 0.1, 0.04]),
    ],
    main: ["red"],
    face: { at: [0, 1.04], size: 0.5, drop: -0.08 },
    joints: { arms: [0.64, 0.84, 0.06], legs: [0.3], top: [1.5, 0.5], neck: [0.66, 0.5] },
  },
  pencilcase: {
    parts: [
      box("purple", [0, 0.4, 0], [0.86, 0.4, 0.36], { round: 0.3 }),
      tube("gold", "-0.7 0.76 0.06, 0 0.82 0.08, 0.7 0.76 0.06", 0.04),
      ...["yellow", "red", "sky"].map((color, i) =>
        cone(
          color as "red",
          `${-0.4 + 0.34 * i} 0.6 -0.1, ${-0.5 + 0.42 * i} 1.3 -0.12`,
          [0.11, 0.11],
        ),
      ),
      ...[0, 1, 2].map((i) =>
        cone("bread", `${-0.5 + 0.42 * i} 1.3 -0.12, ${-0.54 + 0.45 * i} 1.56 -0.12`, [0.11, 0.03]),
      ),
    ],
    main: ["purple"],
    face: { at: [0, 0.38], size: 0.46, gap: 0.5 },
    joints: { arms: [0.8, 0.38, 0.1], legs: [0.36], top: [0.84, 0.5], neck: [0.08, 0.4] },
  },
  "letter envelope postcard": {
    parts: [
      box("paper", [0, 0.6, 0], [0.86, 0.6, 0.14], { round: 0.05 }),
      draw("crust", "-0.84 1.16, 0 0.66, 0.84 1.16", 0.022),
      ball("red", [0, 0.74, 0.16], [0.12, 0.12, 0.05]),
    ],
    main: ["paper"],
    face: { at: [0, 0.5], size: 0.5, gap: 0.6 },
    joints: { arms: [0.84, 0.5, 0], legs: [0.3], top: [1.2, 0.5], neck: [0.12, 0.4] },
  },
  scissors: {
    parts: [
      both(
        slab("steel", "0.02 0.7, 0.16 0.76, 0.3 1.5, 0.24 1.84, 0.1 1.4", 0.06, {
          soft: 1,
          round: 0.03,
        }),
      ),
      both(hoop("red", [0.3, 0.11], { at: [0.36, 0.34, 0], turn: [Math.PI / 2, 0, 0] })),
      ball("red", [0, 0.82, 0.02], [0.36, 0.34, 0.2]),
    ],
    main: ["red"],
    face: { at: [0, 0.84], size: 0.36, gap: 0.42 },
    joints: { arms: [0.32, 0.72, 0], legs: [0.36], top: [1.2, 0.34], neck: [0.56, 0.2] },
    limbs: "red",
  },
  paintbrush: {
    parts: [
      lathe("red", "0 0, 0.1 0.02, 0.2 0.5, 0.26 0.94, 0 0.94", { soft: 1 }),
      lathe("steel", "0 0.9, 0.28 0.9, 0.34 1.16, 0 1.16"),
      lathe("blue", "0 1.14, 0.34 1.14, 0.44 1.44, 0.26 1.8, 0.06 2.06, 0 2.06", { soft: 2 }),
      spun(3, ball("blue", [0, 1.16, 0.3], [0.1, 0.16, 0.06], { blend: 0.04 })),
      studs("sky", "0.2 1.66", [0.05, 0.1, 0.03]),
    ],
    main: ["blue"],
    face: { at: [0, 1.44], size: 0.4, gap: 0.4 },
    joints: { arms: [0.22, 0.72, 0.04], legs: [0.1], top: [1.96, 0.24], neck: [0.94, 0.28] },
    limbs: "red",
  },
};
