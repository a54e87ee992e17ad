/** Decks as players have them: on the first day, and after weeks of ordinary play. */
import type { Fighter } from "#game/battle/power.ts";
import { powerOf } from "#game/cards/card.ts";
import { creatures } from "#game/cards/creatures.ts";
import { elements } from "#game/cards/elements.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { withBond } from "#game/cards/bond.ts";
import { rollCardRarity, rollStrength } from "#game/creation/roll.ts";
import type { Dice } from "#game/lib/dice.ts";
import { drawCard, noPity } from "#game/packs/draw.ts";
import { packsAt, type Slot } from "#game/packs/packs.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { welcomeCards } from "#game/packs/welcome.ts";

type Card = Fighter & { id: string };

export const catalogue: readonly Card[] = creatures.map((creature) => ({
  ...creature,
  id: creature.slug,
  cardId: creature.slug,
  imageUrl: null,
}));

export const newcomersDeck = (dice: Dice): Fighter[] => welcomeCards(dice, catalogue);

/** What a player earns who comes on most days, and spends on the pack in the middle. */
const COINS_PER_DAY = 251;
const pack = packsAt(standardSettings)[1]!;

/** A free card and a first win on every day, and packs for all coins; the strongest are kept. */
export function deckAfter(days: number, dice: Dice): Fighter[] {
  const cards: Card[] = welcomeCards(dice, catalogue);
  let pity = noPity;
  const draw = (slot: Slot) => {
    const owned = new Set(cards.map(({ id }) => id));
    const drawn = drawCard(dice, slot, { catalogue, owned, pity });
    pity = drawn.pity;
    cards.push(drawn.card);
  };
  for (let day = 1; day <= days; day++) {
    cards.push(freeCard(dice, `own-${day}`));
    draw("standard");
    const packsSoFar = (upTo: number) => Math.floor((COINS_PER_DAY * upTo) / pack.priceCoins);
    for (let nth = packsSoFar(day - 1); nth < packsSoFar(day); nth++) pack.slots.forEach(draw);
  }
  return cards.toSorted((a, b) => powerOf(b) - powerOf(a)).slice(0, DECK_SIZE);
}

/** Made by the player, as it fights against the computer. */
const freeCard = (dice: Dice, id: string, bondPercent = standardSettings.bondPercent): Card =>
  withBond(
    {
      id,
      cardId: id,
      name: id,
      element: dice.pick(elements),
      rarity: rollCardRarity(dice, "free"),
      ...rollStrength(dice, { kind: "free" }),
      imageUrl: null,
      madeBy: "owner",
    },
    bondPercent,
  );

/** A newcomer's first three creations, all common, and the rest of the deck. */
export function firstCreations(dice: Dice, bondPercent: number) {
  const deck = newcomersDeck(dice);
  const made = [1, 2, 3].map((nth) => {
    const card = freeCard(dice, `own-${nth}`, 0);
    return withBond({ ...card, rarity: "common" as const, madeBy: "owner" as const }, bondPercent);
  });
  return { made, deck: [...deck, ...made] };
}
