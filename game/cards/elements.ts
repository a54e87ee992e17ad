/**
 * Elements, and who beats whom: a card whose element beats the other's is stronger against it.
 * Part 2 of the specification, section 9, names the rows.
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

/**
 * What an element's cards get of their rarity's points, so that every element wins about half of
 * its battles although some beat more cards than others. Measured over 20,000 battles each.
 */
export const statFactor: Record<Element, number> = {
  fire: 0.96,
  water: 0.98,
  earth: 0.96,
  air: 0.96,
  lightning: 1.02,
  electric: 1.02,
  ice: 1.03,
  dark: 1.02,
  shadow: 1.02,
  light: 0.96,
  nature: 1.05,
  leaf: 1.05,
  crystal: 1,
  spirit: 1,
};

const fighting = (element: Element): Element => inBattle[element] ?? element;

export const hasAdvantage = (attacker: Element, defender: Element): boolean =>
  beats[fighting(attacker)]?.includes(fighting(defender)) ?? false;

/** Every element that this one beats, aliases included, for tables that players read. */
export const beatenBy = (attacker: Element): Element[] =>
  elements.filter((defender) => hasAdvantage(attacker, defender));

/** Every element that beats this one. */
export const beatersOf = (defender: Element): Element[] =>
  elements.filter((attacker) => hasAdvantage(attacker, defender));

export const isElement = (text: string): text is Element =>
  (elements as readonly string[]).includes(text);
