/** What screens hear from the server without asking. Where the socket is away, they ask again. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LiveNoun } from "#contract/live.ts";
import { liveSocket } from "./live-socket.ts";

export const useLiveIsOpen = (): boolean =>
  useSyncExternalStore(liveSocket.onOpenChange, liveSocket.isOpen, () => false);

/** Calls `onChange` whenever the server says that this has changed, and after every reconnect. */
export function useLiveNews(noun: LiveNoun, onChange: () => void) {
  const listen = useEffectEvent(onChange);
  useEffect(() => liveSocket.onChanged(noun, () => listen()), [noun]);
}
