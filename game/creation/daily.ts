/** One free card per UTC calendar day. */
import { dayOf, nextDayMs, type Day } from "#game/lib/day.ts";

export type FreeCardRefusal = "already_created_today";

/** `lastDay` is the day of the player's latest free card, null when there was none. */
export const refuseFreeCard = (lastDay: Day | null, nowMs: number): FreeCardRefusal | null =>
  lastDay === dayOf(nowMs) ? "already_created_today" : null;

export type FreeCardStatus = { canCreate: boolean; nextAvailableAtMs: number };

export function freeCardStatus(lastDay: Day | null, nowMs: number): FreeCardStatus {
  const canCreate = refuseFreeCard(lastDay, nowMs) === null;
  return { canCreate, nextAvailableAtMs: canCreate ? nowMs : nextDayMs(nowMs) };
}
