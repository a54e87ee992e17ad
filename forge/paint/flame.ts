/** What burning parts are painted with. */
import { darkened, mixColors, white, type Color } from "./color.ts";
import type { Material } from "./material.ts";

/** Fire is orange whatever the element, unless its colour is said. */
export function flameOf(color: Color | null): Material {
  const [hot, middle, end]: readonly Color[] = color
    ? [mixColors(color, white, 0.7), color, darkened(color, 0.75)]
    : [
        [1, 0.93, 0.5],
        [1, 0.52, 0.1],
        [0.88, 0.16, 0.06],
      ];
  return {
    base: hot!,
    pattern: { kind: "flame", middle: middle!, end: end! },
    glow: { color: middle!, strength: 0.85 },
    flat: true,
  };
}
