/** A player may want no messages on their devices for a part of the day, such as the night. */

/** Minutes after midnight; both null: messages may come at any time. */
export type QuietHours = { from: number | null; to: number | null; timeZone: string };

export type QuietRefusal = "half" | "empty" | "time_zone";

export function refuseQuietHours({ from, to, timeZone }: QuietHours): QuietRefusal | null {
  if ((from === null) !== (to === null)) return "half";
  if (from !== null && from === to) return "empty";
  return isTimeZone(timeZone) ? null : "time_zone";
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** From the first minute up to the last one, which is not quiet any more; they may span midnight. */
export function isQuiet({ from, to, timeZone }: QuietHours, nowMs: number): boolean {
  if (from === null || to === null) return false;
  const minute = minuteIn(timeZone, nowMs);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function minuteIn(timeZone: string, nowMs: number): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const [hours, minutes] = format.format(nowMs).split(":").map(Number);
  return hours! * 60 + minutes!;
}
