import { createContext, use } from "react";
import type { UserOnWire } from "#contract/account.ts";

export type WhoIsHere = {
  /** Null for a visitor who is not signed in, and while `isLoading`. */
  user: UserOnWire | null;
  isLoading: boolean;
  isAuthenticated: boolean;
};

/** Provided by web/lib/session.tsx. Prerendered pages are made for visitors and do without it. */
export const UserContext = createContext<WhoIsHere>({
  user: null,
  isLoading: false,
  isAuthenticated: false,
});

export const useUser = (): WhoIsHere => use(UserContext);
