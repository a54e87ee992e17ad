import type { FrameColors, FrameRow } from "#game/looks/frames.ts";
import { drawn } from "./ornaments.ts";

const UNITS = 48;
const turns = [0, 90, 180, 270];

/** A frame as the picture of a CSS border: four corners, and a piece of each edge that is repeated. */
export function framePicture({ ornament, colors }: FrameRow): string {
  const { bar, edge, corner } = drawn[ornament];
  const along = (d: string) =>
    bar
      .map(([width, color]) => `<path d="${d}" stroke="var(--${color})" stroke-width="${width}"/>`)
      .join("");
  const side =
    `<g fill="none" stroke-linecap="butt">${along("M24 48V36Q24 24 36 24H48")}</g>${corner}` +
    `<svg x="48" width="48" height="48"><g fill="none" stroke-linecap="butt">${along("M-1 24H49")}</g>${edge}</svg>`;
  const middle = (3 * UNITS) / 2;
  const sides = turns.map(
    (turn) => `<g transform="rotate(${turn} ${middle} ${middle})">${side}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${3 * UNITS}" height="${3 * UNITS}" stroke-linejoin="round" stroke-linecap="round">${sides.join("")}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(painted(svg, colors))}")`;
}

const painted = (svg: string, colors: FrameColors): string =>
  svg.replaceAll(/var\(--(\w+)\)/g, (_, color: keyof FrameColors) => colors[color]);
