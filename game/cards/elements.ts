/**
 * Elements, and who beats whom: a card whose element beats the other's is stronger against it.
 * Part 2 of the specification, section 9, and resolutions 4 and 5.
 */
export const elements = [
  "fire",
  "water",
  "earth",
  "air",
  "lightning",
  "electric",
  "ice",
  "dark",
  "shadow",
  "light",
  "nature",
  "leaf",
  "crystal",
  "spirit",
] as const;

export type Element = (typeof elements)[number];

/** Row beats column, as the specification states it. A missing pair is an even match. */
const beats: Partial<Record<Element, readonly Element[]>> = {
  fire: ["nature", "ice"],
  water: ["fire", "earth"],
  earth: ["electric", "air"],
  air: ["water", "nature"],
  light: ["shadow"],
};

/** In battle some elements stand for another one; the card keeps its own. */
const inBattle: Partial<Record<Element, Element>> = {
  lightning: "electric",
  leaf: "nature",
  dark: "shadow",
};

const fighting = (element: Element): Element => inBattle[element] ?? element;

export const hasAdvantage = (attacker: Element, defender: Element): boolean =>
  beats[fighting(attacker)]?.includes(fighting(defender)) ?? false;

/** Every element that this one beats, aliases included, for tables that players read. */
export const beatenBy = (attacker: Element): Element[] =>
  elements.filter((defender) => hasAdvantage(attacker, defender));

export const isElement = (text: string): text is Element =>
  (elements as readonly string[]).includes(text);
