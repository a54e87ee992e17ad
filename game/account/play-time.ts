/** How long and until when a player may play, by their own rules or a guardian's. */

/** Minutes of a day, 0 to 1439. From 20:30 until 7:00 goes over midnight. */
export type Bedtime = { from: number; until: number };

export type PlayRules = { minutesADay: number | null; bedtime: Bedtime | null };

/** Where the player is: the minute of their day, and how many minutes of it they have played. */
export type PlayedToday = { minute: number; minutesPlayed: number };

const isWithin = ({ from, until }: Bedtime, minute: number): boolean =>
  from <= until ? minute >= from && minute < until : minute >= from || minute < until;

const DAY_MINUTES = 24 * 60;

/** How much play is left, and what it ends by. */
export type PlayLeft = { minutes: number; endsBy: "time_is_up" | "bedtime" };

/** In whole minutes; null when nothing ends it. */
export function playLeft(
  { minutesADay, bedtime }: PlayRules,
  { minute, minutesPlayed }: PlayedToday,
): PlayLeft | null {
  const ofTime = minutesADay === null ? Infinity : Math.max(0, minutesADay - minutesPlayed);
  const ofDay = minutesToBedtime(bedtime, minute);
  const minutes = Math.min(ofTime, ofDay);
  if (minutes === Infinity) return null;
  return { minutes, endsBy: ofDay <= ofTime ? "bedtime" : "time_is_up" };
}

function minutesToBedtime(bedtime: Bedtime | null, minute: number): number {
  if (!bedtime || bedtime.from === bedtime.until) return Infinity;
  return isWithin(bedtime, minute) ? 0 : (bedtime.from - minute + DAY_MINUTES) % DAY_MINUTES;
}

/** Whether play ends at least as early, and begins at least as late, as by the other rules. */
export const isBedtimeStricter = (bedtime: Bedtime | null, than: Bedtime | null): boolean =>
  !than || everyMinute.every((minute) => !isWithin(than, minute) || isAsleep(bedtime, minute));

const everyMinute = Array.from({ length: DAY_MINUTES }, (_, minute) => minute);

const isAsleep = (bedtime: Bedtime | null, minute: number): boolean =>
  bedtime !== null && isWithin(bedtime, minute);

/** Null for none: a lower number is stricter than a higher one, and any is stricter than none. */
export const isCapStricter = (cap: number | null, than: number | null): boolean =>
  than === null || (cap !== null && cap <= than);
