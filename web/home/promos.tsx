import { Gem, Users, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { shareStatus } from "#contract/sharing.ts";
import { INVITEE_CARDS, INVITER_CARDS, INVITER_COINS } from "#game/invites/invite.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useNftExplainer } from "#web/shared/nft/nft-explainer.tsx";
import { useShareDialog } from "#web/shared/sharing/use-share-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

export function InviteBlurb({ hasCards }: { hasCards: boolean }) {
  const { share, dialog } = useShareDialog({ from: "home" });
  const canEarn = useAnswer(shareStatus).data?.canEarnRewards === true;
  return (
    <Promo
      Icon={Users}
      title="Play with your friends"
      action={
        <div className="flex flex-wrap gap-3">
          {hasCards && canEarn && (
            <Button look="ghost" size="small" onClick={() => share()}>
              Share & Earn
            </Button>
          )}
          <ButtonLink look="ghost" size="small" href="/invite">
            My Invite Code
          </ButtonLink>
        </div>
      }
    >
      Share your invite code. A friend who signs up with it gets {INVITEE_CARDS} special cards, and
      you get {INVITER_CARDS} cards and {INVITER_COINS} coins.
      {dialog}
    </Promo>
  );
}

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

type PromoProps = { Icon: LucideIcon; title: string; action: ReactNode; children: ReactNode };

function Promo({ Icon, title, action, children }: PromoProps) {
  return (
    <Panel className="relative isolate flex flex-col items-start gap-3 overflow-hidden">
      <Icon
        size={150}
        strokeWidth={1.2}
        aria-hidden
        className="absolute -right-6 -bottom-8 -z-1 rotate-12 text-violet opacity-15"
      />
      <h2 className="font-display text-2xl">{title}</h2>
      <div className="grow text-muted">{children}</div>
      {action}
    </Panel>
  );
}
