/** How the toasts of failures are made: always in the same words, or with a reason when there is one. */
import { failureWords, toastOf } from "#web/lib/call.ts";
import type { Toast } from "#web/ui/toast.tsx";

export type Failure = Toast & { description: string };

/** From what a call has thrown to what the player is told. */
export type FromError = (error: unknown) => Failure;

export const failure = (title: string, description: string): Failure => ({
  variant: "destructive",
  title,
  description,
});

/** The server's own words when it has some, else these. */
export const failed =
  (title: string, otherwise?: string): FromError =>
  (error) =>
    failure(title, toastOf(error, otherwise));

/** These words, whatever the server says. */
export const failedAlike =
  (title: string, words?: string): FromError =>
  (error) =>
    failure(title, failureWords(error, words));
