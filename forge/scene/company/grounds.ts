/** What one stands and lies on, and the egg that one comes out of. Data only. */
import {
  ball,
  both,
  box,
  column,
  cone,
  hoop,
  lathe,
  slab,
  spun,
  studs,
} from "#forge/bodies/things/parts.ts";
import type { Ride } from "./ride.ts";

export const grounds: Readonly<Record<string, Ride>> = {
  pillow: {
    parts: [
      box("pink", [0, 0.2, 0], [1.25, 0.2, 1.1], { round: 0.2 }),
      ball("pink", [0, 0.26, 0], [1.12, 0.32, 0.98], { blend: 0.1 }),
      both(ball("white", [1.22, 0.22, 1.06], [0.17, 0.17, 0.17])),
      both(ball("white", [1.22, 0.22, -1.06], [0.17, 0.17, 0.17])),
    ],
    seat: 0.4,
  },
  egg: {
    parts: [
      lathe("shellwhite", "0 0, 0.5 0.02, 0.92 0.4, 1.04 0.86, 0.96 0.86, 0.8 0.5, 0 0.5", {
        soft: 2,
      }),
      spun(
        11,
        slab("shellwhite", "-0.29 -0.05, 0.29 -0.05, 0.04 0.32", 0.03, { at: [0, 0.84, 0.97] }),
      ),
      slab("shellwhite", "-0.26 0, 0.22 0.04, 0.02 0.4", 0.04, {
        at: [1.2, 0.06, 0.75],
        turn: [1.2, 0.3, 0],
      }),
      studs("mint", "-0.5 0.62, 0.1 0.4, 0.6 0.66", [0.14, 0.14, 0.05]),
    ],
    seat: 0.12,
    inside: true,
    fits: true,
  },
  mountain: {
    parts: [
      lathe("boulder", "0 0, 1.8 0, 1.4 0.36, 1.22 0.74, 0.86 1.1, 0.58 1.56, 0 1.62"),
      lathe("stone", "0 0, 0.9 0, 0.56 0.4, 0.24 0.86, 0 0.96", { at: [-0.95, 0, 0.6] }),
      lathe("boulder", "0 0, 0.9 0, 0.6 0.5, 0.26 1.04, 0 1.14", { at: [0.95, 0, 0.4] }),
      lathe("stone", "0 0, 0.8 0, 0.5 0.24, 0.2 0.5, 0 0.56", { at: [0.15, 0, 1.2] }),
      lathe("white", "0 1.2, 0.84 1.17, 0.62 1.56, 0 1.66"),
      lathe("white", "0 0.74, 0.36 0.72, 0.26 1.05, 0 1.17", { at: [0.95, 0, 0.4] }),
      spun(7, cone("white", "0 1.2 0.78, 0 0.86 0.98", [0.14, 0.03])),
    ],
    seat: 1.63,
    size: 0.84,
  },
  hill: {
    parts: [
      lathe("green", "0 0, 2 0, 1.86 0.22, 1.3 0.6, 0.6 0.76, 0 0.78", { soft: 2 }),
      studs("white", "-0.7 1, 0.5 1.3, 1.2 0.4", [0.1, 0.1, 0.06], { from: "top" }),
      studs("yellow", "-0.1 1.5, 1 1, -1.3 0.5", [0.1, 0.1, 0.06], { from: "top" }),
    ],
    seat: 0.74,
  },
  rooftop: {
    parts: [
      box("cream", [0, 0.42, 0], [1.15, 0.42, 0.95]),
      slab("roof", "-1.5 0, 1.5 0, 0.9 0.72, -0.9 0.72", 1.12, { at: [0, 0.82, 0] }),
      box("brick", [0.98, 1.4, -0.5], [0.17, 0.42, 0.17]),
      both(box("sky", [0.52, 0.44, 0.96], [0.26, 0.24, 0.03])),
      both(box("white", [0.52, 0.44, 0.98], [0.03, 0.24, 0.03])),
      both(box("white", [0.52, 0.44, 0.98], [0.26, 0.03, 0.03])),
    ],
    seat: 1.54,
  },
  rock: {
    parts: [
      lathe("boulder", "0 0, 1.2 0, 1.26 0.3, 0.98 0.66, 0 0.78", { soft: 1 }),
      lathe("stone", "0 0, 0.5 0, 0.52 0.2, 0.3 0.42, 0 0.46", { soft: 1, at: [0.8, 0, 0.7] }),
      lathe("stone", "0 0, 0.4 0, 0.42 0.16, 0.2 0.3, 0 0.34", { soft: 1, at: [-0.9, 0, 0.7] }),
      ball("green", [-0.3, 0.74, 0.3], [0.3, 0.08, 0.26], { blend: 0.03 }),
    ],
    seat: 0.74,
  },
  stump: {
    parts: [
      lathe("darkwood", "0 0, 1.35 0, 1.05 0.22, 0.96 0.7, 0 0.7", { soft: 0 }),
      column("plank", [0, 0.7, 0], [0.9, 0.03]),
      hoop("wood", [0.6, 0.025], { at: [0, 0.74, 0] }),
      hoop("wood", [0.32, 0.025], { at: [0, 0.74, 0] }),
    ],
    seat: 0.73,
  },
  mushroom: {
    parts: [
      lathe("cream", "0 0, 0.62 0, 0.5 0.3, 0.52 0.8, 0 0.8", { soft: 1 }),
      lathe("red", "0 0.6, 1.2 0.62, 1.3 0.78, 1.05 1.14, 0.5 1.34, 0 1.38", { soft: 2 }),
      spun(6, ball("white", [0, 0.98, 1.14], [0.19, 0.17, 0.08])),
    ],
    seat: 1.34,
    size: 1.05,
  },
  bridge: {
    parts: [
      slab(
        "stone",
        "-2 0, -1.3 0, -1.1 0.44, -0.6 0.8, 0 0.9, 0.6 0.8, 1.1 0.44, 1.3 0, 2 0, 2 0.66, 1.2 1.1, 0 1.24, -1.2 1.1, -2 0.66",
        0.7,
      ),
      ball("water", [0, -0.06, 0.3], [1.9, 0.14, 1.5]),
    ],
    seat: 1.2,
    turn: -0.2,
  },
};
