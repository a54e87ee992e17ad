/** Lines for drawings of effects, which boxes and ovals cannot draw. */
import { hex } from "#forge/paint/color.ts";
import type { Shape } from "#forge/scene/settings/stencil.ts";

type Corner = readonly [x: number, y: number];

/** A line of a pen through these points, "x y, x y". */
export function line(code: string, width: number, text: string): Shape[] {
  const points = text.split(",").map((pair): Corner => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y];
  });
  const color = hex(code);
  const half = width / 2;
  return points.flatMap((point, i): Shape[] => {
    const dot = { kind: "oval", color, strength: 1, middle: point, radii: [half, half] } as const;
    const next = points[i + 1];
    if (!next) return [dot];
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const [nx, ny] = [(-dy / long) * half, (dx / long) * half];
    const corners: Corner[] = [
      [point[0] + nx, point[1] + ny],
      [next[0] + nx, next[1] + ny],
      [next[0] - nx, next[1] - ny],
      [point[0] - nx, point[1] - ny],
    ];
    return [dot, { kind: "path", color, strength: 1, corners }];
  });
}

/** A light line with a dark rim, which is seen before everything. */
export const rimmed = (code: string, width: number, text: string): Shape[] => [
  ...line("#3a2a4a", width + 0.1, text),
  ...line(code, width, text),
];
