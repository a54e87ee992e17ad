/** Cakes, sweets and ices. Data only. */
import {
  ball,
  both,
  box,
  circle,
  column,
  cone,
  disc,
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
import type { ThingTable } from "./thing.ts";

const upright = [Math.PI / 2, 0, 0] as const;

export const sweets: ThingTable = {
  "donut doughnut": {
    parts: [
      hoop("dough", [0.5, 0.36], { at: [0, 0.84, 0], turn: upright }),
      hoop("frosting", [0.5, 0.34], { at: [0, 0.84, 0.1], turn: upright, blend: 0.01 }),
      group(
        { at: [0, 0.84, 0] },
        fanned(6, studs("cherry", "0.1 0.62", [0.028, 0.065, 0.028], { spin: 1 })),
        fanned(5, studs("sky", "0.3 0.36, 0.26 0.64", [0.028, 0.065, 0.028], { spin: 1.3 })),
        fanned(4, studs("yellow", "-0.1 0.42, 0.36 0.5", [0.028, 0.065, 0.028], { spin: 2 })),
        fanned(4, studs("mint", "-0.2 0.7, 0.5 0.26", [0.028, 0.065, 0.028], { spin: 0.6 })),
      ),
    ],
    main: ["frosting"],
    face: { at: [0, 0.44], size: 0.44, gap: 0.62, drop: -0.14 },
    joints: { arms: [0.8, 0.76, 0.05], legs: [0.26], top: [1.7, 0.36], neck: [0.1, 0.3] },
    limbs: "dough",
  },
  "icecream gelato": {
    parts: [
      lathe("waffle", "0 0, 0.1 0.02, 0.52 0.86, 0.48 0.92, 0 0.92", { round: 0.03 }),
      draw("crust", "-0.28 0.3, 0.3 0.84", 0.018),
      draw("crust", "-0.4 0.58, 0 0.9", 0.018),
      draw("crust", "-0.16 0.1, 0.46 0.68", 0.018),
      draw("crust", "0.28 0.3, -0.3 0.84", 0.018),
      draw("crust", "0.4 0.58, 0 0.9", 0.018),
      draw("crust", "0.16 0.1, -0.46 0.68", 0.018),
      ball("frosting", [0, 1.14, 0], [0.62, 0.5, 0.58], { bare: false }),
      spun(8, ball("frosting", [0, 0.9, 0.44], [0.22, 0.14, 0.18], { blend: 0.08 })),
      ball("cream", [0, 1.6, 0], [0.44, 0.36, 0.42], { blend: 0.03 }),
      spun(6, ball("cream", [0, 1.46, 0.32], [0.18, 0.12, 0.14], { blend: 0.06 })),
      ball("cherry", [0.06, 2.02, 0], [0.14, 0.14, 0.14]),
      tube("stem", "0.08 2.1 0, 0.14 2.24 0, 0.26 2.3 0", 0.02),
    ],
    main: ["frosting"],
    face: { at: [0, 1.16], size: 0.48 },
    joints: { arms: [0.5, 0.82, 0.1], legs: [0.11], top: [1.94, 0.36], neck: [0.7, 0.46] },
    limbs: "waffle",
  },
  "bananasplit sundae": {
    parts: [
      column("glass", [0, 0.05, 0], [0.4, 0.05]),
      ball("glass", [0, 0.36, 0], [0.92, 0.3, 0.5]),
      ...[0.4, -0.4].map((z) =>
        tube(
          "banana",
          `-1 0.86 ${z * 0.5}, -0.6 0.56 ${z}, 0 0.46 ${z}, 0.6 0.56 ${z}, 1 0.86 ${z * 0.5}`,
          [0.06, 0.15, 0.17, 0.15, 0.06],
        ),
      ),
      ball("frosting", [-0.5, 0.9, 0], [0.34, 0.34, 0.34]),
      ball("chocolate", [0.5, 0.9, 0], [0.34, 0.34, 0.34]),
      ball("cream", [0, 1, 0], [0.42, 0.42, 0.42]),
      ball("white", [0, 1.42, 0], [0.26, 0.14, 0.26]),
      ball("cherry", [0, 1.6, 0], [0.13, 0.13, 0.13]),
      tube("stem", "0 1.7 0, 0.06 1.84 0, 0.16 1.9 0", 0.02),
    ],
    main: ["frosting"],
    face: { at: [0, 1.04], size: 0.42, on: "cream" },
    joints: { arms: [0.86, 0.4, 0.1], legs: [0.3], top: [1.5, 0.3], neck: [0.2, 0.5] },
    limbs: "banana",
  },
  "cupcake muffin": {
    parts: [
      lathe("sky", "0 0, 0.5 0, 0.7 0.66, 0 0.66", { round: 0.03 }),
      spun(18, cone("cloth", "0 0.04 0.5, 0 0.64 0.69", [0.02, 0.026])),
      ball("frosting", [0, 0.78, 0], [0.82, 0.26, 0.8]),
      ball("frosting", [0, 1.02, 0], [0.66, 0.24, 0.64], { blend: 0.03 }),
      ball("frosting", [0, 1.24, 0], [0.46, 0.22, 0.44], { blend: 0.03 }),
      lathe("frosting", "0 1.3, 0.26 1.34, 0.1 1.56, 0 1.66", { soft: 2, blend: 0.06 }),
      studs("yellow", "-0.56 0.4, 0.1 0.62, 0.62 0.3, -0.2 0.42", [0.03, 0.07, 0.03], {
        from: "top",
        spin: 1,
      }),
      studs("mint", "-0.36 0.54, 0.4 0.46, 0.66 0, -0.66 0.1", [0.03, 0.07, 0.03], {
        from: "top",
        spin: 2,
      }),
      ball("cherry", [0, 1.7, 0], [0.15, 0.15, 0.15]),
    ],
    main: ["frosting"],
    face: { at: [0, 0.36], size: 0.46, drop: -0.06, on: "sky" },
    joints: { arms: [0.64, 0.48, 0.1], legs: [0.26], top: [1.66, 0.36], neck: [0.1, 0.5] },
  },
  "cake birthdaycake tart": {
    parts: [
      column("porcelain", [0, 0.03, 0], [0.84, 0.04]),
      column("sponge", [0, 0.36, 0], [0.7, 0.34], { round: 0.04 }),
      hoop("cherry", [0.69, 0.05], { at: [0, 0.28, 0] }),
      column("cream", [0, 0.74, 0], [0.74, 0.14], { round: 0.1 }),
      spun(9, ball("cream", [0, 0.62, 0.68], [0.13, 0.2, 0.09], { blend: 0.05 })),
      column("frosting", [0, 1.02, 0], [0.46, 0.26], { round: 0.08 }),
      spun(8, ball("cream", [0, 0.9, 0.56], [0.12, 0.12, 0.12])),
      spun(7, ball("cream", [0, 1.28, 0.34], [0.1, 0.1, 0.1])),
      column("sky", [0, 1.5, 0], [0.07, 0.24]),
      ball("ember", [0, 1.86, 0], [0.08, 0.14, 0.08]),
    ],
    main: ["frosting", "cream"],
    face: { at: [0, 0.44], size: 0.48, on: "sponge" },
    joints: { arms: [0.7, 0.5, 0.1], legs: [0.3], top: [1.3, 0.5], neck: [0.12, 0.7] },
    limbs: "sponge",
  },
  "cookie biscuit cracker": {
    parts: [
      disc("cookie", [0, 0.78, 0], [0.78, 0.17], { round: 0.14 }),
      studs(
        "chocolate",
        "-0.52 1.04, -0.1 1.36, 0.4 1.24, 0.62 0.86, 0.5 0.38, 0.08 0.18, -0.4 0.32, -0.64 0.66, -0.32 1.2, 0.16 1.14",
        [0.1, 0.085, 0.07],
      ),
    ],
    main: ["cookie"],
    face: { at: [0, 0.76], size: 0.58 },
    joints: { arms: [0.72, 0.64, 0], legs: [0.26], top: [1.54, 0.5], neck: [0.24, 0.4] },
  },
  "candy bonbon": {
    parts: [
      ball("candy", [0, 0.74, 0], [0.66, 0.62, 0.6]),
      tube("white", "-0.5 1.02 0.28, -0.2 1.28 0.26, 0.1 1.34 0.16", 0.06),
      tube("white", "-0.44 0.34 0.3, 0 0.16 0.34, 0.44 0.3 0.32", 0.06),
      both(
        slab("candy", "0 0, 0.44 0.36, 0.36 0.12, 0.46 0, 0.36 -0.12, 0.44 -0.36", 0.1, {
          at: [0.6, 0.74, 0],
          round: 0.05,
        }),
      ),
      both(hoop("white", [0.13, 0.05], { at: [0.66, 0.74, 0], turn: [0, 0, Math.PI / 2] })),
    ],
    main: ["candy"],
    face: { at: [0, 0.76], size: 0.54 },
    joints: { arms: [0.54, 0.5, 0.26], legs: [0.24], top: [1.36, 0.5], neck: [0.2, 0.54] },
  },
  "lollipop lolly": {
    parts: [
      column("white", [0, 0.3, 0], [0.09, 0.36]),
      disc("candy", [0, 1.14, 0], [0.66, 0.18], { round: 0.15 }),
      draw(
        "white",
        "0 1.14, 0.1 1.2, 0.06 1.32, -0.12 1.34, -0.24 1.16, -0.14 0.94, 0.12 0.88, 0.34 1.02, 0.38 1.3, 0.16 1.54, -0.2 1.54, -0.46 1.28, -0.44 0.92, -0.18 0.66, 0.2 0.62, 0.5 0.8",
        0.045,
      ),
      both(ball("sky", [0.2, 0.5, 0.06], [0.2, 0.12, 0.07], { turn: [0, 0, -0.3] })),
      ball("sky", [0, 0.5, 0.08], [0.08, 0.08, 0.08]),
    ],
    main: ["candy"],
    face: { at: [0, 1.14], size: 0.5 },
    joints: { arms: [0.1, 0.36, 0], legs: [0.1], top: [1.8, 0.46], neck: [0.5, 0.16] },
    limbs: "candy",
  },
  "chocolate chocolatebar": {
    parts: [
      box("chocolate", [0, 0.9, 0], [0.56, 0.8, 0.16], { round: 0.06 }),
      ...[-0.28, 0.28].flatMap((x) =>
        [1.46, 1.04].map((y) => box("chocolate", [x, y, 0.1], [0.23, 0.17, 0.12], { round: 0.05 })),
      ),
      box("red", [0, 0.42, 0], [0.6, 0.42, 0.22], { round: 0.05 }),
      ...[-0.45, -0.15, 0.15, 0.45].map((x) =>
        cone("paper", `${x} 0.84 0.1, ${x} 0.94 0.12`, [0.13, 0.03]),
      ),
    ],
    main: ["red"],
    face: { at: [0, 0.48], size: 0.48 },
    joints: { arms: [0.58, 0.5, 0], legs: [0.26], top: [1.72, 0.5], neck: [0.12, 0.4] },
    limbs: "chocolate",
  },
  "pancake waffle": {
    parts: [
      ...[0.14, 0.4, 0.66].map((y, i) =>
        column("waffle", [0.03 * (i - 1), y, 0], [0.8 - 0.03 * i, 0.14], { round: 0.12 }),
      ),
      column("waffle", [0, 0.94, 0], [0.72, 0.15], { round: 0.13 }),
      lathe("caramel", "0 1.06, 0.5 1.06, 0.42 1.13, 0 1.13", { soft: 1 }),
      ...[-0.56, 0.02, 0.58].map((x, i) =>
        tube(
          "caramel",
          `${x * 0.8} 1.08 0.4, ${x} 1.06 0.62, ${x} ${0.86 - 0.1 * (i % 2)} 0.74`,
          [0.1, 0.1, 0.09],
          { blend: 0.05 },
        ),
      ),
      box("yellow", [0.02, 1.2, 0], [0.2, 0.09, 0.2], { round: 0.04, turn: [0, 0.5, 0] }),
    ],
    main: ["waffle"],
    face: { at: [0, 0.52], size: 0.54 },
    joints: { arms: [0.78, 0.5, 0.1], legs: [0.3], top: [1.3, 0.5], neck: [0.1, 0.7] },
  },
  popsicle: {
    parts: [
      column("plank", [0, 0.1, 0], [0.1, 0.26]),
      slab("pink", "-0.44 0.3, 0.44 0.3, 0.46 1.3, 0.3 1.62, 0 1.72, -0.3 1.62, -0.46 1.3", 0.24, {
        soft: 1,
        round: 0.14,
      }),
      slab(
        "yellow",
        "-0.45 0.98, 0.45 0.98, 0.46 1.3, 0.3 1.62, 0 1.72, -0.3 1.62, -0.46 1.3",
        0.25,
        { soft: 1, round: 0.14 },
      ),
      slab("white", circle(0.05, 10, [0.24, 1.46]), 0.27),
    ],
    main: ["pink"],
    face: { at: [0, 0.86], size: 0.46 },
    joints: { arms: [0.44, 0.66, 0], legs: [0.18], top: [1.76, 0.4], neck: [0.4, 0.34] },
  },
};
