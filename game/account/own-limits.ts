/**
 * Limits that players set for themselves: stricter ones work at once, looser ones from the next day, and
 * a looser cap, which is for a month, from the next month.
 */
import { isBedtimeStricter, isCapStricter, type PlayRules } from "./play-time.ts";

export type OwnLimits = PlayRules & { monthlyCapCents: number | null; timeZone: string };

const isSame = (a: OwnLimits, b: OwnLimits): boolean =>
  a.minutesADay === b.minutesADay &&
  a.bedtime?.from === b.bedtime?.from &&
  a.bedtime?.until === b.bedtime?.until &&
  a.monthlyCapCents === b.monthlyCapCents &&
  a.timeZone === b.timeZone;

const hasAny = ({ minutesADay, bedtime, monthlyCapCents }: OwnLimits): boolean =>
  minutesADay !== null || bedtime !== null || monthlyCapCents !== null;

/** What counts at once, and what later; null when nothing is left for then. */
export function changeLimits(
  before: OwnLimits,
  wanted: OwnLimits,
): { now: OwnLimits; later: OwnLimits | null } {
  const stricter = <Name extends keyof OwnLimits>(name: Name, isIt: boolean) =>
    (isIt ? wanted : before)[name];
  const now: OwnLimits = {
    minutesADay: stricter("minutesADay", isCapStricter(wanted.minutesADay, before.minutesADay)),
    bedtime: stricter("bedtime", isBedtimeStricter(wanted.bedtime, before.bedtime)),
    monthlyCapCents: stricter(
      "monthlyCapCents",
      isCapStricter(wanted.monthlyCapCents, before.monthlyCapCents),
    ),
    // Another clock would begin another day, or end a night.
    timeZone: stricter("timeZone", !hasAny(before)),
  };
  return { now, later: isSame(now, wanted) ? null : wanted };
}
