/** Bread, cheese, eggs and rice. Data only. */
import {
  ball,
  blot,
  both,
  box,
  column,
  cone,
  draw,
  hoop,
  lathe,
  slab,
  spun,
  studs,
  tube,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

const loaf =
  "-0.56 0, 0.56 0, 0.6 0.8, 0.74 0.98, 0.74 1.2, 0.5 1.4, 0 1.44, -0.5 1.4, -0.74 1.2, -0.74 0.98, -0.6 0.8";
const crumb =
  "-0.48 0.1, 0.48 0.1, 0.52 0.8, 0.64 1, 0.62 1.16, 0.44 1.3, 0 1.33, -0.44 1.3, -0.62 1.16, -0.64 1, -0.52 0.8";

export const snacks: ThingTable = {
  "toast bread loaf": {
    parts: [
      slab("crust", loaf, 0.2, { soft: 1, round: 0.06 }),
      slab("bread", crumb, 0.22, { soft: 1, round: 0.03 }),
      box("yellow", [0.12, 1.12, 0.22], [0.16, 0.12, 0.06], { round: 0.05, turn: [0, 0, 0.2] }),
    ],
    main: ["bread"],
    face: { at: [0, 0.68], size: 0.56 },
    joints: { arms: [0.6, 0.56, 0], legs: [0.28], top: [1.46, 0.54], neck: [0.16, 0.4] },
    limbs: "crust",
  },
  cheese: {
    parts: [
      slab("cheese", "-0.84 0, 0.84 0, 0.84 0.56, -0.84 1.26", 0.5, { round: 0.05 }),
      studs("custard", "-0.6 0.2, 0.6 0.16, -0.62 0.98, 0.68 0.44, -0.3 0.1", [0.13, 0.13, 0.02], {
        sunk: 0,
      }),
      studs("custard", "-0.3 0.1, 0.4 -0.2", [0.12, 0.12, 0.02], { from: "top", sunk: 0 }),
    ],
    main: ["cheese"],
    face: { at: [-0.12, 0.52], size: 0.5 },
    joints: { arms: [0.84, 0.34, 0.1], legs: [0.36], top: [1.16, 0.44, -0.44], neck: [0.1, 0.6] },
  },
  "egg boiledegg": {
    parts: [
      lathe("shellwhite", "0 0, 0.36 0.02, 0.64 0.34, 0.66 0.72, 0.5 1.2, 0.24 1.48, 0 1.54", {
        soft: 3,
      }),
    ],
    main: ["shellwhite"],
    face: { at: [0, 0.66], size: 0.56 },
    joints: { arms: [0.62, 0.56, 0.1], legs: [0.24], top: [1.54, 0.44], neck: [0.2, 0.56] },
  },
  "friedegg omelette": {
    parts: [
      slab(
        "shellwhite",
        "-0.6 0.1, -0.1 0, 0.4 0.08, 0.86 0.3, 0.74 0.7, 0.84 1.1, 0.4 1.46, -0.1 1.34, -0.6 1.44, -0.88 1, -0.72 0.62, -0.9 0.34",
        0.12,
        { soft: 2, round: 0.1 },
      ),
      ball("yolk", [0, 0.76, 0.1], [0.52, 0.52, 0.26]),
    ],
    main: ["yolk"],
    face: { at: [0, 0.76], size: 0.46 },
    joints: { arms: [0.76, 0.6, 0], legs: [0.28], top: [1.44, 0.5], neck: [0.16, 0.4] },
    limbs: "shellwhite",
  },
  "sushi nigiri": {
    parts: [
      box("rice", [0, 0.42, 0], [0.8, 0.42, 0.46], { round: 0.34 }),
      ball("salmon", [0, 0.9, 0], [0.94, 0.3, 0.58]),
      both(ball("salmon", [0.78, 0.78, 0], [0.24, 0.22, 0.46], { turn: [0, 0, -0.5], blend: 0.1 })),
      ...[-0.62, -0.36, 0.36, 0.62].map((x) =>
        tube(
          "cream",
          `${x} 0.84 0.56, ${x + 0.04} 1.06 0.32, ${x + 0.1} 1.12 0, ${x + 0.1} 0.9 -0.5`,
          0.03,
        ),
      ),
      box("seaweed", [0, 0.92, 0], [0.17, 0.32, 0.62], { round: 0.16 }),
    ],
    main: ["salmon"],
    face: { at: [0, 0.44], size: 0.52, gap: 0.66, on: "rice" },
    joints: { arms: [0.76, 0.42, 0.1], legs: [0.34], top: [1.18, 0.5], neck: [0.1, 0.56] },
    limbs: "salmon",
  },
  "onigiri riceball": {
    parts: [
      slab("rice", "-0.74 0.06, 0.74 0.06, 0.8 0.3, 0.2 1.3, 0 1.4, -0.2 1.3, -0.8 0.3", 0.34, {
        soft: 2,
        round: 0.26,
      }),
      slab("seaweed", "-0.34 0, 0.34 0, 0.34 0.42, -0.34 0.42", 0.38, { round: 0.06 }),
    ],
    main: ["rice"],
    face: { at: [0, 0.74], size: 0.5, drop: -0.04 },
    joints: { arms: [0.58, 0.5, 0.06], legs: [0.28], top: [1.38, 0.44], neck: [0.2, 0.5] },
  },
  "noodles ramen soup spaghetti": {
    parts: [
      lathe("red", "0 0, 0.34 0, 0.38 0.1, 0.7 0.4, 0.86 0.86, 0.78 0.86, 0.7 0.7, 0 0.7", {
        round: 0.03,
        soft: 1,
      }),
      hoop("white", [0.84, 0.05], { at: [0, 0.86, 0] }),
      column("caramel", [0, 0.74, 0], [0.76, 0.05]),
      ...[0.2, 0.36, 0.52].map((r) =>
        hoop("custard", [r, 0.07], { at: [0, 0.84, 0.05], turn: [0.1, 0, 0.1] }),
      ),
      ball("shellwhite", [0.36, 0.88, 0.2], [0.2, 0.09, 0.24]),
      ball("yolk", [0.36, 0.94, 0.2], [0.11, 0.06, 0.13]),
      ball("lettuce", [-0.4, 0.9, 0.16], [0.16, 0.06, 0.2]),
      both(box("darkwood", [0.1, 1.2, -0.3], [0.03, 0.6, 0.03], { turn: [-0.3, 0, -0.4] })),
    ],
    main: ["red"],
    face: { at: [0, 0.44], size: 0.5, drop: -0.04 },
    joints: { arms: [0.7, 0.44, 0.1], legs: [0.22], top: [0.96, 0.6], neck: [0.14, 0.5] },
    pitch: 0.3,
  },
  "popcorn popcornbucket popcornbox popcornbag": {
    parts: [
      lathe("white", "0 0, 0.5 0, 0.66 0.96, 0.6 0.96, 0 0.9", { round: 0.03 }),
      spun(
        9,
        slab("red", "-0.09 0, 0.09 0, 0.12 0.96, -0.12 0.96", 0.02, {
          at: [0, 0, 0.53],
          turn: [0.17, 0, 0],
          bare: true,
        }),
      ),
      column("white", [0, 0.5, 0.4], [0.34, 0.3], { round: 0.1, blend: 0.04 }),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        ball(
          i % 3 ? "cream" : "custard",
          [0.5 * Math.sin(i * 2.4), 1.04 + 0.05 * (i % 3), 0.5 * Math.cos(i * 2.4)],
          [0.2, 0.18, 0.2],
          { blend: 0.01 },
        ),
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        ball(
          i % 2 ? "cream" : "custard",
          [0.24 * Math.sin(i * 1.3), 1.26 + 0.04 * i, 0.24 * Math.cos(i * 1.3)],
          [0.2, 0.18, 0.2],
        ),
      ),
    ],
    main: ["red"],
    face: { at: [0, 0.5], size: 0.46 },
    joints: { arms: [0.62, 0.5, 0.1], legs: [0.26], top: [1.5, 0.46], neck: [0.12, 0.54] },
    limbs: "red",
  },
  sandwich: {
    parts: [
      slab("bread", "-0.8 0, 0.8 0, 0 1.3", 0.12, { at: [0, 0, 0.26], round: 0.05 }),
      slab(
        "lettuce",
        "-0.88 -0.02, -0.5 -0.06, 0 0, 0.5 -0.06, 0.88 -0.02, 0.4 0.7, 0 1.38, -0.4 0.7",
        0.05,
        { at: [0, 0, 0.1], soft: 1 },
      ),
      slab("tomato", "-0.8 0.02, 0.8 0.02, 0 1.32", 0.05, { at: [0, 0, 0] }),
      slab("cheese", "-0.86 0, 0.86 0, 0 1.36", 0.04, { at: [0, 0, -0.1] }),
      slab("bread", "-0.8 0, 0.8 0, 0 1.3", 0.12, { at: [0, 0, -0.26], round: 0.05 }),
      draw("crust", "-0.8 0.02, 0.8 0.02, 0 1.3, -0.8 0.02", 0.06),
    ],
    main: ["bread"],
    face: { at: [0, 0.42], size: 0.5 },
    joints: { arms: [0.56, 0.4, 0.06], legs: [0.36], top: [1.34, 0.4], neck: [0.1, 0.5] },
    limbs: "crust",
    yaw: 0.55,
  },
  dumpling: {
    parts: [
      lathe("cream", "0 0, 0.6 0.02, 0.8 0.3, 0.66 0.7, 0.3 0.98, 0.14 1.14, 0 1.16", { soft: 2 }),
      spun(9, cone("cream", "0 0.5 0.7, 0 1.06 0.16", [0.05, 0.07], { blend: 0.03 })),
      ball("cream", [0, 1.16, 0], [0.2, 0.12, 0.2], { blend: 0.06 }),
      blot("bread", [0, 0.1], [0.5, 0.1], 0.2),
    ],
    main: ["cream"],
    face: { at: [0, 0.42], size: 0.54 },
    joints: { arms: [0.72, 0.38, 0.1], legs: [0.28], top: [1.14, 0.4], neck: [0.1, 0.66] },
  },
  croissant: {
    parts: [
      tube(
        "crust",
        "-0.98 0.26 0.3, -0.62 0.5 0.08, 0 0.62 0, 0.62 0.5 0.08, 0.98 0.26 0.3",
        [0.13, 0.36, 0.5, 0.36, 0.13],
        { steps: 6 },
      ),
      both(
        ball("bun", [0.3, 0.62, 0], [0.15, 0.48, 0.5], { turn: [0, 0, -0.2] }),
        ball("bun", [0.62, 0.52, 0.08], [0.12, 0.38, 0.4], { turn: [0, 0, -0.4] }),
        ball("bun", [0.84, 0.38, 0.2], [0.09, 0.26, 0.28], { turn: [0, 0, -0.6] }),
      ),
      ball("bun", [0, 0.66, 0.02], [0.34, 0.52, 0.54]),
    ],
    main: ["bun", "crust"],
    face: { at: [0, 0.64], size: 0.46 },
    joints: { arms: [0.7, 0.4, 0.2], legs: [0.26], top: [1.16, 0.44], neck: [0.2, 0.44] },
  },
  "nugget chickennugget": {
    parts: [
      ball("crust", [-0.1, 0.52, 0], [0.62, 0.5, 0.44]),
      ball("crust", [0.24, 0.8, 0], [0.54, 0.5, 0.42], { blend: 0.14 }),
      ball("crust", [-0.28, 0.96, 0], [0.42, 0.36, 0.38], { blend: 0.14 }),
      studs(
        "waffle",
        "-0.5 0.4, 0.36 0.3, 0.6 0.9, -0.44 1.1, 0.1 1.16, -0.1 0.14",
        [0.1, 0.08, 0.04],
      ),
    ],
    main: ["crust"],
    face: { at: [0.02, 0.74], size: 0.52 },
    joints: { arms: [0.66, 0.56, 0.06], legs: [0.26], top: [1.28, 0.48], neck: [0.2, 0.5] },
  },
};
