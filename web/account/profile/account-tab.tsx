import type { ReactNode } from "react";
import { resendVerification, type ProfileOnWire } from "#contract/account.ts";
import { useChange } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { letterNotSent, letterSent } from "#web/words/profile.ts";

type AccountTabProps = { profile: ProfileOnWire; messages: ReactNode };

export function AccountTab({ profile, messages }: AccountTabProps) {
  return (
    <div className="space-y-6">
      <AccountPanel profile={profile} />
      {messages}
    </div>
  );
}

function AccountPanel({ profile }: { profile: ProfileOnWire }) {
  const { username, role, coins, streak, invitesUsed } = profile;
  return (
    <Panel title="Account">
      <dl className="divide-y divide-line [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-3 [&>div]:py-3 [&_dd]:min-w-0 [&_dd]:font-bold [&_dd]:wrap-anywhere [&_dt]:text-muted">
        <div>
          <dt>Username</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{(role || "user").toUpperCase()}</dd>
        </div>
        <div>
          <dt>Coins</dt>
          <dd className="text-gold">{coins.toLocaleString("en")}</dd>
        </div>
        <div>
          <dt>Days in a row</dt>
          <dd>{streak}</dd>
        </div>
        <div>
          <dt>Friends invited</dt>
          <dd>{invitesUsed}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <span className="min-w-0">{profile.email}</span>
            {profile.emailVerified ? <Badge tone="good">Confirmed</Badge> : <NotConfirmed />}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function NotConfirmed() {
  const resend = useChange(resendVerification, {
    doneToast: ({ message }) => letterSent(message),
    refusedToast: letterNotSent,
  });
  return (
    <>
      <Badge tone="warn">Not confirmed</Badge>
      <Button
        look="ghost"
        size="small"
        pending={resend.isPending}
        onClick={() => resend.mutate({})}
      >
        Send the Link Again
      </Button>
    </>
  );
}
