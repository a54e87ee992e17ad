/** Minutes after midnight, and the fields and words in which players see them. */

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Such as "07:30" for 450 minutes after midnight. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** As the browser writes it in its own fields. */
export const timeWords = (minute: number): string =>
  new Date(2000, 0, 1, 0, minute).toLocaleTimeString([], { timeStyle: "short" });

/** Minutes since midnight of a time such as `07:30`. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
