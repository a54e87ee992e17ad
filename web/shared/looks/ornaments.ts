/**
 * What frames are drawn of. Each ornament has the corner at the top left and a piece of the top edge, both in
 * a square of 48 units: the bar runs through units 16 to 32, outside is up and to the left.
 */
import type { FrameColors, Ornament } from "#game/looks/frames.ts";

type Drawn = {
  /** Lines one over the other along the bar, the widest first: their width and colour. */
  bar: readonly (readonly [width: number, color: keyof FrameColors])[];
  /** Below the bar at the edge and above it at the corner. */
  edge: string;
  corner: string;
};

type Point = readonly [x: number, y: number];

/** Puts a shape somewhere, turned by degrees and scaled. */
const put = (shape: string, [x, y]: Point, turn = 0, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shape}</g>`;

const shape = (d: string, color: keyof FrameColors): string =>
  `<path d="${d}" fill="var(--${color})" stroke="var(--deep)" stroke-width=".9"/>`;

const line = (d: string, color: keyof FrameColors, width: number): string =>
  `<path d="${d}" fill="none" stroke="var(--${color})" stroke-width="${width}"/>`;

const dot = ([x, y]: Point, radius: number, color: keyof FrameColors): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--${color})" stroke="var(--deep)" stroke-width=".9"/>`;

/** A ray for each of the turns. */
const around = (ray: string, at: Point, turns: readonly number[], size = 1): string =>
  turns.map((turn) => put(ray, at, turn, size)).join("");

const mirrored = (shown: string): string => `<g transform="scale(1 -1)">${shown}</g>`;

const starOf = (points: number, outer: number, inner: number): string => {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
};

const oakLeaf =
  shape(
    "M0 0C2-3 3-5 5-4C6-7 9-7 9-4.5C11-7.5 14-6.5 13.5-4C16-5.5 18-3 20 0C18 3 16 5.5 13.5 4C14 6.5 11 7.5 9 4.5C9 7 6 7 5 4C3 5 2 3 0 0Z",
    "bright",
  ) + line("M1 0H17", "deep", 0.9);
const acorn =
  shape("M-3.5 0C-3.5 5-1.5 7 0 9C1.5 7 3.5 5 3.5 0Z", "gem") +
  shape("M-4.6 1C-4.6-4 4.6-4 4.6 1Z", "main");

const vineLeaf =
  shape("M0 0C1-7 9-9 13-4C11 3 5 5 0 0Z", "bright") + line("M1-1L10-4", "deep", 0.8);

const branch =
  line(
    "M0 0C8-1 12-3 21-2M8-1C11-4 12-7 12-10M14-2.5C17-5 19-7 20-10M11-1.5C14 2 17 3 20 4",
    "deep",
    5,
  ) +
  line(
    "M0 0C8-1 12-3 21-2M8-1C11-4 12-7 12-10M14-2.5C17-5 19-7 20-10M11-1.5C14 2 17 3 20 4",
    "bright",
    3.4,
  );
const shell =
  shape("M0 6C-8 3-8-6 0-7C8-6 8 3 0 6Z", "gem") +
  line("M0 5V-6M0 5L-4-4.5M0 5L4-4.5", "main", 0.9);

const tongue =
  shape("M-6 4C-8-3-2-5-3-12C2-9 3-6 3-4C4-5 4-6 4-8C8-4 8 1 5 4Z", "bright") +
  shape("M-3 4C-4 0-1-1-1-5C2-3 4 1 2 4Z", "gem");

const curl = "M0 0C8 1 16-1 18-7C19-12 12-13 11.5-8.500C11.5-6 14-5 15-7";
const scroll = line(curl, "deep", 4.6) + line(curl, "bright", 2.8);

const iceRay = "M0 0H17M7 0L11-4M7 0L11 4M12 0L15-3M12 0L15 3";
const ice = line(iceRay, "deep", 4) + line(iceRay, "bright", 2.4);

const petal = shape("M0 0C-5-3-5-10 0-10C5-10 5-3 0 0Z", "bright");
const flower = around(petal, [0, 0], [0, 72, 144, 216, 288]) + dot([0, 0], 3, "gem");
const leaf = shape("M0 0C4-5 10-5 14 0C10 5 4 5 0 0Z", "main") + line("M1 0H11", "deep", 0.8);

const all = [0, 60, 120, 180, 240, 300];

