import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { PreloadContext } from "#web/ui/link.tsx";
import { LocationProvider } from "./location.tsx";
import { findPath } from "./paths.ts";
import { screens } from "./screens.tsx";
import { Shell } from "./shell.tsx";

type AppProps = {
  client: QueryClient;
  /** Only where there is no address bar: when a page is rendered at build time. */
  path?: string | undefined;
};

export function App({ client, path }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <LocationProvider path={path}>
        <PreloadContext value={preload}>
          <Shell />
        </PreloadContext>
      </LocationProvider>
    </QueryClientProvider>
  );
}

function preload(address: string) {
  const path = findPath(address);
  if (path !== null) void screens[path].load();
}
