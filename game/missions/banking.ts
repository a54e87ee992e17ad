/**
 * Banking: a daily mission that was not finished stays open for three more days, so that players
 * need not come every day. A deed counts for today's mission first and, once that is complete, for
 * the oldest day in the bank. A day is never paid twice, and nothing is banked from before the
 * player signed up or from a day on which the mission was not there.
 *
 * Saying hello is not banked. Banking lets people do later what they did not get round to, but
 * a visit cannot be made up: one visit would pay for four days, and staying away would cost as
 * little as coming. What a missed visit costs is softened by the streak's free day instead.
 *
 * Making a card is not banked either. The day's one free card counts for today's mission, so a day in
 * the bank would show coins that only a bought card could bring.
 */
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { periodOf, type Mission, type Objective } from "./missions.ts";

export const BANKED_DAYS = 3;

/** What everybody can do only once a day without paying. */
export const onceADay: readonly Objective[] = ["login_streak", "create_cards"];

export const isBanked = ({ type, objective }: Pick<Mission, "type" | "objective">): boolean =>
  type === "daily" && !onceADay.includes(objective);

/**
 * The periods in which a deed counts now: the running one, then the days in the bank from the
 * oldest on. `sinceMs`: when both the player and the mission were there.
 */
export function openPeriods(
  mission: Pick<Mission, "type" | "objective">,
  { nowMs, sinceMs }: { nowMs: number; sinceMs: number },
): string[] {
  const running = periodOf(mission.type, nowMs);
  if (!isBanked(mission)) return [running];
  const firstDay = dayOf(sinceMs);
  const daysAgo = Array.from({ length: BANKED_DAYS }, (_, index) => BANKED_DAYS - index);
  const days = daysAgo.map((count) => dayOf(nowMs - count * DAY_MS));
  return [running, ...days.filter((day) => day >= firstDay)];
}

export type OpenPeriod = {
  period: string;
  progress: number;
  /** Completed and paid, whatever the target has become since. */
  isDone: boolean;
};

export type MissionStep = { period: string; progress: number; isCompletedNow: boolean };

/** Where so many deeds lead, the periods being open in this order. Periods at rest are left out. */
export function spend(
  deeds: number,
  target: number,
  periods: readonly OpenPeriod[],
): MissionStep[] {
  let left = Math.max(0, deeds);
  const steps: MissionStep[] = [];
  for (const { period, progress, isDone } of periods) {
    if (left === 0) break;
    if (isDone) continue;
    const used = Math.min(left, Math.max(0, target - progress));
    left -= used;
    const after = progress + used;
    steps.push({ period, progress: after, isCompletedNow: after >= target });
  }
  return steps;
}
