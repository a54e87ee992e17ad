import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { currentUser, forceLogout, logout, type UserOnWire } from "#contract/account.ts";
import { isNewcomer } from "#game/account/newcomer.ts";
import { CoinsOnly } from "#web/cards/coins-only.ts";
import { call, CallError, SESSION_ENDED } from "./call.ts";
import { clearOfflineStore } from "./offline-store.ts";
import { keyOf } from "./query.ts";

type WhoIsHere = {
  /** Null for a visitor who is not signed in, and while `isLoading`. */
  user: UserOnWire | null;
  isLoading: boolean;
  /** The server could not say who is here. */
  isUnknown: boolean;
  isAuthenticated: boolean;
};

export const UserContext = createContext<WhoIsHere | null>(null);

export function useUser(): WhoIsHere {
  const whoIsHere = use(UserContext);
  if (!whoIsHere) throw new Error("useUser needs a UserProvider around it.");
  return whoIsHere;
}

/** Whether a player is signed in who has only just signed up. */
export function useIsNewcomer(): boolean {
  const { user } = useUser();
  const [nowMs] = useState(Date.now);
  return user !== null && isNewcomer(user.signedUpAtMs, nowMs);
}

/**
 * Set when a player logs out, so that a session which could not be ended on the server does not
 * bring them back. While it is set, the app does not ask the server who is signed in.
 */
const LOGGED_OUT = "logged-out";

/** Finds out who is signed in, once for the whole app. */
export function UserProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const follow = useMemo(() => onLogOut(client), [client]);
  const loggedOut = useSyncExternalStore(follow, isLoggedOut, () => false);
  const { data, isLoading, isLoadingError } = useQuery({
    queryKey: keyOf(currentUser),
    queryFn: findUser,
    enabled: !loggedOut,
  });
  const user = loggedOut ? null : (data ?? null);
  return (
    <UserContext
      value={{ user, isLoading, isUnknown: isLoadingError, isAuthenticated: user !== null }}
    >
      <CoinsOnly value={user?.coinsOnly === true}>{children}</CoinsOnly>
    </UserContext>
  );
}

async function findUser(): Promise<UserOnWire | null> {
  try {
    const user = await call(currentUser, {});
    forgetLogOut();
    return user;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

/** For a sign-in or sign-up that succeeded: from now on the session counts again. */
export function forgetLogOut() {
  if (!isLoggedOut()) return;
  localStorage.removeItem(LOGGED_OUT);
  announce();
}

/** Calls back once when the server says to a player's page that the session is over. */
export function useSessionEnd(onEnd: () => void) {
  const client = useQueryClient();
  const end = useEffectEvent(() => {
    // Many calls may hear of it at once, and a visitor's page has no session to lose.
    if (!client.getQueryData(keyOf(currentUser))) return;
    client.setQueryData(keyOf(currentUser), null);
    onEnd();
  });
  useEffect(() => {
    const listen = () => end();
    addEventListener(SESSION_ENDED, listen);
    return () => removeEventListener(SESSION_ENDED, listen);
  }, []);
}

/** Goes home, or to where another account continues in this tab. */
export async function logOut(client: QueryClient, next = "/") {
  client.clear();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(LOGGED_OUT, "true");
  await Promise.allSettled([clearOfflineStore(), call(forceLogout, {}), call(logout, {})]);
  location.assign(next);
}

const isLoggedOut = () => localStorage.getItem(LOGGED_OUT) !== null;

/** Browsers send the event only to the other tabs, so the code sends it to this one. */
const announce = () => window.dispatchEvent(new StorageEvent("storage", { key: LOGGED_OUT }));

/** What was known of a player who has logged out in another tab is not shown to the next one. */
const onLogOut = (client: QueryClient) => (listener: () => void) => {
  const follow = () => {
    if (isLoggedOut() && client.getQueryData(keyOf(currentUser))) client.clear();
    listener();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
};
