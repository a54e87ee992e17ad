/** The specified filters of the table of cards. They differ on purpose from what cards can be. */
export const filterRarities = [
  "common",
  "uncommon",
  "rare",
  "epic",
  "legendary",
  "mythical",
] as const;

export const filterElements = ["fire", "water", "earth", "air", "light", "dark"] as const;

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const optionsOf = (words: readonly string[]) =>
  words.map((value) => ({ value, label: titled(value) }));

export const cardFilters = [
  {
    name: "rarity",
    label: "Rarity",
    all: "All Rarities",
    options: optionsOf(filterRarities),
  },
  {
    name: "element",
    label: "Element",
    all: "All Elements",
    options: optionsOf(filterElements),
  },
  {
    name: "archived",
    label: "Taken out",
    all: "In the game",
    options: [{ value: "true", label: "Taken out" }],
  },
];
