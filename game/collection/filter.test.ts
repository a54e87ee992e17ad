import { expect, test } from "vitest";
import { firstCreatures } from "#game/cards/test-first-creatures.ts";
import { filterCollection, filterVault, showAll } from "./filter.ts";

const cards = firstCreatures.map((card) => ({ card }));
const namesIn = (found: { card: { name: string } }[]) => found.map(({ card }) => card.name);

test("without a filter every card with a name is shown", () => {
  const unnamed = { card: { ...firstCreatures[0]!, name: "  " } };

  expect(filterCollection([...cards, unnamed], showAll)).toHaveLength(32);
  expect(filterVault([...cards, unnamed], showAll)).toHaveLength(32);
});

test("the collection searches names only, in any case", () => {
  expect(namesIn(filterCollection(cards, { ...showAll, search: " KIT " }))).toEqual([
    "Joulekit",
    "Murkitten",
  ]);
  expect(filterCollection(cards, { ...showAll, search: "paw prints" })).toEqual([]);
});

test("the vault searches descriptions too", () => {
  expect(namesIn(filterVault(cards, { ...showAll, search: "Paw prints" }))).toEqual(["Cindlepup"]);
  expect(namesIn(filterVault(cards, { ...showAll, search: "cindle" }))).toEqual(["Cindlepup"]);
});

test.for([
  ["rare", null, 9],
  ["mythical", null, 2],
  ["mythic", null, 2],
  ["uncommon", null, 0],
  [null, "fire", 3],
  ["common", "fire", 1],
  ["legendary", "dark", 0],
] as const)("rarity %s and element %s: %i cards", ([rarity, element, count]) => {
  expect(filterCollection(cards, { search: "", rarity, element })).toHaveLength(count);
});

test("the name and the description are not searched across their border", () => {
  const filter = { ...showAll, search: "cindlepup leaves" };
  expect(filterVault(cards, filter)).toEqual([]);
});

test("5,000 cards keep their order and come back whole", () => {
  const many = Array.from({ length: 5_000 }, (_, id) => ({ id, card: firstCreatures[id % 32]! }));

  const found = filterVault(many, { search: "e", rarity: "common", element: null });

  expect(found.length).toBeGreaterThan(1_000);
  expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted((a, b) => a - b));
});
