/**
 * A further card of a day for coins, by the rules of the free one. The second one of a day costs
 * more, and a day has no more than the settings say.
 */
import type { GameSettings } from "#game/settings/settings.ts";

export type BonusNumbers = Pick<
  GameSettings,
  "bonusCardCoins" | "nextBonusCardCoins" | "bonusCardsPerDay"
>;

/** What the next one costs, in coins; null when the day has no more. */
export function bonusPrice(madeToday: number, numbers: BonusNumbers): number | null {
  if (madeToday >= numbers.bonusCardsPerDay) return null;
  return madeToday === 0 ? numbers.bonusCardCoins : numbers.nextBonusCardCoins;
}
