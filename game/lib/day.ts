/**
 * The game's days are UTC calendar days, written `YYYY-MM-DD`; weeks begin on Monday. Time comes in
 * as milliseconds since 1970, because nothing in game/ may look at a clock.
 */
export type Day = string;

export const DAY_MS = 86_400_000;

export const dayNumber = (nowMs: number): number => Math.floor(nowMs / DAY_MS);

/** The day that a moment lies in. Civil-from-days after Howard Hinnant. */
export function dayOf(nowMs: number): Day {
  const shifted = dayNumber(nowMs) + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const dayOfYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** When the next day begins, in milliseconds since 1970. */
export const nextDayMs = (nowMs: number): number => (dayNumber(nowMs) + 1) * DAY_MS;

/** The Monday of the week that a moment lies in. Day 0 (1970-01-01) was a Thursday. */
export const mondayOf = (nowMs: number): Day =>
  dayOf((dayNumber(nowMs) - ((dayNumber(nowMs) + 3) % 7)) * DAY_MS);

/** `YYYY-MM`. */
export const monthOf = (nowMs: number): string => dayOf(nowMs).slice(0, 7);
