import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";

export type WriteRequest = {
  description: string;
  rarity: Rarity;
  seed: number;
  /** Ordered with a custom card; else the words decide. */
  element?: Element | null;
  /** 0 first; higher when names were taken, so that another name comes out. */
  attempt: number;
};

export type CardWords = {
  name: string;
  japaneseName: string;
  element: Element;
  /** Two, but of a custom card as many as were paid for. */
  abilities: string[];
  specialAbility: string;
  description: string;
  backstory: string;
  /** What the creature looks like, for those who cannot see its picture. */
  looks: string;
};

/** Turns a description into a creature's words. Throws when it cannot; another writer then does. */
export interface CardWriter {
  /** Which writer this is, as it is recorded with the creation. */
  name: string;
  /** `onField` hears of every field that is finished and checked, in the order of writing. */
  write(request: WriteRequest, onField: (words: Partial<CardWords>) => void): Promise<CardWords>;
}
