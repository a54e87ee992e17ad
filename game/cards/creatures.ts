/**
 * The creatures that the game starts with. Names, stats and briefs are the game's own; `brief` is
 * what the forge draws the picture from.
 */
import { creatureFrom, type Creature } from "./card.ts";
import { commonCreatures } from "./common-creatures.ts";
import { rareCreatures } from "./rare-creatures.ts";

export const creatures: readonly Creature[] = [...commonCreatures, ...rareCreatures].map(
  creatureFrom,
);
