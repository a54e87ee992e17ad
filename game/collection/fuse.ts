/**
 * Duplicates fuse: three copies of one card with one finish become one copy with the next finish. The
 * player chooses which copy stays; it keeps its level and its number. The other two leave the game.
 */
import { nextFinish, type Finish } from "#game/cards/finishes.ts";

export const FUSED_COPIES = 3;

export type FusibleCopy = {
  id: string;
  cardId: string;
  finish: Finish;
  isNft: boolean;
  /** It stands in a duel, or waits for one. */
  isFighting: boolean;
};

export type FuseRefusal = "not_three" | "not_equal" | "highest_finish" | "is_nft" | "is_fighting";

/** Why these copies, none of which a deal holds, do not become one; null when they do. */
export function refuseToFuse(copies: readonly FusibleCopy[]): FuseRefusal | null {
  const [first] = copies;
  if (!first || new Set(copies.map(({ id }) => id)).size !== FUSED_COPIES) return "not_three";
  if (!copies.every((copy) => isEqual(copy, first))) return "not_equal";
  if (copies.some(({ isNft }) => isNft)) return "is_nft";
  if (copies.some(({ isFighting }) => isFighting)) return "is_fighting";
  return nextFinish(first.finish) === null ? "highest_finish" : null;
}

type Looks = Pick<FusibleCopy, "cardId" | "finish">;

export const isEqual = (a: Looks, b: Looks): boolean =>
  a.cardId === b.cardId && a.finish === b.finish;

/** The copy that a player would rather keep: the most experienced one; of equal ones the first. */
export const bestTrained = <Copy extends { experience: number }>(
  copies: readonly Copy[],
): Copy | undefined => copies.toSorted((a, b) => b.experience - a.experience)[0];
