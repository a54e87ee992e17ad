/** Houses, towers and what stands in a landscape. Data only. */
import {
  ball,
  both,
  box,
  circle,
  column,
  cone,
  draw,
  fanned,
  group,
  hoop,
  lathe,
  slab,
  spun,
  studs,
  tube,
} from "./parts.ts";
import type { Thing, ThingTable } from "./thing.ts";
import type { ThingColor } from "#forge/paint/thing-colors.ts";

const battlement = (radius: number, y: number, count: number) =>
  spun(count, box("stone", [0, y, radius], [0.1, 0.12, 0.08], { round: 0.03 }));

const castleOf = (wall: ThingColor, roof: ThingColor): Thing => ({
  parts: [
    box(wall, [0, 0.5, 0], [0.6, 0.5, 0.4], { round: 0.04 }),
    both(
      column(wall, [0.66, 0.66, 0.16], [0.3, 0.66]),
      lathe(roof, "0 1.3, 0.42 1.3, 0.2 1.7, 0 2", { at: [0.66, 0, 0.16] }),
    ),
    ...[-0.26, 0, 0.26].map((x) => box(wall, [x, 1.06, 0.34], [0.09, 0.12, 0.08], { round: 0.03 })),
    column(wall, [0, 1.1, -0.14], [0.3, 0.5]),
    lathe(roof, "0 1.56, 0.42 1.56, 0.2 1.94, 0 2.2", { at: [0, 0, -0.14] }),
    slab("red", "0 0, 0.3 0.09, 0 0.18", 0.03, { at: [0.02, 2.24, -0.14] }),
    column("wood", [0, 2.3, -0.14], [0.025, 0.16]),
    slab("darkwood", "-0.18 0, 0.18 0, 0.18 0.16, 0 0.3, -0.18 0.16", 0.04, {
      at: [0, 0, 0.4],
      soft: 1,
    }),
    both(box("sun", [0.66, 1.04, 0.44], [0.06, 0.11, 0.04], { round: 0.03 })),
  ],
  main: [roof],
  face: { at: [0, 0.66], size: 0.42, drop: -0.06, on: wall },
  joints: { arms: [0.94, 0.56, 0.16], legs: [0.34], top: [2.1, 0.3], neck: [0.12, 0.46] },
  limbs: wall,
});

