/**
 * A child asks its guardians to buy something. They decide in peace: a few questions wait for them at
 * a time, and a no holds for a day.
 */
import { DAY_MS } from "#game/lib/day.ts";

export const QUESTIONS_OPEN = 3;
export const QUESTIONS_A_DAY = 6;

export type AskedQuestion = {
  askedAtMs: number;
  isOpen: boolean;
  /** When a guardian said no; null when none did. */
  declinedAtMs: number | null;
  /** It was about the very thing that the child wants now. */
  isSame: boolean;
};

export type QuestionRefusal = "question_declined" | "questions_open" | "questions_today";

/** Why the child may not ask for this too; null when it may. */
export function refuseQuestion(
  asked: readonly AskedQuestion[],
  nowMs: number,
): QuestionRefusal | null {
  const isLately = (ms: number | null) => ms !== null && nowMs - ms < DAY_MS;
  if (asked.some((each) => each.isSame && isLately(each.declinedAtMs))) return "question_declined";
  if (asked.filter(({ isOpen }) => isOpen).length >= QUESTIONS_OPEN) return "questions_open";
  const today = asked.filter(({ askedAtMs }) => isLately(askedAtMs));
  return today.length >= QUESTIONS_A_DAY ? "questions_today" : null;
}
