import { useState, type ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { lazily } from "#web/ui/later/lazily.tsx";

const ConvertDialog = lazily(() => import("./conversion/convert-dialog.tsx"), "ConvertDialog");
const WithdrawDialog = lazily(() => import("./withdrawal/withdraw-dialog.tsx"), "WithdrawDialog");

type NftDialog = { show: (owned: OwnedCardOnWire) => void; dialog: ReactNode };

/**
 * What can be done with a card on the chain: it is converted, or withdrawn when it is an NFT. Belongs
 * above whatever shows the card, which is shown elsewhere as soon as that has begun.
 */
export function useNftDialog(): NftDialog {
  const [owned, setOwned] = useState<OwnedCardOnWire | null>(null);
  const Dialog = owned?.card.nftAddress === null ? ConvertDialog : WithdrawDialog;
  const dialog = owned && <Dialog owned={owned} onClose={() => setOwned(null)} />;
  return { show: setOwned, dialog };
}
