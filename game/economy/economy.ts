/**
 * Is the economy sane? What the game pays out (minted) and what it takes back (burned), by reason
 * and day. Coins that pass between players, or are set aside for a buy order, are neither.
 */
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { flowOf, type Reason } from "#game/purse/reasons.ts";

/** Over so many days coins are compared: too many that come in, and prices rise (game design, "Is it sane?"). */
export const ALARM_DAYS = 14;

/** A young game gives welcome coins to everybody: what comes in is looked at from this day on. */
export const alarmFrom = (firstStartMs: number): string =>
  dayOf(firstStartMs + ALARM_DAYS * DAY_MS);

type Alarm = { ratio: number | null; alarmBelow: number; alarmFrom: string; today: string };

export const isAlarming = ({ ratio, alarmBelow, alarmFrom: from, today }: Alarm): boolean =>
  ratio !== null && ratio < alarmBelow && today >= from;

/** All coins that moved on one day for one reason; negative when they were taken. */
export type DaySum = { day: string; reason: Reason; amount: number };

/** By reason. */
export type Amounts = Partial<Record<Reason, number>>;

export type EconomyDay = {
  day: string;
  minted: Amounts;
  burned: Amounts;
};

export type Economy = {
  /** Every day of the span, the oldest first. */
  days: EconomyDay[];
  minted: number;
  burned: number;
  /** Null when nothing was minted. */
  ratio: number | null;
};

export function economyOf(sums: readonly DaySum[], span: { days: number; nowMs: number }): Economy {
  const days = Array.from({ length: span.days }, (_, i): EconomyDay => {
    const day = dayOf(span.nowMs - (span.days - 1 - i) * DAY_MS);
    const ofDay = sums.filter((sum) => sum.day === day);
    return { day, minted: amounts(ofDay, "mint"), burned: amounts(ofDay, "burn") };
  });
  const minted = total(days.map((day) => day.minted));
  const burned = total(days.map((day) => day.burned));
  return { days, minted, burned, ratio: minted === 0 ? null : burned / minted };
}

const amounts = (sums: readonly DaySum[], flow: "mint" | "burn"): Amounts =>
  Object.fromEntries(
    sums
      .filter(({ reason }) => flowOf(reason) === flow)
      .map(({ reason, amount }) => [reason, Math.abs(amount)]),
  );

const total = (days: readonly Amounts[]): number =>
  days.flatMap((day) => Object.values(day)).reduce((sum, amount) => sum + amount, 0);
