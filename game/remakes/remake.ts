/**
 * A player may give a creature of their own making another name or another picture, as long as the
 * card is no NFT, in no deal, and with no other player.
 */
import type { Maker } from "#game/cards/bond.ts";
import { literally } from "#game/lib/literally.ts";

/** Longer names do not fit on a card. */
export const CREATURE_NAME_MAX = 30;

export type RemakeRefusal =
  | "not_own_making"
  | "made_is_nft"
  | "made_is_elsewhere"
  | "made_is_hidden";

export type Making = {
  madeBy: Maker;
  nftAddress: string | null;
  imageUrl: string;
  /** Another copy is with another player, in a deal, or an NFT. */
  isElsewhere: boolean;
};

/** An admin has put other words and this kind of picture on the card. */
export const isHidden = (imageUrl: string): boolean => imageUrl.startsWith("/api/art/");

export function refuseToRemake(card: Making): RemakeRefusal | null {
  if (card.madeBy !== "owner") return "not_own_making";
  if (card.nftAddress !== null) return "made_is_nft";
  if (card.isElsewhere) return "made_is_elsewhere";
  return isHidden(card.imageUrl) ? "made_is_hidden" : null;
}

/** The text with another name wherever the former one stands as words of their own. */
export function withOtherName(text: string, { from, to }: { from: string; to: string }): string {
  const letter = "[\\p{L}\\p{M}\\p{N}]";
  return text.replaceAll(
    new RegExp(`(?<!${letter})${literally(from)}(?!${letter})`, "gu"),
    () => to,
  );
}
