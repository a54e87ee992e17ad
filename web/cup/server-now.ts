import { useEffect, useState } from "react";

const TICK_MS = 1_000;

/** By the server's clock when it answered, and by this one's since then. */
export function useServerNow(answeredMs: number): number {
  const [nowMs, setNowMs] = useState(answeredMs);
  useEffect(() => {
    const answeredAt = performance.now();
    const look = () => setNowMs(answeredMs + performance.now() - answeredAt);
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [answeredMs]);
  return Math.max(nowMs, answeredMs);
}
