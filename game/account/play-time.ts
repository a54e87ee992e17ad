/** How long and until when somebody plays, by their own rules or a guardian's. */

/** Minutes of a day, 0 to 1439. From 20:30 until 7:00 goes over midnight. */
export type Bedtime = { from: number; until: number };

export type PlayRules = { minutesADay: number | null; bedtime: Bedtime | null };

/** Where the player is: the minute of their day, and how many minutes of it they have played. */
export type PlayedToday = { minute: number; minutesPlayed: number };

const isWithin = ({ from, until }: Bedtime, minute: number): boolean =>
  from <= until ? minute >= from && minute < until : minute >= from || minute < until;

/** Why there is no play now; null when there is. */
export function refusePlay(
  { minutesADay, bedtime }: PlayRules,
  { minute, minutesPlayed }: PlayedToday,
): "time_is_up" | "bedtime" | null {
  if (bedtime && isWithin(bedtime, minute)) return "bedtime";
  return minutesADay !== null && minutesPlayed >= minutesADay ? "time_is_up" : null;
}

const DAY_MINUTES = 24 * 60;

/** Whole minutes until play is over; null when nothing ends it. */
export function minutesLeft(
  { minutesADay, bedtime }: PlayRules,
  { minute, minutesPlayed }: PlayedToday,
): number | null {
  const ofTime = minutesADay === null ? null : Math.max(0, minutesADay - minutesPlayed);
  if (!bedtime || bedtime.from === bedtime.until) return ofTime;
  const ofDay = isWithin(bedtime, minute) ? 0 : (bedtime.from - minute + DAY_MINUTES) % DAY_MINUTES;
  return ofTime === null ? ofDay : Math.min(ofTime, ofDay);
}
