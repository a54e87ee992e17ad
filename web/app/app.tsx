import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { UserProvider } from "#web/lib/session.tsx";
import { useUser } from "#web/lib/user.ts";
import { LinksContext } from "#web/ui/link.tsx";
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
  const { isAuthenticated } = useUser();
  const links = useMemo(() => {
    const preload = (address: string) => {
      const screen = findScreen(address);
      if (screen) void screenCode(screen, isAuthenticated).load();
    };
    return { navigate, preload };
  }, [navigate, isAuthenticated]);
  return <LinksContext value={links}>{children}</LinksContext>;
}
