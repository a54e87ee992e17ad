/** What shows a deed beside the feet: a pot, a bush, an easel. Data only. */
import { drawingOf, type Drawing } from "#forge/scene/settings/stencil.ts";
import { line, rimmed } from "./pen.ts";

export const puddle: Drawing = drawingOf(`
  ink oval 0 0 1.25 0.2
  body oval 0 0.01 1.19 0.165
  body oval 0.75 -0.04 0.5 0.12
  body oval -0.8 -0.03 0.45 0.11
  shine oval -0.5 0.05 0.3 0.035 0.8
  shine oval 0.45 0.02 0.16 0.025 0.8`);

const drip = (x: number, y: number, s: number) => `
  ink path ${x} ${y + 0.5 * s}, ${x + 0.13 * s} ${y}, ${x - 0.13 * s} ${y}
  ink oval ${x} ${y - 0.04 * s} ${0.14 * s} ${0.17 * s}
  body path ${x} ${y + 0.36 * s}, ${x + 0.09 * s} ${y}, ${x - 0.09 * s} ${y}
  body oval ${x} ${y - 0.04 * s} ${0.1 * s} ${0.13 * s}
  shine oval ${x - 0.03 * s} ${y - 0.02 * s} ${0.03 * s} ${0.05 * s}`;

export const drips: Drawing = drawingOf(
  drip(-0.85, 0.35, 1) + drip(0.9, 0.6, 1.1) + drip(0.62, 0.22, 0.8) + drip(-0.5, 0.2, 0.7),
);

export const bush: Drawing = drawingOf(`
  #1f4a2a oval -0.85 0.22 0.5 0.42
  #1f4a2a oval 0.85 0.22 0.5 0.42
  #1f4a2a oval -0.35 0.34 0.55 0.46
  #1f4a2a oval 0.38 0.36 0.55 0.46
  #1f4a2a path -1.3 -0.2, 1.3 -0.2, 1.2 0.25, -1.2 0.25
  #3f8f45 oval -0.85 0.2 0.45 0.37
  #3f8f45 oval 0.85 0.2 0.45 0.37
  #3f8f45 oval -0.35 0.32 0.49 0.4
  #3f8f45 oval 0.38 0.34 0.49 0.4
  #3f8f45 path -1.25 -0.15, 1.25 -0.15, 1.1 0.25, -1.1 0.25
  #6cc25c oval -0.95 0.34 0.2 0.14
  #6cc25c oval -0.4 0.52 0.22 0.15
  #6cc25c oval 0.3 0.56 0.22 0.14
  #6cc25c oval 0.9 0.36 0.18 0.13
  #2f7038 oval -0.6 0.05 0.16 0.1
  #2f7038 oval 0.1 0.12 0.18 0.1
  #2f7038 oval 0.7 0.02 0.16 0.1
  #ff7f9f oval -0.15 0.34 0.06 0.06
  #ff7f9f oval 0.6 0.3 0.06 0.06
  #ff7f9f oval -0.75 0.28 0.06 0.06`);

export const pot: Drawing = [
  ...drawingOf(`
    #ff8a1f path -0.62 -0.1, -0.4 0.32, -0.2 0, 0 0.36, 0.2 0, 0.4 0.32, 0.62 -0.1
    #ffd84a path -0.4 -0.1, -0.25 0.16, -0.1 -0.04, 0 0.2, 0.1 -0.04, 0.25 0.16, 0.4 -0.1
    #2b2733 oval -0.92 0.86 0.2 0.1
    #2b2733 oval 0.92 0.86 0.2 0.1
    #2b2733 path -0.86 1.08, 0.86 1.08, 0.78 0.4, 0.5 0.2, -0.5 0.2, -0.78 0.4
    #646178 path -0.77 1, 0.77 1, 0.7 0.44, 0.46 0.28, -0.46 0.28, -0.7 0.44
    #8e8ba5 path -0.62 0.95, -0.4 0.95, -0.42 0.42, -0.56 0.5
    #2b2733 oval 0 1.06 0.92 0.2
    #e8964a oval 0 1.08 0.78 0.13
    #ffc27a oval -0.25 1.1 0.14 0.05
    #ffc27a oval 0.3 1.06 0.12 0.05`),
  ...[-0.4, 0.05, 0.45].flatMap((x) =>
    line(
      "#ffffff",
      0.12,
      [0, 1, 2, 3, 4, 5]
        .map((i) => `${x + 0.1 * Math.sin(i * 1.2 + x)} ${1.35 + i * 0.13}`)
        .join(", "),
    ),
  ),
];

