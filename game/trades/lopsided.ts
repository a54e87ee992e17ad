/**
 * A trade in which one side gives much more than the other. Nothing forbids it, friends may be kind;
 * but both players must say that they have seen it.
 */
import { finishes, type Finish } from "#game/cards/finishes.ts";
import { rank, type Rarity } from "#game/cards/rarities.ts";
import { FUSED_COPIES } from "#game/collection/fuse.ts";

/** From here on one side gives much more. */
const MUCH_MORE = 3;

/** So many steps of rarity are much, whatever the estimates say. */
const RARITY_STEPS = 2;

/** `value` is the estimate in coins, as everybody sees it on the card, whatever its finish. */
export type Worth = { rarity: Rarity; value: number; finish: Finish };

type By = "rarity" | "finish" | "value";

/** Of one who gives and receives. `by` is what makes the difference. */
export type Lopsided = { more: "given" | "received"; by: By };

/** Which side is much more; null when the trade looks even. */
export function lopsided({
  given,
  received,
}: Record<"given" | "received", Worth>): Lopsided | null {
  if (isMuchMore(given, received)) return { more: "given", by: byWhat(given, received) };
  if (isMuchMore(received, given)) return { more: "received", by: byWhat(received, given) };
  return null;
}

function byWhat(more: Worth, less: Worth): By {
  if (rank(more.rarity) > rank(less.rarity)) return "rarity";
  return stepsOf(more) > stepsOf(less) ? "finish" : "value";
}

const stepsOf = ({ finish }: Worth): number => finishes.indexOf(finish);

/** A card with a finish was made of three copies, and with the next one of nine. */
const allOf = (worth: Worth): number => worth.value * FUSED_COPIES ** stepsOf(worth);

const isMuchMore = (more: Worth, less: Worth): boolean =>
  allOf(more) >= MUCH_MORE * allOf(less) ||
  (allOf(more) >= allOf(less) && rank(more.rarity) - rank(less.rarity) >= RARITY_STEPS);
