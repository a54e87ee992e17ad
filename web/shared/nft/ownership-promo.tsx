import { Gem } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Promo } from "#web/ui/promo.tsx";
import { useNftExplainer } from "./nft-explainer.tsx";

export function OwnershipPromo({ hasCards }: { hasCards: boolean }) {
  const nft = useNftExplainer({ hasCards });
  return (
    <Promo
      Icon={Gem}
      title="True Card Ownership"
      action={
        <Button look="ghost" size="small" onClick={nft.explain}>
          Learn About NFT Conversion
        </Button>
      }
    >
      A card can become an NFT, and then it is yours outside the game too. You never have to: a card
      plays the same with or without it.
      {nft.dialog}
    </Promo>
  );
}