export const drawn: Record<Ornament, Drawn> = {
  oak: {
    bar: [
      [16, "deep"],
      [13.6, "main"],
    ],
    edge:
      line(
        "M0 20.500C10 19 14 22.500 24 21S40 19 48 20.500M0 27C12 28.500 16 25.500 26 27S40 28 48 27",
        "deep",
        0.8,
      ) + line("M14 24C18 22.500 22 22.500 26 24C22 25.500 18 25.500 14 24Z", "deep", 0.9),
    corner:
      around(oakLeaf, [24, 24], [225, 175, 275, -10, 100], 1.15) + put(acorn, [22, 22], -45, 1.35),
  },
  vine: {
    bar: [
      [16, "deep"],
      [13.6, "main"],
      [10, "deep"],
    ],
    edge:
      line("M0 24C6 15 18 15 24 24S42 33 48 24", "deep", 4.2) +
      line("M0 24C6 15 18 15 24 24S42 33 48 24", "bright", 2.4) +
      put(vineLeaf, [18, 18.5], -30, 0.9) +
      put(vineLeaf, [30, 29.5], 70, 0.9) +
      dot([12, 27], 2, "gem"),
    corner:
      line("M24 48C15 42 15 32 22 27C28 22 40 14 48 24", "deep", 4.6) +
      line("M24 48C15 42 15 32 22 27C28 22 40 14 48 24", "bright", 2.8) +
      around(vineLeaf, [22, 25], [200, 262, 20, 92, 320], 1.05) +
      dot([23, 25], 4, "gem"),
  },
  coral: {
    bar: [
      [16, "deep"],
      [13.6, "main"],
    ],
    edge:
      dot([8, 26], 2.6, "gem") +
      dot([14, 21], 1.6, "gem") +
      put(shell, [28, 24], 0, 0.85) +
      dot([41, 22], 1.8, "gem"),
    corner:
      put(branch, [24, 22], 188, 0.95) +
      put(mirrored(branch), [22, 24], 262, 0.95) +
      put(branch, [22, 18], 0, 0.95) +
      put(mirrored(branch), [18, 22], 90, 0.95) +
      put(shell, [25, 26], 135, 1.25),
  },
  star: {
    bar: [
      [16, "deep"],
      [15, "gem"],
      [13, "main"],
      [8, "deep"],
    ],
    edge:
      put(shape(starOf(4, 7, 1.8), "bright"), [24, 24]) +
      dot([8, 22], 1.2, "bright") +
      dot([13, 27], 0.9, "bright") +
      dot([36, 26], 1.4, "bright") +
      dot([43, 21], 0.9, "bright"),
    corner:
      put(shape(starOf(8, 12, 7), "main"), [24, 24], 22.5, 1.15) +
      put(shape(starOf(4, 21, 4.4), "gem"), [24, 24], 45) +
      put(shape(starOf(4, 17, 4), "bright"), [24, 24]) +
      put(shape(starOf(4, 4.5, 1.3), "bright"), [42, 39]) +
      put(shape(starOf(4, 3.5, 1), "gem"), [39, 9]) +
      put(shape(starOf(4, 3.5, 1), "gem"), [9, 39]),
  },
  flame: {
    bar: [
      [16, "deep"],
      [13.6, "main"],
      [9, "deep"],
      [3.4, "bright"],
      [1.4, "gem"],
    ],
    edge: put(tongue, [12, 17], 0, 0.75) + put(tongue, [34, 16.5], 0, 1),
    corner:
      put(tongue, [37, 16], 8, 1.05) +
      put(tongue, [16, 37], -98, 1.05) +
      put(tongue, [20, 20], -45, 1.75) +
      dot([26, 26], 4.5, "deep") +
      dot([26, 26], 2.6, "gem"),
  },
  scroll: {
    bar: [
      [16, "deep"],
      [14.4, "main"],
      [11, "bright"],
      [9.6, "main"],
    ],
    edge: [6, 18, 30, 42].map((x) => dot([x, 24], 2.4, "bright")).join(""),
    corner:
      put(scroll, [24, 24], -4, 1.1) +
      put(mirrored(scroll), [24, 24], 94, 1.1) +
      put(scroll, [24, 24], 205, 0.8) +
      put(mirrored(scroll), [24, 24], 245, 0.8) +
      put(shape("M0-8L6.500 0L0 8L-6.500 0Z", "bright"), [24, 24], 45, 1.2) +
      put(shape("M0-5.500L4.500 0L0 5.500L-4.500 0Z", "gem"), [24, 24], 45, 1.2),
  },
  frost: {
    bar: [
      [16, "deep"],
      [14.4, "main"],
      [5, "bright"],
    ],
    edge:
      shape("M20 17L24 6L28 17Z", "bright") +
      shape("M10 17L12.500 11L15 17Z", "bright") +
      shape("M34 17L37 9L40 17Z", "bright") +
      around(ice, [24, 24], all, 0.3),
    corner:
      dot([24, 24], 13, "gem") +
      around(
        ice,
        [24, 24],
        all.map((turn) => turn + 15),
        1.15,
      ),
  },
  blossom: {
    bar: [
      [16, "deep"],
      [14.4, "main"],
      [7, "deep"],
      [5.6, "main"],
    ],
    edge:
      put(leaf, [26, 22], -25, 0.8) +
      put(leaf, [22, 26], 155, 0.8) +
      put(flower, [24, 24], 0, 0.72) +
      dot([5, 24], 2, "gem"),
    corner:
      around(leaf, [24, 24], [-18, 108, 200, 250], 1.4) +
      put(flower, [35, 22], 20, 0.7) +
      put(flower, [22, 35], 40, 0.7) +
      put(flower, [22, 22], 0, 1.35),
  },
};
