import { diceFrom, seedFrom } from "#game/lib/dice.ts";

/**
 * A small picture from any text: a glowing egg under stars, always the same for the same text. It
 * stands in for a card's picture that cannot be loaded.
 */
export function fallbackSvg(text: string): string {
  const dice = diceFrom(seedFrom(text));
  const hue = dice.int(0, 359);
  const colour = (lightness: number, shift = 0) => `hsl(${(hue + shift) % 360} 55% ${lightness}%)`;
  const stars = Array.from({ length: 24 }, () => {
    const [x, y] = [dice.int(10, 490), dice.int(10, 430)];
    return `<circle cx="${x}" cy="${y}" r="${dice.int(1, 3)}" opacity=".${dice.int(3, 9)}"/>`;
  });
  const spots = Array.from({ length: 7 }, () => {
    const [x, y] = [dice.int(190, 310), dice.int(270, 470)];
    return `<circle cx="${x}" cy="${y}" r="${dice.int(8, 26)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 700" width="500" height="700">
<defs>
<radialGradient id="sky" cy=".55"><stop offset="0" stop-color="${colour(38)}"/><stop offset="1" stop-color="${colour(10, 40)}"/></radialGradient>
<linearGradient id="egg" x2=".4" y2="1"><stop offset="0" stop-color="${colour(82)}"/><stop offset="1" stop-color="${colour(48, 20)}"/></linearGradient>
<clipPath id="shell"><path d="M250 220c70 0 118 120 118 185s-52 110-118 110-118-45-118-110 48-185 118-185z"/></clipPath>
</defs>
<rect width="500" height="700" fill="url(#sky)"/>
<g fill="#fff">${stars.join("")}</g>
<ellipse cx="250" cy="520" rx="130" ry="22" fill="#000" opacity=".35"/>
<g clip-path="url(#shell)"><rect width="500" height="700" fill="url(#egg)"/><g fill="${colour(60, 60)}" opacity=".55">${spots.join("")}</g></g>
</svg>`;
}
