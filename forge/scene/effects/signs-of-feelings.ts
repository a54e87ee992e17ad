/** What shows a deed beside the head: a tear, a cloud of thought, letters of sleep. Data only. */
import { drawingOf, type Drawing } from "#forge/scene/settings/stencil.ts";
import { line, rimmed } from "./pen.ts";

/** Its foot is at the eye's lower rim; the eye's half width is 1. */
export const tear: Drawing = drawingOf(`
  #2c6fc4 path 0 0.75, 0.5 -0.35, -0.5 -0.35
  #2c6fc4 oval 0 -0.55 0.56 0.56
  #8fd6ff path 0 0.4, 0.36 -0.4, -0.36 -0.4
  #8fd6ff oval 0 -0.55 0.42 0.42
  #ffffff oval -0.15 -0.42 0.13 0.16`);

const z = (x: number, y: number, s: number) =>
  rimmed(
    "#ffffff",
    0.17 * (0.6 + s * 0.4),
    `${x - 0.3 * s} ${y + 0.35 * s}, ${x + 0.3 * s} ${y + 0.35 * s}, ${x - 0.3 * s} ${y - 0.35 * s}, ${x + 0.3 * s} ${y - 0.35 * s}`,
  );

export const zzz: Drawing = [...z(-0.65, -0.7, 0.7), ...z(-0.1, -0.05, 1), ...z(0.6, 0.7, 1.35)];

export const speech: Drawing = [
  ...drawingOf(`
    #3a2a4a path -0.95 -1.05, -0.1 -0.45, -0.65 0.05
    #3a2a4a oval 0.05 0.15 1.05 0.76
    #ffffff path -0.8 -0.88, -0.15 -0.35, -0.6 0.05
    #ffffff oval 0.05 0.15 0.95 0.66`),
  ...line("#8d7aa8", 0.12, "-0.5 0.42, 0.62 0.42"),
  ...line("#8d7aa8", 0.12, "-0.62 0.14, 0.7 0.14"),
  ...line("#8d7aa8", 0.12, "-0.45 -0.14, 0.3 -0.14"),
];

export const question: Drawing = [
  ...speech.slice(0, 4),
  ...line(
    "#d8487c",
    0.16,
    "-0.2 0.38, -0.1 0.56, 0.12 0.6, 0.3 0.46, 0.26 0.26, 0.06 0.1, 0.05 -0.08",
  ),
  ...line("#d8487c", 0.2, "0.05 -0.3, 0.05 -0.3"),
];

export const thought: Drawing = drawingOf(`
  #3a2a4a oval -0.92 -1 0.15 0.13
  #ffffff oval -0.92 -1 0.09 0.07
  #3a2a4a oval -0.62 -0.66 0.22 0.19
  #ffffff oval -0.62 -0.66 0.15 0.12
  #3a2a4a oval -0.45 0.1 0.56 0.46
  #3a2a4a oval 0.1 0.45 0.62 0.5
  #3a2a4a oval 0.6 0.1 0.5 0.44
  #3a2a4a oval 0.1 -0.15 0.62 0.42
  #ffffff oval -0.45 0.1 0.47 0.37
  #ffffff oval 0.1 0.45 0.53 0.41
  #ffffff oval 0.6 0.1 0.41 0.35
  #ffffff oval 0.1 -0.15 0.53 0.33
  #ffd24a path 0.1 0.62, 0.19 0.3, 0.5 0.28, 0.25 0.08, 0.34 -0.22, 0.1 -0.04, -0.14 -0.22, -0.05 0.08, -0.3 0.28, 0.01 0.3`);

export const laughter: Drawing = [
  ...rimmed("#fff2a8", 0.16, "-0.6 0.75, 0.05 1.05"),
  ...rimmed("#fff2a8", 0.16, "-0.5 0.1, 0.4 0.15"),
  ...rimmed("#fff2a8", 0.16, "-0.6 -0.55, 0.05 -0.85"),
];

