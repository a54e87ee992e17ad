import type { QueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { onceBack, watchConnection, whenBack } from "./connection.ts";
import { answersFrom, findOfflineCollection } from "./offline-collection.ts";

/**
 * For a page that began without the server: gives the app what is kept of the player. Returns what
 * to show instead of the app when nothing is.
 */
export async function beginOffline(client: QueryClient): Promise<ReactNode> {
  const kept = await findOfflineCollection(Date.now()).catch(() => null);
  if (!kept) return <NobodyOffline />;
  for (const [key, answer] of answersFrom(kept)) {
    client.setQueryData(key, answer, { updatedAt: kept.savedAtMs });
  }
  return null;
}

/** Stands where a screen would be whose code is not in this browser. */
export function NeedsConnection() {
  // The code that failed may be asked for, or remembered as missing, after the connection is back.
  useEffect(() => onceBack(() => location.reload()), []);
  return (
    <>
      <title>You are offline · Taleborn</title>
      <h1 className="sr-only">You are offline</h1>
      <FailedState
        title="This page needs the connection"
        message="It opens by itself as soon as the connection is back."
        onRetry={() => location.reload()}
      />
    </>
  );
}

/** No player's data is stored here, so the page only waits for the connection. */
function NobodyOffline() {
  useEffect(() => watchConnection({ startsOffline: true }), []);
  useEffect(() => whenBack(() => location.reload()), []);
  return (
    <main className="grid min-h-dvh place-content-center">
      <title>You are offline · Taleborn</title>
      <h1 className="sr-only">You are offline</h1>
      <EmptyState
        Icon={CloudOff}
        title="You are offline"
        action={<Button onClick={() => location.reload()}>Try Again</Button>}
      >
        Taleborn opens as soon as the connection is back.
      </EmptyState>
    </main>
  );
}
