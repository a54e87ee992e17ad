import { clsx } from "clsx";
import type { ReactNode } from "react";
import { resendVerification, type ProfileOnWire } from "#contract/account.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DecisionsPanel } from "#web/account/decisions/decisions-panel.tsx";
import { DeletePanel } from "#web/account/own-data/delete-panel.tsx";
import { ExportPanel } from "#web/account/own-data/export-panel.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PlayTimePanel } from "./play-time-panel.tsx";
import { SoundPanel } from "./sound-panel.tsx";
import { ASK_PARENT } from "#web/words/closed.ts";
import { letterSent } from "#web/words/profile.ts";

type AccountTabProps = { profile: ProfileOnWire; messages: ReactNode };

export function AccountTab({ profile, messages }: AccountTabProps) {
  return (
    <div className="space-y-6">
      <AccountPanel profile={profile} />
      {/* Password managers look for the name that a password belongs to. */}
      <PasswordForm username={profile.email} />
      <SoundPanel />
      <PlayTimePanel />
      <FamilyPanel />
      <DecisionsPanel />
      {messages}
      <ExportPanel />
      <DeletePanel username={profile.username} />
    </div>
  );
}

function AccountPanel({ profile }: { profile: ProfileOnWire }) {
  const { username, shownName, role, coins, streak, invitesUsed } = profile;
  return (
    <Panel title="Account">
      <dl className="divide-y divide-line">
        <Fact name="Username">{username}</Fact>
        {shownName !== username && <Fact name="Others see">{shownName}</Fact>}
        <Fact name="Role">{(role || "user").toUpperCase()}</Fact>
        <Fact name="Coins" className="text-gold">
          {coins.toLocaleString("en")}
        </Fact>
        <Fact name="Days in a row">{streak}</Fact>
        <Fact name="Friends invited">{invitesUsed}</Fact>
        <Fact name="Email" className="flex flex-wrap items-center gap-3">
          <span className="min-w-0">{profile.email}</span>
          {profile.emailVerified ? <Badge tone="good">Confirmed</Badge> : <NotConfirmed />}
        </Fact>
      </dl>
      {shownName !== username && <WhyAnotherName />}
    </Panel>
  );
}

/** A child that waits for a parent has a safe name; any other name was withheld by an admin. */
function WhyAnotherName() {
  const { user } = useUser();
  if (user?.closed.market !== "parent_needed")
    return (
      <p className="mt-4 text-muted">
        Your username was reported, so others read a made-up one. If you think that this is wrong,
        you can say so below.
      </p>
    );
  return (
    <>
      <p className="mt-4 mb-4 text-muted">
        We made up a name for you, so that nobody learns yours. When a parent says yes, others see
        your username.
      </p>
      <ButtonLink href="/family/ask">{ASK_PARENT}</ButtonLink>
    </>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

const Fact = ({ name, className, children }: FactProps) => (
  <div className="flex flex-wrap justify-between gap-3 py-3">
    <dt className="text-muted">{name}</dt>
    <dd className={clsx("min-w-0 font-bold wrap-anywhere", className)}>{children}</dd>
  </div>
);

/** For guardians: where their children are. */
function FamilyPanel() {
  const { user } = useUser();
  if (!user?.isGuardian) return null;
  return (
    <Panel title="Your Family">
      <p className="mb-4 text-muted">
        What your children may do here, for how long, and what they made this week.
      </p>
      <ButtonLink href="/family">Your Family</ButtonLink>
    </Panel>
  );
}

function NotConfirmed() {
  const resend = useChange(resendVerification, letterSent);
  return (
    <>
      <Badge tone="warn">Not confirmed</Badge>
      <Button look="ghost" size="small" {...pressFor(resend, {})}>
        Send the Link Again
      </Button>
    </>
  );
}
