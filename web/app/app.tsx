import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { UserProvider } from "#web/lib/session.tsx";
import { LinksContext } from "#web/ui/link.tsx";
import { LocationProvider } from "./location.tsx";
import { findPath } from "./paths.ts";
import { screens } from "./screens.tsx";
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
  const links = useMemo(() => ({ navigate, preload }), [navigate]);
  return <LinksContext value={links}>{children}</LinksContext>;
}

function preload(address: string) {
  const path = findPath(address);
  if (path !== null) void screens[path].load();
}
