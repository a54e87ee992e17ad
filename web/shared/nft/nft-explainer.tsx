import { useState, type ReactNode } from "react";
import { lazily } from "#web/ui/later/lazily.tsx";
import { toast } from "#web/ui/toast.tsx";
import { noCards } from "#web/words/nft.ts";

const NftDialog = lazily(() => import("./nft-dialog.tsx"), "NftDialog");

type NftExplainer = { explain: () => void; dialog: ReactNode };

/** The words about NFTs, for players who own at least one card. */
export function useNftExplainer({ hasCards }: { hasCards: boolean }): NftExplainer {
  const [isOpen, setOpen] = useState(false);
  const explain = () => {
    if (hasCards) setOpen(true);
    else toast(noCards);
  };
  return { explain, dialog: isOpen && <NftDialog onClose={() => setOpen(false)} /> };
}
