import { REDEEM_DAYS } from "#game/invites/invite.ts";
import type { SignInRefusal, SignUpRefusal } from "#game/account/sign-up.ts";
import { CallError } from "#web/lib/call.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { logInRefusals, signInRemarks, signUpRemarks } from "#texts/en/account.ts";
import { failed, failure, type FromError, type Failure } from "./failed.ts";

const signUpTitles: Record<SignUpRefusal, string> = {
  missing_information: "Missing Information",
  bad_email: "Signup Failed",
  bad_username: "Signup Failed",
  bad_name: "Signup Failed",
  password_mismatch: "Password Mismatch",
  password_too_short: "Password Too Short",
};

/** The server refuses with the same words. */
export const signInRefused = (refusal: SignInRefusal): Failure =>
  failure("Missing Information", signInRemarks[refusal]);

export const signUpRefused = (refusal: SignUpRefusal): Failure =>
  failure(signUpTitles[refusal], signUpRemarks[refusal]);

const SOMETHING_WRONG = requestRefusals.bug;

/** Without any answer from the server the reason is unknown. */
const refused =
  (title: string, otherwise: string): FromError =>
  (error) =>
    error instanceof CallError
      ? failed(title, otherwise)(error)
      : failure("Error", SOMETHING_WRONG);

export const loginFailed = refused("Login Failed", logInRefusals.wrong_password);
export const signUpFailed = refused("Signup Failed", "Failed to create account");
export const letterNotSent = refused("Error", SOMETHING_WRONG);
export const ageNotKept = refused("Error", SOMETHING_WRONG);
export const passwordNotReset = refused(
  "Error",
  "This link is no longer valid. Please ask for a new one.",
);

export type ToastAfterReload = { title: string; description: string; durationMs?: number };

export const welcomeBack: ToastAfterReload = {
  title: "Welcome Back!",
  description: "Good to see you again.",
};

/** There is more to read than in other toasts. */
const LONG_MS = 15_000;

type InviteAnswer = { success: boolean; message: string };

/** `invite` is what came of the invite code; null when there was none. */
export function accountCreated(username: string, invite: InviteAnswer | null): ToastAfterReload {
  const title = "Account Created!";
  const welcome = `Welcome to Taleborn, ${username}!`;
  if (invite?.success)
    return {
      title,
      description: `${welcome} Your 12 starter cards and your invitation rewards are waiting for you. ${invite.message}`,
      durationMs: LONG_MS,
    };
  const description = `${welcome} Your 12 starter cards are waiting for you.`;
  if (!invite) return { title, description };
  return {
    title,
    description: `${description} Only the invite code did not work: ${invite.message} You can enter a code on the Invite page in your first ${REDEEM_DAYS} days.`,
    durationMs: LONG_MS,
  };
}
