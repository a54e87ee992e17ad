import { diceFrom, seedFrom, type Dice } from "#game/lib/dice.ts";
import { night, white, type Glow } from "./light.ts";
import { downward, filled, stops, tag } from "./svg.ts";

export const SIZE = { width: 1200, height: 630 } as const;

type Point = { x: number; y: number };

type Sky = {
  glow: Glow;
  /** The same text always gets the same stars. */
  seed: string;
  centre: Point;
  /** From here on there are words, and no stars among them. */
  wordsFrom: number;
};

const RAYS = 15;
const RAY_LENGTH = 1300;
const STARS = 90;
/** Above and below the words. */
const MARGIN = 60;

/** A night sky in the light of an element: a glow, rays and stars. */
export function backdrop({ glow: { bright, deep }, seed, centre, wordsFrom }: Sky): string {
  const dice = diceFrom(seedFrom(seed));
  const around = { cx: centre.x, cy: centre.y, gradientUnits: "userSpaceOnUse" };
  const radial = (id: string, r: number, light: string) =>
    tag("radialGradient", { id, r, ...around }, light);
  const lights = [
    radial(
      "sky",
      1050,
      stops([
        [0, deep],
        [0.5, deep, 0.55],
        [1, deep, 0.12],
      ]),
    ),
    radial(
      "glow",
      480,
      stops([
        [0, bright, 0.62],
        [0.55, bright, 0.2],
        [1, bright, 0],
      ]),
    ),
    radial(
      "ray",
      900,
      stops([
        [0, bright, 0.3],
        [1, bright, 0],
      ]),
    ),
    downward("ground", [
      [0.6, night, 0],
      [1, night, 0.75],
    ]),
  ];
  return [
    tag("defs", {}, lights.join("")),
    sheet(night),
    sheet("url(#sky)"),
    filled("url(#ray)", rays(centre, dice)),
    sheet("url(#glow)"),
    filled(white, starField(wordsFrom, dice)),
    sheet("url(#ground)"),
  ].join("");
}

const sheet = (fill: string) => tag("rect", { ...SIZE, fill });

function rays({ x, y }: Point, dice: Dice): string {
  const end = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [right, down] = [Math.cos(angle) * RAY_LENGTH, Math.sin(angle) * RAY_LENGTH];
    return `${(x + right).toFixed(1)} ${(y + down).toFixed(1)}`;
  };
  return Array.from({ length: RAYS }, (_, i) => {
    const from = (i * 360) / RAYS + dice.between(-5, 5);
    const to = from + dice.between(5, 11);
    return tag("path", { d: `M${x} ${y}L${end(from)}L${end(to)}Z` });
  }).join("");
}

const starField = (wordsFrom: number, dice: Dice): string =>
  Array.from({ length: STARS }, () => ({
    cx: dice.int(0, SIZE.width),
    cy: dice.int(0, SIZE.height),
    r: dice.between(0.6, 2.4),
    // With "opacity" each would be a layer as large as the picture.
    "fill-opacity": dice.between(0.2, 0.9),
  }))
    .filter(({ cx, cy }) => cx < wordsFrom || cy < MARGIN || cy > SIZE.height - MARGIN / 2)
    .map((star) => tag("circle", star))
    .join("");