export const page: Drawing = [
  ...drawingOf(`
    #3a2a4a path -1.02 0, 0 -0.14, 1.02 0, 1.02 1.02, 0 0.88, -1.02 1.02
    #c24a4a path -0.96 0.05, 0 -0.08, 0.96 0.05, 0.96 0.96, 0 0.84, -0.96 0.96
    #fffaec path -0.86 0.18, 0 0.04, 0 0.9, -0.86 1.02
    #f4ead2 path 0.86 0.18, 0 0.04, 0 0.9, 0.86 1.02`),
  ...[0.34, 0.52, 0.7].flatMap((y) => [
    ...line("#9a8fb0", 0.06, `-0.7 ${y + 0.12}, -0.16 ${y + 0.04}`),
    ...line("#9a8fb0", 0.06, `0.16 ${y + 0.04}, 0.7 ${y + 0.12}`),
  ]),
];

export const writing: Drawing = [
  ...page,
  ...line("#3a2a4a", 0.2, "0.5 0.5, 1.15 1.35"),
  ...line("#ffc83a", 0.12, "0.5 0.5, 1.15 1.35"),
  ...line("#3a2a4a", 0.1, "0.44 0.42, 0.5 0.5"),
];

export const easel: Drawing = [
  ...line("#6a4426", 0.14, "-0.5 -0.1, -0.1 1.9"),
  ...line("#6a4426", 0.14, "0.5 -0.1, 0.1 1.9"),
  ...drawingOf(`
    #4a2f1c box -0.82 0.42 1.64 1.26
    #fffaf0 box -0.74 0.5 1.48 1.1
    #69b8f0 box -0.74 1.02 1.48 0.58
    #6cc25c path -0.74 0.5, 0.74 0.5, 0.74 0.92, 0.2 1.12, -0.3 0.9, -0.74 1.04
    #ffd24a oval 0.4 1.34 0.16 0.16
    #ff5f8f oval -0.4 0.74 0.15 0.13`),
  ...line("#3a2a4a", 0.17, "-0.3 0.8, -1 1.5"),
  ...line("#e09a4a", 0.1, "-0.36 0.86, -1 1.5"),
];

export const mound: Drawing = drawingOf(`
  #3f2a1a path -1.1 0, -0.8 0.5, -0.4 0.86, 0 0.96, 0.45 0.78, 0.85 0.4, 1.1 0
  #8a5f3a path -1 0.05, -0.72 0.46, -0.36 0.77, 0 0.86, 0.4 0.7, 0.76 0.36, 1 0.05
  #ab7c4e oval -0.2 0.62 0.24 0.12
  #6d4828 oval 0.35 0.35 0.14 0.1
  #6d4828 oval -0.5 0.22 0.14 0.1
  #3f2a1a oval -0.75 1.15 0.17 0.14
  #8a5f3a oval -0.75 1.16 0.11 0.09
  #3f2a1a oval 0.2 1.4 0.15 0.13
  #8a5f3a oval 0.2 1.41 0.1 0.08
  #3f2a1a oval 0.8 1.05 0.13 0.11
  #8a5f3a oval 0.8 1.06 0.08 0.06`);

