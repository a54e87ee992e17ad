/** How the toasts of failures are made: always in the same words, or with a reason when there is one. */
import { CallError, failureWords, toastOf } from "#web/lib/call.ts";
import type { Toast } from "#web/ui/toast.tsx";

export type Failure = Toast & { description: string };

/** From what a call has thrown to the words for the player. */
export type FromError = (error: unknown) => Failure;

export const failure = (title: string, description: string): Failure => ({
  variant: "destructive",
  title,
  description,
});

export const SESSION_OVER = "You were signed out. Sign in again, and you are back where you were.";

/** Every call fails without a session, and what helps then is to sign in again. */
const unlessSignedOut =
  (words: FromError): FromError =>
  (error) =>
    error instanceof CallError && error.code === "signed_out"
      ? failure("Please Sign In", SESSION_OVER)
      : words(error);

/** The server's own words when it has some, else these. */
export const failed = (title: string, otherwise?: string): FromError =>
  unlessSignedOut((error) => failure(title, toastOf(error, otherwise)));

/** These words, whatever the server says. */
export const failedAlike = (title: string, words?: string): FromError =>
  unlessSignedOut((error) => failure(title, failureWords(error, words)));
