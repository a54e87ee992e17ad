/** What one is caught in or hangs under: glasses, a web, a parachute. Data only. */
import { ball, both, column, hoop, lathe, spun, tube } from "#forge/bodies/things/parts.ts";
import type { Ride } from "./ride.ts";

/** A strand of a web, from its middle outwards. */
const strand = (turns: number) => {
  const [x, y] = [Math.sin(turns * Math.PI * 2), Math.cos(turns * Math.PI * 2)];
  return tube("white", `0 1.5 -1, ${x * 2.7} ${1.5 + y * 2.7} -1`, 0.04, { steps: 1 });
};

export const cells: Readonly<Record<string, Ride>> = {
  jar: {
    parts: [
      hoop("sky", [1.6, 0.09], { at: [0, 0.1, 0] }),
      hoop("sky", [1.6, 0.06], { at: [0, 2.7, 0] }),
      both(tube("sky", "1.6 0.1 0, 1.68 1.4 0, 1.6 2.7 0, 1.2 3.1 0", 0.08)),
      column("red", [0, 3.26, 0], [1.3, 0.18]),
      hoop("ember", [1.3, 0.06], { at: [0, 3.14, 0] }),
    ],
    main: ["sky"],
    seat: 0.2,
    fits: "all round",
  },
  fishbowl: {
    parts: [
      lathe("water", "0 0, 0.9 0, 1.5 0.3, 1.66 0.7, 0 0.7", { soft: 1 }),
      hoop("sky", [1.3, 0.09], { at: [0, 2.9, 0] }),
      both(tube("sky", "1.3 0.2 0, 1.8 1.2 0, 1.7 2.2 0, 1.3 2.9 0", 0.07)),
      spun(9, ball("ember", [0, 0.66, 1.1], [0.2, 0.14, 0.2])),
    ],
    main: ["sky"],
    seat: 0.7,
    fits: "all round",
  },
  bottle: {
    parts: [
      hoop("mint", [1.6, 0.09], { at: [0, 0.1, 0] }),
      both(tube("mint", "1.6 0.1 0, 1.66 1.8 0, 1.3 2.7 0, 0.56 3.2 0, 0.5 4.1 0", 0.08)),
      hoop("mint", [0.52, 0.09], { at: [0, 3.3, 0] }),
      hoop("mint", [0.56, 0.1], { at: [0, 4.1, 0] }),
      lathe("wood", "0 3.9, 0.42 3.9, 0.5 4.6, 0 4.64"),
    ],
    main: ["mint"],
    seat: 0.2,
    fits: "all round",
  },
  web: {
    parts: [
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => strand(i / 10)),
      ...[0.8, 1.4, 2, 2.5].map((radius) =>
        hoop("white", [radius, 0.035], { at: [0, 1.5, -1], turn: [Math.PI / 2, 0, 0] }),
      ),
    ],
    seat: 0.7,
    fits: true,
    floats: true,
  },
  parachute: {
    parts: [
      lathe("red", "0 5.2, 0.9 5.06, 1.8 4.4, 2.2 3.5, 2 3.56, 1.6 4.2, 0.8 4.7, 0 4.84", {
        soft: 2,
      }),
      spun(5, tube("yellow", "0 5.26 0.1, 0 5.12 0.9, 0 4.46 1.82, 0 3.54 2.22", 0.16)),
      spun(5, tube("cream", "0 1.4 0.3, 0 3.5 2.16", 0.035, { steps: 1 })),
      ball("gold", [0, 5.3, 0], [0.2, 0.16, 0.2]),
    ],
    main: ["red"],
    seat: 0,
    fits: true,
    floats: true,
  },
  puddle: {
    parts: [
      column("blue", [0, 0.03, 0.1], [1.6, 0.03]),
      column("blue", [0.9, 0.03, 0.7], [0.9, 0.03]),
      column("blue", [-1, 0.03, 0.5], [0.8, 0.03]),
      column("sky", [0.5, 0.05, 0.9], [0.5, 0.03]),
      ball("sky", [1.5, 0.5, 0.9], [0.12, 0.18, 0.12]),
      ball("sky", [-1.4, 0.6, 0.8], [0.13, 0.2, 0.13]),
      ball("sky", [-1, 0.4, 1.3], [0.1, 0.15, 0.1]),
    ],
    main: ["blue", "sky"],
    seat: 0.03,
  },
};
