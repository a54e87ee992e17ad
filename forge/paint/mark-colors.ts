/** Which colour a stripe or a spot has, where several take turns. */
import type { Color } from "./color.ts";
import type { Mark } from "./material.ts";

/** The how manieth stripe this is, where the stripes are the crests of a wave. */
export const turnOf = (across: number): number => Math.round(across / (2 * Math.PI) - 0.25);

export function colorOfMark({ color, colors = [] }: Mark, turn: number): Color {
  const count = colors.length;
  return count === 0 ? color : colors[((Math.floor(turn) % count) + count) % count]!;
}
