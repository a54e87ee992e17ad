/** The browser's offer to put the game among the apps of the device. Not every browser makes it. */
import { useSyncExternalStore } from "react";

type Offer = Event & { prompt: () => Promise<unknown> };

let offer: Offer | null = null;
/** There is one menu. */
let notifyMenu = () => {};

function setOffer(next: Offer | null) {
  offer = next;
  notifyMenu();
}

addEventListener("beforeinstallprompt", (event) => {
  // Kept for the entry in the menu, instead of a bar that the browser would show unasked.
  event.preventDefault();
  setOffer(event as Offer);
});
addEventListener("appinstalled", () => setOffer(null));

function subscribe(listener: () => void) {
  notifyMenu = listener;
  return () => {
    notifyMenu = () => {};
  };
}

/** Installs the game; null while the browser does not offer it. */
export function useInstall(): (() => void) | null {
  const offered = useSyncExternalStore(subscribe, () => offer);
  if (!offered) return null;
  return () => {
    // An offer can be taken up once.
    setOffer(null);
    void offered.prompt();
  };
}
