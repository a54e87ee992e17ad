/** Instruments, balls and toys. Data only. */
import {
  ball,
  blot,
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
  spun,
  studs,
  tube,
  wheel,
} from "./parts.ts";
import type { Thing, ThingTable } from "./thing.ts";
import { add } from "#forge/shapes/vector.ts";
import type { ThingColor } from "#forge/paint/thing-colors.ts";

const upright = [Math.PI / 2, 0, 0] as const;

const sphere = (main: ThingColor, parts: Thing["parts"]): Thing => ({
  parts: [ball(main, [0, 0.76, 0], [0.76, 0.76, 0.76]), ...parts],
  main: [main],
  face: { at: [0, 0.76], size: 0.58 },
  joints: { arms: [0.7, 0.6, 0.1], legs: [0.28], top: [1.5, 0.54], neck: [0.22, 0.6] },
});

const waist =
  "0 0, 0.44 0.02, 0.7 0.3, 0.62 0.62, 0.46 0.78, 0.54 1, 0.44 1.24, 0 1.3, -0.44 1.24, -0.54 1, -0.46 0.78, -0.62 0.62, -0.7 0.3, -0.44 0.02";

const fiddle = (wood: ThingColor, edge: ThingColor): Thing => ({
  parts: [
    slab(edge, waist, 0.2, { soft: 2, round: 0.05 }),
    slab(
      wood,
      waist.replaceAll(/-?\d+\.?\d*/g, (v) =>
        String(Number(v) * 0.92 + (Number(v) > 0.9 ? 0.02 : 0)),
      ),
      0.23,
      { soft: 2, round: 0.03, at: [0, 0.05, 0] },
    ),
    box("darkwood", [0, 1.6, 0.14], [0.1, 0.5, 0.06], { round: 0.03 }),
    box(edge, [0, 2.12, 0.1], [0.17, 0.15, 0.06], { round: 0.04 }),
    both(
      ball("steel", [0.2, 2.18, 0.1], [0.06, 0.05, 0.05]),
      ball("steel", [0.2, 2.04, 0.1], [0.06, 0.05, 0.05]),
    ),
    ...[-0.05, 0, 0.05].map((x) =>
      tube("white", `${x} 0.16 0.27, ${x} 0.8 0.27, ${x} 2.1 0.2`, 0.011, { steps: 2 }),
    ),
    box("darkwood", [0, 0.16, 0.24], [0.2, 0.04, 0.04]),
  ],
  main: [wood],
  face: { at: [0, 0.5], size: 0.48, gap: 0.48 },
  joints: { arms: [0.6, 0.4, 0], legs: [0.26], top: [2.2, 0.24], neck: [1.34, 0.16] },
  limbs: wood,
});

