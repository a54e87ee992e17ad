import { useEffect, useEffectEvent } from "react";

/** Acts once after so long, which begins anew with each `since`; not at all while that is null. */
export function useAfter(ms: number | null, act: () => void, since?: unknown) {
  const actNow = useEffectEvent((_since: unknown) => act());
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => actNow(since), ms);
    return () => clearTimeout(timer);
  }, [ms, since]);
}
