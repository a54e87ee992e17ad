import { useEffect, useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { quietly } from "#web/lib/quietly.ts";
import { serverNow } from "#web/lib/server-time.ts";
import { useUser } from "#web/lib/session.tsx";

const keyOf = (playerId: string) => `collection-seen-${playerId}`;

/** Which cards have come since this browser last showed the collection; none at its first time. */
export function useNewlyCome(): (owned: Pick<OwnedCardOnWire, "acquiredAt">) => boolean {
  const key = keyOf(useUser().user?.id ?? "");
  const [seenAtMs] = useState(() => Number(quietly(() => localStorage.getItem(key)) ?? Infinity));
  useEffect(() => void quietly(() => localStorage.setItem(key, String(serverNow()))), [key]);
  return ({ acquiredAt }) => Date.parse(acquiredAt) > seenAtMs;
}
