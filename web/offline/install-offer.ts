/** The browser's offer to put the game among the apps of the device. Not every browser makes it. */
import { useSyncExternalStore } from "react";

type Offer = Event & { prompt: () => Promise<unknown> };

let offer: Offer | null = null;
/** There is one menu. */
let tellMenu = () => {};

function change(next: Offer | null) {
  offer = next;
  tellMenu();
}

addEventListener("beforeinstallprompt", (event) => {
  // Kept for the entry in the menu, instead of a bar that the browser would show unasked.
  event.preventDefault();
  change(event as Offer);
});
addEventListener("appinstalled", () => change(null));

function subscribe(listener: () => void) {
  tellMenu = listener;
  return () => {
    tellMenu = () => {};
  };
}

/** Installs the game; null while the browser does not offer it. */
export function useInstall(): (() => void) | null {
  const offered = useSyncExternalStore(subscribe, () => offer);
  if (!offered) return null;
  return () => {
    // An offer can be taken up once.
    change(null);
    void offered.prompt();
  };
}
