import type { CardDesign } from "#game/cards/card.ts";
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

export type CardWords = Omit<CardDesign, "rarity" | "attack" | "defense"> & {
  /** Two, but of a custom card as many as were paid for. */
  abilities: string[];
};

/** Turns a description into a creature's words. Throws when it cannot; another writer then does. */
export interface CardWriter {
  /** Which writer this is, as it is recorded with the creation. */
  name: string;
  /** `onField` hears of every field that is finished and checked, in the order of writing. */
  write(request: WriteRequest, onField: (words: Partial<CardWords>) => void): Promise<CardWords>;
}
