/** How the toasts of what went well are made. */
import type { Toast } from "#web/ui/toast.tsx";

export const said = (title: string, description: string): Toast => ({ title, description });

type Answer = { message: string };

/** The server's own words under this heading. */
export const answered =
  (title: string) =>
  ({ message }: Answer): Toast => ({ title, description: message });

/** The server's own words alone. */
export const inItsWords = ({ message }: Answer): Toast => ({ title: message });
