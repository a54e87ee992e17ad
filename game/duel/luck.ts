/**
 * The luck of a duel. Each turn has dice of its own, from a hash of the duel's secret, so the same
 * choices meet the same luck, and the luck that players have seen says nothing about what comes.
 */
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { sha256 } from "#game/lib/sha256.ts";
import type { DuelStart, DuelState, Side } from "./duel.ts";
import { numbers } from "./numbers.ts";

/** The computer thinks with even luck, a duel happens with drawn luck. */
export type Luck = {
  /** What luck makes of a hit, in percent. */
  percent(): number;
  /** Who attacks first, when side 0 does so with this chance. */
  first(chance: number): Side;
};

/** As it is hashed before a duel and shown after it. */
export const secretOf = ({ seed, salt = "" }: Pick<DuelStart, "seed" | "salt">): string =>
  `${seed}:${salt}`;

/** What of a hash becomes the seed of a turn: 32 bits, in hex. */
const SEED_DIGITS = 8;

const diceOf = ({ turn, secret }: Pick<DuelState, "turn" | "secret">): Dice =>
  diceFrom(Number.parseInt(sha256(`${turn}:${secret}`).slice(0, SEED_DIGITS), 16));

export function luckOf(duel: Pick<DuelState, "turn" | "secret">): Luck {
  let known: Dice | null = null;
  const dice = () => (known ??= diceOf(duel));
  return {
    percent: () => dice().int(numbers.luckFrom, numbers.luckTo),
    first: (chance) => (dice().chance(chance) ? 0 : 1),
  };
}
