import { useEffect, useEffectEvent } from "react";

/** By it a browser says that a phone's way back, a button or a swipe, was meant for what is open. */
type CloseWatcher = EventTarget & { destroy: () => void };

/** The way back on a phone closes what is open, and does not leave the page below it. */
export function useWayBack(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
