/** The signs of marks.svg: elements, strengths, stars, and the game's logo. */
import { readFileSync } from "node:fs";
import { stars, type Rarity } from "#game/cards/rarities.ts";
import { filled, tag } from "./svg.ts";

const file = readFileSync(new URL("./marks.svg", import.meta.url), "utf8");

/** To stand once in every picture. */
export const symbols = file.slice(file.indexOf("<symbol"), file.lastIndexOf("</svg>"));

type MarkPosition = { x: number; y: number; size: number };

export const logo = ({ x, y, size }: MarkPosition): string =>
  tag("use", { href: "#logo", x, y, width: size, height: size });

/** A sign drawn in lines. */
export const mark = (id: string, { x, y, size, ink }: MarkPosition & { ink: string }): string =>
  tag("use", {
    href: `#${id}`,
    x,
    y,
    width: size,
    height: size,
    fill: "none",
    stroke: ink,
    "stroke-width": 2.4,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });

export const starsWidth = (rarity: Rarity, size: number): number => stars(rarity, "display") * size;

/** As many stars as the rarity has, from the left to the right. */
export function starRow(
  rarity: Rarity,
  { x, y, size, ink }: MarkPosition & { ink: string },
): string {
  const row = Array.from({ length: stars(rarity, "display") }, (_, i) =>
    tag("use", { href: "#star", x: x + i * size, y, width: size, height: size }),
  );
  return filled(ink, row.join(""));
}
