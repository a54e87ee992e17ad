/**
 * A child asks a parent. The child names the parent's e-mail address; the reader of the letters to
 * that address, when an adult, may say yes and then looks after the child's account.
 */
import type { AgeBand } from "#game/account/age.ts";
import { switches, type Switch } from "#game/account/capabilities.ts";
import { mailboxOf } from "#game/account/email-address.ts";
import { DAY_MS } from "#game/lib/day.ts";

/** A parent has so long to answer. Then what the child has entered is erased. */
export const ANSWER_DAYS = 14;
/** Taking an approval back by its letter. On the family page it works at any time. */
export const TAKE_BACK_DAYS = 14;
export const GUARDIANS_MAX = 2;
export const CHILDREN_MAX = 8;

export const answerUntilMs = (nowMs: number): number => nowMs + ANSWER_DAYS * DAY_MS;

/** On these days of the time to answer, a parent who has not done so is written to once more. */
const REMINDER_DAYS = [7, 12] as const;

/**
 * When the next such letter is due, for a parent who has until `untilMs`; null when none is left. A
 * parent gets no reminder within a day of the last letter.
 */
export function nextReminderMs(writtenAtMs: number, untilMs: number): number | null {
  const days = REMINDER_DAYS.map((day) => untilMs - (ANSWER_DAYS - day) * DAY_MS);
  return days.find((dueMs) => dueMs >= writtenAtMs + DAY_MS) ?? null;
}

/** How a parent has shown to be an adult. */
export type Proof = "email_plus" | "card" | "admin";

export type Asker = {
  band: AgeBand | null;
  email: string;
  guardians: number;
};

export type AskRefusal = "age_unknown" | "no_parent_needed" | "own_address" | "guardians_full";

/** Why this player may not ask the one who reads letters at this address; null when they may. */
export function refuseToAsk(asker: Asker, parentEmail: string): AskRefusal | null {
  if (asker.band === null) return "age_unknown";
  if (asker.band === "adult") return "no_parent_needed";
  if (mailboxOf(asker.email) === mailboxOf(parentEmail)) return "own_address";
  return asker.guardians >= GUARDIANS_MAX ? "guardians_full" : null;
}

export type Answerer = {
  id: string;
  role: "user" | "admin" | "demo";
  band: AgeBand | null;
  /** How many children they look after already. */
  children: number;
  isGuardianAlready: boolean;
  /** The child looks after this account, by mistake or on purpose. */
  isWardOfChild: boolean;
};

export type AskingChild = { id: string; band: AgeBand | null; guardians: number };

export type AnswerRefusal =
  | "own_request"
  | "not_an_adult"
  | "ward_of_child"
  | "no_child_any_more"
  | "guardian_already"
  | "guardians_full"
  | "children_full";

/** Why this account may not become a guardian of the child; null when it may. */
export function refuseToApprove(answerer: Answerer, child: AskingChild): AnswerRefusal | null {
  if (answerer.id === child.id) return "own_request";
  if (answerer.band !== "adult" || answerer.role === "demo") return "not_an_adult";
  if (answerer.isWardOfChild) return "ward_of_child";
  if (child.band === null || child.band === "adult") return "no_child_any_more";
  if (answerer.isGuardianAlready) return "guardian_already";
  if (child.guardians >= GUARDIANS_MAX) return "guardians_full";
  return answerer.children >= CHILDREN_MAX ? "children_full" : null;
}

/** What is open before a guardian chooses: for teens all that they had, and no wallet. */
export const openAtFirst = (band: AgeBand): readonly Switch[] =>
  band === "child" ? [] : switches.filter((each) => each !== "wallet");
