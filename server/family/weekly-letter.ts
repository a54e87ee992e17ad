/** On Monday at eight (UTC) guardians who want to know hear what a child made and did. */
import { DAY_MS, mondayOf, type Day } from "#game/lib/day.ts";
import type { Deps } from "#server/lib/deps.ts";
import { takeDueLetters } from "./child-queries.ts";

const EIGHT_MS = DAY_MS / 3;

/** The Monday whose letter is the newest one. */
export const weekOf = (nowMs: number): Day => mondayOf(nowMs - EIGHT_MS);

/**
 * A week is taken and its letter promised in one transaction, so that no crash and no second process
 * makes it two, or none.
 */
export const sendWeeklyLetters = ({ db, jobs, now }: Deps): Promise<void> =>
  db.transaction(async (tx) => {
    const week = weekOf(now());
    for (const { guardianId: playerId, childId } of await takeDueLetters(tx, week)) {
      await jobs.add(tx, "send-family-letter", { playerId, letter: "week", childId, week });
    }
  });
