import { useState } from "react";
import { currentUser } from "#contract/account.ts";
import { inviteStatus, type InviteStatus } from "#contract/invites.ts";
import { plainCode } from "#game/lib/codes.ts";
import { REDEEM_DAYS } from "#game/invites/invite.ts";
import { CallError, toastOf } from "#web/lib/call.ts";
import { isAskable } from "#web/lib/closed.ts";
import { Page } from "#web/ui/page.tsx";
import { useLive } from "#web/lib/live.ts";
import { ClosedState } from "#web/shared/family/closed-state.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { InviteRewards } from "#web/shared/invites/invite-rewards.tsx";
import { collectionReads } from "#web/collection/api.ts";
import { useParam } from "#web/lib/use-param.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { FounderBadge } from "./founder-badge.tsx";
import { OwnCode } from "./own-code.tsx";
import { RedeemForm, type WelcomeGiftCards } from "./redeem-form.tsx";

const WelcomeGift = lazily(() => import("./welcome-gift.tsx"), "WelcomeGift");

/** A code for friends, what they and the player receive, and a friend's code for the player. */
export function InviteScreen() {
  // A friend may sign up at any moment; coins and cards come with it.
  const { data, error, refetch } = useLive(inviteStatus, {}, "invites", {
    outdates: [currentUser, ...collectionReads],
  });
  return (
    <Page
      intro="Bring your friends, and both of you get coins and cards."
      back={{ href: "/", label: "Home" }}
    >
      {data && <Inviting status={data} />}
      {!data && error !== null && (
        <FailedState
          title="Your invitations did not load"
          {...(error instanceof CallError && { message: toastOf(error) })}
          onRetry={refetch}
        />
      )}
      {!data && error === null && <Skeleton className="h-120" />}
    </Page>
  );
}

/** For a player who comes by a friend's link and cannot take the code, or cannot yet. */
function NotRedeemable({ invitedBy }: Pick<InviteStatus, "invitedBy">) {
  const refusal = useClosed("invites");
  const code = useParam("code");
  if (code === null) return null;
  if (refusal && isAskable(refusal) && invitedBy === null)
    return <ClosedState capability="invites" refusal={refusal} />;
  return (
    <Panel title="Your friend's code">
      <p>
        You are signed in already, and {plainCode(code)} cannot be redeemed by this account: a code
        works once, in an account's first {REDEEM_DAYS} days.
      </p>
    </Panel>
  );
}

function Inviting({ status }: { status: InviteStatus }) {
  const { invitedBy, canRedeem } = status;
  // The form goes away with the answer, what it brought does not.
  const [gift, setGift] = useState<WelcomeGiftCards | null>(null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="space-y-6">
        <OwnCode status={status} />
        {canRedeem ? <RedeemForm onGift={setGift} /> : <NotRedeemable invitedBy={invitedBy} />}
        {invitedBy !== null && (
          <Panel title="Who invited you">
            <p>
              <b>{invitedBy}</b> invited you to Taleborn.
            </p>
          </Panel>
        )}
      </div>
      <div className="space-y-6">
        <Panel title="Rewards" className="hero-fill">
          <InviteRewards />
        </Panel>
        <FounderBadge status={status} />
      </div>
      {gift && <WelcomeGift {...gift} onClose={() => setGift(null)} />}
    </div>
  );
}
