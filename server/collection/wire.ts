import type { CardOnWire, GroupedCardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { healthOf } from "#game/cards/card.ts";
import { levelOf } from "#game/collection/level.ts";
import type { CardRow, GroupedRow, OwnedRow } from "./queries.ts";

/** Cards as they travel. */
export const cardOnWire = (row: CardRow, nftAddress: string | null = null): CardOnWire => ({
  id: row.cardId,
  name: row.name,
  japaneseName: row.japaneseName,
  description: row.description,
  backstory: row.backstory,
  looks: row.looks,
  rarity: row.rarity,
  element: row.element,
  attack: row.attack,
  defense: row.defense,
  speed: row.speed,
  hp: healthOf(row),
  abilities: row.abilities,
  specialAbility: row.specialAbility,
  imageUrl: row.imageUrl,
  thumbUrl: row.thumbUrl,
  nftAddress,
  usdValue: row.usdValueCents,
  value: row.usdValueCents,
  estimatedValue: row.usdValueCents / 100,
});

export const ownedOnWire = (row: OwnedRow): OwnedCardOnWire => ({
  id: row.id,
  cardId: row.cardId,
  level: levelOf(row.experience).level,
  experience: row.experience,
  location: row.place === "deck" ? "deck" : "vault",
  deckSlot: row.deckSlot,
  acquiredAt: row.acquiredAt.toISOString(),
  card: cardOnWire(row, row.nftAddress),
});

export const groupedOnWire = (row: GroupedRow): GroupedCardOnWire => ({
  ...ownedOnWire(row),
  quantity: row.quantity,
});
