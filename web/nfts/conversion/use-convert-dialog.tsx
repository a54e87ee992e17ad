import { useState, type ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { lazily } from "#web/ui/later/lazily.tsx";

const ConvertDialog = lazily(() => import("./convert-dialog.tsx"), "ConvertDialog");

type ConvertAction = { convert: (owned: OwnedCardOnWire) => void; dialog: ReactNode };

/** Belongs above whatever shows the card, which is shown elsewhere while it is being converted. */
export function useConvertDialog(): ConvertAction {
  const [owned, setOwned] = useState<OwnedCardOnWire | null>(null);
  const dialog = owned && <ConvertDialog owned={owned} onClose={() => setOwned(null)} />;
  return { convert: setOwned, dialog };
}
