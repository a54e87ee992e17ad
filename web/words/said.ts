/** How the toasts of what went well are made, and those of a change that goes well or not. */
import type { Toast } from "#web/ui/toast.tsx";
import type { FromError } from "./failed.ts";

export const said = (title: string, description: string): Toast => ({ title, description });

type Answer = { message: string };

/** The server's own words under this heading. */
export const answered =
  (title: string) =>
  ({ message }: Answer): Toast => ({ title, description: message });

/** The server's own words alone. */
export const inItsWords = ({ message }: Answer): Toast => ({ title: message });

/** What is said of a change: when it is done, and when it is not. */
export const outcome = <Done>(doneToast: Done, refusedToast: FromError) => ({
  doneToast,
  refusedToast,
});
