import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { useUser } from "#web/lib/session.tsx";

const keyOf = (playerId: string) => `collection-seen-${playerId}`;

/** Which cards have come since this browser last showed the collection; none at its first time. */
export function useNewlyCome(): (owned: Pick<OwnedCardOnWire, "acquiredAt">) => boolean {
  const { user } = useUser();
  const [seenAtMs] = useState(() => seenNow(user?.id ?? ""));
  return ({ acquiredAt }) => Date.parse(acquiredAt) > seenAtMs;
}

/** When it was seen before. */
function seenNow(playerId: string): number {
  try {
    const before = Number(localStorage.getItem(keyOf(playerId)) ?? Infinity);
    localStorage.setItem(keyOf(playerId), String(Date.now()));
    return Number.isNaN(before) ? Infinity : before;
  } catch {
    // A browser that keeps nothing.
    return Infinity;
  }
}
