/**
 * The creatures that the game starts with. Names, stats and looks are the game's own; `looks` is
 * what the forge draws the picture from.
 */
import { creatureFrom, type Creature } from "./card.ts";
import { commonCreatures } from "./common-creatures.ts";
import { rareCreatures } from "./rare-creatures.ts";

export const creatures: readonly Creature[] = [...commonCreatures, ...rareCreatures].map(
  creatureFrom,
);
