/**
 * Whether the game's server can be reached. What the browser says of its network is only a reason
 * to look: a laptop without any can still play on itself, and a server can be away all alone.
 */
import { useSyncExternalStore } from "react";
import { NO_CONNECTION } from "#web/lib/call.ts";
import { serverIsThere } from "#web/lib/server-is-there.ts";

const LOOK_AGAIN_MS = 5_000;

let isOffline = false;
let hasComeBack = false;
const listeners = new Set<() => void>();

function setOffline(next: boolean) {
  if (next === isOffline) return;
  isOffline = next;
  hasComeBack = !next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => isOffline);

/** Calls `listener` each time that the connection has come back. */
export const whenBack = (listener: () => void): (() => void) =>
  subscribe(() => {
    if (!isOffline) listener();
  });

/** The same, and at once when it has already come back: the page was offline, and is no longer. */
export function onceBack(listener: () => void): () => void {
  if (hasComeBack) listener();
  return whenBack(listener);
}

/** Looks whenever there is a reason, and while offline again and again, until it is stopped. */
export function watchConnection({ startsOffline }: { startsOffline: boolean }): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;

  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const isReached = await serverIsThere();
    isLooking = false;
    if (signal.aborted) return;
    setOffline(!isReached);
    if (!isReached) timer = setTimeout(look, LOOK_AGAIN_MS);
  };

  for (const reason of ["offline", "online", NO_CONNECTION]) {
    addEventListener(reason, look, { signal });
  }
  if (startsOffline) setOffline(true);
  // A network that went away before the listeners were added sends no event.
  if (startsOffline || !navigator.onLine) void look();
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
