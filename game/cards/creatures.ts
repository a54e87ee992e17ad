/**
 * The creatures that the game starts with. Names, stats and briefs are the game's own; `brief` is
 * what the forge draws the picture from.
 */
import { defaultAbilities, type CreatureEntry } from "./card.ts";
import { commonCreatures } from "./common-creatures.ts";
import { rareCreatures } from "./rare-creatures.ts";

export type Creature = CreatureEntry & {
  /** The name in lower case: its picture's file name and its id in the catalogue. */
  slug: string;
  abilities: readonly string[];
};

export const creatures: readonly Creature[] = [...commonCreatures, ...rareCreatures].map(
  (entry) => ({
    ...entry,
    slug: entry.name.toLowerCase(),
    abilities: defaultAbilities(entry.element),
  }),
);
