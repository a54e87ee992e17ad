import { forgetLogOut } from "#web/lib/session.tsx";
import { takeWayBack } from "#web/lib/return-url.ts";
import { toastAfterReload } from "#web/ui/toast.tsx";
import type { ToastAfterReload } from "#web/words/account.ts";

/**
 * After a sign-in the app starts afresh: at `/`, or where a friend's code had led. It takes the place
 * of the form, to which the way back would lead otherwise. The promise stays open, so that the form
 * goes on waiting until the page is gone.
 */
export function enterGame(words: ToastAfterReload): Promise<never> {
  toastAfterReload(words);
  forgetLogOut();
  location.replace(takeWayBack());
  return new Promise<never>(() => {});
}
