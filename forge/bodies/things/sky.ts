/** Sun, moon, stars and weather. Data only. */
import {
  ball,
  both,
  column,
  cone,
  disc,
  draw,
  fanned,
  group,
  hoop,
  lathe,
  slab,
  starOutline,
  studs,
  tube,
} from "./parts.ts";
import type { ThingTable } from "./thing.ts";

const afloat = {
  arms: [0.66, 0.66, 0.06],
  legs: [0.26],
  neck: [0.2, 0.4],
} as const;

export const sky: ThingTable = {
  star: {
    floats: true,
    parts: [
      slab("star", starOutline(5, 1, 0.52), 0.22, { at: [0, 0.9, 0], soft: 2, round: 0.18 }),
      ball("star", [0, 0.88, 0], [0.52, 0.5, 0.34], { blend: 0.16 }),
    ],
    main: ["star"],
    face: { at: [0, 0.88], size: 0.5 },
    joints: { arms: [0.68, 0.98, 0], legs: [0.4], top: [1.78, 0.3], neck: [0.5, 0.36] },
  },
  "moon crescent crescentmoon": {
    floats: true,
    parts: [
      tube(
        "moon",
        "0.5 1.76 0, 0.06 1.72 0, -0.38 1.36 0, -0.5 0.9 0, -0.38 0.44 0, 0.06 0.08 0, 0.5 0.04 0",
        [0.03, 0.2, 0.38, 0.46, 0.38, 0.2, 0.03],
        { steps: 6 },
      ),
      studs("crater", "-0.66 1.3, -0.3 0.3, -0.74 0.66", [0.09, 0.09, 0.02], { sunk: 0 }),
      ball("star", [0.42, 1.3, 0.1], [0.06, 0.06, 0.06]),
    ],
    main: ["moon"],
    face: { at: [-0.44, 0.94], size: 0.42, gap: 0.38 },
    joints: { arms: [0.06, 0.6, 0.2], legs: [0.14], top: [1.82, 0.3, 0.1], neck: [0.4, 0.36] },
  },
  "sun sunbeam": {
    floats: true,
    parts: [
      ball("sun", [0, 0.9, 0], [0.62, 0.62, 0.54]),
      group(
        { at: [0, 0.9, -0.1] },
        fanned(10, cone("sunbeam", "0 0.6 0, 0 0.98 0", [0.19, 0.03])),
        fanned(10, group({ turn: [0, 0, 0.314] }, cone("sun", "0 0.6 0, 0 0.8 0", [0.13, 0.04]))),
      ),
    ],
    main: ["sun", "sunbeam"],
    face: { at: [0, 0.9], size: 0.56 },
    joints: { ...afloat, arms: [0.6, 0.6, 0.2], top: [1.5, 0.46], neck: [0.4, 0.5] },
  },
  "planet globe saturn": {
    floats: true,
    parts: [
      ball("planet", [0, 0.86, 0], [0.64, 0.64, 0.64]),
      studs("teal", "-0.4 1.24, 0.46 0.5, -0.5 0.56, 0.3 1.36", [0.2, 0.13, 0.03], {
        sunk: 0.4,
        spin: 0.7,
      }),
      hoop("custard", [1.02, 0.09], { at: [0, 0.8, 0], turn: [0.36, 0, 0.2] }),
      hoop("orange", [0.86, 0.05], { at: [0, 0.8, 0], turn: [0.36, 0, 0.2] }),
    ],
    main: ["planet"],
    face: { at: [0, 1], size: 0.48, drop: -0.1 },
    joints: { ...afloat, arms: [0.6, 0.6, 0.1], top: [1.5, 0.46], neck: [0.3, 0.5] },
    pitch: 0.24,
  },
  "cloud raincloud stormcloud": {
    floats: true,
    parts: [
      ball("cloud", [0, 0.66, 0], [0.66, 0.56, 0.5]),
      ball("cloud", [-0.1, 1.06, -0.04], [0.46, 0.42, 0.42], { blend: 0.06 }),
      ball("cloud", [0.42, 0.96, -0.06], [0.36, 0.34, 0.34], { blend: 0.06 }),
      both(ball("cloud", [0.68, 0.54, 0], [0.38, 0.36, 0.36], { blend: 0.06 })),
      ball("cloud", [-0.5, 0.86, -0.04], [0.34, 0.32, 0.32], { blend: 0.06 }),
      both(ball("cloud", [0.34, 0.32, 0.06], [0.36, 0.26, 0.34], { blend: 0.06 })),
    ],
    main: ["cloud"],
    face: { at: [0, 0.66], size: 0.52 },
    joints: { ...afloat, arms: [0.86, 0.5, 0.1], top: [1.42, 0.46], neck: [0.2, 0.5] },
  },
  rainbow: {
    floats: true,
    parts: [
      ...(["red", "orange", "yellow", "green", "blue", "purple"] as const).map((color, i) => {
        const r = 1 - 0.125 * i;
        return tube(
          color,
          [0, 1, 2, 3, 4, 5, 6]
            .map(
              (k) =>
                `${-r * Math.cos((k * Math.PI) / 6)} ${0.36 + r * Math.sin((k * Math.PI) / 6)} 0`,
            )
            .join(", "),
          0.085 + 0.006 * i,
        );
      }),
      ...[-0.7, 0.7].flatMap((x) => [
        ball("cloud", [x, 0.24, 0.04], [0.4, 0.3, 0.32]),
        ball("cloud", [x * 1.4, 0.2, 0], [0.28, 0.22, 0.26], { blend: 0.05 }),
        ball("cloud", [x * 0.6, 0.2, 0.04], [0.28, 0.22, 0.26], { blend: 0.05 }),
      ]),
      ball("cloud", [0, 0.42, 0.06], [0.52, 0.44, 0.36], { blend: 0.06 }),
    ],
    main: ["cloud"],
    face: { at: [0, 0.44], size: 0.42, on: "cloud" },
    joints: { arms: [0.98, 0.2, 0.1], legs: [0.24], top: [1.46, 0.36], neck: [0.1, 0.3] },
  },
  snowflake: {
    floats: true,
    parts: [
      disc("ice", [0, 0.9, 0], [0.46, 0.2], { round: 0.12 }),
      group(
        { at: [0, 0.9, 0] },
        fanned(
          6,
          cone("ice", "0 0.3 0, 0 0.96 0", [0.12, 0.09]),
          cone("ice", "0 0.66 0, 0.24 0.86 0", [0.075, 0.06]),
          cone("ice", "0 0.66 0, -0.24 0.86 0", [0.075, 0.06]),
        ),
      ),
    ],
    main: ["ice"],
    face: { at: [0, 0.9], size: 0.42 },
    joints: { arms: [0.6, 0.56, 0.1], legs: [0.26], top: [1.86, 0.26], neck: [0.46, 0.34] },
  },
  "bolt lightningbolt thunderbolt": {
    floats: true,
    parts: [
      slab(
        "bolt",
        "-0.1 0, 0.52 0.86, 0.16 0.86, 0.5 1.8, -0.24 1.8, -0.56 0.72, -0.14 0.72",
        0.22,
        { round: 0.1 },
      ),
      ball("bolt", [0, 1.16, 0.04], [0.36, 0.36, 0.26], { blend: 0.1 }),
    ],
    main: ["bolt"],
    face: { at: [0.02, 1.2], size: 0.42, gap: 0.38 },
    joints: { arms: [0.34, 0.9, 0], legs: [0.16], top: [1.82, 0.36, 0.1], neck: [0.66, 0.3] },
  },
  "flame fireball campfire": {
    floats: true,
    parts: [
      lathe("flame", "0 0, 0.4 0.04, 0.7 0.4, 0.64 0.8, 0.36 1.2, 0.14 1.6, 0 1.8", { soft: 2 }),
      cone("flame", "-0.44 0.7 0, -0.56 1.24 0", [0.26, 0.03], { blend: 0.1 }),
      cone("flame", "0.44 0.66 0, 0.62 1.12 0", [0.24, 0.03], { blend: 0.1 }),
      lathe("ember", "0 0.04, 0.3 0.08, 0.5 0.36, 0.42 0.7, 0.16 1, 0 1.14", {
        soft: 2,
        at: [0, 0, 0.24],
      }),
    ],
    main: ["flame"],
    face: { at: [0, 0.52], size: 0.48, on: "ember" },
    joints: { ...afloat, arms: [0.64, 0.44, 0.1], top: [1.66, 0.3], neck: [0.16, 0.5] },
  },
  "drop raindrop waterdrop teardrop": {
    floats: true,
    parts: [
      lathe("glass", "0 0, 0.4 0.04, 0.66 0.34, 0.62 0.74, 0.3 1.2, 0.08 1.6, 0 1.68", { soft: 2 }),
      studs("white", "-0.36 0.94, -0.46 0.76", [0.08, 0.11, 0.03]),
      draw("sky", "0.4 0.9, 0.52 0.66, 0.5 0.36, 0.3 0.14", 0.03, true),
      tube("sky", "0 1.64 0, 0.1 1.8 0, 0.26 1.78 0, 0.26 1.64 0", [0.09, 0.08, 0.07, 0.03], {
        blend: 0.06,
      }),
    ],
    main: ["glass", "sky"],
    face: { at: [0, 0.56], size: 0.52 },
    joints: { arms: [0.6, 0.46, 0.1], legs: [0.22], top: [1.64, 0.28], neck: [0.16, 0.5] },
  },
  "comet meteor meteorite shootingstar": {
    floats: true,
    parts: [
      ball("boulder", [0, 0.76, 0.1], [0.62, 0.6, 0.58]),
      ...[-0.26, 0, 0.28].map((x, i) =>
        cone(
          i === 1 ? "ember" : "flame",
          `${x} 1.0 -0.2, ${x * 1.5 - 0.2} ${1.8 + 0.2 * (i % 2)} -0.7`,
          [0.4, 0.04],
          { blend: 0.1 },
        ),
      ),
      studs("stone", "-0.4 1.1, 0.46 0.96, 0.4 0.4, -0.46 0.4", [0.11, 0.09, 0.03], { sunk: 0 }),
    ],
    main: ["boulder"],
    face: { at: [0, 0.74], size: 0.52 },
    joints: { ...afloat, arms: [0.6, 0.56, 0.1], top: [1.36, 0.46], neck: [0.3, 0.5] },
  },
  "lightbulb bulb": {
    parts: [
      lathe("lemon", "0 0.5, 0.26 0.52, 0.34 0.74, 0.6 1.1, 0.62 1.4, 0.4 1.76, 0 1.86", {
        soft: 3,
      }),
      ...[0.16, 0.3, 0.44].map((y) => hoop("steel", [0.22, 0.07], { at: [0, y, 0] })),
      column("steel", [0, 0.3, 0], [0.24, 0.2]),
      ball("charcoal", [0, 0.06, 0], [0.14, 0.1, 0.14]),
    ],
    main: ["lemon"],
    face: { at: [0, 1.2], size: 0.46 },
    joints: { arms: [0.4, 0.74, 0.06], legs: [0.14], top: [1.84, 0.44], neck: [0.56, 0.3] },
    limbs: "steel",
  },
};
