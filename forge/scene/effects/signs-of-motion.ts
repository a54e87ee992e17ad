/** How it moves, and the weather that it stands in. Data only. */
import { drawingOf, type Drawing } from "#forge/scene/settings/stencil.ts";
import { line, rimmed } from "./pen.ts";

export const speed: Drawing = [
  ...rimmed("#ffffff", 0.06, "0.1 0.75, 0.95 0.75"),
  ...rimmed("#ffffff", 0.06, "-0.1 0.25, 0.8 0.25"),
  ...rimmed("#ffffff", 0.06, "0.1 -0.25, 1 -0.25"),
  ...rimmed("#ffffff", 0.06, "0 -0.7, 0.7 -0.7"),
];

const arc = (radius: number, from: number, to: number, squash = 0.3) =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = from + ((to - from) * i) / 12;
    return `${radius * Math.cos(angle)} ${radius * squash * Math.sin(angle)}`;
  }).join(", ");

/** Around the body's middle; before it only below, so that no face is covered. */
export const whirl: Drawing = [
  ...rimmed("#ffffff", 0.07, arc(1.15, 2.9, 6.1)),
  ...rimmed("#ffffff", 0.07, "0.92 -0.14, 1.14 -0.05, 1.2 -0.28"),
];

export const risen: Drawing = [
  ...rimmed("#c8f58a", 0.14, "-0.35 0.4, 0 0.8, 0.35 0.4"),
  ...rimmed("#c8f58a", 0.14, "-0.35 -0.1, 0 0.3, 0.35 -0.1"),
  ...rimmed("#c8f58a", 0.14, "-0.35 -0.6, 0 -0.2, 0.35 -0.6"),
];

export const dropped: Drawing = [
  ...rimmed("#ffffff", 0.08, "-0.25 1, -0.25 -0.2"),
  ...rimmed("#ffffff", 0.08, "0.05 0.6, 0.05 -0.7"),
  ...rimmed("#ffffff", 0.08, "0.35 0.9, 0.35 0"),
];

/** Its shadow, far below. */
export const hovering: Drawing = drawingOf(`
  #1d1430 oval 0 -0.5 0.8 0.13 0.28
  #1d1430 oval 0 -0.5 0.6 0.09 0.28`);

/** From `low` up beyond the picture. */
const ropeFrom = (low: number): Drawing => [
  ...line("#4a2f1c", 0.15, `0 ${low}, 0 3`),
  ...line("#c89a5a", 0.1, `0 ${low}, 0 3`),
  ...Array.from({ length: Math.floor((3 - low) / 0.15) }, (_, i) => {
    const y = low + i * 0.15;
    return line("#8a6232", 0.025, `-0.045 ${y}, 0.045 ${y + 0.08}`);
  }).flat(),
];

export const rope: Drawing = ropeFrom(-3);

/** It ends behind the body that hangs from it. */
export const tether: Drawing = ropeFrom(0.3);

export const glow: Drawing = [
  ...drawingOf(`
    #fff3b0 oval 0 0 1.5 1.5 0.28
    #fff3b0 oval 0 0 1.34 1.34 0.34
    #fffbe0 oval 0 0 1.18 1.18 0.45`),
  ...Array.from({ length: 12 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return line("#fff8cf", 0.07, `${1.26 * c} ${1.26 * s}, ${1.52 * c} ${1.52 * s}`);
  }).flat(),
];

const streaks = Array.from({ length: 56 }, (_, i) => {
  const x = ((i * 0.377) % 1.06) - 0.53;
  const y = ((i * 0.618) % 1.36) - 0.68;
  return line("#d9efff", 0.009, `${x} ${y}, ${x - 0.022} ${y - 0.085}`);
}).flat();

/** From edge to edge: 1 is the picture's width, 0 its middle. */
export const clouds: Drawing = drawingOf(`
  #59647c oval -0.4 0.66 0.26 0.1
  #59647c oval -0.12 0.7 0.26 0.11
  #59647c oval 0.2 0.67 0.28 0.11
  #59647c oval 0.45 0.7 0.22 0.11
  #7a879f oval -0.38 0.68 0.22 0.07
  #7a879f oval 0.2 0.69 0.22 0.07`);

export const rainfall: Drawing = streaks;

export const bolt: Drawing = drawingOf(`
  #8a6a10 path -0.32 0.64, -0.42 0.42, -0.35 0.43, -0.4 0.24, -0.24 0.48, -0.31 0.47, -0.24 0.64
  #fff08a path -0.31 0.63, -0.4 0.44, -0.33 0.45, -0.37 0.31, -0.26 0.465, -0.33 0.455, -0.26 0.63`);

export const fog: Drawing = drawingOf(`
  #eef2f8 oval -0.3 -0.34 0.6 0.07 0.6
  #eef2f8 oval 0.35 -0.46 0.6 0.08 0.65
  #eef2f8 oval -0.2 -0.58 0.8 0.1 0.7
  #eef2f8 oval 0.4 0.42 0.5 0.06 0.5
  #eef2f8 oval -0.45 0.54 0.5 0.06 0.5`);

const gust = (x: number, y: number) =>
  `${x - 0.3} ${y}, ${x} ${y}, ${x + 0.07} ${y + 0.03}, ${x + 0.06} ${y + 0.09}, ${x} ${y + 0.1}, ${x - 0.02} ${y + 0.06}`;

export const gusts: Drawing = [gust(-0.1, 0.5), gust(0.35, 0.36), gust(-0.15, -0.5)].flatMap((at) =>
  line("#ffffff", 0.02, at),
);

export const crescent: Drawing = drawingOf(`
  #fff6c8 path 0.25 0.95, -0.3 0.9, -0.75 0.55, -0.95 0, -0.75 -0.55, -0.3 -0.9, 0.25 -0.95, -0.1 -0.62, -0.28 -0.2, -0.28 0.2, -0.1 0.62
  #ffffff path 0.65 0.5, 0.72 0.28, 0.95 0.2, 0.72 0.12, 0.65 -0.1, 0.58 0.12, 0.35 0.2, 0.58 0.28`);
