export type Named = {
  username?: string | null;
  firstName?: string | null;
  email?: string | null;
};

/** How the top bar greets: username, else first name, else the e-mail's first part, else Player. */
export const greetingName = ({ username, firstName, email }: Named): string =>
  username?.trim() || firstName?.trim() || email?.split("@")[0]?.trim() || "Player";
