/**
 * Every month may bring a set of creatures. They come into packs on the first day of their month and
 * stay for good. Browsers read this file alone; the creatures stand in the files beside, one for each
 * month.
 */
import { monthOf } from "#game/lib/day.ts";

/** From the first to the last. */
export const months = ["2026-12", "2027-01", "2027-02"] as const;

export type Month = (typeof months)[number];

export const monthTitles: Record<Month, string> = {
  "2026-12": "Lantern Winter",
  "2027-01": "First Snow",
  "2027-02": "Masked Parade",
};

/** The next one that is still to come; null when none is known. */
export const comingMonth = (nowMs: number): Month | null =>
  months.find((month) => !hasArrived(month, nowMs)) ?? null;

export const hasArrived = (month: Month, nowMs: number): boolean => month <= monthOf(nowMs);
