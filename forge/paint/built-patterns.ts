/** What is put together from things: books, boxes, patches of cloth; and zigzags of light. */
import { noise } from "#forge/shapes/noise.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import { filtered, white, type Color } from "./color.ts";
import { cover, flatten, groove, offWhole, type Painters } from "./brush.ts";

type BuiltPainters = Pick<Painters, "books" | "boxes" | "bolts" | "patchwork" | "toyBricks">;

const paper: Color = [0.98, 0.94, 0.82];

/** The same number between 0 and 1 for the same two. */
const chanceOf = (row: number, column: number): number =>
  noise(row * 3.7 + 11, column * 5.3 + 7, 4);

const pick = (colors: readonly Color[], row: number, column: number): Color =>
  colors[Math.abs(row * 5 + column * 3 + Math.round(chanceOf(row, column) * 9)) % colors.length]!;

export const builtPainters: BuiltPainters = {
  /** They lie on each other: some show their pages, some their backs. */
  books(pen, spot, { colors }) {
    const { u, v } = flatten(spot);
    const row = Math.floor(v * 4.2);
    const column = Math.floor(u * 0.9 + 0.37 * row);
    const up = v * 4.2 - row;
    const isPages = (row + column) % 2 === 0 && up > 0.2 && up < 0.8;
    cover(pen, pick(colors, row, column), 1);
    if (isPages) cover(pen, paper, 1);
    if (isPages) groove(pen, [0.7, 0.64, 0.56], smoothstep(0.2, 0.8, Math.sin(up * 34)));
    const along = u * 0.9 + 0.37 * row - column;
    const isGilded = !isPages && offWhole(along * 2) < 0.06 && up > 0.15 && up < 0.85;
    if (isGilded) cover(pen, [1, 0.86, 0.42], 0.95);
    groove(pen, [0.2, 0.16, 0.2], smoothstep(0.08, 0.03, offWhole(up)));
    groove(pen, [0.3, 0.26, 0.3], smoothstep(0.03, 0.012, offWhole(along)));
  },
  boxes(pen, spot, { color }) {
    const { u, v } = flatten(spot);
    const [row, column] = [Math.floor(v * 1.6 + 0.5), Math.floor(u * 1.6 + 0.5)];
    const [up, across] = [v * 1.6 + 0.5 - row, u * 1.6 + 0.5 - column];
    const light = 0.82 + 0.3 * chanceOf(row, column);
    pen.color = filtered(pen.color, [light, light, light]);
    if (up > 0.55) cover(pen, color, smoothstep(0.09, 0.07, Math.abs(across - 0.5)));
    const edge = Math.min(offWhole(up), offWhole(across));
    groove(pen, [0.3, 0.24, 0.2], smoothstep(0.035, 0.015, edge));
  },
  bolts(pen, { x, y, z }, { color, frequency: f = 2.6 }) {
    const side = x * 0.8 + z;
    const zigzag = Math.abs(((y * 2.4) % 1) - 0.5) * 0.55;
    const line = offWhole(side * f + zigzag + 0.3 * noise(0, y * 1.5, 3));
    cover(pen, color, smoothstep(0.24, 0.12, line), 0.5);
    cover(pen, white, smoothstep(0.1, 0.05, line), 1);
    if (line < 0.12) pen.glowColor = color;
  },
  patchwork(pen, spot, { colors }) {
    const { u, v } = flatten(spot);
    const [row, column] = [Math.round(v * 2.6), Math.round(u * 2.6)];
    cover(pen, pick(colors, row, column), 0.9);
    if ((row + column) % 3 === 0) cover(pen, white, smoothstep(0.3, 0.5, Math.sin(v * 40)) * 0.6);
    const seam = 0.5 - Math.max(offWhole(v * 2.6), offWhole(u * 2.6));
    const stitch = smoothstep(0.3, 0.6, Math.sin((u + v) * 60));
    groove(pen, [0.4, 0.36, 0.44], smoothstep(0.05, 0.03, seam) * stitch);
  },
  /** Each brick has two studs. */
  toyBricks(pen, spot, { colors }) {
    const { u, v } = flatten(spot);
    const row = Math.floor(v * 5);
    const along = u * 2.6 + (row % 2 === 0 ? 0 : 0.5);
    const column = Math.floor(along);
    cover(pen, pick(colors, row, column), 0.95);
    const stud = Math.hypot((((along - column) * 2) % 1) - 0.5, v * 5 - row - 0.5);
    cover(pen, white, smoothstep(0.3, 0.26, stud) * 0.3);
    groove(pen, [0.6, 0.56, 0.62], smoothstep(0.06, 0.02, Math.abs(stud - 0.32)) * 0.6);
    const seam = Math.min(offWhole(v * 5), offWhole(along) * 1.9);
    groove(pen, [0.45, 0.42, 0.5], smoothstep(0.07, 0.03, seam) * 0.9);
  },
};
