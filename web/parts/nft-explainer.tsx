import { useState, type ReactNode } from "react";
import { lazily } from "#web/ui/lazily.tsx";
import { toast } from "#web/ui/toast.tsx";

/** For one conversion, whatever the card is worth. */
export const NETWORK_FEE = "$0.63";

const NftDialog = lazily(async () => (await import("./nft-dialog.tsx")).NftDialog);

type NftExplainer = { explain: () => void; dialog: ReactNode };

/** The words about NFTs, for players who own at least one card. */
export function useNftExplainer({ hasCards }: { hasCards: boolean }): NftExplainer {
  const [isOpen, setOpen] = useState(false);
  const explain = () => {
    if (hasCards) setOpen(true);
    else
      toast({
        variant: "destructive",
        title: "No Cards Available",
        description: "Create your first card to see the NFT conversion process.",
      });
  };
  return { explain, dialog: isOpen && <NftDialog onClose={() => setOpen(false)} /> };
}
