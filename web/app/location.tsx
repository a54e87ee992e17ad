import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { Router } from "wouter";

type PagePath = { path: string; search: string };
type Navigate = (to: string, options?: { replace?: boolean }) => void;

const LocationContext = createContext<PagePath & { navigate: Navigate }>({
  path: "/",
  search: "",
  navigate: () => {},
});

const here = (): PagePath => ({ path: location.pathname, search: location.search.slice(1) });

/**
 * Keeps the address in React's state and changes it in a transition. The router's own store would
 * show the loading screen for a moment whenever the next screen's code has yet to arrive.
 */
export function LocationProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(here()));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const navigate = useMemo(() => navigateWith(setPlace), []);
  const value = useMemo(() => ({ ...place, navigate }), [place, navigate]);
  return (
    <LocationContext value={value}>
      <Router {...hooks}>{children}</Router>
    </LocationContext>
  );
}

const navigateWith =
  (setPlace: (place: PagePath) => void): Navigate =>
  (to, options) => {
    if (options?.replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    startTransition(() => setPlace(here()));
  };

function useRouterLocation(): [string, Navigate] {
  const { path, navigate } = use(LocationContext);
  return [path, navigate];
}

const useRouterSearch = (): string => use(LocationContext).search;

/** How the router asks where it is. It takes the hooks as values and calls them itself. */
const hooks = { hook: useRouterLocation, searchHook: useRouterSearch };
