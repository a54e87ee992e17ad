/** What a player can set for a custom card. A small file: every page with purchases loads it. */
export const sliders = ["attack", "defense", "rarity", "elements", "abilities", "artwork"] as const;

export type Slider = (typeof sliders)[number];

/** What each slider stands at: whole numbers from 0 to 100. */
export const SLIDER_MAX = 100;

export type CustomParameters = Readonly<Record<Slider, number>>;

export const defaultParameters: CustomParameters = {
  attack: 30,
  defense: 30,
  rarity: 20,
  elements: 10,
  abilities: 15,
  artwork: 25,
};

/** Everything at the least, and so at the lowest price. */
export const leastParameters: CustomParameters = {
  attack: 0,
  defense: 0,
  rarity: 0,
  elements: 0,
  abilities: 0,
  artwork: 0,
};

/** The same order has so many looks to choose from. */
export const LOOKS = 1_000;
