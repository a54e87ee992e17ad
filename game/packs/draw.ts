/**
 * Drawing cards from packs and as prizes. Bad luck ends: the 20th card without an epic one is epic
 * or better, the 60th without a legendary one is legendary or better, and after 250 cards without a
 * mythical one the next legendary becomes mythical. From rare upwards a card is one that the player
 * does not own yet, as long as there is one; in a player's first five packs common cards are, too. The
 * rarity is drawn first, so this changes no chance of any rarity.
 */
import { rank, rarities, type Rarity } from "#game/cards/rarities.ts";
import type { Dice } from "#game/lib/dice.ts";
import { slotChances, sumOf, type Chances, type Slot } from "./packs.ts";

/** Cards drawn since the last one of this rarity or better, over all packs and prizes. */
export type Pity = { sinceEpic: number; sinceLegendary: number; sinceMythical: number };

export const noPity: Pity = { sinceEpic: 0, sinceLegendary: 0, sinceMythical: 0 };

export const EPIC_AT = 20;
export const LEGENDARY_AT = 60;
export const MYTHICAL_AFTER = 250;

/** So many of a player's packs favour new creatures among the common ones, too. */
export const FIRST_PACKS = 5;

/** The promises about bad luck, as a draw needs them. */
export const promises = {
  epicAt: EPIC_AT,
  legendaryAt: LEGENDARY_AT,
  mythicalAfter: MYTHICAL_AFTER,
};

export type Promises = Readonly<typeof promises>;

type Drawable = { id: string; rarity: Rarity };

export type Draw<T extends Drawable> = { card: T; pity: Pity };

export type DrawFrom<T extends Drawable> = {
  catalogue: readonly T[];
  /** Ids of the cards that the player owns a copy of. */
  owned: ReadonlySet<string>;
  pity: Pity;
  /** It comes from one of the player's first packs. */
  isOfFirstPacks?: boolean;
};

/** One card of the game as it is now; a pack is drawn from its odds as they were written down. */
export const drawCard = <T extends Drawable>(dice: Dice, slot: Slot, from: DrawFrom<T>): Draw<T> =>
  drawBy(dice, { chances: slotChances(slot), promises }, from);

type Rules = { chances: Chances; promises: Promises };

export function drawBy<T extends Drawable>(dice: Dice, rules: Rules, from: DrawFrom<T>): Draw<T> {
  const rarity = drawRarity(dice, rules, from.pity);
  return { card: pickCard(dice, rarity, from), pity: pityAfter(rarity, from.pity) };
}

/** From common to mythical, the first rarity that the thrown number falls into. */
export function drawRarity(dice: Dice, rules: Rules, pity: Pity): Rarity {
  const chances = chancesNow(rules, pity);
  const possible = rarities.filter((rarity) => chances[rarity] > 0);
  let left = dice.between(0, sumOf(chances));
  for (const rarity of possible) {
    left -= chances[rarity];
    if (left < 0) return rarity;
  }
  return possible.at(-1) ?? "common";
}

/** The chances of one card, once the promises about bad luck are kept. */
export function chancesNow({ chances, promises: kept }: Rules, pity: Pity): Chances {
  const floor = rank(promised(kept, pity));
  const share = (rarity: Rarity) => (rank(rarity) < floor ? 0 : chances[rarity]);
  const isMythicalDue = pity.sinceMythical >= kept.mythicalAfter;
  return {
    common: share("common"),
    rare: share("rare"),
    epic: share("epic"),
    legendary: isMythicalDue ? 0 : share("legendary"),
    mythical: share("mythical") + (isMythicalDue ? share("legendary") : 0),
  };
}

function promised(kept: Promises, { sinceEpic, sinceLegendary }: Pity): Rarity {
  if (sinceLegendary + 1 >= kept.legendaryAt) return "legendary";
  return sinceEpic + 1 >= kept.epicAt ? "epic" : "common";
}

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
  { catalogue, owned, isOfFirstPacks }: DrawFrom<T>,
): T {
  const cards = catalogue.filter((card) => card.rarity === rarity);
  const favoursNew = rarity !== "common" || isOfFirstPacks;
  const unowned = favoursNew ? cards.filter((card) => !owned.has(card.id)) : [];
  return dice.pick(unowned.length > 0 ? unowned : cards);
}
