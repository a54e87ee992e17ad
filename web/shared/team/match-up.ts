import { BONUS_PERCENT_PER_CARD } from "#game/battle/power.ts";
import { powerOf, type Strength } from "#game/cards/card.ts";
import { hasAdvantage, type Element } from "#game/cards/elements.ts";
import { toTenth } from "#game/lib/tenths.ts";

/** What a card's element has to do with those of the other team. */
export type MatchUp = { beats: Element[]; beatenBy: Element[]; bonusPercent: number };

export function matchUpOf(element: Element, against: readonly Element[]): MatchUp {
  const beats = against.filter((other) => hasAdvantage(element, other));
  return {
    beats,
    beatenBy: against.filter((other) => hasAdvantage(other, element)),
    bonusPercent: BONUS_PERCENT_PER_CARD * beats.length,
  };
}

export const powerAgainst = (
  card: Strength & { element: Element },
  against: readonly Element[],
): number => toTenth((powerOf(card) * (100 + matchUpOf(card.element, against).bonusPercent)) / 100);
