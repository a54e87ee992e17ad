/** Pictures of things on the slabs that have their outlines. */
import { clamp } from "#forge/shapes/numbers.ts";
import type { Color } from "./color.ts";
import type { Painters } from "./brush.ts";

export const picturePainters: Pick<Painters, "picture"> = {
  picture(pen, { boxX, boxY }, { side, pixels, from, to }) {
    const u = from[0] + (to[0] - from[0]) * boxX;
    const v = from[1] + (to[1] - from[1]) * boxY;
    pen.color = sampled(pixels, side, [u * side - 0.5, (1 - v) * side - 0.5]);
  },
};

/** Between the four pixels around a place. */
function sampled(pixels: Uint8Array, side: number, [x, y]: readonly [number, number]): Color {
  const last = side - 1.001;
  const [px, py] = [clamp(x / last) * last, clamp(y / last) * last];
  const [column, row] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - column, py - row];
  const at = (row * side + column) * 3;
  const channel = (c: number) => {
    const upper = pixels[at + c]! * (1 - fx) + pixels[at + 3 + c]! * fx;
    const next = at + side * 3 + c;
    const lower = pixels[next]! * (1 - fx) + pixels[next + 3]! * fx;
    return (upper * (1 - fy) + lower * fy) / 255;
  };
  return [channel(0), channel(1), channel(2)];
}
