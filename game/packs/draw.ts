/**
 * Drawing cards from packs and as prizes. Bad luck ends: the 20th card without an epic one is epic
 * or better, the 60th without a legendary one is legendary or better, and after 250 cards without a
 * mythical one the next legendary becomes mythical. From rare upwards a card is one that the player
 * does not own yet, as long as there is one.
 */
import { rank, rollRarity, type Rarity } from "#game/cards/rarities.ts";
import type { Dice } from "#game/lib/dice.ts";
import { slotFloor, type Pack, type Slot } from "./packs.ts";

/** Cards drawn since the last one of this rarity or better, over all packs and prizes. */
export type Pity = { sinceEpic: number; sinceLegendary: number; sinceMythical: number };

export const noPity: Pity = { sinceEpic: 0, sinceLegendary: 0, sinceMythical: 0 };

export const EPIC_AT = 20;
export const LEGENDARY_AT = 60;
export const MYTHICAL_AFTER = 250;

type Drawable = { id: string; rarity: Rarity };

export type Draw<T extends Drawable> = { card: T; pity: Pity };

export type DrawFrom<T extends Drawable> = {
  catalogue: readonly T[];
  /** Ids of the cards that the player owns a copy of. */
  owned: ReadonlySet<string>;
  pity: Pity;
};

export function drawCard<T extends Drawable>(
  dice: Dice,
  slot: Slot,
  { catalogue, owned, pity }: DrawFrom<T>,
): Draw<T> {
  const rarity = drawRarity(dice, slot, pity);
  return { card: pickCard(dice, rarity, { catalogue, owned }), pity: pityAfter(rarity, pity) };
}

/** All cards of a pack. Each counts as owned for the next. */
export function openPack<T extends Drawable>(
  dice: Dice,
  { slots }: Pick<Pack, "slots">,
  from: DrawFrom<T>,
): { cards: T[]; pity: Pity } {
  const cards: T[] = [];
  const owned = new Set(from.owned);
  let pity = from.pity;
  for (const slot of slots) {
    const draw = drawCard(dice, slot, { catalogue: from.catalogue, owned, pity });
    cards.push(draw.card);
    owned.add(draw.card.id);
    pity = draw.pity;
  }
  return { cards, pity };
}

export function drawRarity(dice: Dice, slot: Slot, pity: Pity): Rarity {
  const rolled = rollRarity(dice, { atLeast: better(slotFloor[slot], promised(pity)) });
  const mythicalIsDue = pity.sinceMythical >= MYTHICAL_AFTER;
  return mythicalIsDue && rank(rolled) >= rank("legendary") ? "mythical" : rolled;
}

function promised({ sinceEpic, sinceLegendary }: Pity): Rarity {
  if (sinceLegendary + 1 >= LEGENDARY_AT) return "legendary";
  return sinceEpic + 1 >= EPIC_AT ? "epic" : "common";
}

const better = (a: Rarity, b: Rarity): Rarity => (rank(a) > rank(b) ? a : b);

export function pityAfter(rarity: Rarity, pity: Pity): Pity {
  const since = (atLeast: Rarity, count: number) => (rank(rarity) >= rank(atLeast) ? 0 : count + 1);
  return {
    sinceEpic: since("epic", pity.sinceEpic),
    sinceLegendary: since("legendary", pity.sinceLegendary),
    sinceMythical: since("mythical", pity.sinceMythical),
  };
}

function pickCard<T extends Drawable>(
  dice: Dice,
  rarity: Rarity,
  { catalogue, owned }: Pick<DrawFrom<T>, "catalogue" | "owned">,
): T {
  const cards = catalogue.filter((card) => card.rarity === rarity);
  const unowned = rarity === "common" ? [] : cards.filter((card) => !owned.has(card.id));
  return dice.pick(unowned.length > 0 ? unowned : cards);
}
