import { useEffect, useState } from "react";

/** What no screen waits for leaves the connection to the first one for so long. */
const SETTLED_AFTER_MS = 5_000;

/** False while the first screen may still need the connection for itself. */
export function useSettled(isSettledAtOnce = () => false): boolean {
  const [isSettled, setSettled] = useState(isSettledAtOnce);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