export const music: ThingTable = {
  "guitar ukulele banjo": fiddle("caramel", "darkwood"),
  "violin cello fiddle": fiddle("sausage", "brown"),
  "drum bongo": {
    parts: [
      column("red", [0, 0.6, 0], [0.74, 0.56]),
      column("cream", [0, 1.12, 0], [0.72, 0.08]),
      hoop("gold", [0.75, 0.07], { at: [0, 1.08, 0] }),
      hoop("gold", [0.75, 0.07], { at: [0, 0.1, 0] }),
      spun(10, tube("white", "0 1.04 0.77, 0.23 0.16 0.73", 0.022, { steps: 1, bare: true })),
      both(
        cone("plank", "0.2 1.26 0.1, 0.62 1.6 -0.1", [0.04, 0.04]),
        ball("cream", [0.18, 1.25, 0.12], [0.09, 0.09, 0.09]),
      ),
      box("red", [0, 0.6, 0.66], [0.44, 0.34, 0.12], { round: 0.1 }),
    ],
    main: ["red"],
    face: { at: [0, 0.6], size: 0.46 },
    joints: { arms: [0.74, 0.5, 0.1], legs: [0.3], top: [1.2, 0.54], neck: [0.2, 0.6] },
    pitch: 0.22,
  },
  "cymbal cymbals": {
    parts: [
      { at: [0.34, 1.02, -0.24] as const, turn: [Math.PI / 2, 0.3, 0] as const },
      { at: [-0.16, 0.8, 0.06] as const, turn: [Math.PI / 2, 0, 0] as const },
    ].flatMap((place) => [
      lathe("gold", "0 0.14, 0.14 0.13, 0.24 0.06, 0.74 0, 0.74 -0.05, 0 -0.02", place),
      hoop("orange", [0.6, 0.02], place),
      hoop("orange", [0.42, 0.02], { ...place, at: add(place.at, [0, 0, 0.03]) }),
    ]),
    main: ["gold"],
    face: { at: [-0.16, 0.78], size: 0.46 },
    joints: { arms: [0.66, 0.7, 0], legs: [0.26], top: [1.6, 0.4], neck: [0.24, 0.5] },
    yaw: 0.12,
  },
  piano: {
    parts: [
      box("charcoal", [0, 0.86, -0.2], [0.86, 0.74, 0.28], { round: 0.06 }),
      box("charcoal", [0, 1.6, -0.16], [0.92, 0.07, 0.36], { round: 0.05 }),
      box("charcoal", [0, 0.52, 0.24], [0.86, 0.12, 0.3], { round: 0.05 }),
      box("white", [0, 0.64, 0.3], [0.78, 0.05, 0.23], { round: 0.02 }),
      ...[-0.6, -0.44, -0.16, 0, 0.16, 0.44, 0.6].map((x) =>
        box("black", [x, 0.7, 0.22], [0.045, 0.04, 0.14], { round: 0.02 }),
      ),
      both(box("charcoal", [0.76, 0.2, 0.4], [0.09, 0.32, 0.09])),
      box("brass", [0, 0.06, 0.1], [0.2, 0.04, 0.1]),
    ],
    main: ["charcoal"],
    face: { at: [0, 1.18], size: 0.46 },
    joints: { arms: [0.86, 0.8, 0], legs: [0.36, 0.1], top: [1.66, 0.5], neck: [0.8, 0.3] },
    pitch: 0.24,
  },
  "trumpet bugle cornet": {
    parts: [
      tube("gold", "-1 0.8 0, 0.5 0.8 0", [0.07, 0.09]),
      lathe("gold", "0 -0.3, 0.09 -0.3, 0.14 0.1, 0.26 0.34, 0.5 0.5, 0.44 0.54, 0 0.4", {
        at: [0.72, 0.8, 0],
        turn: [0, 0, -Math.PI / 2],
        soft: 1,
      }),
      lathe("gold", "0 0, 0.06 0, 0.15 0.16, 0 0.16", {
        at: [-1, 0.8, 0],
        turn: [0, 0, Math.PI / 2],
      }),
      tube(
        "gold",
        "0.4 0.8 0, 0.5 0.56 0.06, 0.3 0.4 0.08, -0.5 0.4 0.08, -0.66 0.58 0.06, -0.5 0.8 0",
        0.07,
      ),
      ...[-0.26, 0, 0.26].map((x) => column("brass", [x, 0.66, 0.1], [0.11, 0.34])),
      ...[-0.26, 0, 0.26].map((x) => column("white", [x, 1.06, 0.1], [0.09, 0.06])),
    ],
    main: ["gold"],
    face: { at: [0, 0.62], size: 0.44 },
    joints: { arms: [0.5, 0.56, 0.1], legs: [0.24], top: [1.12, 0.4], neck: [0.3, 0.34] },
  },
  "trombone saxophone tuba": {
    parts: [
      group(
        { at: [0.4, 1.02, 0.06], turn: [0.5, 0, 0.72] },
        lathe(
          "gold",
          "0 -0.8, 0.12 -0.8, 0.16 -0.3, 0.3 0.06, 0.66 0.3, 0.6 0.34, 0.2 0.14, 0 0.14",
          {
            soft: 1,
          },
        ),
      ),
      tube(
        "gold",
        "0.16 0.6 0, 0.2 0.2 -0.1, -0.2 0.12 0, -0.5 0.4 0.1, -0.5 1.1 0.1, -0.56 1.5 0.2",
        [0.12, 0.13, 0.13, 0.11, 0.09, 0.08],
      ),
      lathe("gold", "0 1.5, 0.08 1.5, 0.16 1.66, 0 1.66", { at: [-0.5, 0, 0.2] }),
      ball("gold", [-0.04, 0.6, 0.06], [0.52, 0.44, 0.4], { blend: 0.08 }),
      ...[-0.3, -0.1, 0.1].map((x) => ball("white", [x, 1.04, 0.1], [0.07, 0.12, 0.07])),
    ],
    main: ["gold"],
    face: { at: [-0.04, 0.6], size: 0.44 },
    joints: { arms: [0.44, 0.5, 0.1], legs: [0.2], top: [1.66, 0.4, 0.1], neck: [0.24, 0.34] },
  },
  "note musicnote": {
    parts: [
      ball("purple", [-0.26, 0.46, 0], [0.6, 0.46, 0.4], { turn: [0, 0, 0.2] }),
      box("purple", [0.24, 1.16, 0], [0.08, 0.74, 0.08]),
      tube("purple", "0.24 1.84 0, 0.6 1.6 0, 0.72 1.2 0, 0.56 0.9 0", [0.1, 0.17, 0.11, 0.03]),
    ],
    main: ["purple"],
    face: { at: [-0.24, 0.5], size: 0.48 },
    joints: { arms: [0.3, 0.4, 0.1], legs: [0.24], top: [1.9, 0.3, 0.24], neck: [0.14, 0.4] },
  },
  "football soccerball": sphere("white", [
    studs("charcoal", "0 1.42, -0.62 0.96, 0.62 0.96, -0.42 0.22, 0.42 0.22", [0.2, 0.2, 0.02], {
      sunk: 0,
    }),
    ...[
      [0, 1.3, -0.3, 1.12],
      [0, 1.3, 0.3, 1.12],
      [-0.4, 0.34, 0, 0.2],
      [0.4, 0.34, 0, 0.2],
      [-0.7, 0.8, -0.54, 0.36],
      [0.7, 0.8, 0.54, 0.36],
    ].map(([a, b, c, d]) => draw("charcoal", `${a} ${b}, ${c} ${d}`, 0.014)),
  ]),
  basketball: sphere("orange", [
    hoop("charcoal", [0.755, 0.022], { at: [0, 0.76, 0], turn: [0, 0, Math.PI / 2] }),
    hoop("charcoal", [0.755, 0.022], { at: [0, 0.76, 0], turn: [0.1, 0, 0] }),
    both(draw("charcoal", "0.36 0.1, 0.62 0.4, 0.66 0.76, 0.6 1.14, 0.34 1.44", 0.022)),
  ]),
  "tennisball ball": sphere("pear", [
    both(
      tube(
        "white",
        "0.3 1.46 0.1, 0.56 1.2 0.24, 0.66 0.76 0.36, 0.56 0.32 0.24, 0.3 0.06 0.1",
        0.035,
      ),
    ),
  ]),
  beachball: sphere("white", [
    ...(["red", "yellow", "blue"] as const).map((color, i) =>
      group(
        { at: [0, 0.76, 0], turn: [0, 1.05 + 2.09 * i, 0] },
        ball(color, [0, 0, 0.1], [0.4, 0.735, 0.68]),
      ),
    ),
    column("red", [0, 1.5, 0], [0.13, 0.04]),
  ]),
  bowlingball: sphere("purple", [
    studs("black", "-0.16 1.36, 0.16 1.36, 0 1.2", [0.09, 0.08, 0.02], { sunk: 0 }),
    both(draw("pink", "0.24 0.1, 0.5 0.3, 0.66 0.62", 0.02, true)),
  ]),
  yoyo: {
    parts: [
      disc("teal", [0, 0.8, 0.16], [0.74, 0.16], { round: 0.12 }),
      disc("teal", [0, 0.8, -0.22], [0.74, 0.16], { round: 0.12 }),
      disc("yellow", [0, 0.8, 0.2], [0.56, 0.14], { round: 0.06 }),
      disc("white", [0, 0.8, 0], [0.3, 0.3]),
      tube("white", "0 1.5 -0.04, 0.1 1.8 0, 0.3 1.9 0", 0.02),
    ],
    main: ["teal"],
    face: { at: [0, 0.8], size: 0.46, on: "yellow" },
    joints: { arms: [0.7, 0.66, 0], legs: [0.26], top: [1.5, 0.46], neck: [0.2, 0.4] },
  },
  "skateboard scooter": {
    parts: [
      slab(
        "purple",
        "-0.34 0.04, 0.34 0.04, 0.4 0.4, 0.4 1.5, 0.34 1.86, -0.34 1.86, -0.4 1.5, -0.4 0.4",
        0.1,
        { soft: 1, round: 0.05, bend: [0, 0] },
      ),
      draw("yellow", "-0.3 0.34, 0.3 0.48", 0.05),
      draw("teal", "-0.3 0.2, 0.3 0.34", 0.05),
      ...[0.4, 1.5].map((y) => both(wheel("lemon", [0.34, y, -0.22], [0.15, 0.1]))),
    ],
    main: ["purple"],
    face: { at: [0, 1.1], size: 0.42, gap: 0.4 },
    joints: { arms: [0.38, 0.8, 0], legs: [0.2], top: [1.84, 0.34], neck: [0.62, 0.26] },
  },
  "gramophone recordplayer": {
    parts: [
      box("wood", [0, 0.36, 0], [0.7, 0.36, 0.54], { round: 0.06 }),
      column("black", [0, 0.76, 0], [0.5, 0.04]),
      column("red", [0, 0.79, 0], [0.16, 0.03]),
      tube("brass", "0.4 0.74 -0.3, 0.3 1.2 -0.34, 0.06 1.3 -0.2", [0.06, 0.07, 0.09]),
      group(
        { at: [0.06, 1.3, -0.2], turn: [1.1, 0, 0.3] },
        lathe("brass", "0 0, 0.1 0, 0.2 0.3, 0.6 0.66, 0.54 0.7, 0.14 0.4, 0 0.4", { soft: 1 }),
      ),
    ],
    main: ["wood"],
    face: { at: [0, 0.38], size: 0.46, gap: 0.46 },
    joints: { arms: [0.7, 0.4, 0.1], legs: [0.3], top: [1.7, 0.3], neck: [0.1, 0.4] },
  },
  "wheel tyre tire": {
    parts: [
      hoop("rubber", [0.72, 0.16], { at: [0, 0.88, 0], turn: upright }),
      hoop("steel", [0.58, 0.06], { at: [0, 0.88, 0], turn: upright }),
      group({ at: [0, 0.88, 0] }, fanned(12, column("steel", [0, 0.44, 0], [0.02, 0.2]))),
      disc("red", [0, 0.88, 0], [0.42, 0.16], { round: 0.08 }),
    ],
    main: ["red"],
    face: { at: [0, 0.88], size: 0.42, gap: 0.42 },
    joints: { arms: [0.8, 0.76, 0], legs: [0.26], top: [1.76, 0.4], neck: [0.4, 0.3] },
    limbs: "rubber",
  },
  dice: {
    parts: [
      box("white", [0, 0.68, 0], [0.66, 0.66, 0.66], { round: 0.16 }),
      both(
        blot("charcoal", [0.44, 1.12], [0.09, 0.09]),
        blot("charcoal", [0.44, 0.24], [0.09, 0.09]),
      ),
      studs("red", "0 0", [0.15, 0.15, 0.02], { from: "top" }),
      ...[
        [0.3, 0.3],
        [-0.3, -0.3],
        [0, 0],
      ].map(([y, z]) => ball("charcoal", [0.65, 0.68 + y!, z!], [0.02, 0.1, 0.1])),
    ],
    main: ["white"],
    face: { at: [0, 0.7], size: 0.5 },
    joints: { arms: [0.66, 0.56, 0.2], legs: [0.3], top: [1.36, 0.5], neck: [0.14, 0.54] },
    pitch: 0.24,
  },
};
