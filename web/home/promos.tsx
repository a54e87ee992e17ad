import { Gem, Users } from "lucide-react";
import { useNftExplainer } from "#web/parts/nft-explainer.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

export function InviteBlurb() {
  return (
    <Panel className="flex flex-col items-start gap-3">
      <Users size={32} aria-hidden className="text-violet" />
      <h2 className="font-display text-2xl">Play with your friends</h2>
      <p className="grow text-muted">
        Soon you can share your own invite code. A friend who signs up with it gets 3 free special
        cards, and so do you.
      </p>
      <ButtonLink look="ghost" size="small" href="/invite">
        How Invites Work
      </ButtonLink>
    </Panel>
  );
}

export function OwnershipPromo({ hasCards }: { hasCards: boolean }) {
  const nft = useNftExplainer({ hasCards });
  return (
    <Panel className="flex flex-col items-start gap-3">
      <Gem size={32} aria-hidden className="text-violet" />
      <h2 className="font-display text-2xl">True Card Ownership</h2>
      <p className="grow text-muted">
        One day you can keep a card outside the game too, as an NFT. You never have to: a card plays
        the same with or without it.
      </p>
      <Button look="ghost" size="small" onClick={nft.explain}>
        Learn About NFT Conversion
      </Button>
      {nft.dialog}
    </Panel>
  );
}
