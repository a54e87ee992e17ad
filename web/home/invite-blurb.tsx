import { Users } from "lucide-react";
import { shareStatus } from "#contract/sharing.ts";
import { INVITEE_CARDS, INVITER_CARDS, INVITER_COINS } from "#game/invites/invite.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useShareDialog } from "#web/shared/sharing/use-share-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Promo } from "#web/ui/promo.tsx";

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