export const shivers: Drawing = [
  ...rimmed("#d6f1ff", 0.12, "-0.25 0.9, 0.05 0.6, -0.25 0.3, 0.05 0, -0.25 -0.3, 0.05 -0.6"),
  ...rimmed("#d6f1ff", 0.12, "0.35 0.6, 0.6 0.35, 0.35 0.1, 0.6 -0.15, 0.35 -0.4"),
];

const waft = (x: number, y: number) =>
  rimmed(
    "#b7e04a",
    0.17,
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => `${x + 0.17 * Math.sin(i * 0.95)} ${y + i * 0.19}`)
      .join(", "),
  );

export const smells: Drawing = [...waft(-0.65, -0.9), ...waft(0, -0.6), ...waft(0.65, -0.9)];

export const droplets: Drawing = drawingOf(`
  #ffffff oval -0.55 0 0.42 0.34 0.85
  #ffffff oval -0.1 0.2 0.4 0.34 0.85
  #ffffff oval -0.05 -0.22 0.42 0.34 0.85
  #e4f4ff oval 0.35 0 0.45 0.36 0.9
  #3f8ed8 oval 0.85 0.42 0.13 0.1
  #3f8ed8 oval 1.05 0.02 0.14 0.1
  #3f8ed8 oval 0.8 -0.42 0.13 0.1
  #3f8ed8 oval 0.45 0.6 0.11 0.09
  #3f8ed8 oval 0.42 -0.62 0.11 0.09`);

export const hearts: Drawing = drawingOf(`
  #8c1d46 path 0.05 -0.95, 1.02 0.1, 0.98 0.6, 0.52 0.86, 0.05 0.5, -0.42 0.86, -0.88 0.6, -0.92 0.1
  #ff5f8f path 0.05 -0.76, 0.88 0.14, 0.84 0.52, 0.52 0.7, 0.05 0.3, -0.42 0.7, -0.74 0.52, -0.78 0.14
  #ffffff oval -0.42 0.42 0.16 0.12 0.8
  #8c1d46 path -0.8 -1.3, -0.32 -0.8, -0.36 -0.52, -0.6 -0.42, -0.8 -0.58, -1 -0.42, -1.24 -0.52, -1.28 -0.8
  #ff8fb2 path -0.8 -1.15, -0.42 -0.76, -0.46 -0.6, -0.6 -0.54, -0.8 -0.74, -1 -0.54, -1.14 -0.6, -1.18 -0.76`);

export const scribble: Drawing = line(
  "#2a2030",
  0.17,
  "-0.7 -0.2, 0.6 0.5, -0.6 0.35, 0.7 -0.1, -0.5 -0.4, 0.3 0.65, -0.1 -0.55, 0.55 0.25, -0.75 0.1, 0.45 -0.4",
);

export const dizzy: Drawing = drawingOf(`
  #8a5a10 path -0.75 0.6, -0.62 0.18, -0.2 0.14, -0.53 -0.12, -0.42 -0.52, -0.75 -0.28, -1.08 -0.52, -0.97 -0.12, -1.3 0.14, -0.88 0.18
  #ffdf57 path -0.75 0.44, -0.67 0.1, -0.38 0.08, -0.61 -0.1, -0.52 -0.36, -0.75 -0.2, -0.98 -0.36, -0.89 -0.1, -1.12 0.08, -0.83 0.1
  #8a5a10 path 0.6 0.8, 0.7 0.46, 1.02 0.44, 0.77 0.24, 0.86 -0.08, 0.6 0.1, 0.34 -0.08, 0.43 0.24, 0.18 0.44, 0.5 0.46
  #ffdf57 path 0.6 0.66, 0.66 0.4, 0.88 0.38, 0.71 0.24, 0.77 0.04, 0.6 0.16, 0.43 0.04, 0.49 0.24, 0.32 0.38, 0.54 0.4`);

/** Red cheeks, below the eye and outside of it. */
export const rose: Drawing = drawingOf(`
  #ff5a6a oval 0.35 -0.45 0.85 0.5 0.35
  #ff5a6a oval 0.35 -0.45 0.62 0.36 0.45`);
