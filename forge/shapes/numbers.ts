/** Small curves that every part of the forge bends its numbers with. */
export const clamp = (x: number, low = 0, high = 1): number =>
  x < low ? low : x > high ? high : x;

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 up to `from`, 1 from `to` on, smooth in between. `from` may be the larger one. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}
