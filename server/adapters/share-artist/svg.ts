type Attributes = Record<string, string | number>;

/** An element of SVG. Its values are ours, numbers and outlines, never a player's text. */
export function tag(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`,
  );
  return `<${name}${written.join("")}>${content}</${name}>`;
}

/** Hundredths of a pixel are exact enough. */
const round = (value: number): number => Math.round(value * 100) / 100;

export const moved = (x: number, y: number, content: string): string =>
  tag("g", { transform: `translate(${round(x)} ${round(y)})` }, content);

export const filled = (fill: string, content: string, opacity = 1): string =>
  tag("g", { fill, "fill-opacity": opacity }, content);

/** Where it stands from 0 to 1, its colour, and how much it covers. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

export const stops = (all: readonly Stop[]): string =>
  all
    .map(([offset, colour, opacity = 1]) =>
      tag("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    )
    .join("");

/** From the top to the bottom. */
export const downward = (id: string, all: readonly Stop[]): string =>
  tag("linearGradient", { id, x2: 0, y2: 1 }, stops(all));
