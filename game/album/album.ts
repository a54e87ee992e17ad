/**
 * The album shows every creature of the game, a page for each element and one for each monthly set. A
 * creature that a player has had once stays in the album, also when its card is traded away. A full
 * page pays coins, once, and so does the set of all elements, to which monthly creatures do not belong:
 * what was nearly full stays nearly full.
 */
import { elements, type Element } from "#game/cards/elements.ts";
import { months, type Month } from "./months/months.ts";

/** A page, or the set of the pages of all elements. */
export const albumPages = [...elements, ...months, "set"] as const;

export type AlbumPage = (typeof albumPages)[number];

/** `month`: null when it belongs to no monthly set. */
export type AlbumCreature = { element: Element; month: Month | null; isFound: boolean };

/** The creatures of a page, in the order of the catalogue. */
export const onPage = <Of extends AlbumCreature>(page: AlbumPage, all: readonly Of[]): Of[] =>
  all.filter(({ element, month }) =>
    month === null ? page === "set" || page === element : page === month,
  );

export type Filled = { found: number; total: number };

export const filled = (creatures: readonly AlbumCreature[]): Filled => ({
  found: creatures.filter(({ isFound }) => isFound).length,
  total: creatures.length,
});

/** A page without a creature is not full. */
export const isFull = ({ found, total }: Filled): boolean => total > 0 && found === total;

export type AlbumRewards = { albumPageCoins: number; albumSetCoins: number };

export const albumRewardCoins = (page: AlbumPage, rewards: AlbumRewards): number =>
  page === "set" ? rewards.albumSetCoins : rewards.albumPageCoins;

export type AlbumRefusal = "page_rewarded" | "page_not_full";

/** Why a page does not pay; null when it does. */
export function refuseAlbumReward(of: Filled, isRewarded: boolean): AlbumRefusal | null {
  if (isRewarded) return "page_rewarded";
  return isFull(of) ? null : "page_not_full";
}
