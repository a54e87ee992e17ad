/** What shows that one sits, lives, works or makes something. Data only. */
import { drawingOf, type Drawing } from "#forge/scene/settings/stencil.ts";
import { line, rimmed } from "./pen.ts";

/** As wide as the body that sits on it. */
export const cushion: Drawing = drawingOf(`
  #4a1f3a oval -1.12 0.02 0.16 0.14
  #4a1f3a oval 1.12 0.02 0.16 0.14
  #4a1f3a oval 0 0 1.16 0.3
  #d84f7c oval 0 0.02 1.1 0.25
  #f07fa2 oval 0 0.08 0.98 0.16
  #ffc83a oval -1.12 0.03 0.1 0.09
  #ffc83a oval 1.12 0.03 0.1 0.09
  #ffb0c8 oval -0.5 0.13 0.24 0.04 0.8`);

export const mailbox: Drawing = drawingOf(`
  #4a2f1c box -0.14 -0.1 0.28 1.2
  #a8703c box -0.08 -0.04 0.16 1.1
  #3a2a4a oval 0.02 1.42 0.74 0.46
  #3a2a4a box -0.72 0.96 1.48 0.5
  #e2483f oval 0.02 1.42 0.66 0.38
  #e2483f box -0.64 1.03 1.32 0.42
  #ff8a76 oval -0.02 1.62 0.46 0.1
  #3a2a4a oval -0.36 1.28 0.3 0.34
  #fff3d8 oval -0.36 1.28 0.23 0.27
  #d8487c path -0.36 1.1, -0.18 1.3, -0.22 1.42, -0.3 1.44, -0.36 1.37, -0.42 1.44, -0.5 1.42, -0.54 1.3
  #3a2a4a box 0.4 1.2 0.12 0.94
  #3a2a4a box 0.4 1.84 0.48 0.32
  #ffd24a box 0.46 1.9 0.36 0.2`);

const sparkle = (x: number, y: number, s: number) => {
  const star = (r: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => {
        const reach = i % 2 === 0 ? r : r * 0.3;
        const angle = (i * Math.PI) / 4;
        return `${x + reach * Math.sin(angle)} ${y + reach * Math.cos(angle)}`;
      })
      .join(", ");
  return `
  #8a5a10 path ${star(s * 1.3)}
  #fff3a0 path ${star(s)}`;
};

export const sparkles: Drawing = drawingOf(
  sparkle(-0.1, 0.75, 0.55) + sparkle(0.35, -0.1, 0.36) + sparkle(-0.3, -0.65, 0.42),
);

const drop = (x: number, y: number, s: number) => `
  #2c6fc4 path ${x} ${y + s}, ${x + 0.46 * s} ${y - 0.2 * s}, ${x - 0.46 * s} ${y - 0.2 * s}
  #2c6fc4 oval ${x} ${y - 0.36 * s} ${0.5 * s} ${0.48 * s}
  #a8e2ff path ${x} ${y + 0.62 * s}, ${x + 0.3 * s} ${y - 0.2 * s}, ${x - 0.3 * s} ${y - 0.2 * s}
  #a8e2ff oval ${x} ${y - 0.36 * s} ${0.36 * s} ${0.34 * s}`;

export const sweat: Drawing = drawingOf(
  drop(-0.6, 0.35, 0.62) + drop(0.15, 0.6, 0.75) + drop(0.7, -0.2, 0.5) + drop(-0.1, -0.5, 0.5),
);

export const yarn: Drawing = [
  ...line("#3a2a4a", 0.2, "-0.7 0.1, 0.8 1.6"),
  ...line("#e8c98a", 0.11, "-0.7 0.1, 0.8 1.6"),
  ...line("#3a2a4a", 0.2, "0.7 0.1, -0.8 1.6"),
  ...line("#e8c98a", 0.11, "0.7 0.1, -0.8 1.6"),
  ...drawingOf(`
    #3a2a4a oval 0 0.56 0.74 0.7
    #e85f8f oval 0 0.56 0.66 0.62
    #ff94b4 oval -0.16 0.78 0.3 0.2`),
  ...line("#a83464", 0.07, "-0.6 0.5, -0.2 0.86, 0.3 1.06"),
  ...line("#a83464", 0.07, "-0.55 0.3, 0 0.66, 0.55 0.8"),
  ...line("#a83464", 0.07, "-0.35 0.1, 0.15 0.36, 0.62 0.5"),
  ...line("#e85f8f", 0.12, "0.3 -0.02, 0.8 -0.06, 1.2 0.06"),
];

/** They fly off the egg. */
export const shellBits: Drawing = [
  ...drawingOf(`
    #6a5138 path -0.7 0.3, -0.1 0.95, 0.3 0.35, -0.1 0.42, -0.3 0.1
    #fff3d8 path -0.56 0.34, -0.12 0.78, 0.16 0.43, -0.14 0.52, -0.32 0.24
    #6a5138 path 0 -0.9, 0.6 -0.6, 0.5 -0.05, 0.26 -0.3, -0.02 -0.2
    #fff3d8 path 0.1 -0.78, 0.5 -0.56, 0.42 -0.22, 0.26 -0.42, 0.08 -0.32`),
  ...rimmed("#ffffff", 0.07, "-0.75 -0.35, -0.3 -0.2"),
  ...rimmed("#ffffff", 0.07, "-0.7 -0.7, -0.3 -0.75"),
];
