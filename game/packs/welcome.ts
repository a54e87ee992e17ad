/**
 * The twelve starter cards of a new player: nine commons of different elements, two drawn by the
 * stated chances, and one rare. No two are the same while the catalogue has enough, and all go to the
 * deck.
 */
import { rollRarity, type Rarity } from "#game/cards/rarities.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Dice } from "#game/lib/dice.ts";
import { must } from "#game/lib/must.ts";

export const WELCOME_CARDS = 12;

const COMMONS = 9;
const STANDARD_DRAWS = 2;

type Starter = { rarity: Rarity; element: Element };

export function welcomeCards<T extends Starter>(dice: Dice, catalogue: readonly T[]): T[] {
  const cards = commonsOfDifferentElements(dice, catalogue);
  const rarities = Array.from({ length: STANDARD_DRAWS }, () => rollRarity(dice));
  for (const rarity of [...rarities, "rare" as const]) {
    const ofRarity = catalogue.filter((card) => card.rarity === rarity);
    const fresh = ofRarity.filter((card) => !cards.includes(card));
    cards.push(dice.pick(fresh.length > 0 ? fresh : ofRarity));
  }
  return cards;
}

/** Admins may leave fewer commons than are given: then some come twice. */
function commonsOfDifferentElements<T extends Starter>(dice: Dice, catalogue: readonly T[]): T[] {
  const commons = dice.shuffle(catalogue.filter((card) => card.rarity === "common"));
  const ofElements = new Set(new Map(commons.map((card) => [card.element, card])).values());
  const inTurn = [...ofElements, ...commons.filter((card) => !ofElements.has(card))];
  return Array.from({ length: COMMONS }, (_, i) => must(inTurn[i % inTurn.length], "common card"));
}
