/** What shows that one sells, builds, plants, counts, wins, shouts or explodes. Data only. */
import { drawingOf, type Drawing } from "#forge/scene/settings/stencil.ts";
import { line, rimmed } from "./pen.ts";

/** Waves of a loud sound. */
export const loud: Drawing = [
  ...rimmed("#fff2a8", 0.15, "-0.55 0.5, -0.35 0.2, -0.35 -0.2, -0.55 -0.5"),
  ...rimmed("#fff2a8", 0.15, "-0.1 0.85, 0.2 0.4, 0.2 -0.4, -0.1 -0.85"),
  ...rimmed("#fff2a8", 0.15, "0.4 1.15, 0.75 0.6, 0.75 -0.6, 0.4 -1.15"),
];

const coin = (x: number, y: number) => `
  #5a3408 oval ${x} ${y} 0.5 0.24
  #d8901c oval ${x} ${y + 0.02} 0.43 0.18
  #ffd84a oval ${x} ${y + 0.06} 0.43 0.17
  #fff0a0 oval ${x - 0.1} ${y + 0.09} 0.2 0.06`;

const pile = (x: number, high: number) =>
  Array.from({ length: high }, (_, i) => coin(x, 0.1 + i * 0.2)).join("");

export const coins: Drawing = drawingOf(pile(0.62, 3) + pile(-0.6, 5) + pile(0.05, 2));

const stroke = (points: string) => rimmed("#ffffff", 0.17, points);

/** One, two, three. */
export const numbers: Drawing = [
  ...stroke("-1.1 0.35, -0.9 0.55, -0.9 -0.5"),
  ...stroke("-0.35 0.35, -0.1 0.58, 0.15 0.35, -0.35 -0.5, 0.2 -0.5"),
  ...stroke("0.65 0.55, 1.15 0.55, 0.85 0.12, 1.15 -0.15, 0.95 -0.5, 0.6 -0.42"),
];

/** A wall that is not finished, and a hammer on it. */
export const tools: Drawing = [
  ...drawingOf(`
  #4a1f1a box -0.95 -0.06 1.9 0.98
  #c8553f box -0.88 0 0.84 0.26
  #d8684f box 0.04 0 0.84 0.26
  #d8684f box -0.88 0.32 0.4 0.26
  #c8553f box -0.4 0.32 0.84 0.26
  #e07a60 box 0.52 0.32 0.36 0.26
  #c8553f box -0.88 0.64 0.84 0.22
  #e07a60 box 0.04 0.64 0.84 0.22`),
  ...line("#3a2414", 0.26, "0.1 0.95, 0.62 1.62"),
  ...line("#c8904f", 0.15, "0.1 0.95, 0.62 1.62"),
  ...line("#2a2c38", 0.42, "0.36 1.82, 0.86 1.42"),
  ...line("#a8b0bc", 0.28, "0.36 1.82, 0.86 1.42"),
];

/** A plant in its pot. */
export const sprout: Drawing = [
  ...line("#1f4a24", 0.2, "0 0.6, 0.02 1.5"),
  ...line("#5fae45", 0.11, "0 0.6, 0.02 1.5"),
  ...drawingOf(`
  #1f4a24 oval -0.42 1.42 0.46 0.3
  #6fc450 oval -0.42 1.43 0.38 0.22
  #1f4a24 oval 0.46 1.62 0.46 0.3
  #8ad860 oval 0.46 1.63 0.38 0.22
  #4a2414 path -0.66 0.86, 0.66 0.86, 0.46 -0.06, -0.46 -0.06
  #c8703f path -0.58 0.8, 0.58 0.8, 0.4 0, -0.4 0
  #4a2414 box -0.74 0.66 1.48 0.3
  #e08a54 box -0.67 0.72 1.34 0.18`),
];

const rays = (reach: number, inner: number) =>
  Array.from({ length: 24 }, (_, i) => {
    const r = i % 2 === 0 ? reach * (i % 4 === 0 ? 1 : 0.82) : inner;
    const angle = (i * Math.PI) / 12;
    return `${(r * Math.sin(angle)).toFixed(3)} ${(r * Math.cos(angle)).toFixed(3)}`;
  }).join(", ");

/** The star of a bang, behind the body. */
export const burst: Drawing = drawingOf(`
  #8a2a14 path ${rays(1.34, 0.92)}
  #ff8a2a path ${rays(1.26, 0.86)}
  #ffd84a path ${rays(1.05, 0.7)}`);

export const cup: Drawing = [
  ...line("#5a3408", 0.22, "-0.5 1.4, -0.86 1.4, -0.8 1, -0.4 0.84"),
  ...line("#ffd84a", 0.12, "-0.5 1.4, -0.86 1.4, -0.8 1, -0.4 0.84"),
  ...line("#5a3408", 0.22, "0.5 1.4, 0.86 1.4, 0.8 1, 0.4 0.84"),
  ...line("#ffd84a", 0.12, "0.5 1.4, 0.86 1.4, 0.8 1, 0.4 0.84"),
  ...drawingOf(`
  #5a3408 box -0.46 -0.06 0.92 0.3
  #a8681c box -0.39 0 0.78 0.18
  #5a3408 box -0.18 0.16 0.36 0.5
  #e8a82c box -0.11 0.2 0.22 0.46
  #5a3408 path -0.64 1.72, 0.64 1.72, 0.48 0.9, 0.2 0.58, -0.2 0.58, -0.48 0.9
  #ffc83a path -0.56 1.65, 0.56 1.65, 0.41 0.93, 0.16 0.66, -0.16 0.66, -0.41 0.93
  #fff0a0 path -0.42 1.55, -0.18 1.55, -0.2 0.95, -0.32 0.98`),
];
