/**
 * A trade in which one side gives much more than the other. Nothing forbids it, friends may be kind;
 * but both are asked whether they have seen it.
 */
import { rank, type Rarity } from "#game/cards/rarities.ts";

/** From here on one side gives much more. */
const MUCH_MORE = 3;

/** So many steps of rarity are much, whatever the estimates say. */
const RARITY_STEPS = 2;

/** `value` is the estimate in coins, as everybody sees it on the card. */
export type Worth = { rarity: Rarity; value: number };

/** For the one who gives and receives this; null when the trade looks even. */
export function lopsidedWords({
  given,
  received,
}: Record<"given" | "received", Worth>): string | null {
  if (isMuchMore(given, received)) {
    return rank(given.rarity) > rank(received.rarity)
      ? `You give ${a(given)} card and receive ${a(received)} one. Are you sure?`
      : `You give ${about(given)} and receive ${about(received)}. Are you sure?`;
  }
  if (isMuchMore(received, given)) {
    return rank(received.rarity) > rank(given.rarity)
      ? `You receive ${a(received)} card for ${a(given)} one. Does the other player know?`
      : `You receive ${about(received)} for ${about(given)}. Does the other player know?`;
  }
  return null;
}

const isMuchMore = (more: Worth, less: Worth): boolean =>
  more.value >= MUCH_MORE * less.value ||
  (more.value >= less.value && rank(more.rarity) - rank(less.rarity) >= RARITY_STEPS);

const a = ({ rarity }: Worth): string => (rarity === "epic" ? `an ${rarity}` : `a ${rarity}`);

const about = ({ value }: Worth): string =>
  `a card worth about ${value === 1 ? "1 coin" : `${value} coins`}`;