export const buildings: ThingTable = {
  "house cottage hut cabin": {
    parts: [
      box("cream", [0, 0.5, 0], [0.66, 0.5, 0.54], { round: 0.05 }),
      slab("roof", "-0.92 0.92, 0.92 0.92, 0 1.66", 0.66, { round: 0.07 }),
      slab("cream", "-0.56 0.98, 0.56 0.98, 0 1.44", 0.69, { round: 0.03 }),
      box("brick", [0.44, 1.5, -0.2], [0.14, 0.32, 0.14], { round: 0.03 }),
      ball("cloud", [0.5, 1.98, -0.2], [0.16, 0.13, 0.15]),
      box("sky", [0, 1.16, 0.68], [0.13, 0.11, 0.05], { round: 0.04 }),
      box("darkwood", [0, 0.14, 0.52], [0.16, 0.17, 0.05], { round: 0.04 }),
      both(ball("leaf", [0.62, 0.1, 0.5], [0.2, 0.16, 0.16])),
    ],
    main: ["roof"],
    face: { at: [0, 0.64], size: 0.48, drop: -0.08, on: "cream" },
    joints: { arms: [0.66, 0.5, 0.1], legs: [0.3], top: [1.62, 0.4], neck: [0.12, 0.5] },
    limbs: "cream",
  },
  treehouse: {
    parts: [
      lathe("darkwood", "0 0, 0.44 0, 0.28 0.2, 0.26 0.8, 0 0.8", { soft: 1 }),
      both(tube("darkwood", "0.1 0.4 0, 0.4 0.6 0, 0.56 0.9 0", 0.11)),
      ball("leaf", [0, 1.72, -0.42], [1, 0.6, 0.5]),
      both(ball("leaf", [0.8, 1.36, -0.34], [0.44, 0.42, 0.44])),
      box("plank", [0, 0.74, 0.04], [0.74, 0.07, 0.56], { round: 0.03 }),
      box("plank", [0, 1.14, 0], [0.56, 0.38, 0.46], { round: 0.05 }),
      slab("roof", "-0.76 1.46, 0.76 1.46, 0 2", 0.56, { round: 0.07 }),
    ],
    main: ["roof"],
    face: { at: [0, 1.16], size: 0.46, drop: -0.06, on: "plank" },
    joints: { arms: [0.6, 1, 0.1], legs: [0.2], top: [1.96, 0.4], neck: [0.7, 0.4] },
    limbs: "darkwood",
  },
  "castle fortress palace": castleOf("stone", "blue"),
  sandcastle: castleOf("sand", "dough"),
  "tower lighthouse skyscraper": {
    parts: [
      lathe("white", "0 0, 0.56 0, 0.4 1.3, 0 1.3", { round: 0.03 }),
      lathe("red", "0 0, 0.575 0, 0.54 0.3, 0 0.3"),
      lathe("red", "0 0.98, 0.455 0.98, 0.42 1.26, 0 1.26"),
      column("iron", [0, 1.36, 0], [0.52, 0.06]),
      column("sun", [0, 1.58, 0], [0.28, 0.2]),
      spun(6, box("iron", [0, 1.58, 0.3], [0.025, 0.2, 0.025])),
      lathe("red", "0 1.78, 0.42 1.78, 0.2 2, 0 2.12", { soft: 1 }),
      ball("gold", [0, 2.16, 0], [0.07, 0.07, 0.07]),
    ],
    main: ["red"],
    face: { at: [0, 0.68], size: 0.42, gap: 0.4, on: "white" },
    joints: { arms: [0.48, 0.5, 0.08], legs: [0.24], top: [2.1, 0.34], neck: [0.26, 0.5] },
  },
  windmill: {
    parts: [
      lathe("cream", "0 0, 0.62 0, 0.42 1.2, 0 1.2", { round: 0.03 }),
      lathe("roof", "0 1.18, 0.54 1.18, 0.4 1.44, 0 1.68", { soft: 1 }),
      group(
        { at: [0, 1.36, 0.5], turn: [0, 0, 0.4] },
        fanned(
          4,
          box("wood", [0, 0.44, 0], [0.04, 0.44, 0.04]),
          box("paper", [0.13, 0.52, 0], [0.12, 0.32, 0.03]),
        ),
        ball("brass", [0, 0, 0.06], [0.1, 0.1, 0.08]),
      ),
    ],
    main: ["roof"],
    face: { at: [0, 0.58], size: 0.44, on: "cream" },
    joints: { arms: [0.54, 0.46, 0.08], legs: [0.26], top: [1.66, 0.4], neck: [0.16, 0.5] },
    limbs: "cream",
  },
  "tent teepee": {
    parts: [
      lathe("orange", "0 0, 0.9 0, 0.14 1.56, 0 1.56", { round: 0.04 }),
      lathe("yellow", "0 0, 0.92 0, 0.78 0.3, 0 0.3"),
      spun(3, cone("wood", "0 1.5 0.1, 0 1.86 -0.16", [0.04, 0.035])),
      lathe("yellow", "0 1.16, 0.37 1.14, 0.26 1.34, 0 1.34"),
    ],
    main: ["orange"],
    face: { at: [0, 0.66], size: 0.5 },
    joints: { arms: [0.6, 0.5, 0.1], legs: [0.34], top: [1.56, 0.3], neck: [0.14, 0.7] },
  },
  volcano: {
    parts: [
      lathe("boulder", "0 0, 0.98 0, 0.74 0.4, 0.46 1.14, 0.34 1.14, 0.3 1, 0 1", {
        soft: 1,
        round: 0.04,
      }),
      lathe("lava", "0 1.02, 0.34 1.04, 0 1.16"),
      ...[-0.3, 0.06, 0.34].map((x, i) =>
        tube(
          "lava",
          `${x * 0.8} 1.16 0.26, ${x * 1.3} 1.0 0.42, ${x * 1.5} ${0.84 - 0.1 * (i % 2)} 0.52`,
          [0.09, 0.1, 0.08],
          { blend: 0.03, bare: true },
        ),
      ),
      lathe("flame", "0 1.1, 0.22 1.14, 0.16 1.36, 0 1.62", { soft: 1 }),
      ball("ember", [0, 1.24, 0.16], [0.1, 0.14, 0.1]),
      both(ball("lava", [0.32, 1.5, 0], [0.09, 0.09, 0.09])),
    ],
    main: ["boulder"],
    face: { at: [0, 0.44], size: 0.5 },
    joints: { arms: [0.76, 0.4, 0.16], legs: [0.34], top: [1.2, 0.4], neck: [0.1, 0.7] },
  },
  "mountain cliff": {
    parts: [
      lathe("boulder", "0 0, 0.96 0, 0.6 0.66, 0.24 1.44, 0 1.6", { round: 0.04 }),
      cone("boulder", "0.5 0.06 -0.1, 0.6 0.7 -0.1", [0.44, 0.1], { blend: 0.06 }),
      cone("boulder", "-0.62 0.02 0, -0.66 0.56 0", [0.4, 0.08], { blend: 0.06 }),
      lathe("white", "0 1.1, 0.5 1.0, 0.29 1.42, 0 1.68"),
      spun(6, ball("white", [0, 1.02, 0.44], [0.2, 0.2, 0.1], { blend: 0.05 })),
      both(lathe("leaf", "0 0, 0.18 0, 0.02 0.44, 0 0.44", { at: [0.72, 0, 0.44] })),
    ],
    main: ["boulder"],
    face: { at: [0, 0.52], size: 0.5 },
    joints: { arms: [0.7, 0.4, 0.16], legs: [0.34], top: [1.6, 0.34], neck: [0.1, 0.7] },
  },
  island: {
    parts: [
      lathe("sand", "0 0, 0.7 0.02, 0.94 0.24, 0.8 0.5, 0.4 0.74, 0 0.8", { soft: 2 }),
      lathe("water", "0 -0.04, 0.96 -0.04, 1.04 0.1, 0 0.12", { soft: 1 }),
      tube("brown", "-0.1 0.7 -0.2, 0 1.2 -0.24, 0.16 1.6 -0.2", [0.1, 0.08, 0.07]),
      group(
        { at: [0.16, 1.6, -0.2] },
        spun(6, ball("leaf", [0, 0, 0.36], [0.15, 0.05, 0.38], { turn: [0.35, 0, 0] })),
        ball("brown", [0.06, -0.1, 0.1], [0.09, 0.09, 0.09]),
      ),
    ],
    main: ["sand"],
    face: { at: [0, 0.4], size: 0.46 },
    joints: { arms: [0.8, 0.36, 0.1], legs: [0.34], top: [1.7, 0.3, 0.16], neck: [0.12, 0.6] },
  },
  "wishingwell fountain": {
    parts: [
      column("stone", [0, 0.42, 0], [0.68, 0.42], { round: 0.06 }),
      hoop("stone", [0.66, 0.1], { at: [0, 0.84, 0] }),
      column("water", [0, 0.84, 0], [0.6, 0.04]),
      both(box("wood", [0.58, 1.14, 0], [0.06, 0.46, 0.06])),
      slab("roof", "-0.86 1.5, 0.86 1.5, 0 1.94", 0.46, { round: 0.05 }),
      tube("wood", "-0.56 1.3 0, 0.56 1.3 0", 0.05),
    ],
    main: ["roof"],
    face: { at: [0, 0.46], size: 0.48, on: "stone" },
    joints: { arms: [0.66, 0.4, 0.1], legs: [0.28], top: [1.9, 0.4], neck: [0.12, 0.5] },
    limbs: "stone",
  },
  snowman: {
    parts: [
      ball("white", [0, 0.5, 0], [0.66, 0.56, 0.62]),
      ball("white", [0, 1.26, 0], [0.52, 0.48, 0.48], { blend: 0.04 }),
      cone("carrot", "0 1.2 0.4, 0 1.18 0.72", [0.1, 0.03]),
      studs("black", "0 0.76, 0 0.52, 0 0.28", [0.07, 0.07, 0.05]),
      column("charcoal", [0, 1.68, 0], [0.46, 0.05]),
      column("charcoal", [0, 1.9, 0], [0.3, 0.24]),
      hoop("red", [0.31, 0.05], { at: [0, 1.76, 0] }),
      hoop("red", [0.44, 0.11], { at: [0, 0.92, 0], blend: 0.02 }),
      ball("red", [0.26, 0.74, 0.44], [0.1, 0.22, 0.07], { turn: [0, 0, -0.2] }),
    ],
    main: ["red"],
    face: { at: [0, 1.3], size: 0.42, on: "white", drop: 0.1 },
    joints: { arms: [0.56, 0.68, 0.1], legs: [0.24], top: [2.12, 0.3], neck: [0.92, 0.44] },
    limbs: "brown",
  },
  cactus: {
    parts: [
      lathe("cactus", "0 0, 0.44 0, 0.5 0.4, 0.48 1.1, 0.3 1.5, 0 1.56", { soft: 2 }),
      tube("cactus", "0.4 0.62 -0.1, 0.76 0.66 -0.1, 0.84 1.1 -0.1", [0.17, 0.18, 0.16]),
      tube("cactus", "-0.4 0.82 -0.1, -0.74 0.88 -0.1, -0.8 1.3 -0.1", [0.16, 0.17, 0.15]),
      ...[-0.32, 0, 0.32].map((x) =>
        draw("leaf", `${x} 0.06, ${x * 1.1} 0.7, ${x * 0.6} 1.5`, 0.012),
      ),
      studs(
        "cream",
        "-0.36 0.3, 0.36 0.3, 0 0.24, -0.2 1.4, 0.22 1.36, -0.4 0.5, 0.4 0.54",
        [0.02, 0.02, 0.08],
      ),
      group(
        { at: [0.06, 1.56, 0] },
        spun(6, ball("pink", [0, 0.06, 0.12], [0.08, 0.04, 0.13], { turn: [-0.5, 0, 0] })),
        ball("yellow", [0, 0.06, 0], [0.08, 0.07, 0.08]),
      ),
    ],
    main: ["cactus"],
    face: { at: [0, 0.84], size: 0.46 },
    joints: { arms: [0.46, 0.42, 0.16], legs: [0.2], top: [1.58, 0.4], neck: [0.4, 0.5] },
  },
  "flowerpot pottedplant houseplant": {
    parts: [
      lathe("clay", "0 0, 0.44 0, 0.58 0.7, 0 0.7", { round: 0.04 }),
      hoop("clay", [0.6, 0.1], { at: [0, 0.74, 0] }),
      column("soil", [0, 0.76, 0], [0.56, 0.05]),
      tube("leaf", "0 0.76 0, 0.04 1.1 0, 0 1.4 0.04", 0.05),
      both(ball("leaf", [0.28, 1, 0], [0.28, 0.06, 0.13], { turn: [0, 0, -0.5] })),
      group(
        { at: [0, 1.54, 0.06] },
        fanned(8, ball("pink", [0, 0.26, 0], [0.13, 0.19, 0.06])),
        slab("yellow", circle(0.16, 14), 0.1),
      ),
    ],
    main: ["clay"],
    face: { at: [0, 0.36], size: 0.46, drop: -0.04 },
    joints: { arms: [0.54, 0.44, 0.1], legs: [0.22], top: [1.9, 0.3], neck: [0.1, 0.46] },
  },
  rook: {
    parts: [
      lathe("stone", "0 0, 0.62 0, 0.6 0.14, 0.44 0.3, 0.4 1, 0.54 1.24, 0.54 1.5, 0 1.4", {
        round: 0.03,
      }),
      battlement(0.46, 1.56, 6),
      draw("grey", "-0.5 0.2, 0.5 0.2", 0.02),
    ],
    main: ["stone"],
    face: { at: [0, 0.72], size: 0.42 },
    joints: { arms: [0.44, 0.56, 0.06], legs: [0.28], top: [1.6, 0.44], neck: [0.34, 0.44] },
  },
};
