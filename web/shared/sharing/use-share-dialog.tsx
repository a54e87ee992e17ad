import { useState, type ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { sayClosed } from "#web/lib/closed.ts";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { lazily } from "#web/ui/later/lazily.tsx";
import type { ShareFrom } from "./share-reward.ts";

const ShareDialog = lazily(() => import("./share-dialog.tsx"), "ShareDialog");

type ShareDialogHandle = {
  /** Opens the dialog; a given card stands first in it, and the link leads to that card. */
  share: (card?: CardOnWire) => void;
  dialog: ReactNode;
};

/** For a button that shares: `onClick={() => share()}`, and the dialog somewhere beside it. */
export function useShareDialog({ from }: { from: ShareFrom }): ShareDialogHandle {
  const [opened, setOpened] = useState<{ card: CardOnWire | null } | null>(null);
  const refusal = useClosed("sharing");
  return {
    share(card) {
      if (refusal) sayClosed({ capability: "sharing", refusal });
      else setOpened({ card: card ?? null });
    },
    dialog: opened && (
      <ShareDialog from={from} card={opened.card} onClose={() => setOpened(null)} />
    ),
  };
}
