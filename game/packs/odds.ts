/**
 * The odds of a pack, written down: its slots with their chances, the promises about bad luck, and
 * the list of cards in their order. Every draw is made from such a text and from nothing else of the
 * game, so that it can be repeated when the game has long had other cards and other chances.
 */
import type { Rarity } from "#game/cards/rarities.ts";
import { FIRST_PACKS, promises, type Promises } from "./draw.ts";
import { slotChances, type Chances, type PackKind, type Slot } from "./packs.ts";

export type Odds = {
  /**
   * Of the way in which chance becomes cards. In 1, only 32 bits of the mixed fingerprint counted; up to
   * 2, the first packs of a player were drawn like all others.
   */
  version: 1 | 2 | 3;
  pack: { id: number; name: string };
  slots: readonly { kind: Slot; chances: Chances }[];
  promises: Promises;
  /** So many of a player's packs favour new creatures among the common ones, too; since 3. */
  firstPacks?: number;
  cards: readonly { id: string; rarity: Rarity }[];
};

/** The same odds always give the same text, so that one fingerprint stands for them. */
export function writeOdds(pack: PackKind, cards: Odds["cards"]): string {
  const odds: Odds = {
    version: 3,
    pack: { id: pack.id, name: pack.name },
    slots: pack.slots.map((kind) => ({ kind, chances: slotChances(kind) })),
    promises,
    firstPacks: FIRST_PACKS,
    cards: cards.map(({ id, rarity }) => ({ id, rarity })),
  };
  return JSON.stringify(odds);
}

export const readOdds = (text: string): Odds => JSON.parse(text) as Odds;
