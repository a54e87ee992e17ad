import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** So long a thank-you is seen before the page changes. */
const LEAVE_AFTER_MS = 1_000;

/** Goes on to another page in a moment, unless the player has gone somewhere else. */
export function useLeaveLater(to: string): () => Promise<void> {
  const [, navigate] = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  return () =>
    new Promise((left) => {
      // The player did not wait for the answer after which this is called.
      if (hasLeft.current) return void left();
      timer.current = setTimeout(() => {
        navigate(to, { replace: true });
        left();
      }, LEAVE_AFTER_MS);
    });
}
