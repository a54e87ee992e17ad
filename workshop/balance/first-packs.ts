/** A new player's first packs: how many of their cards are new, and that no rarity is likelier. */
import { creatures } from "#game/cards/creatures.ts";
import { rarities, type Rarity } from "#game/cards/rarities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { must } from "#game/lib/must.ts";
import { drawPack } from "#game/packs/committed-draw.ts";
import { FIRST_PACKS, noPity } from "#game/packs/draw.ts";
import { readOdds, writeOdds } from "#game/packs/odds.ts";
import { packs, type PackKind } from "#game/packs/packs.ts";
import { welcomeCards } from "#game/packs/welcome.ts";
import { within, type Finding } from "./findings.ts";

const catalogue = creatures.map(({ slug, rarity }) => ({ id: slug, rarity }));
const rarityOf = new Map(catalogue.map(({ id, rarity }) => [id, rarity]));

type Opened = {
  /** Of 100 cards. */
  newOfHundred: number;
  cards: Record<Rarity, number>;
};

/** So many players open five packs of a kind each, from this one of their packs on. */
export function openPacks(pack: PackKind, firstNonce: number, players: number): Opened {
  const odds = readOdds(writeOdds(pack, catalogue));
  const cards = Object.fromEntries(rarities.map((rarity) => [rarity, 0])) as Record<Rarity, number>;
  let found = 0;
  for (let player = 0; player < players; player++) {
    const dice = diceFrom(player);
    const has = new Set(welcomeCards(dice, creatures).map(({ slug }) => slug));
    const atFirst = has.size;
    let pityBefore = noPity;
    for (let nonce = firstNonce; nonce < firstNonce + FIRST_PACKS; nonce++) {
      const owned = catalogue.flatMap(({ id }, place) => (has.has(id) ? [place] : []));
      const drawn = drawPack(dice, odds, { owned, pityBefore, nonce });
      for (const id of drawn.cardIds) {
        has.add(id);
        cards[must(rarityOf.get(id), id)]++;
      }
      pityBefore = drawn.pityAfter;
    }
    found += has.size - atFirst;
  }
  return { newOfHundred: (100 * found) / (players * FIRST_PACKS * pack.slots.length), cards };
}

/** The same dice draw the same rarities, and fewer duplicates. */
export const firstPackFindings = (players: number): Finding[] =>
  packs.flatMap((pack) => {
    const [first, later] = [openPacks(pack, 0, players), openPacks(pack, FIRST_PACKS, players)];
    const others = rarities.map((rarity) => Math.abs(first.cards[rarity] - later.cards[rarity]));
    return [
      within(
        `${pack.name}, first ${FIRST_PACKS}: more new cards of 100`,
        first.newOfHundred - later.newOfHundred,
        [2, 100],
      ),
      within(
        `${pack.name}, first ${FIRST_PACKS}: cards of another rarity`,
        Math.max(...others),
        [0, 0],
      ),
    ];
  });