export const flyingBall: Drawing = [
  ...rimmed("#ffffff", 0.1, "-1.1 0.05, -0.75 0.15"),
  ...rimmed("#ffffff", 0.1, "-1.1 0.5, -0.8 0.5"),
  ...rimmed("#ffffff", 0.1, "-1.1 0.95, -0.75 0.85"),
  ...drawingOf(`
    #3a2a4a oval 0 0.5 0.66 0.66
    #ff6f4f oval 0 0.5 0.57 0.57
    #fff6e0 path -0.56 0.58, -0.2 0.66, 0.2 0.66, 0.56 0.58, 0.56 0.4, 0.2 0.34, -0.2 0.34, -0.56 0.4
    #ffffff oval -0.2 0.84 0.15 0.1 0.8`),
];

export const eggs: Drawing = drawingOf(`
  #6a5138 oval -0.5 0.4 0.44 0.54
  made oval -0.5 0.4 0.36 0.46
  #ffffff oval -0.6 0.58 0.1 0.14
  #6a5138 oval 0.45 0.36 0.42 0.5
  made oval 0.45 0.36 0.34 0.42
  #6a5138 oval 0 0.2 0.42 0.5
  made oval 0 0.2 0.34 0.42
  #ffffff oval -0.1 0.36 0.09 0.13`);

export const gift: Drawing = drawingOf(`
  #3a2a4a box -0.72 -0.06 1.44 1.2
  #4f9fe8 box -0.64 0 1.28 0.8
  #6fb8f8 box -0.68 0.76 1.36 0.32
  #ffd24a box -0.14 0 0.28 1.08
  #3a2a4a path 0 1.06, -0.62 1.66, -0.66 1.1
  #3a2a4a path 0 1.06, 0.62 1.66, 0.66 1.1
  #ffd24a path -0.06 1.1, -0.54 1.52, -0.56 1.14
  #ffd24a path 0.06 1.1, 0.54 1.52, 0.56 1.14`);

export const sack: Drawing = drawingOf(`
  #3f2a1a oval 0 0.5 0.8 0.62
  #3f2a1a path -0.5 0.8, -0.2 1.2, -0.44 1.5, 0.44 1.5, 0.2 1.2, 0.5 0.8
  #b58a56 oval 0 0.5 0.71 0.53
  #b58a56 path -0.44 0.8, -0.12 1.18, -0.3 1.42, 0.3 1.42, 0.12 1.18, 0.44 0.8
  #d8463a box -0.24 1.1 0.48 0.12
  #d6b07c oval -0.25 0.66 0.2 0.14
  #ffd24a oval 0.1 0.42 0.18 0.18
  #e8a820 oval 0.1 0.42 0.1 0.1`);

const crest = (base: number) =>
  Array.from({ length: 61 }, (_, i) => `${i / 10 - 3} ${base + 0.1 * Math.sin(i * 0.75)}`).join(
    ", ",
  );

type Liquid = { rim: string; body: string; shine: string };

/** A strip of water or lava from edge to edge. */
const strip = ({ rim, body, shine }: Liquid): Drawing =>
  drawingOf(`
  ${rim} path -3 -1.5, ${crest(0.16)}, 3 -1.5
  ${body} path -3 -1.5, ${crest(0.06)}, 3 -1.5
  ${shine} oval -0.6 -0.05 0.3 0.04
  ${shine} oval 0.85 -0.1 0.28 0.04
  ${shine} oval 0.2 -0.36 0.3 0.035
  ${shine} oval -1.2 -0.44 0.3 0.035
  ${shine} oval 1.4 -0.48 0.26 0.035`);

export const waves = strip({ rim: "#1d5fa8", body: "#3f9be0", shine: "#a8e2ff" });
export const lava = strip({ rim: "#9c2412", body: "#f2641e", shine: "#ffd24a" });

export const steam: Drawing = [-0.2, 0.25].flatMap((x) =>
  rimmed(
    "#ffffff",
    0.12,
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `${x + 0.14 * Math.sin(i)} ${i * 0.22 - 0.7}`).join(", "),
  ),
);
