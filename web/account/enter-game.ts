import { CallError, toastOf } from "#web/lib/call.ts";
import { forgetLogOut } from "#web/lib/session.tsx";
import { toast, toastAfterReload } from "#web/ui/toast.tsx";

/**
 * After a sign-in the app starts afresh at `/`. The promise stays open, so that the form goes on
 * waiting until the page is gone.
 */
export function enterGame(words: { title: string; description: string }): Promise<never> {
  toastAfterReload(words);
  forgetLogOut();
  location.assign("/");
  return new Promise<never>(() => {});
}

/** A refusal has the server's words; without an answer nobody knows what went wrong. */
export function showAuthError(error: unknown, title: string, otherwise: string) {
  toast(
    error instanceof CallError
      ? { title, description: toastOf(error, otherwise), variant: "destructive" }
      : {
          title: "Error",
          description: "Something went wrong. Please try again.",
          variant: "destructive",
        },
  );
}
