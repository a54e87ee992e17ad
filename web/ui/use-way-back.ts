import { useEffect, useEffectEvent } from "react";

/** By it a browser says that a phone's way back, a button or a swipe, was meant for what is open. */
type CloseWatcher = EventTarget & { destroy: () => void };

/**
 * The way back on a phone closes what is open, and does not leave the page below it. What may not be
 * closed now stays, and is not left either.
 */
export function useWayBack(isOpen: boolean, onClose: () => void, isClosable = true) {
  const goBack = useEffectEvent((stay: () => void) => (isClosable ? onClose() : stay()));
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // Each serves once.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener("close", () => goBack(watch));
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
  const mustStay = isOpen && !isClosable;
  useEffect(() => (mustStay ? keepPage() : undefined), [mustStay]);
}

/** An older browser says so when it has gone back: it comes forward again before the app hears of it. */
function keepPage() {
  if ("CloseWatcher" in globalThis) return;
  const page = location.href;
  const comeBack = (event: PopStateEvent) => {
    if (location.href === page) return;
    event.stopImmediatePropagation();
    history.forward();
  };
  addEventListener("popstate", comeBack, true);
  return () => removeEventListener("popstate", comeBack, true);
}
