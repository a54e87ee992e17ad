/**
 * Finding cards: by words, by rarity, by element. The collection searches names; the vault searches
 * descriptions too. Cards without a name are hidden.
 */
import { parseRarity } from "#game/cards/rarities.ts";

type Searchable = {
  name: string;
  description: string;
  rarity: string;
  element: string;
};

/** Null, or an empty search, lets every card pass. */
export type CardFilter = {
  search: string;
  rarity: string | null;
  element: string | null;
};

type Owned = { card: Searchable };

export const showAll: CardFilter = { search: "", rarity: null, element: null };

/** The search of the collection: the name only. */
export const filterCollection = <T extends Owned>(cards: readonly T[], filter: CardFilter): T[] =>
  filterBy(cards, filter, (card) => card.name);

/** The search of the vault: the name and the description. */
export const filterVault = <T extends Owned>(cards: readonly T[], filter: CardFilter): T[] =>
  filterBy(cards, filter, (card) => `${card.name}\n${card.description}`);

function filterBy<T extends Owned>(
  cards: readonly T[],
  { search, rarity, element }: CardFilter,
  textOf: (card: Searchable) => string,
): T[] {
  const words = search.trim().toLowerCase();
  // `mythic` finds mythical cards; a rarity that does not exist, such as uncommon, finds none.
  const wanted = rarity === null ? null : (parseRarity(rarity) ?? rarity);
  return cards.filter(
    ({ card }) =>
      card.name.trim() !== "" &&
      (wanted === null || card.rarity === wanted) &&
      (element === null || card.element === element) &&
      (words === "" || textOf(card).toLowerCase().includes(words)),
  );
}
