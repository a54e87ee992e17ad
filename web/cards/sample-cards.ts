import type { CardOnWire } from "#contract/cards.ts";
import { creatureFrom, healthOf, speedOf, type CreatureEntry } from "#game/cards/card.ts";
import { estimatedCoins, usdValueCents } from "#game/cards/value.ts";

export type SampleCard = CardOnWire & {
  /** What the picture shows. */
  alt: string;
};

/**
 * A card for illustration, without an owner. The function takes one entry instead of the whole
 * catalogue, because a page would otherwise carry every tale of it.
 */
export function sampleCard(entry: CreatureEntry): SampleCard {
  const { slug, abilities, ...design } = creatureFrom(entry);
  const value = usdValueCents(entry);
  return {
    ...design,
    id: slug,
    abilities: [...abilities],
    speed: speedOf(entry),
    hp: healthOf(entry),
    imageUrl: `/creatures/${slug}.webp`,
    thumbUrl: `/creatures/${slug}-s.webp`,
    nftAddress: null,
    finish: "plain",
    usdValue: value,
    value: estimatedCoins(entry),
    estimatedValue: value / 100,
    alt: `${entry.name}: ${entry.looks}`,
  };
}
