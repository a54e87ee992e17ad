import { QueryClientProvider, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { prefetch } from "#web/lib/query.ts";
import { UserProvider, useUser } from "#web/lib/session.tsx";
import { LinksContext } from "#web/ui/link.tsx";
import { firstReads } from "./first-reads.ts";
import { LocationProvider } from "./location.tsx";
import { findScreen } from "./paths.ts";
import { screenCode } from "./screens.ts";
import { Shell } from "./shell.tsx";

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <UserProvider>
        <LocationProvider>
          <LinksInside>
            <Shell />
          </LinksInside>
        </LocationProvider>
      </UserProvider>
    </QueryClientProvider>
  );
}

/** Links change the screen instead of loading a page. */
function LinksInside({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { isAuthenticated } = useUser();
  const links = useMemo(() => {
    const preload = (address: string) => {
      const screen = findScreen(address);
      if (!screen) return;
      // A player who follows the link sees it then.
      screenCode(screen, isAuthenticated)
        .load()
        .catch(() => undefined);
      if (!isAuthenticated) return;
      for (const name of screen.firstReads ?? []) {
        void prefetch(client, firstReads[name]);
      }
    };
    return { navigate, preload };
  }, [navigate, client, isAuthenticated]);
  return <LinksContext value={links}>{children}</LinksContext>;
}
