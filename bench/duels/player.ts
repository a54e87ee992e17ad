/** One player's connection, whichever server it leads to. */
import type { Choice } from "#game/duel/duel.ts";
import type { Screen } from "./screen.ts";

export type Seat = {
  choose(step: number, choice: Choice): void;
  leave(): void;
};

/** Takes the two seats of a table; `show` is called whenever a screen changes. */
export type SitDown = (
  table: number,
  show: (side: 0 | 1, screen: Screen) => void,
) => Promise<readonly [Seat, Seat]>;
