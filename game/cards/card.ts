/**
 * A card is a design: a creature's name, element, rarity, strength and story. What a player owns is
 * a copy of it, an owned card.
 */
import type { Element } from "./elements.ts";
import type { Rarity } from "./rarities.ts";

export type CardDesign = {
  name: string;
  japaneseName: string;
  element: Element;
  rarity: Rarity;
  attack: number;
  defense: number;
  /** The first two are shown on the card. */
  abilities: readonly string[];
  specialAbility: string;
  /** What the creature can do, in a sentence. */
  description: string;
  /** The creature's story. */
  backstory: string;
  /** What the picture shows, in a few words, for those who cannot see it. */
  looks: string;
};

/** A row of the catalogue; its abilities are the default ones of its element. */
export type CreatureEntry = Omit<CardDesign, "abilities">;

export type Creature = CreatureEntry & {
  /** The name in lower case: its picture's file name and its id in the catalogue. */
  slug: string;
  abilities: readonly string[];
};

/** What the other side sees of a card in a fight. */
export type FightingCard = Pick<
  CardDesign,
  "name" | "element" | "rarity" | "attack" | "defense"
> & { cardId: string; imageUrl: string | null };

export type Strength = Pick<CardDesign, "attack" | "defense">;

/** No creature has more attack or more defense than this. */
export const STAT_MAX = 100;

export const speedOf = ({ attack, defense }: Strength): number =>
  Math.floor((attack + defense) / 2);

export const healthOf = ({ attack, defense }: Strength): number => attack + defense + 50;

/** Battle power before elements: attack + defense + speed × 0.5 (part 2, section 9). */
export const powerOf = (card: Strength): number => card.attack + card.defense + speedOf(card) * 0.5;

export const defaultAbilities = (element: Element): [string, string] => [
  `${element.charAt(0).toUpperCase()}${element.slice(1)} Strike`,
  "Mystic Guard",
];

export const creatureFrom = (entry: CreatureEntry): Creature => ({
  ...entry,
  slug: entry.name.toLowerCase(),
  abilities: defaultAbilities(entry.element),
});
