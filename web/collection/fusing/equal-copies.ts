import { useMemo } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck, listVault } from "#contract/collection.ts";
import { nextFinish } from "#game/cards/finishes.ts";
import { bestTrained, FUSED_COPIES } from "#game/collection/fuse.ts";
import { useCardList } from "#web/collection/api.ts";

export type EqualCopies = (owned: OwnedCardOnWire) => readonly OwnedCardOnWire[];

const kindOf = ({ cardId, card }: OwnedCardOnWire) => `${cardId} ${card.finish}`;

/** All free copies that are equal to one, itself included; none of an NFT. */
export function useEqualCopies(): EqualCopies {
  const deck = useCardList(listDeck).cards;
  const vault = useCardList(listVault).cards;
  const copies = useMemo(() => {
    const ofKind = new Map<string, OwnedCardOnWire[]>();
    for (const owned of [...deck, ...vault]) {
      if (owned.card.nftAddress !== null) continue;
      const kind = kindOf(owned);
      const others = ofKind.get(kind);
      if (others) others.push(owned);
      else ofKind.set(kind, [owned]);
    }
    return ofKind;
  }, [deck, vault]);
  return (owned) => (owned.card.nftAddress === null ? (copies.get(kindOf(owned)) ?? []) : []);
}

export const canFuse = (copies: readonly OwnedCardOnWire[]): boolean =>
  copies.length >= FUSED_COPIES && nextFinish(copies[0]?.card.finish ?? "plain") !== null;

export type Three = readonly [OwnedCardOnWire, OwnedCardOnWire, OwnedCardOnWire];

/** The copy that has learned most, and the two that have learned least. */
export function threeOf(copies: readonly OwnedCardOnWire[]): Three | null {
  const best = bestTrained(copies);
  const others = copies
    .filter((copy) => copy !== best)
    .toSorted((a, b) => a.experience - b.experience);
  const [second, third] = others;
  return best && second && third ? [best, second, third] : null;
}
