/**
 * A trade in which one side gives much more than the other. Nothing forbids it, friends may be kind;
 * but both players must say that they have seen it.
 */
import { rank, type Rarity } from "#game/cards/rarities.ts";

/** From here on one side gives much more. */
const MUCH_MORE = 3;

/** So many steps of rarity are much, whatever the estimates say. */
const RARITY_STEPS = 2;

/** `value` is the estimate in coins, as everybody sees it on the card. */
export type Worth = { rarity: Rarity; value: number };

/** Of one who gives and receives. `by` is what makes the difference. */
export type Lopsided = { more: "given" | "received"; by: "rarity" | "value" };

/** Which side is much more; null when the trade looks even. */
export function lopsided({
  given,
  received,
}: Record<"given" | "received", Worth>): Lopsided | null {
  if (isMuchMore(given, received)) {
    return { more: "given", by: rank(given.rarity) > rank(received.rarity) ? "rarity" : "value" };
  }
  if (isMuchMore(received, given)) {
    return {
      more: "received",
      by: rank(received.rarity) > rank(given.rarity) ? "rarity" : "value",
    };
  }
  return null;
}

const isMuchMore = (more: Worth, less: Worth): boolean =>
  more.value >= MUCH_MORE * less.value ||
  (more.value >= less.value && rank(more.rarity) - rank(less.rarity) >= RARITY_STEPS);
