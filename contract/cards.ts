/** Cards as they travel: the wire's own words (`userCardId`, `imageUrl`) live here and stop here. */
import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { finishes } from "#game/cards/finishes.ts";
import { makers } from "#game/cards/bond.ts";
import { rarities } from "#game/cards/rarities.ts";

export const card = z.object({
  id: z.string(),
  name: z.string(),
  japaneseName: z.string(),
  /** What the creature can do. */
  description: z.string(),
  backstory: z.string(),
  /** What the picture shows, for those who cannot see it; empty when no text was made for it. */
  looks: z.string(),
  rarity: z.enum(rarities),
  element: z.enum(elements),
  attack: z.int(),
  defense: z.int(),
  speed: z.int(),
  hp: z.int(),
  abilities: z.array(z.string()),
  specialAbility: z.string(),
  imageUrl: z.string(),
  /** A small version of the picture for grids and slots. */
  thumbUrl: z.string(),
  nftAddress: z.nullable(z.string()),
  /** How the copy looks; of a card that is no copy, as the first one would. */
  finish: z.enum(finishes),
  /** Whole US cents; the other two are the same amount in coins and in dollars. */
  usdValue: z.int(),
  value: z.int(),
  estimatedValue: z.number(),
});

export type CardOnWire = z.output<typeof card>;

/** One copy that a player owns. */
export const ownedCard = z.object({
  id: z.string(),
  cardId: z.string(),
  level: z.int(),
  experience: z.int(),
  location: z.enum(["deck", "vault"]),
  /** 1 to 54 in the deck, null in the vault. */
  deckSlot: z.nullable(z.int()),
  acquiredAt: z.string(),
  /** Who made the card: the game, the owner of this copy, or another player. */
  madeBy: z.enum(makers),
  card,
});

export type OwnedCardOnWire = z.output<typeof ownedCard>;

/** All copies of one card together. */
export const groupedCard = z.object({ ...ownedCard.shape, quantity: z.int() });

export type GroupedCardOnWire = z.output<typeof groupedCard>;
